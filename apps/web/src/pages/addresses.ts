import { type Language, languages } from '@denier/core'
import { rootOf } from '../model/address.ts'

/**
 * The last part of the address of each page without a simulator, by language. `server/site.ts` makes a page
 * of each name: a new one needs its text too.
 */
const slugs = {
  home: { fr: '', en: '' },
  method: { fr: 'methode', en: 'method' },
  batch: { fr: 'lot', en: 'batch' },
  developers: { fr: 'developpeurs', en: 'developers' },
  sources: { fr: 'sources', en: 'sources' },
  legal: { fr: 'mentions-legales', en: 'legal-notice' },
  privacy: { fr: 'confidentialite', en: 'privacy' },
  accessibility: { fr: 'accessibilite', en: 'accessibility' },
} as const

/** The name of a page without a simulator. Used by `footer.tsx` and `prose.tsx`. */
export type PageName = keyof typeof slugs

/** The names of all these pages. Used by `server/site.ts`. */
export const pageNames = Object.keys(slugs) as readonly PageName[]

/**
 * The path of a page in a language. Used by `footer.tsx`, `header.tsx`, `home.tsx`, `refused-for-now.tsx` and others
 * in `pages` and `server`.
 * @example addressOf('legal', 'en') // '/en/legal-notice'
 */
export const addressOf = (page: PageName, language: Language): string =>
  rootOf(language) + slugs[page][language]

/**
 * The address of the API documentation in a language. Used by `developers.tsx`, `footer.tsx` and
 * `header.tsx`.
 */
export const docsOf = (language: Language): string => (language === 'fr' ? '/docs' : '/docs?lang=en')

/** The other language. Used by `header.tsx`. */
export const otherThan = (language: Language): Language =>
  languages.find((one) => one !== language) ?? language
