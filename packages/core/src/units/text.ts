/**
 * Prose for users, in both languages side by side: a missing translation does not compile. Exported by
 * `@denier/core`; used by `cited-value.ts`, `explanation/compile-explanation.ts`, `explication/describe-names.ts`,
 * `explication/explained-inputs.ts` and others in `definition`, `analyses`, `simulateurs` and `legislation` and in
 * other packages.
 */
export interface Text {
  readonly fr: string
  readonly en: string
}

/**
 * The languages of every text, the default first. Exported by `@denier/core`; used by `ask.ts`,
 * `definition/simulator.ts` and others in other packages.
 */
export const languages = ['fr', 'en'] as const

/** A language, as a page or an answer has one: `'fr'` or `'en'`. */
export type Language = (typeof languages)[number]

/**
 * A text in one language. In a build of one language, which drops the other text, it gives the one left. Used
 * by `explanation/compile-explanation.ts`, `explication/compare-choices.ts`, `explication/describe-names.ts`,
 * `explication/explain-step.ts` and others in `analyses` and `definition`.
 * @example inLanguage({ fr: 'Taux', en: 'Rate' }, 'en') // 'Rate'
 */
export const inLanguage = (text: Text, language: Language): string => text[language] ?? text.fr ?? text.en
