/**
 * The internal rate of return of equal monthly flows between two others, without a list of all flows. Used by
 * `dca`, and by `effective-rate.ts`.
 */

import { exp, expm1 } from '../units/exact-math.ts'
import type { MonthlyRate } from '../units/rate.ts'
import { balancingRates, type CashFlow, signChangesOf } from './cash-flows.ts'
import { continuousRates, nearestRate } from './rate-search.ts'

/** Euros received (positive) or paid (negative). A loan: `first` received, `monthly` paid. */
interface AnnuityFlows {
  /** At the start. */
  readonly first: number
  /** At the end of each of the months 1 to `months`. */
  readonly monthly: number
  /** Whole months, 0 or more. */
  readonly months: number
  /** At the end of month `lastAt`, on top of that month's flow. 0 by default. */
  readonly last?: number
  /** In months, fractions included, not before `months`, which is its default. */
  readonly lastAt?: number
}

/**
 * The monthly rate `m` at which such flows balance: `F + M·(1 - (1 + m)^-n)/m + L·(1 + m)^-T = 0`; any rate above
 * -100 %, the nearest to 0 where two fit. `undefined` when none does, as when all flows have the same sign. Source:
 * Excel's RATE, without its guess. Used by `effective-rate.ts`, `dca/spread.ts` and `enveloppes/simulate.ts`.
 * @throws RangeError when the last flow comes before the others.
 * @example annuityReturn({ first: 200000, monthly: -1159.92, months: 240 }) // 0.002917, that is 3.5 %/12
 */
export function annuityReturn(flows: AnnuityFlows): MonthlyRate | undefined {
  const { first, monthly, months, last = 0, lastAt = months } = flows
  if (lastAt < months) throw new RangeError(`The last flow, in month ${lastAt}, comes before month ${months}`)
  // Net value in euros at the continuous rate x (1 + m = e^x): at the start, or at the end for x < 0, so that no
  // power overflows.
  const value = (x: number): number =>
    x < 0
      ? first * exp(x * lastAt) + monthly * accumulated(x, months) * exp(x * (lastAt - months)) + last
      : first + monthly * discounted(x, months) + last * exp(-x * lastAt)
  // Two of the equal flows are enough to count the changes of sign, which is much shorter than a list of all.
  const shortened = listFlows(first, monthly, Math.min(months, 2), last, lastAt - Math.max(0, months - 2))
  const changes = signChangesOf(shortened).length
  if (changes === 0) return undefined
  const rates =
    changes === 1
      ? continuousRates(value, [], 1 / lastAt)
      : balancingRates(listFlows(first, monthly, months, last, lastAt))
  return nearestRate(rates) as MonthlyRate | undefined
}

/** The flows as a list, without those of 0. */
function listFlows(first: number, monthly: number, months: number, last: number, lastAt: number): CashFlow[] {
  const amounts = new Map([[0, first]])
  for (let month = 1; month <= months; month++) amounts.set(month, monthly)
  amounts.set(lastAt, (amounts.get(lastAt) ?? 0) + last)
  return [...amounts].map(([time, amount]) => ({ time, amount })).filter(({ amount }) => amount !== 0)
}

/** `(1 - e^(-nx)) / (e^x - 1)`: present value of one euro at the end of each of n months. */
const discounted = (x: number, months: number): number => (x === 0 ? months : -expm1(-months * x) / expm1(x))

/** `(e^(nx) - 1) / (e^x - 1)`: their value at the end of the last month. */
const accumulated = (x: number, months: number): number => expm1(months * x) / expm1(x)
