import { annuityFactor, growth, presentValue } from '../../finance/compound.ts'
import { wholeCents, wholeEuros, withoutNoise } from '../../units/exact-euros.ts'
import { exp, log } from '../../units/exact-math.ts'
import { exceeds } from '../../units/money.ts'
import { type AnnualRate, annualRate, equivalentMonthly, type MonthlyRate } from '../../units/rate.ts'
import { roundHalfAway } from '../../units/rounding.ts'

/** A function of numbers. */
interface NumberFunction {
  /** How many numbers it takes. */
  readonly arity: number
  readonly compute: (...numbers: number[]) => number | boolean
}

/** The most decimals, or zeros before the point, that `round` takes. */
const MAX_DECIMALS = 15

/**
 * The functions of numbers, by their name in a formula, for `compile-formula.ts`. Names and decimals are published in
 * `docs/en/formulas.md`. Rates are fractions. A function without a result gives NaN, which a formula turns into null;
 * it is not called where an operand is null.
 */
export const numberFunctions: Readonly<Record<string, NumberFunction>> = {
  abs: { arity: 1, compute: Math.abs },
  floor: { arity: 1, compute: Math.floor },
  ceil: { arity: 1, compute: Math.ceil },
  exp: { arity: 1, compute: exp },
  ln: { arity: 1, compute: log },
  // to a number of decimals; then to the nearest euro and to the nearest cent; half away from zero
  round: { arity: 2, compute: round },
  euro: { arity: 1, compute: finite(wholeEuros) },
  centime: { arity: 1, compute: finite(wholeCents) },
  // an amount to 4 decimals, without the rounding error of doubles (“bruit”, noise)
  bruit: { arity: 1, compute: finite(withoutNoise) },
  // the value of 1 after some periods
  growth: { arity: 2, compute: (rate, periods) => growth(rate as AnnualRate, periods) },
  // the final value, then the present value, of 1 paid at the end of each period
  annuity: { arity: 2, compute: (rate, periods) => annuityFactor(rate as MonthlyRate, periods) },
  present: { arity: 2, compute: (rate, periods) => presentValue(rate as MonthlyRate, periods) },
  // the monthly rate equivalent to a yearly one
  monthly: { arity: 1, compute: (rate) => equivalentMonthly(annualRate(100 * rate)) },
  // whether an amount exceeds another by more than half a cent
  exceeds: { arity: 2, compute: exceeds },
}

/** `base ^ exponent`, to the same last bit on every engine where the base is above 0. Used by `compile-formula.ts`. */
export const power = (base: number, exponent: number): number =>
  base > 0 ? exp(exponent * log(base)) : base ** exponent

/** `round(value, decimals)`, half away from zero; NaN for other decimals than whole ones from -15 to 15. */
function round(value: number, decimals: number): number {
  const isPossible =
    Number.isFinite(value) && Number.isInteger(decimals) && Math.abs(decimals) <= MAX_DECIMALS
  return isPossible ? roundHalfAway(value, decimals) : Number.NaN
}

/** The roundings of the core throw on what is not finite; a formula gives null. */
function finite(rounding: (value: number) => number): (value: number) => number {
  return (value) => (Number.isFinite(value) ? rounding(value) : Number.NaN)
}
