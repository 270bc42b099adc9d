import { exp, expm1 } from '../units/exact-math.ts'

/** `ln(1 + r)` is at least this, which stands for -100 %: with -∞, products would be 0 × ∞. */
const LOWEST = -1e6

/**
 * An account, in euros: what it starts with, what is added at the end of each month, and for how long. Used
 * by `cagr/growth-rate.ts` and `cagr/simulate.ts`.
 */
export interface Account {
  /** Euros there at the start. */
  readonly capital: number
  /** Euros added each time. */
  readonly deposit: number
  /** How many deposits: at the end of months 1, 2, … */
  readonly deposits: number
}

/**
 * What an account is worth, in euros, after `years` at a yearly rate, deposits later than that left out. Used by
 * `cagr/growth-rate.ts` and `cagr/simulate.ts`.
 *
 *   `V = C(1+r)^n + M · Σ_{k=1..K} (1+r)^(n - k/12)`
 *
 * The rate comes as its logarithm `x = ln(1+r)`, so that the sum is a geometric one of ratio `e^(x/12)`.
 * @param logRate the logarithm `x`; `-Infinity` is a rate of -100 %.
 * @param years fractions allowed.
 * @example accountValue({ capital: 100, deposit: 0, deposits: 0 }, Math.log(1.05), 2) // 110.25
 */
export function accountValue(
  { capital, deposit, deposits }: Account,
  logRate: number,
  years: number,
): number {
  const x = Math.max(logRate, LOWEST)
  const paid = Math.min(deposits, Math.floor(12 * years))
  const month = x / 12
  const sum = month === 0 ? paid : expm1(month * paid) / expm1(month)
  const grown = capital * exp(x * years)
  return paid === 0 ? grown : grown + deposit * sum * exp(x * (years - paid / 12))
}
