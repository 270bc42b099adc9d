/**
 * The locale of each language, for `Intl`: dates and numbers of France and of the United Kingdom. Exported by
 * `@denier/prose`; used by `figure-formatter.ts`, `format-date.ts`, `format-number.ts` and `names.ts`.
 */
export const locales = { fr: 'fr-FR', en: 'en-GB' } as const
