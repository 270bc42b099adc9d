import type { Language } from '@denier/core'

/**
 * The script of a page, and its imports, which the browser preloads. Used by several modules of `pages` and `server`.
 */
export interface Script {
  readonly src: string
  readonly preloads: readonly string[]
}

/** The paths of scripts and style sheets, with hashed names. */
export interface Assets {
  /** @param entry a simulator's name, `embed/` and its name, or `home`. */
  script(language: Language, entry: string): Script | undefined
  style(name: 'site' | 'home' | 'simulator' | 'lists' | 'why' | 'note'): string
}

/** What every page needs to be drawn. */
export interface Scene {
  readonly language: Language
  /** The public origin of the service, without a final `/`; empty when unknown. */
  readonly origin: string
  readonly assets: Assets
}
