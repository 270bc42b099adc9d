/**
 * How the contribution exceptionnelle on high incomes (CEHR) of a tax notice is computed. A rule of law, of which
 * `fiscalite` reads the steps. A step explains the figure, or the table, of the answer that `figure` names, else
 * the only one whose path ends with its id: its formula must give the value there. Where the answer has no such
 * figure, it must give its `value` or `rows`, if it has one. Later formulas read a step by its id. Steps with one
 * id are variants: at most one `when` holds in an answer, and that one is shown. In formulas amounts are in euros,
 * parameters that are rates in percent, rates set by law fractions. Texts may change freely; an id or a column of a
 * table, only with all formulas that read it.
 *
 * Ids of other files that it reads: `revenuFiscalReference` of `taxable.explain.ts`. Its ids that other files read:
 * `cehr` in `cdhr.explain.ts` and `recovery.explain.ts`.
 */
import { type FormulaStep, ruleStep } from '../../../definition/explanation.ts'

interface CehrWork {
  readonly taxed: { readonly household: { readonly isCouple: boolean } }
  readonly notice: { readonly cehr: number }
}

/**
 * The contribution on high incomes, by the scale of a couple or of a person alone (CGI, art. 223 sexies, I).
 * Used by `explain.ts`.
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
