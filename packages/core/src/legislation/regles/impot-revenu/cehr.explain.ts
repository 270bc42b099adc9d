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
