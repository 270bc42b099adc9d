import type { Language } from '@denier/core'

/** A script of a page, and those that it imports, to be fetched at the same time. */
export interface Script {
  readonly src: string
  readonly preloads: readonly string[]
}

/** Where the files of the pages are, by their hashed names. */
export interface Assets {
  /** @param entry a simulator's name, `embed/` and its name, or `home`. */
  script(language: Language, entry: string): Script | undefined
  style(name: 'site' | 'simulator'): string
}

/** What a page is drawn with. */
export interface Scene {
  readonly language: Language
  /** Where the service is reached, without a final `/`; empty where nobody knows. */
  readonly origin: string
  readonly assets: Assets
}
