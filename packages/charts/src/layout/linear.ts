/**
 * A linear scale of an axis: the function from values to coordinates in pixels that gives `from` for `low`,
 * and `to` for `high`, which differs from `low`; an axis may go down, from a larger `from`.
 * Called by `layout.ts` and `x-axis.ts`.
 * @example linear([0, 10], [100, 200])(5) // 150
 */
export function linear(
  [low, high]: readonly [number, number],
  [from, to]: readonly [number, number],
): (value: number) => number {
  const slope = (to - from) / (high - low)
  return (value) => from + (value - low) * slope
}
