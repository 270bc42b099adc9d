/**
 * The effective annual rate of a loan, in French TAEG: all that the borrower must pay counts, and a year of it is
 * compounded. Source: Code de la consommation, annex to article R. 314-3: `Σ C(1 + X)^-t = Σ D(1 + X)^-s`, C
 * received, D paid, t and s in years, an equal month being a twelfth. With `m` the monthly rate that balances the
 * flows, `X = (1 + m)^12 - 1`; the old proportional rate, `12m`, understates it. Used by `cout-dette`.
 *
 * `received` is the amount lent less the fees and guarantee paid at the start; payments include compulsory
 * insurance. `undefined` when there is no such rate: fees that reach the capital, or nothing repaid.
 */
import { type AnnualRate, compoundedYearly, type MonthlyRate } from '../units/rate.ts'
import { annuityReturn } from './annuity-return.ts'
import { irr } from './irr.ts'

/**
 * The TAEG of equal monthly payments, in euros. Used by `capacite-emprunt/schedule.ts` and
 * `cout-dette/simulate.ts`.
 * @example effectiveRate({ received: 9000, payment: 800, months: 12 }) // 0.127781…
 */
export function effectiveRate(loan: {
  received: number
  payment: number
  months: number
}): AnnualRate | undefined {
  const { received, payment, months } = loan
  return yearly(annuityReturn({ first: received, monthly: -payment, months }))
}

/**
 * The TAEG of payments that change from month to month, in euros and in order, as with insurance on the
 * balance; `undefined` where no rate balances them. Used by `capacite-emprunt/schedule.ts` and
 * `cout-dette/simulate.ts`.
 * @example effectiveRateOf(9000, [900, ...Array(11).fill(790)]) // 0.126925…
 */
export const effectiveRateOf = (received: number, payments: readonly number[]): AnnualRate | undefined =>
  yearly(irr([received, ...payments.map((payment) => -payment)]) as MonthlyRate | undefined)

const yearly = (rate: MonthlyRate | undefined): AnnualRate | undefined =>
  rate === undefined ? undefined : compoundedYearly(rate)
