/** The part of the x axis that is drawn, ends included. Used by `line-chart.ts`. */
export interface Range {
  readonly from: number
  readonly to: number
}

/** A point of a curve; `null` where there is no figure. */
interface Point {
  readonly x: number
  readonly value: number | null
}

/**
 * The value of a curve at each column of the canvas of `line-chart.ts`: on the straight line between two of its
 * points, and nothing beyond them or beside a point that has no value.
 * @example sampled([{ x: 1, value: 0 }, { x: 2, value: 10 }], { from: 1, to: 2 }, 3) // [0, 5, 10]
 */
export function sampled(points: readonly Point[], { from, to }: Range, columns: number): (number | null)[] {
  let at = 0
  return Array.from({ length: columns }, (_, column) => {
    const x = from + ((to - from) * column) / (columns - 1)
    while (at < points.length - 2 && x > (points[at + 1]?.x ?? x)) at += 1
    const [left, right] = [points[at], points[at + 1]]
    if (!left || !right || x < left.x || x > right.x) return null
    if (x === left.x) return left.value
    if (x === right.x) return right.value
    if (left.value === null || right.value === null) return null
    return left.value + ((right.value - left.value) * (x - left.x)) / (right.x - left.x)
  })
}
