/**
 * Prose for users, in both languages side by side: a missing translation does not compile.
 * Used by `definition`, `explication`, `analyses`, simulators and others.
 */
export interface Text {
  readonly fr: string
  readonly en: string
}

/** The languages of every text, the default first. */
export const languages = ['fr', 'en'] as const

export type Language = (typeof languages)[number]

/**
 * A text in one language; in the only one that it has, in a build of one language alone.
 * @example inLanguage({ fr: 'Taux', en: 'Rate' }, 'en') // 'Rate'
 */
export const inLanguage = (text: Text, language: Language): string => text[language] ?? text.fr ?? text.en
