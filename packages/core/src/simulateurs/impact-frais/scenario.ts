import { annuityFactor } from '../../finance/compound.ts'
import { netOfFees } from '../../finance/fees.ts'
import { type AnnualRate, equivalentMonthly, type MonthlyRate } from '../../units/rate.ts'

/** A plan of savings whose assets bear a yearly fee, a share of it each month. */
export interface Plan {
  /** Euros invested at the start. */
  readonly capital: number
  /** Euros invested at the end of each month. */
  readonly deposit: number
  /** The yield before fees. */
  readonly gross: AnnualRate
  /** Yearly, on assets, as a fraction. */
  readonly fee: number
  readonly years: number
}

/** What becomes of it. */
export interface Scenario {
  readonly net: AnnualRate
  readonly monthly: MonthlyRate
  /** The capital at the end of each year. */
  readonly capitals: readonly number[]
  /** All that was levied on assets, in the euros of each levy. */
  readonly levied: number
}

const MONTHS = 12

/**
 * Each month the balance grows by the gross rate `g`, loses the share `φ = 1 - (1-f)^(1/12)`, and receives the
 * deposit. So it is multiplied by `1+m = (1+g)(1-φ)`, the twelfth root of `(1+t)(1-f)`, and a month's levy is
 * `φ(1+g)` of the balance of the month before.
 *
 * With `a(j) = ((1+m)^j - 1)/m`, that balance is `B(1+m)^j + M·a(j)` after j months of the year that began at
 * `B`; the twelve of them sum to `B·a(12) + M·Σ a(j)`. Going by years keeps the cents that 600 products lose.
 */
export function scenarioOf({ capital, deposit, gross, fee, years }: Plan): Scenario {
  const net = netOfFees(gross, fee)
  const monthly = equivalentMonthly(net)
  const levy = -Math.expm1(Math.log1p(-fee) / MONTHS) * (1 + equivalentMonthly(gross))
  const twelve = annuityFactor(monthly, MONTHS)
  const twelveBefore = sumOfFactors(monthly)

  const capitals: number[] = []
  let balance = capital
  let levied = 0
  for (let year = 1; year <= years; year += 1) {
    levied += levy * (balance * twelve + deposit * twelveBefore)
    balance = balance * (1 + net) + deposit * twelve
    capitals.push(balance)
  }
  return { net, monthly, capitals, levied }
}

/** `Σ a(j)`, j from 0 to 11. Added up: `(a(12) - 12)/m` would lose every digit of a small rate. */
function sumOfFactors(monthly: MonthlyRate): number {
  let sum = 0
  for (let month = 1; month < MONTHS; month += 1) sum += annuityFactor(monthly, month)
  return sum
}
