/**
 * How the contribution exceptionnelle on high incomes (CEHR) of a tax notice is computed. A rule of law, of
 * which `fiscalite` reads the steps. A step explains the figure of the answer whose path ends with its id:
 * its formula must give the value there. Where the answer has no such figure, the step is an intermediate
 * value with its own label and kind; its formula must give its `value`, where it has one. Later formulas read
 * a step by its id. Steps with one id are variants: at most one `when` holds in an answer, and that one is
 * shown. In formulas amounts are in euros, parameters that are rates in percent, rates set by law fractions.
 * `round`: rounds the result to the euro (`euro`), to the cent (`centime`) or only removes floating-point
 * noise (`bruit`). `warns`: the code of the warning that the step explains; `effect`: a formula of what it
 * moves, in euros. The file has no text: a step has the label of its figure, in `result.ts` of the simulator.
 * An id changes only with all formulas that read it.
 *
 * Ids of other files that it reads: `revenuFiscalReference` of `fiscalite/taxable.explain.ts`. Its ids that other
 * files read: `cehr` in `cdhr.explain.ts` and `recovery.explain.ts`.
 */
import { type FormulaStep, ruleStep } from '../../../definition/explanation.ts'

/** What the steps read of the computation of a simulator. */
interface CehrWork {
  readonly taxed: { readonly household: { readonly isCouple: boolean } }
  readonly notice: { readonly cehr: number }
}

/**
 * The contribution on high incomes, by the scale of a couple or of a person alone (CGI, art. 223 sexies, I).
 * Used by `fiscalite/explain.ts`.
 */
export const cehrSteps: readonly FormulaStep<CehrWork>[] = [
  ruleStep(
    'cehr',
    'sum(cehrCouple, cehrCouple.taux * max(0, min(revenuFiscalReference, cehrCouple.a) - cehrCouple.de))',
    {
      when: ({ taxed }) => taxed.household.isCouple,
      value: ({ notice }) => notice.cehr,
      round: 'euro',
      warns: 'cehr_due',
      effect: 'cehr',
    },
  ),
  ruleStep(
    'cehr',
    'sum(cehrSeul, cehrSeul.taux * max(0, min(revenuFiscalReference, cehrSeul.a) - cehrSeul.de))',
    {
      when: ({ taxed }) => !taxed.household.isCouple,
      value: ({ notice }) => notice.cehr,
      round: 'euro',
      warns: 'cehr_due',
      effect: 'cehr',
    },
  ),
]
