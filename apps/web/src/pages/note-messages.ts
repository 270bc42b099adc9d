import type { Language } from '@denier/core'

/** The French texts; `en` has the same keys. */
const fr = {
  title: 'Note de calcul',
  description: 'Le calcul d’un résultat, étape par étape, à imprimer ou à classer.',
  madeOn: 'Établie le',
  rules: 'règles de calcul, version',
  lawOn: 'droit en vigueur le',
  lawLater: 'droit connu à ce jour, appliqué au',
  incomesOf: 'imposition des revenus de',
  back: 'Revenir à la simulation',
  asText: 'La même note en texte',
  asData: 'Les données, en JSON',
  print: 'Cette page s’imprime telle quelle, en A4.',
  given: 'Données saisies',
  assumed: 'Hypothèses, par défaut',
  nothingGiven: 'Aucune\u00A0: ce sont les valeurs de l’exemple.',
  result: 'Résultat',
  steps: 'Le calcul, étape par étape',
  step: 'Étape',
  calculation: 'Calcul',
  value: 'Valeur',
  source: 'Texte',
  // of the cases of a condition: the one that applies, and the others
  kept: 'retenu',
  rejected: 'écarté',
  // by the rounding of a formula (`arrondi`); `bruit` only removes floating-point noise, and is not mentioned
  rounding: { euro: 'arrondi à l’euro', centime: 'arrondi au centime', bruit: '' },
  equation: 'la valeur pour laquelle ceci est nul',
  // before the parameters that another question has, whose answer gives the value
  elsewhere: 'la même question avec',
  none: 'valeur du calcul, sans dérivation\u00A0: sa formule n’a pas redonné ce chiffre',
  // lists below the steps: figures that are zero, and values whose own steps are left out
  zeros: 'Sont nuls ici, et n’ont pas d’étape',
  taken: 'Valeurs reprises sans leur détail',
  tables: 'Les tableaux',
  tablesHelp:
    'Chaque ligne ci-dessous décrit une colonne du tableau\u00A0: comment elle se calcule, puis sa valeur à chaque rang. D’un long tableau sont données la première ligne, la dernière et celles où quelque chose change\u00A0: le titre dit lesquelles.',
  column: 'Colonne, et comment elle se calcule',
  // where values that are not computed come from; `source` above heads the texts of law
  origins: 'Source',
  observed: 'donnée de la source',
  emptyColumns: 'Nuls à chaque ligne',
  row: 'Ligne',
  rows: (count: number) => `${count} ${count > 1 ? 'lignes' : 'ligne'}`,
  // in the title of the part of a table that goes on below
  next: 'suite',
  // a calculation like one above it, but for pairs of numbers: the one above, and the one in its place
  same: (numbers: readonly (readonly [string, string])[]) =>
    ['comme plus haut', ...numbers.map(([one, other]) => `${other} au lieu de ${one}`)].join(', '),
  // before the value that a column has before its first row
  start: 'départ',
  law: 'Droit appliqué',
  customs: 'Usages, sans texte',
  // before the main figure under each other choice of a parameter
  compared: 'Sous un autre choix',
  alerts: 'À vérifier',
  warnings: 'À savoir',
  // before the amount in euros that a warning is about
  effect: 'effet',
  // before the version of the rules, after what was replayed
  made: 'Règles de calcul, version',
  recompute: 'Refaire ce calcul',
  grammar: 'grammaire des formules',
  signs: {
    max: 'max\u00A0: le plus grand des termes',
    min: 'min\u00A0: le plus petit',
    power: '^\u00A0: puissance',
  },
}

const en: typeof fr = {
  title: 'How it was computed',
  description: 'How a result was computed, step by step, to print or to file.',
  madeOn: 'Made on',
  rules: 'rules of calculation, version',
  lawOn: 'law in force on',
  lawLater: 'law as known today, applied to',
  incomesOf: 'tax on the incomes of',
  back: 'Back to the simulation',
  asText: 'The same note as text',
  asData: 'The data, as JSON',
  print: 'This page prints as it is, on A4.',
  given: 'Values entered',
  assumed: 'Assumptions, by default',
  nothingGiven: 'None: these are the values of the example.',
  result: 'Result',
  steps: 'The calculation, step by step',
  step: 'Step',
  calculation: 'Calculation',
  value: 'Value',
  source: 'Text',
  kept: 'kept',
  rejected: 'rejected',
  rounding: { euro: 'rounded to the euro', centime: 'rounded to the cent', bruit: '' },
  equation: 'the value for which this is zero',
  elsewhere: 'the same question with',
  none: 'value of the computation, without derivation: its formula did not give this figure',
  zeros: 'Zero here, without a step',
  taken: 'Values taken without their detail',
  tables: 'The tables',
  tablesHelp:
    'Each line is a column of the table: how it is computed, then its value in each row. Of a long table the first row, the last and those where something changes are given: its title says which.',
  column: 'Column, and how it is computed',
  origins: 'Source',
  observed: 'data of the source',
  emptyColumns: 'Zero in every row',
  row: 'Row',
  rows: (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`,
  next: 'continued',
  same: (numbers: readonly (readonly [string, string])[]) =>
    ['as above', ...numbers.map(([one, other]) => `${other} in place of ${one}`)].join(', '),
  start: 'start',
  law: 'Law applied',
  customs: 'Customs, without a text',
  compared: 'Under another choice',
  alerts: 'To check',
  warnings: 'Worth knowing',
  effect: 'effect',
  made: 'Rules of calculation, version',
  recompute: 'Compute this again',
  grammar: 'grammar of formulas',
  signs: { max: 'max: the largest of the terms', min: 'min: the smallest', power: '^: power' },
}

/**
 * The texts of a note, besides those of its explication. Used by `note.tsx`, `note-steps.tsx` and
 * `note-tables.tsx`.
 */
export const messages: Readonly<Record<Language, typeof fr>> = { fr, en }
