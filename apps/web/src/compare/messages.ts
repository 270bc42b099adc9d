import type { Language } from '@denier/core'

/** The French texts; `en` has the same keys. Users read that a scenario is kept: in the code it is pinned. */
const fr = {
  keep: 'Garder ce scénario',
  // below the button: why to pin, and why it is disabled (three are pinned, or this one already is)
  why: 'Gardez ce résultat, changez une valeur, et comparez\u00A0: trois scénarios au plus.',
  full: 'Trois scénarios sont gardés\u00A0: retirez-en un pour en garder un autre.',
  already: 'Ce résultat est déjà gardé.',
  current: 'Résultat actuel',
  // after the name of the scenario that the page shows now
  onScreen: '(à l’écran)',
  scenario: 'Scénario',
  // announced to screen readers: 'Scénario 2 gardé.'
  kept: 'gardé',
  removed: 'Scénario retiré',
  remove: 'Retirer',
  // of the field of a name, followed by the rank of the scenario
  nameOf: 'Nom du scénario',
  same: 'Mêmes valeurs que le résultat actuel',
  // from: the name of the first column
  differences: (from: string) => `Les scénarios et leurs écarts, de «\u00A0${from}\u00A0» à chacun`,
  // heads of the table, and titles of its two groups of rows: parameters, figures
  figure: 'Valeur ou résultat',
  given: 'Ce qui change',
  found: 'Ce qui en résulte',
  // above the menu of the figure that is drawn and explained
  choose: 'Chiffre à comparer',
  // the title of the chart with a bar for each scenario
  compared: 'Chiffre comparé',
  // the total of stacked areas, in the title of the chart
  whole: 'au total',
  // a gap of zero, and the unit of a gap between two percentages
  equal: 'égal',
  points: 'pt',
}

const en: typeof fr = {
  keep: 'Keep this scenario',
  why: 'Keep this result, change a value, and compare: up to three scenarios.',
  full: 'Three scenarios are kept: remove one to keep another.',
  already: 'This result is already kept.',
  current: 'Current result',
  onScreen: '(on screen)',
  scenario: 'Scenario',
  kept: 'kept',
  removed: 'Scenario removed',
  remove: 'Remove',
  nameOf: 'Name of scenario',
  same: 'Same values as the current result',
  differences: (from: string) => `The scenarios and their differences, from “${from}” to each`,
  figure: 'Value or result',
  given: 'What changes',
  found: 'What results',
  choose: 'Figure to compare',
  compared: 'Figure compared',
  whole: 'in total',
  equal: 'equal',
  points: 'pt',
}

/**
 * The texts of the comparison of scenarios. Used by `compare.tsx`, `comparison.tsx`, `decisive-bars.ts`,
 * `differences.ts` and `curves.ts`.
 */
export const messages: Readonly<Record<Language, typeof fr>> = { fr, en }
