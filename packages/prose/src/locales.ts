/**
 * The locale of each language, for `Intl`: dates and numbers of France and of the United Kingdom.
 * Used by several modules of `src`.
 */
export const locales = { fr: 'fr-FR', en: 'en-GB' } as const
