import { choice, type Language, type ParamsOf, type Text } from '@denier/core'

/** The door's own argument: the language of an answer's prose. Messages of errors stay English. */
export const langField = (byDefault: Language) =>
  choice({
    choices: { fr: { fr: 'Français', en: 'French' }, en: { fr: 'Anglais', en: 'English' } },
    default: byDefault,
    label: { fr: 'Langue des textes', en: 'Language of the prose' },
  })

export type Door = { readonly lang: ReturnType<typeof langField> }

/** What a reader gives back of the door's argument. */
export type DoorAsked = ParamsOf<Door>

/** The language that arguments ask for, even when others of them are at fault. */
export const languageIn = (args: Readonly<Record<string, unknown>>, byDefault: Language): Language =>
  args.lang === 'fr' || args.lang === 'en' ? args.lang : byDefault

/** @example say({ fr: 'Taux', en: 'Rate' }, 'en') // 'Rate' */
export const say = (text: Text, language: Language): string => text[language]
