/**
 * The explanation of `immobilier`: the rents and running costs of each year. A step explains the figure, or
 * the table, of the answer whose path ends with its id: its formula must give the value there. Where the
 * answer has no such figure, the step is an intermediate value with its own label and kind; its formula must
 * give its `rows`, where it has them. Later formulas read a step by its id. In formulas amounts are in euros,
 * parameters that are rates in percent, rates set by law fractions. In a table, `count` is the number of
 * rows, `start` the values before the first row (0 where left out) and `prev.` the row before. Texts here may
 * change freely; a step without `label` has that of its figure, in `result.ts`, and a table its heading, in
 * `contract.ts`. An id or a column of a table changes only with all formulas that read it.
 *
 * Ids of other files that it reads: none. Its ids that other files read: `exploitation` in `bare.explain.ts`,
 * `furnished.explain.ts`, `micro.explain.ts` and `returns.explain.ts`; `chargesFixes` in `yields.explain.ts`.
 */
import { step, table } from './explain-steps.ts'

/**
 * Rents and running costs, before loan and tax. Formulas for `explain.ts`, replayed against the answer of
 * `simulate`. A parameter that is a rate is in percent; `prev.` is the row before.
 */
export const lettingSteps = [
  step('chargesFixes', '12 * charges + taxe_fonciere + assurance_pno', {
    label: {
      fr: 'Charges, taxe et assurance de la première année',
      en: 'Charges, property tax and insurance of the first year',
    },
    kind: 'euros',
  }),
  table('exploitation', {
    label: { fr: 'Loyers et charges, année par année', en: 'Rents and running costs, year by year' },
    count: 'horizon',
    start: {},
    columns: {
      annee: { formula: 'prev.annee + 1', label: { fr: 'Année', en: 'Year' }, kind: 'count' },
      loyersPleins: {
        formula: '12 * loyer * growth(revalo_loyer / 100, annee - 1)',
        label: { fr: 'Loyers sans vacance', en: 'Rents without vacancy' },
        kind: 'euros',
      },
      loyers: {
        formula: 'loyersPleins * (1 - vacance / 100)',
        label: { fr: 'Loyers encaissés', en: 'Rents received' },
        kind: 'euros',
      },
      charges: {
        formula:
          'chargesFixes * growth(revalo_charges / 100, annee - 1) + loyers * gestion / 100 + loyersPleins * entretien / 100',
        label: { fr: 'Charges', en: 'Running costs' },
        kind: 'euros',
      },
    },
    rows: ({ yearly }) => yearly,
  }),
]
