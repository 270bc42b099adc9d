import type { Language, Text } from '@denier/core'

/**
 * The messages of the form, French and English side by side. Used by `actions.tsx`, `choice-fields.tsx`,
 * `faults.tsx`, `field-layout.tsx` and others in `form`.
 */
export const messages = {
  calculate: { fr: 'Calculer', en: 'Calculate' },
  seeResult: { fr: 'Voir le résultat', en: 'See the result' },
  reset: { fr: 'Revenir à l’exemple', en: 'Back to the example' },
  undo: { fr: 'Retrouver mes valeurs', en: 'Restore my values' },
  help: { fr: 'Aide\u00A0: ', en: 'Help: ' },
  /** The heading of the fields that have defaults. */
  assumptions: { fr: 'Hypothèses', en: 'Assumptions' },
  presets: { fr: 'Partir de', en: 'Start from' },
  /** Around the title of the preset whose values the form shows. */
  presetShown: {
    fr: (title: string) => `Valeurs affichées\u00A0: ${title}`,
    en: (title: string) => `Values shown: ${title}`,
  },
  /** In the place of the title of a preset, where the values are those of the worked example. */
  example: { fr: 'l’exemple', en: 'the example' },
  presetChanges: { fr: 'Ce que chacun change', en: 'What each one changes' },
  choose: { fr: 'Choisir…', en: 'Choose…' },
  yes: { fr: 'Oui', en: 'Yes' },
  no: { fr: 'Non', en: 'No' },
  /** Around the label of the length that a field follows. */
  follows: {
    fr: (leader: string) => `Suit «\u00A0${leader}\u00A0» tant que vous ne changez rien ici`,
    en: (leader: string) => `Follows “${leader}” until you set it`,
  },
  /** Around the age at which a length ends. */
  lasts: {
    fr: (age: string) => `Jusqu’à ${age}\u00A0ans, tant que vous ne changez rien ici`,
    en: (age: string) => `To age ${age} until you set it`,
  },
  optional: { fr: 'Facultatif', en: 'Optional' },
  ifEmpty: { fr: 'Si vide\u00A0: ', en: 'If empty: ' },
  unset: { fr: 'sans valeur', en: 'no value' },
  slider: { fr: ' (curseur)', en: ' (slider)' },
  /** Begins the link or the head of the other ways of filling the form (“ways”). */
  otherwise: { fr: 'Autrement\u00A0: ', en: 'Alternatively: ' },
  /** The note below a field of three percentages in one text. */
  splitNote: { fr: 'Trois parts, comme 50/30/20', en: 'Three shares, such as 50/30/20' },
  /** After a switch of way: `names` are the labels of the fields whose values stay in the other way. */
  notCarried: {
    fr: (names: string) => `Non repris ici\u00A0: ${names}. L’autre saisie le garde.`,
    en: (names: string) => `Not carried over: ${names}. The other way keeps it.`,
  },
  faults: { fr: 'À corriger', en: 'Please correct' },
  /** In its place where values are only missing, as on a page opened with those of another. */
  missing: { fr: 'Il reste à indiquer', en: 'Still to enter' },
} as const satisfies Record<string, Text | Record<Language, (names: string) => string>>

/**
 * How many of the assumptions of a form differ from those that its page starts from. Used by `more.tsx`.
 * @example changedWords(2).fr // '2 modifiées'
 */
export const changedWords = (count: number): Text => ({
  fr: count > 1 ? `${count} modifiées` : `${count} modifiée`,
  en: `${count} changed`,
})

/**
 * Ends a list of assumptions cut short: how many are not named. Used by `more.tsx`.
 * @example othersWords(3).en // 'and 3 more'
 */
export const othersWords = (count: number): Text => ({
  fr: count > 1 ? `et ${count}\u00A0autres` : 'et une autre',
  en: count > 1 ? `and ${count} more` : 'and one more',
})

/**
 * The text beside the box of a number, by the unit of its field (`Field.unit`); other units show none. Used
 * by `number-field.tsx`.
 */
export const unitWords: Readonly<Record<string, Text>> = {
  EUR: { fr: '€', en: '€' },
  'EUR/month': { fr: '€/mois', en: '€/month' },
  '%': { fr: '%', en: '%' },
  '%/year': { fr: '%', en: '%' },
  years: { fr: 'ans', en: 'years' },
  months: { fr: 'mois', en: 'months' },
}
