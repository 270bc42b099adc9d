import { annuityFactor, prepareRate } from '../../finance/compound.ts'
import { netOfFees } from '../../finance/fees.ts'
import { expm1, log1p } from '../../units/exact-math.ts'
import { type AnnualRate, equivalentMonthly, type MonthlyRate } from '../../units/rate.ts'

/** A savings plan with fees. `simulate.ts` runs it at each level of fees. */
interface Plan {
  /** Euros paid in at the start. */
  readonly capital: number
  /** Euros paid in at the end of each month. */
  readonly deposit: number
  /** The yield before fees. */
  readonly gross: AnnualRate
  /** Fee on each euro paid in, as a fraction. */
  readonly entryFee: number
  /** Yearly fee on assets, as a fraction, charged monthly. */
  readonly fee: number
  /** Whole years of savings. */
  readonly years: number
}

/** The outcome of a savings plan; amounts in euros. */
export interface Scenario {
  readonly plan: Plan
  /** Euros invested at the start, net of entry fees. */
  readonly start: number
  /** Euros invested each month, net of entry fees. */
  readonly added: number
  /** The yearly yield after fees. */
  readonly net: AnnualRate
  /** The monthly yield that compounds to it. */
  readonly monthly: MonthlyRate
  /** The share of the balance that the yearly fee takes each month, as a fraction. */
  readonly monthlyFee: number
  /** The capital at the end of each year. */
  readonly capitals: readonly number[]
  /** The final capital: the last of them. */
  readonly end: number
  /** All fees taken, entry fees included, in the euros of each day. */
  readonly levied: number
}

/** Months in a year. Used by `gap.ts`. */
export const MONTHS = 12

/**
 * Runs a savings plan with its fees.
 *
 * Each month the balance grows by the gross rate `g`, loses the share `φ = 1 - (1-f)^(1/12)`, and receives the
 * deposit. So it is multiplied by `1+m = (1+g)(1-φ)`, the twelfth root of `(1+t)(1-f)`, and a month's levy is
 * `φ(1+g)` of the balance of the month before.
 *
 * With `a(j) = ((1+m)^j - 1)/m`, that balance is `B(1+m)^j + M·a(j)` after j months of the year that began at `B`;
 * the twelve of them sum to `B·a(12) + M·Σ a(j)`. Going by years keeps the cents that 600 products lose. Used by
 * `simulate.ts`.
 */
export function scenarioOf(plan: Plan): Scenario {
  const { capital, deposit, gross, entryFee, fee, years } = plan
  const start = capital * (1 - entryFee)
  const added = deposit * (1 - entryFee)
  const net = netOfFees(gross, fee)
  const monthly = equivalentMonthly(net)
  const monthlyFee = -expm1(log1p(-fee) / MONTHS)
  const levy = monthlyFee * (1 + equivalentMonthly(gross))
  const twelve = annuityFactor(monthly, MONTHS)
  const twelveBefore = sumOfFactors(monthly)

  const capitals: number[] = []
  let end = start
  let levied = entryFee * (capital + MONTHS * deposit * years)
  for (let year = 1; year <= years; year += 1) {
    levied += levy * (end * twelve + added * twelveBefore)
    end = end * (1 + net) + added * twelve
    capitals.push(end)
  }
  return { plan, start, added, net, monthly, monthlyFee, capitals, end, levied }
}

/** `Σ a(j)`, j from 0 to 11. Added up: `(a(12) - 12)/m` would lose every digit of a small rate. */
function sumOfFactors(monthly: MonthlyRate): number {
  const rate = prepareRate(monthly)
  let sum = 0
  for (let month = 1; month < MONTHS; month += 1) sum += annuityFactor(rate, month)
  return sum
}
