import type { StepRounding, StepValue } from '../../definition/explanation.ts'
import { wholeCents, wholeEuros, withoutNoise } from '../../units/exact-euros.ts'
import { roundHalfAway } from '../../units/rounding.ts'

/** What sums and products of doubles may stray by, as a share of the value. */
const NOISE = 1e-9

/** Whether a formula gives what the computation gave: the same word, or the same number but for the noise of doubles. */
export function agrees(formula: StepValue, computed: StepValue): boolean {
  if (typeof formula !== 'number' || typeof computed !== 'number') return formula === computed
  return Math.abs(formula - computed) <= NOISE * Math.max(1, Math.abs(formula), Math.abs(computed))
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
