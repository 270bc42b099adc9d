import type { StepRounding, StepValue } from '../../definition/explanation.ts'
import { wholeCents, wholeEuros, withoutNoise } from '../../units/exact-euros.ts'
import { roundHalfAway } from '../../units/rounding.ts'
import type { Reproduction } from './typed-operands.ts'

/** What sums and products of doubles may stray by, as a share of the value. */
const NOISE = 1e-9

/** What a difference of doubles may stray by, as a share of the size of its operands. */
const NOISE_OF_SIZE = 1e-13

/**
 * Whether a formula gives what the computation gave: the same word, or the same number but for the noise of doubles.
 * Used by `compile-explanation.ts`.
 * @param sizeOf the value of the formula's `sizeFormula`, asked for only where the values differ.
 */
export function agrees(formula: StepValue, computed: StepValue, sizeOf?: () => StepValue): boolean {
  if (typeof formula !== 'number' || typeof computed !== 'number') return formula === computed
  const gap = Math.abs(formula - computed)
  if (gap <= NOISE * Math.max(1, Math.abs(formula), Math.abs(computed))) return true
  const size = sizeOf?.()
  return typeof size === 'number' && gap <= NOISE_OF_SIZE * size
}

/**
 * How surely operands with decimal digits print a value: doubles that compute with them may fall on the wrong side of
 * half a unit, where a calculator has the exact value. Called by `explication/cell-digits.ts`,
 * `explication/step-operands.ts` and `explication/write-column.ts`.
 * @param formula what doubles give with these operands.
 * @param size the size of what they add up and take off.
 * @example reproduction(0.3 * 9127.65, 2738.29, 2, 9127.65) // 'no': the product is 2738.295, that is 2738.30
 */
export function reproduction(
  formula: StepValue,
  computed: StepValue,
  decimals: number | undefined,
  size: StepValue,
): Reproduction {
  if (typeof formula !== 'number' || typeof computed !== 'number' || decimals === undefined)
    return agrees(formula, computed) ? 'surely' : 'no'
  const noise = NOISE_OF_SIZE * Math.max(Math.abs(formula), typeof size === 'number' ? Math.abs(size) : 0)
  // doubles of this size have no room for the last printed decimal
  if (4 * noise > 10 ** -decimals) return Math.abs(formula - computed) <= 4 * noise ? 'surely' : 'no'
  const wanted = roundHalfAway(computed, decimals)
  const [below, above] = [formula - noise, formula + noise].map((one) => roundHalfAway(one, decimals))
  if (below === above) return below === wanted ? 'surely' : 'no'
  // the exact value is half a unit, which is rounded away from zero
  return (formula < 0 ? below : above) === wanted ? 'exactly' : 'no'
}

/**
 * Whether both print the same digits; noise at half a unit may part them although they agree. Exported for
 * `test/support/explanations.ts`.
 */
export const printsAlike = (formula: StepValue, computed: StepValue, decimals: number | undefined): boolean =>
  printed(formula, decimals) === printed(computed, decimals)

const printed = (value: StepValue, decimals: number | undefined): StepValue =>
  typeof value === 'number' && decimals !== undefined ? roundHalfAway(value, decimals) : value

const roundings: Readonly<Record<StepRounding, (value: number) => number>> = {
  euro: wholeEuros,
  centime: wholeCents,
  bruit: withoutNoise,
}

/**
 * A value as a text of law orders it rounded. Used by `compile-explanation.ts`, `explication/cell-digits.ts`,
 * `explication/step-operands.ts` and `explication/write-column.ts`.
 */
export const roundStep = (value: StepValue, round: StepRounding | undefined): StepValue =>
  typeof value === 'number' && round ? roundings[round](value) : value
