import type { AnnualRate } from '../units/rate.ts'
import { findRoot } from './root.ts'

/** `ln(1 + r)` for 1e9 %, beyond which a rate says nothing, and for what cannot be told from -100 %. */
const HIGHEST = Math.log1p(1e7)
const LOWEST = -1e6

/** An account: what it starts with, what is added at the end of each month, and for how long. */
export interface Account {
  readonly capital: number
  readonly deposit: number
  /** How many deposits: at the end of months 1, 2, … */
  readonly deposits: number
}

/**
 * What an account is worth after `years` at a yearly rate, deposits later than that left out:
 *
 *   `V = C(1+r)^n + M · Σ_{k=1..K} (1+r)^(n - k/12)`
 *
 * The rate comes as its logarithm `x = ln(1+r)`, so that the sum is a geometric one of ratio `e^(x/12)`.
 * @example accountValue({ capital: 100, deposit: 0, deposits: 0 }, Math.log(1.05), 2) // 110.25
 */
export function accountValue(
  { capital, deposit, deposits }: Account,
  logRate: number,
  years: number,
): number {
  const x = Math.max(logRate, LOWEST)
  const paid = Math.min(deposits, Math.floor(12 * years))
  const sum = x === 0 ? paid : Math.expm1((x * paid) / 12) / Math.expm1(x / 12)
  const grown = capital * Math.exp(x * years)
  return paid === 0 ? grown : grown + deposit * sum * Math.exp(x * (years - paid / 12))
}

/**
 * The yearly rate at which an account reaches `final` after `years`: the solution of `V(r) = final`, one at
 * the most since every term of `V` rises with `r`. `undefined` when there is none, which is when the end is
 * less than a deposit made on the last day, and when it lies above 1e9 % a year.
 * @example moneyWeightedRate({ capital: 100, deposit: 10, deposits: 12 }, 220, 1) // 0
 */
export function moneyWeightedRate(account: Account, final: number, years: number): AnnualRate | undefined {
  if (final === 0 && years * 12 > account.deposits) return -1 as AnnualRate
  const logRate = findRoot((x) => accountValue(account, x, years) - final, LOWEST, HIGHEST)
  return logRate === undefined ? undefined : (Math.expm1(logRate) as AnnualRate)
}
