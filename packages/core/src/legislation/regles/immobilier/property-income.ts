import { type Law, lawOf } from '../../law.ts'
import { prelevementsSociauxMaintenus } from '../../parametres/capital/prelevements-sociaux-maintenus.ts'
import { deficitFoncierEngagement } from '../../parametres/immobilier/deficit-foncier-engagement.ts'
import { deficitFoncierPlafond } from '../../parametres/immobilier/deficit-foncier-plafond.ts'
import { deficitFoncierReport } from '../../parametres/immobilier/deficit-foncier-report.ts'

const parameters = {
  deficitFoncierPlafond,
  deficitFoncierReport,
  deficitFoncierEngagement,
  prelevementsSociauxMaintenus,
}

/** What taxes bare letting by its actual costs. */
export const propertyIncomeLaw = lawOf(parameters)

/** A year of bare letting, in euros. */
export interface BareYear {
  readonly rents: number
  /** All that is deductible but the loan. */
  readonly costs: number
  /** Interest and insurance of the loan. */
  readonly interest: number
}

/** What a year leaves to tax, or where its deficit goes, in euros; one is 0 when the other is not. */
export interface PropertyResult {
  readonly income: number
  /** Taken off the rest of the income of the same year. */
  readonly offIncome: number
  /** Taken off the rents of later years only. */
  readonly carried: number
}

/**
 * The result of a year of bare letting at actual costs. Rents pay for the interest first; the interest that they do
 * not cover waits for later rents. What the other costs lack comes off the rest of the income, up to a limit, and
 * waits beyond it (CGI, art. 28, 31 and 156, I, 3°).
 * @example
 * // 10 000 € of rents, 12 000 € of interest, 15 000 € of other costs
 * propertyResult(values, { rents: 10_000, costs: 15_000, interest: 12_000 })
 * // { income: 0, offIncome: 10_700, carried: 6300 }: 2000 of interest and 4300 beyond the limit
 */
export function propertyResult(
  { deficitFoncierPlafond: limit }: Law<typeof parameters>['values'],
  { rents, costs, interest }: BareYear,
): PropertyResult {
  const afterInterest = Math.max(0, rents - interest)
  const unpaidInterest = Math.max(0, interest - rents)
  const lack = Math.max(0, costs - afterInterest)
  const offIncome = Math.min(lack, limit)
  return {
    income: Math.max(0, afterInterest - costs),
    offIncome,
    carried: lack - offIncome + unpaidInterest,
  }
}
