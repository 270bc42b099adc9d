import type { Language } from '@denier/core'

const fr = {
  result: 'Résultat',
  others: 'Les autres chiffres',
  nil: (count: number) => `${count} chiffres nuls ou sans objet ici`,
  nilWhere: 'L’API les donne tous.',
  defaults: (count: number) => `${count} valeurs par défaut`,
  why: 'Pourquoi ce chiffre\u00A0?',
  whyTable: 'Le calcul de ce tableau',
  whyHint: 'Chaque chiffre souligné ouvre son calcul.',
  whyFailed: 'L’explication n’a pas pu être chargée. Vérifiez la connexion, puis rechargez la page.',
  how: 'Comment ces chiffres sont calculés',
  past: 'Résultat des valeurs précédentes\u00A0: celles du formulaire sont à corriger.',
  busy: 'Calcul en cours…',
  faulty: 'Le résultat viendra une fois le formulaire corrigé.',
  limited:
    'Le résultat n’est pas affiché\u00A0: trop de pages ont été demandées à la suite. Attendez une minute, puis rechargez celle-ci.',
  warnings: 'À savoir',
  notes: (count: number) =>
    count === 1 ? '1 précision sur la méthode' : `${count} précisions sur la méthode`,
  change: (difference: string) => `dernier changement\u00A0: ${difference}`,
  amounts: 'Montants du graphique',
  terms: { nominal: 'En euros de chaque année', real: 'En euros d’aujourd’hui' },
  read: 'Lire le graphique, point par point',
  rows: { one: 'ligne', many: 'lignes' },
  assumed: 'Ce qui a été supposé',
  usual: 'par défaut',
  derived: 'déduit',
  lawOn: 'Règles en vigueur le',
  incomesOf: 'Règles de l’imposition des revenus de',
  sources: 'Sources',
  readOn: 'lu le',
  computedOn: 'Calculé le',
  foundAt: ', à retrouver à l’adresse\u00A0: ',
}

const en: typeof fr = {
  result: 'Result',
  others: 'The other figures',
  nil: (count: number) => `${count} figures that are zero or do not apply here`,
  nilWhere: 'The API gives them all.',
  defaults: (count: number) => `${count} default values`,
  why: 'Why this figure?',
  whyTable: 'The calculation of this table',
  whyHint: 'Each underlined figure opens its calculation.',
  whyFailed: 'The explanation could not be loaded. Check the connection, then reload the page.',
  how: 'How these figures are computed',
  past: 'Result for the previous values: those in the form need correcting.',
  busy: 'Computing…',
  faulty: 'The result will appear once the form is corrected.',
  limited:
    'The result is not shown: too many pages were requested in quick succession. Wait one minute, then reload this one.',
  warnings: 'Worth knowing',
  notes: (count: number) => (count === 1 ? '1 note on the method' : `${count} notes on the method`),
  change: (difference: string) => `last change: ${difference}`,
  amounts: 'Amounts in the chart',
  terms: { nominal: 'Each year’s euros', real: 'Today’s euros' },
  read: 'Read the chart, point by point',
  rows: { one: 'row', many: 'rows' },
  assumed: 'What was assumed',
  usual: 'default',
  derived: 'derived',
  lawOn: 'Rules in force on',
  incomesOf: 'Rules that tax the incomes of',
  sources: 'Sources',
  readOn: 'read on',
  computedOn: 'Computed on',
  foundAt: '. Open this result again at: ',
}

/**
 * The texts of the result besides those of the contracts. Used by `basis.tsx`, `chart-panel.tsx`, `figures.tsx`,
 * `live-chart.tsx` and 4 more in `result`, `compare` and `embed`.
 */
export const messages: Readonly<Record<Language, typeof fr>> = { fr, en }
