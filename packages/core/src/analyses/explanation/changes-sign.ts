import type { StepValue } from '../../definition/explanation.ts'

/** How often a step is halved, at most. */
const HALVINGS = 40

/**
 * Whether an equation has a root within some distance of a value: it has different signs below and above.
 * Called by `compile-explanation.ts` and `explication/step-operands.ts`.
 * @param at the equation at a value of its unknown; `null` where it does not exist.
 * @example changesSign((x) => x - 2.5, 2, 1) // true
 */
export function changesSign(at: (unknown: number) => StepValue, value: number, distance: number): boolean {
  const [below, above] = [nearest(value, -distance, at), nearest(value, distance, at)]
  return typeof below === 'number' && typeof above === 'number' && below * above <= 0
}

/** The equation one step away, or nearer where it does not exist there: no rate is below -100 %. */
function nearest(value: number, step: number, at: (moved: number) => StepValue): StepValue {
  for (let halved = 0; halved < HALVINGS; halved++) {
    const found = at(value + step / 2 ** halved)
    if (typeof found === 'number') return found
  }
  return null
}
