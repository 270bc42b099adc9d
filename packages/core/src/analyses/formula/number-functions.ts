import { annuityFactor, growth, presentValue } from '../../finance/compound.ts'
import { wholeCents, wholeEuros, withoutNoise } from '../../units/exact-euros.ts'
import { exp, log } from '../../units/exact-math.ts'
import { exceeds } from '../../units/money.ts'
import { type AnnualRate, annualRate, equivalentMonthly, type MonthlyRate } from '../../units/rate.ts'
import { roundHalfAway } from '../../units/rounding.ts'

interface NumberFunction {
  /** How many numbers it takes. */
  readonly arity: number
  readonly compute: (...numbers: number[]) => number | boolean
}

/** The most decimals, or zeros before the point, that `round` takes. */
const MAX_DECIMALS = 15

/**
 * The functions of numbers, by their name in a formula, for `compile-formula.ts`. What has no result gives NaN,
 * which a formula turns into null; a null operand gives null without asking the function.
 */
export const numberFunctions: Readonly<Record<string, NumberFunction>> = {
  abs: { arity: 1, compute: Math.abs },
  floor: { arity: 1, compute: Math.floor },
  ceil: { arity: 1, compute: Math.ceil },
  exp: { arity: 1, compute: exp },
  ln: { arity: 1, compute: log },
  round: { arity: 2, compute: round },
  euro: { arity: 1, compute: finite(wholeEuros) },
  centime: { arity: 1, compute: finite(wholeCents) },
  bruit: { arity: 1, compute: finite(withoutNoise) },
  growth: { arity: 2, compute: (rate, periods) => growth(rate as AnnualRate, periods) },
  annuity: { arity: 2, compute: (rate, periods) => annuityFactor(rate as MonthlyRate, periods) },
  present: { arity: 2, compute: (rate, periods) => presentValue(rate as MonthlyRate, periods) },
  monthly: { arity: 1, compute: (rate) => equivalentMonthly(annualRate(100 * rate)) },
  exceeds: { arity: 2, compute: exceeds },
}

/** `base ^ exponent`, to the same last bit on every engine where the base is above 0. Used by `compile-formula.ts`. */
export const power = (base: number, exponent: number): number =>
  base > 0 ? exp(exponent * log(base)) : base ** exponent

function round(value: number, decimals: number): number {
  const isPossible =
    Number.isFinite(value) && Number.isInteger(decimals) && Math.abs(decimals) <= MAX_DECIMALS
  return isPossible ? roundHalfAway(value, decimals) : Number.NaN
}

/** The roundings of the core throw on what is not finite; a formula gives null. */
function finite(rounding: (value: number) => number): (value: number) => number {
  return (value) => (Number.isFinite(value) ? rounding(value) : Number.NaN)
}
