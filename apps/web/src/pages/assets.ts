import type { Language } from '@denier/core'

/**
 * The script of a page, and its imports, which the browser preloads. Used by `document.tsx` and
 * `server/built.ts`.
 */
export interface Script {
  /** The URL path of the script; `preloads` are those of its imports. */
  readonly src: string
  readonly preloads: readonly string[]
}

/**
 * The paths of scripts and style sheets, with hashed names. `server/built.ts` makes one from the manifest of
 * the build, `build/site.mjs` one for the pages that it draws, and `dev.mjs` one in development. Used by
 * `server/built.ts` and `server/parts.ts`.
 */
export interface Assets {
  /**
   * @param entry a simulator's name, `embed/` or `worker/` and its name, `home`, `developers`, `text`, `batch` or `batch-worker`.
   * @returns undefined for a page without a script.
   */
  script(language: Language, entry: string): Script | undefined
  /** @param name the file in `styles` without `.css`. */
  style(
    name:
      | 'site'
      | 'home'
      | 'simulator'
      | 'embed'
      | 'lists'
      | 'range'
      | 'later'
      | 'note'
      | 'batch'
      | 'developers',
  ): string
}

/**
 * What every page needs to be drawn. Modules of `server` make one for each page. Used by `document.tsx`,
 * `embed.tsx`, `home.tsx`, `refused-for-now.tsx` and others in `pages`.
 */
export interface Scene {
  readonly language: Language
  /** The public origin of the service, without a final `/`; empty when unknown. */
  readonly origin: string
  readonly assets: Assets
}
