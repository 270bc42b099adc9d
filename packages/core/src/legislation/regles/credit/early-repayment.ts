import type { MonthlyRate } from '../../../units/rate.ts'
import { type Law, lawOf } from '../../law.ts'
import { indemniteMoisInterets } from '../../parametres/credit/indemnite-mois-interets.ts'
import { indemnitePartCapital } from '../../parametres/credit/indemnite-part-capital.ts'
import { remboursementMinimal } from '../../parametres/credit/remboursement-minimal.ts'

const parameters = { indemniteMoisInterets, indemnitePartCapital, remboursementMinimal }

/** The law on the early repayment of a home loan. Used by `cout-dette/early.ts` and `cout-dette/plan.explain.ts`. */
export const earlyRepaymentLaw = lawOf(parameters)

/**
 * The most that a lender may claim, in euros: some months' interest on what is repaid, within a share of what was
 * owed before (Code de la consommation, art. R. 313-25). `repaid` and `owed` are in euros. Used by
 * `cout-dette/early.ts`.
 * @example
 * // 20 000 € repaid of 162 253.15 € owed at 3.5 %: six months' interest, under 3 % of the balance
 * legalIndemnity(values, { rate, repaid: 20_000, owed: 162_253.15 }) // 350
 */
export const legalIndemnity = (
  { indemniteMoisInterets: months, indemnitePartCapital: share }: Law<typeof parameters>['values'],
  { rate, repaid, owed }: { readonly rate: MonthlyRate; readonly repaid: number; readonly owed: number },
): number => Math.min(months * rate * repaid, share * owed)
