/**
 * A linear scale, for the axes: from values to places in pixels along a line: `at(domain[0])` is `range[0]`,
 * `at(domain[1])` is `range[1]`. Called by `layout.ts` and `x-axis.ts`.
 */
export function linear(
  [low, high]: readonly [number, number],
  [from, to]: readonly [number, number],
): (value: number) => number {
  const slope = (to - from) / (high - low)
  return (value) => from + (value - low) * slope
}
