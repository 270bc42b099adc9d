import type { Language } from '@denier/core'

/** Texts of the comparison of scenarios, French and English. */
const fr = {
  keep: 'Garder ce scénario',
  why: 'Gardez ce résultat, changez une valeur, et comparez\u00A0: trois scénarios au plus.',
  full: 'Trois scénarios sont gardés\u00A0: retirez-en un pour en garder un autre.',
  already: 'Ce résultat est déjà gardé.',
  current: 'Résultat actuel',
  scenario: 'Scénario',
  kept: 'gardé',
  removed: 'Scénario retiré',
  remove: 'Retirer',
  same: 'Mêmes valeurs que le résultat actuel',
  differences: 'Les scénarios et leurs écarts avec le résultat actuel',
  figure: 'Valeur ou résultat',
  given: 'Ce qui change',
  found: 'Ce qui en résulte',
  whole: 'au total',
  equal: 'égal',
  points: 'pt',
}

const en: typeof fr = {
  keep: 'Keep this scenario',
  why: 'Keep this result, change a value, and compare: up to three scenarios.',
  full: 'Three scenarios are kept: remove one to keep another.',
  already: 'This result is already kept.',
  current: 'Current result',
  scenario: 'Scenario',
  kept: 'kept',
  removed: 'Scenario removed',
  remove: 'Remove',
  same: 'Same values as the current result',
  differences: 'The scenarios and how they differ from the current result',
  figure: 'Value or result',
  given: 'What changes',
  found: 'What results',
  whole: 'in total',
  equal: 'equal',
  points: 'pt',
}

/**
 * The texts of the comparison of scenarios. Used by `compare.tsx`, `comparison.tsx`, `differences.ts` and `paths.ts`.
 */
export const messages: Readonly<Record<Language, typeof fr>> = { fr, en }
