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

/**
 * Law by day: unfurnished letting (`location nue`) taxed on its actual costs (`régime réel`). Used by
 * `simulateurs/immobilier/bare.ts` and `simulateurs/immobilier/explain.ts`.
 */
export const propertyIncomeLaw = lawOf(parameters)

/** A year of unfurnished letting, in euros. */
interface BareYear {
  readonly rents: number
  /** Deductible costs other than the loan. */
  readonly costs: number
  /** Interest and insurance of the loan. */
  readonly interest: number
}

/** The taxable income of a year, or the use of its deficit, in euros; without a deficit the last two are 0. */
interface PropertyResult {
  /** The taxable income; 0 in a year of deficit. */
  readonly income: number
  /** The part of the deficit deducted from the other income of the same year. */
  readonly offIncome: number
  /** The part of the deficit deducted from rents of later years only. */
  readonly carried: number
}

/**
 * The result of a year of unfurnished letting at actual costs. Rents cover interest first; uncovered interest is
 * carried forward against later rents. The deficit from other costs is deducted from other income up to a limit, and
 * carried forward beyond it (CGI, art. 28, 31 and 156, I, 3°). Used by `simulateurs/immobilier/bare.ts`.
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
  const deficit = Math.max(0, costs - afterInterest)
  const offIncome = Math.min(deficit, limit)
  return {
    income: Math.max(0, afterInterest - costs),
    offIncome,
    carried: deficit - offIncome + unpaidInterest,
  }
}
