import type { Text } from '@denier/core'

/**
 * The texts of results that assistants quote; most are followed by a colon or a value. Used by
 * `compare-tool.ts`, `describe-tool.ts`, `described-parameter.ts`, `explain-tool.ts` and others in `general`.
 */
export const messages = {
  toConfirm: {
    fr: 'Plusieurs simulateurs conviennent : demandez lequel, ou précisez la question.',
    en: 'Several simulators fit: ask which one, or make the question more precise.',
  },
  noMatch: {
    fr: 'Aucun simulateur ne correspond. Reformulez avec d’autres mots, ou choisissez parmi :',
    en: 'No simulator matches. Try other words, or choose among:',
  },
  needs: { fr: 'Demande', en: 'Needs' },
  gives: { fr: 'Donne', en: 'Gives' },
  others: { fr: 'Sinon', en: 'Otherwise' },
  example: { fr: 'Exemple qui marche', en: 'Example that works' },
  groups: { fr: 'Autres groupes', en: 'Other groups' },
  required: { fr: 'obligatoire', en: 'required' },
  optional: { fr: 'facultatif', en: 'optional' },
  byDefault: { fr: 'par défaut', en: 'by default' },
  to: { fr: 'à', en: 'to' },
  oneOf: { fr: 'parmi', en: 'one of' },
  figures: { fr: 'Chiffres', en: 'Figures' },
  otherFigures: { fr: 'Autres chiffres (groupe)', en: 'More figures (groupe)' },
  box: { fr: 'case', en: 'box' },
  boxes: { fr: 'cases', en: 'boxes' },
  tables: { fr: 'Tableaux sur demande (detail)', en: 'Tables on request (detail)' },
  rows: { fr: 'lignes', en: 'rows' },
  row: { fr: 'ligne', en: 'row' },
  nothingComputed: { fr: 'Rien n’a été calculé', en: 'Nothing was computed' },
  fault: { fr: 'faute dans les arguments', en: 'fault in the arguments' },
  faults: { fr: 'fautes dans les arguments', en: 'faults in the arguments' },
  andMore: { fr: 'et encore', en: 'and more' },
  thatWork: { fr: 'Arguments qui marchent', en: 'Arguments that work' },
  nearest: { fr: 'le plus proche', en: 'nearest' },
  rowsUpTo: { fr: 'au plus', en: 'at most' },
  assumed: { fr: 'Supposé', en: 'Assumed' },
  lawOfDay: { fr: 'Droit en vigueur le', en: 'Law in force on' },
  lawOfYear: { fr: 'Droit des revenus de', en: 'Law of the incomes of' },
  source: { fr: 'Source', en: 'Source' },
  recompute: { fr: 'Recalculer', en: 'Recompute' },
  recomputeRange: { fr: 'Recalculer la fourchette', en: 'Recompute the range' },
  unknownIs: { fr: 'Valeur trouvée', en: 'Value found' },
  none: { fr: 'aucune dans les bornes', en: 'none within the bounds' },
  targeted: { fr: 'visé', en: 'targeted' },
  reached: { fr: 'atteint', en: 'reached' },
  now: { fr: 'Sans changement', en: 'Without change' },
  effects: {
    fr: 'Ce qui compte le plus, chaque paramètre bougé seul',
    en: 'What matters most, each parameter moved alone',
  },
  compared: { fr: 'Comparaison', en: 'Comparison' },
  differs: { fr: 'Ce qui change', en: 'What differs' },
  because: { fr: 'Pourquoi l’écart', en: 'Why the gap' },
  gap: { fr: 'écart', en: 'gap' },
  nothingDiffers: { fr: 'Aucun paramètre ne diffère.', en: 'No parameter differs.' },
  notExplained: {
    fr: 'L’écart n’est pas décomposé : trop de paramètres diffèrent, ou un calcul intermédiaire est trop long.',
    en: 'The gap is not broken down: too many parameters differ, or a computation in between is too long.',
  },
} as const satisfies Readonly<Record<string, Text>>
