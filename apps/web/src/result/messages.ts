import type { Language } from '@denier/core'

/** The French texts; `en` has the same keys. */
const fr = {
  result: 'Résultat',
  // the heading of a group of figures to which the contract gives none
  others: 'Les autres chiffres',
  // figures that are 0 or do not exist, folded; `nilWhere` is their content until they are drawn
  nil: (count: number) => `${count} chiffres nuls ou sans objet ici`,
  nilWhere: 'L’API les donne tous.',
  defaults: (count: number) => `${count} valeurs par défaut`,
  why: 'Pourquoi ce chiffre\u00A0?',
  whyTable: 'Le calcul de ce tableau',
  whyHint: 'Chaque chiffre souligné ouvre son calcul.',
  whyFailed: 'L’explication n’a pas pu être chargée. Vérifiez la connexion, puis rechargez la page.',
  how: 'Comment ces chiffres sont calculés',
  next: 'Avec ces valeurs',
  // states of the result: of earlier values, being computed, none as the form is invalid, none as the service refused for a time
  past: 'Valeurs précédentes, formulaire à corriger',
  busy: 'Calcul en cours…',
  faulty: 'Le résultat viendra une fois le formulaire corrigé.',
  refusedForNow:
    'Le résultat n’est pas affiché\u00A0: trop de pages ont été demandées à la suite, ou de longs calculs sont en cours. Attendez une minute, puis rechargez celle-ci.',
  warnings: 'À savoir',
  contents: 'Sections',
  moreCharts: (count: number) => (count === 1 ? 'Un autre graphique' : `${count} autres graphiques`),
  notes: (count: number) =>
    count === 1 ? '1 précision sur la méthode' : `${count} précisions sur la méthode`,
  // warnings that may change the decision
  alerts: (count: number) => (count === 1 ? '1 alerte' : `${count} alertes`),
  change: (difference: string) => `dernier changement\u00A0: ${difference}`,
  // the choice between the charts in nominal and in real euros
  amounts: 'Montants du graphique',
  terms: { nominal: 'En euros de chaque année', real: 'En euros d’aujourd’hui' },
  read: 'Lire le graphique, point par point',
  // the link to the same question under the method that draws a chart
  drawChart: 'Afficher ce graphique',
  rows: { one: 'ligne', many: 'lignes' },
  assumed: 'Ce qui a été supposé',
  // the origin of a value that was not typed: a default, or derived from other values
  usual: 'par défaut',
  derived: 'déduit',
  lawOn: 'Règles en vigueur le',
  incomesOf: 'Règles de l’imposition des revenus de',
  sources: 'Sources',
  readOn: 'lu le',
  readAt: ' sur ',
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
  next: 'With these values',
  past: 'Previous values, form to be corrected',
  busy: 'Computing…',
  faulty: 'The result will appear once the form is corrected.',
  refusedForNow:
    'The result is not shown: too many pages were requested in quick succession, or long computations are running. Wait one minute, then reload this one.',
  warnings: 'Worth knowing',
  contents: 'Sections',
  moreCharts: (count: number) => (count === 1 ? 'Another chart' : `${count} other charts`),
  notes: (count: number) => (count === 1 ? '1 note on the method' : `${count} notes on the method`),
  alerts: (count: number) => (count === 1 ? '1 alert' : `${count} alerts`),
  change: (difference: string) => `last change: ${difference}`,
  amounts: 'Amounts in the chart',
  terms: { nominal: 'Each year’s euros', real: 'Today’s euros' },
  read: 'Read the chart, point by point',
  drawChart: 'Show this chart',
  rows: { one: 'row', many: 'rows' },
  assumed: 'What was assumed',
  usual: 'default',
  derived: 'derived',
  lawOn: 'Rules in force on',
  incomesOf: 'Rules that tax the incomes of',
  sources: 'Sources',
  readOn: 'read on',
  readAt: ' at ',
  computedOn: 'Computed on',
  foundAt: '. Open this result again at: ',
}

/**
 * The texts of the result besides those of the contracts. Used by `compare/curves.ts`, `embed/embed.tsx`,
 * `answer-bar.tsx`, `basis.tsx` and others in `result`.
 */
export const messages: Readonly<Record<Language, typeof fr>> = { fr, en }
