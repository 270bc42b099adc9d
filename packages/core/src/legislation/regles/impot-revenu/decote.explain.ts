/**
 * How the décote of a tax notice is computed: what is taken off a low tax. A rule of law, imported by
 * `fiscalite/explain.ts` of `fiscalite`. A step explains the figure of the answer whose path ends with its
 * id: its formula must give the value there. Where the answer has no such figure, the step is an intermediate
 * value with its own label and kind; its formula must give its `value`, where it has one. Later formulas read
 * a step by its id. Steps with one id are variants: at most one `when` holds in an answer, and that one is
 * shown. In formulas amounts are in euros, parameters that are rates in percent, rates set by law fractions.
 * `warns`: the code of the warning that the step explains; `effect`: a formula of what it moves, in euros.
 * The file has no text: a step has the label of its figure, in `result.ts` of the simulator. An id changes
 * only with all formulas that read it.
 *
 * Ids of other files that it reads: `impotBrut` of `gross-tax.explain.ts`; `impotApresAbattement` of
 * `fiscalite/tax.explain.ts`. Its ids that other files read: `decote` in `fiscalite/tax.explain.ts`.
 */
import { type FormulaStep, ruleStep } from '../../../definition/explanation.ts'

/** What the steps read of the computation of a simulator. */
interface DecoteWork {
  readonly taxed: { readonly household: { readonly isCouple: boolean } }
  readonly notice: { readonly decote: number; readonly overseasRelief: number }
}

/**
 * The décote of a couple or of a person alone, on the tax after the overseas relief (CGI, art. 197, I, 4, a).
 * @param hasRelief whether that relief takes something off.
 */
const decoteStep = (isCouple: boolean, hasRelief: boolean): FormulaStep<DecoteWork> => {
  const tax = hasRelief ? 'impotApresAbattement' : 'impotBrut'
  const flatSum = isCouple ? 'decoteCouple' : 'decoteCelibataire'
  return ruleStep('decote', `min(${tax}, centime(max(0, ${flatSum} - decoteTaux * ${tax})))`, {
    when: ({ taxed, notice }) =>
      taxed.household.isCouple === isCouple && notice.overseasRelief > 0 === hasRelief,
    value: ({ notice }) => notice.decote,
    warns: 'decote_active',
    effect: 'decote',
  })
}

/** All variants: a couple or a person alone, with or without the overseas relief. Used by `fiscalite/explain.ts`. */
export const decoteSteps: readonly FormulaStep<DecoteWork>[] = [
  decoteStep(true, false),
  decoteStep(false, false),
  decoteStep(true, true),
  decoteStep(false, true),
]
