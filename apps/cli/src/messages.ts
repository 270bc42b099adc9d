import type { Language, Text } from '@denier/core'

/** The strings of the command itself, in both languages. `tornado` is two, separated by `|`. */
const texts = {
  calculating: { fr: 'Calcul en cours…', en: 'Computing…' },
  warnings: { fr: 'À savoir', en: 'Worth knowing' },
  hypotheses: { fr: 'Valeurs par défaut utilisées', en: 'Defaults used' },
  sources: { fr: 'Sources', en: 'Sources' },
  read: { fr: 'lu le', en: 'read on' },
  law: { fr: 'Droit en vigueur le', en: 'Law in force on' },
  incomes: { fr: 'Droit applicable aux revenus de', en: 'Law on the incomes of' },
  target: { fr: 'Résultat visé', en: 'Target' },
  unreachable: { fr: 'aucune valeur n’y mène', en: 'no value leads there' },
  required: { fr: 'À donner', en: 'Required' },
  optional: { fr: 'Au choix', en: 'Optional' },
  analyses: { fr: 'À rebours, et ce qui compte', en: 'Goal seek, and what matters' },
  output: { fr: 'Sortie', en: 'Output' },
  example: { fr: 'Exemple', en: 'Example' },
  exits: { fr: 'Codes de sortie', en: 'Exit codes' },
  exitCodes: {
    fr: '0 la réponse, 1 une panne, 2 une question à corriger (les fautes sont sur la sortie d’erreur).',
    en: '0 an answer, 1 a failure, 2 a question to correct (its faults are on the standard error).',
  },
  numbers: {
    fr: 'Un nombre s’écrit sans espace, avec un point : 3.5, -2, 1e6.',
    en: 'A number is written without blanks, with a point: 3.5, -2, 1e6.',
  },
  byDefault: { fr: 'par défaut', en: 'default' },
  defaultIs: { fr: 'Par défaut :\u00a0', en: 'Default:\u00a0' },
  from: { fr: 'de', en: 'from' },
  to: { fr: 'à', en: 'to' },
  whole: { fr: 'nombre entier', en: 'whole number' },
  oneOf: { fr: 'au choix', en: 'one of' },
  see: { fr: 'Voir', en: 'See' },
  simulators: { fr: 'Les simulateurs', en: 'The simulators' },
  usage: { fr: 'Usage', en: 'Usage' },
  otherCommands: { fr: 'Et aussi', en: 'And also' },
  command: { fr: 'commande', en: 'command' },
  goal: { fr: 'À rebours', en: 'Goal seek' },
  tornado: { fr: 'le paramètre baisse|il monte', en: 'the parameter goes down|it goes up' },
  withoutEffect: { fr: 'Sans effet pour ce mouvement', en: 'No effect for this move' },
  untried: {
    fr: 'Non déplacés (à zéro, ou valeurs voisines refusées)',
    en: 'Not moved (at zero, or neighbouring values refused)',
  },
  parameter: { fr: 'Paramètre', en: 'Parameter' },
  low: { fr: 'Plus bas', en: 'Lower' },
  high: { fr: 'Plus haut', en: 'Higher' },
  result: { fr: 'Résultat', en: 'Result' },
} as const satisfies Record<string, Text>

/**
 * A string of the command in one language. Used by `commands/run-simulator.ts`, `help/describe-field.ts`,
 * `help/general-help.ts`, `help/option-list.ts` and others in `page` and `help`.
 */
export const translate = (key: keyof typeof texts, language: Language): string => texts[key][language]

/** Says how many rows of a table are hidden. Used by `page/tables.ts`. */
export const rowsLeft = (count: number, language: Language): string =>
  language === 'fr' ? `… ${count} lignes de plus : --tout` : `… ${count} more rows: --tout`

/** Says how many figures that are 0 or do not exist are hidden. Used by `page/figures.ts`. */
export const figuresLeft = (count: number, language: Language): string =>
  language === 'fr' ? `… ${count} chiffres nuls : --tout` : `… ${count} figures at zero: --tout`

/** Says how many values at 0 or no are hidden. Used by `page/page-notes.ts`. */
export const valuesLeft = (count: number, language: Language): string =>
  language === 'fr' ? `… ${count} valeurs à zéro ou non : --tout` : `… ${count} values at zero or no: --tout`

/** Names the hidden tables, and the option that shows them. Used by `page/tables.ts`. */
export const tableLeft = (names: readonly string[], language: Language): string =>
  language === 'fr' ? `Avec --tout : ${names.join(', ')}` : `With --tout: ${names.join(', ')}`

/** Says how many sources an answer has, and the option that lists them. Used by `page/page-notes.ts`. */
export const sourcesCount = (count: number, language: Language): string => {
  const word = count > 1 ? 'sources' : 'source'
  return language === 'fr' ? `${count} ${word} : --sources` : `${count} ${word}: --sources`
}
