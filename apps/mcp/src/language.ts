import { choice, type Language, type ParamsOf, type Text } from '@denier/core'

/**
 * The argument `lang` of every tool: the language of texts. Used by
 * `analysis-tool.ts`, `explication-tool.ts`, `simulation-tool.ts`, `general/call-reader.ts` and others in
 * `general`.
 */
export const langField = (byDefault: Language) =>
  choice({
    choices: { fr: { fr: 'Français', en: 'French' }, en: { fr: 'Anglais', en: 'English' } },
    default: byDefault,
    label: { fr: 'Langue des textes', en: 'Language of the prose' },
  })

/** The presentation parameters of every tool. Used by `read-analysis.ts`. */
export type PresentationParameters = { readonly lang: ReturnType<typeof langField> }

/** Their validated values. Used by `read-analysis.ts`. */
export type PresentationParams = ParamsOf<PresentationParameters>

/**
 * The language that arguments request, also when other arguments are invalid. Used by `analysis-tool.ts`,
 * `create-server.ts`, `explication-tool.ts`, `simulation-tool.ts`, `general/call-reader.ts` and others in `general`.
 */
export const languageIn = (args: Readonly<Record<string, unknown>>, byDefault: Language): Language =>
  args.lang === 'fr' || args.lang === 'en' ? args.lang : byDefault

/**
 * A text in a language. Used by `accepted-values.ts`, `analysis-lines.ts`, `analysis-schemas.ts`, `analysis-tool.ts`,
 * `create-server.ts`, `description.ts` and others in `general` and `src`.
 * @example translate({ fr: 'Taux', en: 'Rate' }, 'en') // 'Rate'
 */
export const translate = (text: Text, language: Language): string => text[language]
