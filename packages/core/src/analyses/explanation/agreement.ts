import type { StepRounding, StepValue } from '../../definition/explanation.ts'
import { wholeCents, wholeEuros, withoutNoise } from '../../units/exact-euros.ts'
import { roundHalfAway } from '../../units/rounding.ts'
import type { Reproduction } from './typed-operands.ts'

/** The error that sums and products of doubles may have, as a share of the value. */
const NOISE = 1e-9

/** The error that a difference of doubles may have, as a share of the size of its operands. */
const NOISE_OF_SIZE = 1e-13

/**
 * Whether the value of a formula is that of the computation: equal, or for numbers equal but for the noise of
 * doubles. Used by `compile-explanation.ts`.
 * @param sizeOf gives the value of the formula's `sizeFormula`; called only where the values differ.
 */
export function agrees(formula: StepValue, computed: StepValue, sizeOf?: () => StepValue): boolean {
  if (typeof formula !== 'number' || typeof computed !== 'number') return formula === computed
  const gap = Math.abs(formula - computed)
  if (gap <= NOISE * Math.max(1, Math.abs(formula), Math.abs(computed))) return true
  const size = sizeOf?.()
  return typeof size === 'number' && gap <= NOISE_OF_SIZE * size
}

/**
 * Whether a formula evaluated with shortened operands prints a value: doubles that compute with them may fall
 * on the wrong side of half a unit, where a calculator has the exact value. Called by
 * `explication/cell-digits.ts`, `explication/step-operands.ts` and `explication/write-column.ts`.
 * @param formula the value of the formula with these operands, in doubles.
 * @param computed the value to print, unrounded.
 * @param decimals those of the printed value.
 * @param size the value of the formula's `sizeFormula`.
 * @returns `surely` where doubles print it too, `exactly` where only exact arithmetic does, or `no`.
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
  const below = roundHalfAway(formula - noise, decimals)
  const above = roundHalfAway(formula + noise, decimals)
  if (below === above) return below === wanted ? 'surely' : 'no'
  // the exact value is half a unit, which is rounded away from zero
  return (formula < 0 ? below : above) === wanted ? 'exactly' : 'no'
}

/**
 * Whether both values print the same digits. Two values that agree may differ here, by noise at half a unit.
 * Exported for `test/support/explanations.ts`.
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
 * A value rounded as a text of law orders, unchanged without an order. Used by `compile-explanation.ts`,
 * `explication/cell-digits.ts`, `explication/step-operands.ts` and `explication/write-column.ts`.
 */
export const roundStep = (value: StepValue, round: StepRounding | undefined): StepValue =>
  typeof value === 'number' && round ? roundings[round](value) : value
