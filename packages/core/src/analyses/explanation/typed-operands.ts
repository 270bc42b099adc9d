import type { StepValue } from '../../definition/explanation.ts'
import { roundHalfAway } from '../../units/rounding.ts'

/** Doubles have no more digits than this to the right of the point. */
const MOST_DECIMALS = 17

/**
 * Operands with as few decimals as give the printed result: what a reader types into a calculator. People who type the
 * 3.92 that is shown, where the computation has 3.9166, find another figure. Called by `explain-step.ts`.
 * @param values the operands, unrounded.
 * @param reproduces whether these operands print the result.
 */
export function typedOperands(
  values: readonly StepValue[],
  reproduces: (typed: readonly StepValue[]) => boolean,
): readonly StepValue[] {
  for (let decimals = 2; decimals < MOST_DECIMALS; decimals++) {
    const typed = values.map((value) => (typeof value === 'number' ? shortened(value, decimals) : value))
    if (reproduces(typed)) return typed
  }
  return values
}

const shortened = (value: number, decimals: number): number =>
  Number.isFinite(value) ? roundHalfAway(value, decimals) : value
