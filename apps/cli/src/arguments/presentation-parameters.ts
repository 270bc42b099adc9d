import { choice, type Field, type Language, type Params, type ParamsOf, type Text } from '@denier/core'

type Flag = Field<boolean, 'defaulted', false>

/** A yes-or-no option that is off by default. */
const flag = (label: Text): Flag => Object.freeze({ kind: 'flag', label, default: false })

/** The language of the output; its default comes from the environment. */
const lang = (language: Language) =>
  choice({
    choices: { fr: { fr: 'Français', en: 'French' }, en: { fr: 'Anglais', en: 'English' } },
    default: language,
    label: { fr: 'Langue des textes', en: 'Language of the prose' },
  })

/**
 * The options that every command has, simulators or not. Used by `commands/command-line.ts`,
 * `completion/completion-entries.ts` and `help/general-help.ts`.
 */
export const commonParameters = (language: Language) => ({
  lang: lang(language),
  help: flag({ fr: 'Ce texte', en: 'This text' }),
})

/**
 * The presentation parameters of a simulator’s command: the options that settle how the answer is written. Used by
 * `validate-arguments.ts` and `help/simulator-help.ts`.
 */
export const presentationParameters = (language: Language) => ({
  json: flag({ fr: 'La réponse du service, en JSON', en: 'The answer of the service, as JSON' }),
  csv: flag({ fr: 'La table principale, en CSV', en: 'The main table, as CSV' }),
  separateur: choice({
    choices: {
      virgule: { fr: 'virgules, points décimaux', en: 'commas, decimal points' },
      'point-virgule': {
        fr: 'points-virgules et virgules décimales, pour un tableur français',
        en: 'semicolons and decimal commas, for a French spreadsheet',
      },
    },
    default: 'virgule',
    label: { fr: 'Avec --csv', en: 'With --csv' },
  }),
  svg: flag({ fr: 'Le graphique, en SVG', en: 'The chart, as SVG' }),
  theme: choice({
    choices: { clair: { fr: 'Clair', en: 'Light' }, sombre: { fr: 'Sombre', en: 'Dark' } },
    default: 'clair',
    label: { fr: 'Avec --svg', en: 'With --svg' },
  }),
  tout: flag({ fr: 'Toutes les lignes de toutes les tables', en: 'All rows of all tables' }),
  sources: flag({ fr: 'Les sources, avec leurs adresses', en: 'The sources, with their addresses' }),
  ...commonParameters(language),
})

type PresentationParameters = ReturnType<typeof presentationParameters>
/** The values of these options, by name. Used by `validate-arguments.ts`. */
export type PresentationParams = ParamsOf<PresentationParameters>

/** Output formats for programs: one at most. Used by `validate-arguments.ts`. */
export const formats = ['json', 'csv', 'svg'] as const satisfies readonly (keyof PresentationParameters)[]

/** The option for a sensitivity study: its value is the figure. Used by `validate-arguments.ts`. */
export const SENSITIVITY = 'sensibilite'

/** The option for an explication; those of the analysis itself go with it. Used by `validate-arguments.ts`. */
export const EXPLICATION = 'explication'

/** The option for an explication, as a parameter of a command. Used by `validate-arguments.ts`. */
export const explicationOption = {
  [EXPLICATION]: flag({
    fr: 'Comment les chiffres ont été calculés, ou celui de --figure',
    en: 'How the figures were computed, or that of --figure',
  }),
}

/**
 * The option for a range; the parameters that it adds to those of the simulator imply it. Used by
 * `validate-arguments.ts`.
 */
export const RANGE = 'plage'

/** The option for a range, as a parameter of a command. Used by `validate-arguments.ts`. */
export const rangeOption = {
  [RANGE]: flag({
    fr: 'La fourchette du chiffre qui décide, un cas sur dix, et le passé des actions',
    en: 'The range of the figure that decides, one case in ten, and the past of equities',
  }),
}

/**
 * The option for a sensitivity study, as a parameter of a command. Used by `validate-arguments.ts`.
 * @param target the parameter `cible` of the study: its choices, the figures that can be studied, are those
 * of the option.
 */
export const sensitivityOption = (target: Field | undefined): Params => ({
  [SENSITIVITY]: Object.freeze({
    kind: 'choice',
    label: {
      fr: 'Ce que chaque paramètre change à ce résultat',
      en: 'What each parameter changes in this result',
    },
    ...(target?.choices && { choices: target.choices }),
  } satisfies Field),
})
