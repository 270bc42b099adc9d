import { interestPaid, remainingBalance } from '../../finance/loan.ts'
import { schedule } from '../../finance/schedule.ts'
import { eachYear } from '../../units/each-year.ts'
import { type Plan, premiumOf } from './plan.ts'

/**
 * The amortisation table, a row a month: at least twelve, in euros; `mensualite = interets + principal + assurance`.
 * Used by `plan.explain.ts` and `simulate.ts`.
 */
export function monthsOf(plan: Plan) {
  let owed = plan.principal
  let cumulInterets = 0
  return schedule(plan.principal, plan.rate, plan.months).map(
    ({ month, payment, interest, principal, balance }) => {
      const assurance = premiumOf(plan, owed)
      owed = balance
      cumulInterets += interest
      return {
        mois: month,
        mensualite: payment + assurance,
        interets: interest,
        principal,
        assurance,
        capitalRestantDu: balance,
        cumulInterets,
      }
    },
  )
}

/** The balance at the end of a year after an early repayment, from the balance of the signed loan. */
type OwedAt = (year: { readonly annee: number; readonly capitalRestantDu: number }) => number

/**
 * The amortisation table by year, with the balance as signed and after an early repayment. It is computed from the
 * balances at both ends of a year, without the months that most requests do not need. Used by `simulate.ts`.
 */
export function yearsOf(plan: Plan, owedAt?: OwedAt) {
  const paid = 12 * plan.payment
  return eachYear(plan.months / 12, (annee) => {
    const balance = remainingBalance(plan, 12 * annee)
    const interest = interestPaid(plan, 12 * annee - 11, 12 * annee)
    const assurance = premiumsOf(plan, annee)
    return {
      annee,
      mensualites: paid + assurance,
      interets: interest,
      principal: paid - interest,
      assurance,
      capitalRestantDu: balance,
      cumulInterets: interestPaid(plan, 1, 12 * annee),
      capitalApresRemboursement: owedAt?.({ annee, capitalRestantDu: balance }) ?? null,
    }
  })
}

/** The premiums of a year, counted from 1. */
function premiumsOf(plan: Plan, annee: number): number {
  if (!plan.isInsuredOnBalance) return 12 * premiumOf(plan, plan.principal)
  let sum = 0
  for (let paid = 12 * (annee - 1); paid < 12 * annee; paid += 1)
    sum += premiumOf(plan, remainingBalance(plan, paid))
  return sum
}
