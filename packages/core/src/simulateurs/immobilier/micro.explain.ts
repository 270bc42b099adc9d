/**
 * The explanation of `immobilier`: the tax of a letting under a micro regime, and columns that all regimes
 * share. A step explains the figure, or the table, of the answer whose path ends with its id: its formula
 * must give the value there. Where the answer has no such figure, the step is an intermediate value with its
 * own label and kind. Later formulas read a step by its id. Steps with one id are variants: at most one
 * `when` holds in an answer, and that one is shown. In formulas amounts are in euros, parameters that are
 * rates in percent, rates set by law fractions. `most` is the largest value of a column. In a table, `count`
 * is the number of rows, `start` the values before the first row (0 where left out) and `prev.` the row
 * before. `warns`: the code of the warning that the step explains; `warnsWhen`: a formula of its condition.
 * Texts here may change freely; a step without `label` has that of its figure, in `result.ts`, and a table
 * its heading, in `contract.ts`. An id or a column of a table changes only with all formulas that read it.
 *
 * Ids of other files that it reads: `exploitation` of `letting.explain.ts`. Its ids that other files read:
 * `tauxImposition` in `bare.explain.ts` and `furnished.explain.ts`; `fiscalAnnuel` in `resale.explain.ts` and
 * `returns.explain.ts`.
 */
import { step, table, under } from './explain-steps.ts'

/**
 * The rate that taxes rents, and the thresholds that rents exceed. Since the incomes of 2025 furnished rents bear
 * higher social levies than unfurnished rents, which the rise left out (CSS, art. L. 136-8, I, 2° and IV). `reel` has
 * no threshold: it is open to any amount of unfurnished rents. Used by `explain.ts`.
 */
export const rentTaxSteps = [
  step('tauxImposition', 'tmi / 100 + prelevementsSociauxMaintenus', {
    label: { fr: 'Taux sur les loyers nus', en: 'Rate on unfurnished rents' },
    kind: 'rate',
    when: under('micro_foncier', 'reel'),
    warns: 'meubles_en_location_nue',
    warnsWhen: 'meubles > 0',
  }),
  step('tauxImposition', 'tmi / 100 + prelevementsSociauxPatrimoine', {
    label: { fr: 'Taux sur les loyers meublés', en: 'Rate on furnished rents' },
    kind: 'rate',
    when: under('micro_bic', 'lmnp_reel'),
    warns: 'meuble_sans_meubles',
    warnsWhen: 'meubles = 0',
  }),
  step('loyersLesPlusHauts', 'most(exploitation, exploitation.loyers)', {
    label: { fr: 'Loyers de l’année la plus haute', en: 'Rents of the highest year' },
    kind: 'euros',
    when: under('micro_foncier', 'micro_bic', 'lmnp_reel'),
  }),
  step('depassementPlafond', 'max(0, loyersLesPlusHauts - microFoncierPlafond)', {
    label: { fr: 'Au-delà du plafond du micro-foncier', en: 'Above the threshold of micro-foncier' },
    kind: 'euros',
    when: under('micro_foncier'),
    warns: 'micro_foncier_depasse',
    warnsWhen: 'exceeds(depassementPlafond, 0)',
  }),
  step('depassementPlafond', 'max(0, loyersLesPlusHauts - microBicPlafond)', {
    label: { fr: 'Au-delà du plafond du micro-BIC', en: 'Above the threshold of micro-BIC' },
    kind: 'euros',
    when: under('micro_bic'),
    warns: 'micro_bic_depasse',
    warnsWhen: 'exceeds(depassementPlafond, 0)',
  }),
  step('depassementLmp', 'max(0, loyersLesPlusHauts - lmpRecettes)', {
    label: { fr: 'Au-delà du seuil des loueurs professionnels', en: 'Above the professional threshold' },
    kind: 'euros',
    when: under('micro_bic', 'lmnp_reel'),
    warns: 'lmp_possible',
    warnsWhen: 'exceeds(depassementLmp, 0)',
  }),
]

/** A row of `fiscalAnnuel`: what every regime has. Used by `bare.explain.ts` and `furnished.explain.ts` too. */
export const fiscalRow = {
  annee: 'prev.annee + 1',
  recettes: {
    formula: 'at(exploitation, annee, exploitation.loyers)',
    label: { fr: 'Loyers encaissés', en: 'Rents received' },
    kind: 'euros',
  },
} as const

/**
 * The column of the tax of a year, in euros, by its formula. Used by `bare.explain.ts` and
 * `furnished.explain.ts`.
 */
export const yearTax = (formula: string) =>
  ({ formula, label: { fr: 'Impôt de l’année', en: 'Tax of the year' }, kind: 'euros' }) as const

/**
 * The micro regimes tax a share of the rents. Formulas for `explain.ts`, replayed against the answer of `simulate`.
 * A parameter that is a rate is in percent; `prev.` is the row before.
 */
export const microSteps = [
  table('fiscalAnnuel', {
    when: under('micro_foncier'),
    count: 'horizon',
    start: {},
    columns: {
      ...fiscalRow,
      baseImposable: 'recettes * (1 - microFoncierAbattement)',
      impotAnnee: yearTax('baseImposable * tauxImposition'),
    },
  }),
  table('fiscalAnnuel', {
    when: under('micro_bic'),
    count: 'horizon',
    start: {},
    columns: {
      ...fiscalRow,
      abattement: {
        formula: 'max(microBicAbattement * recettes, microBicAbattementMinimum)',
        label: { fr: 'Abattement', en: 'Flat allowance' },
        kind: 'euros',
      },
      baseImposable: 'max(0, recettes - abattement)',
      impotAnnee: yearTax('baseImposable * tauxImposition'),
    },
  }),
]
