/**
 * How far a value fell from its best, and when it was back. Source: Magdon-Ismail and Atiya, "Maximum drawdown",
 * Risk, 2004: the running maximum less the value, in share of that maximum. Used by the simulator `drawdown`.
 */

/** A fall between two places of a list of levels, as a fraction: -0.5 is half lost. Always above -1 and below 0. */
interface Fall {
  /** The index of the highest level so far. */
  readonly peak: number
  /** The index of the lowest level after it. */
  readonly trough: number
  readonly fall: number
}

/**
 * The deepest fall from a running peak: `min over t of L(t) / max(L(0) … L(t)) - 1`; `undefined` when the level never
 * went down. Of equal peaks the first counts, of equally deep falls the first. Used by `drawdown/crisis.ts` and
 * `drawdown/history.explain.ts`.
 * @param levels positive, in order of time.
 * @example deepestFall([100, 120, 60, 90]) // { peak: 1, trough: 2, fall: -0.5 }
 */
export function deepestFall(levels: readonly number[]): Fall | undefined {
  let [high, peak, trough, deepest] = [0, 0, 0, 0]
  let highest = levels[0] ?? 0
  for (let time = 1; time < levels.length; time += 1) {
    const level = levels[time] as number
    if (level > highest) {
      high = time
      highest = level
    }
    const fall = level / highest - 1
    if (fall < deepest) [peak, trough, deepest] = [high, time, fall]
  }
  return deepest < 0 ? { peak, trough, fall: deepest } : undefined
}

/**
 * Where a level is first back at that of the peak after a fall, or above; `undefined` when the list ends before. Used
 * by `drawdown/crisis.ts` and `drawdown/history.explain.ts`.
 * @example recoveryOf([100, 120, 60, 90, 125], { peak: 1, trough: 2, fall: -0.5 }) // 4
 */
export function recoveryOf(
  levels: readonly number[],
  { peak, trough }: Pick<Fall, 'peak' | 'trough'>,
): number | undefined {
  const level = levels[peak] ?? Number.POSITIVE_INFINITY
  const back = levels.findIndex((other, time) => time > trough && other >= level)
  return back === -1 ? undefined : back
}

/**
 * The rise that undoes a fall: `1 / (1 + fall) - 1`, written `-fall / (1 + fall)` so that a small one keeps its
 * digits. Used by `drawdown/crisis.ts`.
 * @param fall as a fraction, above -1.
 * @example requiredRise(-0.5) // 1: what lost half must double
 */
export const requiredRise = (fall: number): number => (fall === 0 ? 0 : -fall / (1 + fall))
