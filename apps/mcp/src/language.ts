import { choice, type Language, type ParamsOf, type Text } from '@denier/core'

/**
 * The argument of this interface: the language of texts. Error messages are English.
 * Called by several modules of `src` and `general`.
 */
export const langField = (byDefault: Language) =>
  choice({
    choices: { fr: { fr: 'Français', en: 'French' }, en: { fr: 'Anglais', en: 'English' } },
    default: byDefault,
    label: { fr: 'Langue des textes', en: 'Language of the prose' },
  })

export type PresentationParameters = { readonly lang: ReturnType<typeof langField> }

/** The validated value of that argument. */
export type PresentationParams = ParamsOf<PresentationParameters>

/** The language that arguments request, also when other arguments are invalid. */
export const languageIn = (args: Readonly<Record<string, unknown>>, byDefault: Language): Language =>
  args.lang === 'fr' || args.lang === 'en' ? args.lang : byDefault

/** @example translate({ fr: 'Taux', en: 'Rate' }, 'en') // 'Rate' */
export const translate = (text: Text, language: Language): string => text[language]
