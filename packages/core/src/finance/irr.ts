/**
 * Internal rate of return: the rate at which flows balance. Sources: Excel's NPV, IRR and XIRR; the method is in
 * `cash-flows.ts`. Amounts received are positive, amounts paid negative. It needs no guess: any rate above -100 %
 * is found, and the one nearest to 0 where several fit. Used by `immobilier` (yearly flows) and `effective-rate.ts`
 * (monthly flows).
 */
import { type CivilDate, daysBetween } from '../units/civil-date.ts'
import type { AnnualRate } from '../units/rate.ts'
import { balancingRates, type CashFlow } from './cash-flows.ts'
import { nearestRate } from './rate-search.ts'

/** Euros received (positive) or paid (negative) on a day. */
export interface DatedFlow {
  readonly date: CivilDate
  readonly amount: number
}

/**
 * Net present value, in euros, of flows one period apart, the first one now: `Σ a_k / (1 + r)^k`, with a rate
 * per period as a fraction. Excel's NPV differs: it discounts the first flow too. Used by
 * `immobilier/simulate.ts`.
 * @example npv(0.1, [-100, 60, 60]) // 4.132231…
 */
export const npv = (rate: number, flows: readonly number[]): number =>
  flows.reduceRight((later, amount) => later / (1 + rate) + amount, 0)

/**
 * The rate per period `r`, as a fraction, of flows one period apart: `Σ a_k / (1 + r)^k = 0`; a year if they are
 * yearly. `undefined` when no rate fits, as when all flows have the same sign. Used by `effective-rate.ts`,
 * `enveloppes/simulate.ts` and `immobilier/return.ts`.
 * @example irr([-100, 60, 60]) // 0.130662…
 */
export const irr = (flows: readonly number[]): number | undefined =>
  nearestRate(balancingRates(flows.map((amount, time) => ({ time, amount })).filter(isNotZero)))

/**
 * The yearly rate of flows on any days, in any order, counted in actual days over 365:
 * `Σ a_k / (1 + r)^(days_k / 365) = 0`. `undefined` when no rate fits. Exported for `irr.test.ts` and
 * `vectors.test.ts`.
 * @example
 * const [start, end] = ['2025-01-01', '2026-01-01'] as CivilDate[]
 * xirr([{ date: start, amount: -100 }, { date: end, amount: 105 }]) // 0.05
 */
export function xirr(flows: readonly DatedFlow[]): AnnualRate | undefined {
  const start = flows[0]?.date
  if (start === undefined) return undefined
  const byDay = new Map<number, number>()
  for (const { date, amount } of flows) {
    const day = daysBetween(start, date)
    byDay.set(day, (byDay.get(day) ?? 0) + amount)
  }
  const days = [...byDay].sort(([a], [b]) => a - b)
  const dated = days.map(([day, amount]) => ({ time: day / 365, amount }))
  return nearestRate(balancingRates(dated.filter(isNotZero))) as AnnualRate | undefined
}

const isNotZero = ({ amount }: CashFlow): boolean => amount !== 0
