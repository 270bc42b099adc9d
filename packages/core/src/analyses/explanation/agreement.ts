import type { StepRounding, StepValue } from '../../definition/explanation.ts'
import { wholeCents, wholeEuros, withoutNoise } from '../../units/exact-euros.ts'
import { roundHalfAway } from '../../units/rounding.ts'

/** What sums and products of doubles may stray by, as a share of the value. */
const NOISE = 1e-9

/** What a difference of doubles may stray by, as a share of the size of its operands. */
const NOISE_OF_SIZE = 1e-13

/**
 * Whether a formula gives what the computation gave: the same word, or the same number but for the noise of
 * doubles. Called by `compile-explanation.ts` and `explain-step.ts`; other exports are used by `write-column.ts`.
 * @param sizeOf the value of the formula's `sizeFormula`, asked for only where the values differ.
 */
export function agrees(formula: StepValue, computed: StepValue, sizeOf?: () => StepValue): boolean {
  if (typeof formula !== 'number' || typeof computed !== 'number') return formula === computed
  const gap = Math.abs(formula - computed)
  if (gap <= NOISE * Math.max(1, Math.abs(formula), Math.abs(computed))) return true
  const size = sizeOf?.()
  return typeof size === 'number' && gap <= NOISE_OF_SIZE * size
}

/** Whether both print the same digits; noise at half a unit may part them although they agree. */
export const printsAlike = (formula: StepValue, computed: StepValue, decimals: number | undefined): boolean =>
  printed(formula, decimals) === printed(computed, decimals)

const printed = (value: StepValue, decimals: number | undefined): StepValue =>
  typeof value === 'number' && decimals !== undefined ? roundHalfAway(value, decimals) : value

const roundings: Readonly<Record<StepRounding, (value: number) => number>> = {
  euro: wholeEuros,
  centime: wholeCents,
  bruit: withoutNoise,
}

/** A value as a text of law orders it rounded. */
export const roundStep = (value: StepValue, round: StepRounding | undefined): StepValue =>
  typeof value === 'number' && round ? roundings[round](value) : value
