import type { ParamsOfContract } from '../../definition/simulator.ts'
import { owedAfter, unchanged, withFewerMonths, withLowerPayments } from '../../finance/early-repayment.ts'
import { remainingBalance } from '../../finance/loan.ts'
import { earlyRepaymentLaw, legalIndemnity } from '../../legislation/regles/credit/early-repayment.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { exceeds } from '../../units/money.ts'
import type { contract } from './contract.ts'
import type { Plan } from './plan.ts'

/** A year of the loan as signed, counted from 1, and the balance at its end in euros. */
export interface Year {
  readonly annee: number
  readonly capitalRestantDu: number
}

/**
 * The effect of repaying `remboursement_anticipe` after the last payment of the year `annee_remboursement`;
 * `undefined` when nothing is repaid. From that day on, the signed loan is compared to the remaining one. Figures in
 * euros, durations in months. Used by `plan.explain.ts` and `simulate.ts`.
 * @param today the law of this day limits the indemnity.
 */
export function repayEarly(plan: Plan, params: ParamsOfContract<typeof contract>, today: CivilDate) {
  const { remboursement_anticipe: amount, annee_remboursement: year } = params
  if (amount === 0 || year === undefined) return undefined

  const owed = remainingBalance(plan, 12 * year)
  const repaid = Math.min(amount, owed)
  const { values, sources } = earlyRepaymentLaw(today)
  const asSigned = { payment: plan.payment, rate: plan.rate, months: plan.months - 12 * year }
  const before = unchanged(asSigned)
  const after = (params.effet === 'duree' ? withFewerMonths : withLowerPayments)(asSigned, repaid)

  const monthsSaved = before.months - after.months
  const euroMonths = before.euroMonths - after.euroMonths
  const interest = plan.rate * euroMonths
  const insurance = plan.premiumRate * (plan.isInsuredOnBalance ? euroMonths : plan.principal * monthsSaved)
  const indemnity = params.ira === 'legale' ? legalIndemnity(values, { rate: plan.rate, repaid, owed }) : 0
  const gain = interest + insurance - indemnity
  const refusable = values.remboursementMinimal * plan.principal

  return {
    figures: {
      capitalRestantDu: owed,
      indemnites: indemnity,
      nouvelleMensualite: after.payment,
      nouvelleDureeMois: after.months,
      moisGagnes: monthsSaved,
      interetsEconomises: interest,
      assuranceEconomisee: insurance,
      gainNet: gain,
      rentable: exceeds(gain, 0),
    },
    /** The balance at the end of a year, after the repayment in its year. */
    owedAt: ({ annee, capitalRestantDu }: Year): number => {
      const paid = 12 * (annee - year)
      return paid < 0 ? capitalRestantDu : owedAfter(after, plan.rate, paid)
    },
    /** Whether the contract may forbid it: less than the legal share of the loan, without repaying all of it. */
    isSmall: after.months > 0 && exceeds(refusable, repaid),
    /** Whether more was offered than is due; only the balance is then repaid. */
    isCapped: exceeds(amount, owed),
    /** What a contract may refuse, and what is repaid, in euros. */
    refusable,
    repaid,
    /** How the rest of the loan would have been paid, and how it is paid after the repayment. */
    before,
    after,
    sources,
  }
}
