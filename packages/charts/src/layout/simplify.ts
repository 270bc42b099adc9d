/** Coordinates in pixels. Used by `end-labels.ts`, `paths.ts` and `shapes.ts`. */
export type Point = readonly [x: number, y: number]

/** A point nearer than this, in pixels, to the line without it makes no difference to the eye. */
const UNSEEN = 0.2

/**
 * The ranks of the points that a path needs to draw the same line, in no order, by Douglas-Peucker with
 * vertical distances. Used by `paths.ts`.
 */
export function neededPoints(points: readonly Point[]): ReadonlySet<number> {
  const kept = new Set<number>(points.length > 0 ? [0, points.length - 1] : [])
  const spans: (readonly [number, number])[] = [[0, points.length - 1]]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span
    const [rank, distance] = farthest(points, from, to)
    if (distance <= UNSEEN) continue
    kept.add(rank)
    spans.push([from, rank], [rank, to])
  }
  return kept
}

/** The point between two that is farthest from the straight line through them, vertically. */
function farthest(
  points: readonly Point[],
  from: number,
  to: number,
): readonly [rank: number, distance: number] {
  const [x0, y0] = points[from] ?? [0, 0]
  const [x1, y1] = points[to] ?? [0, 0]
  let [found, most] = [from, 0]
  for (let rank = from + 1; rank < to; rank += 1) {
    const [x, y] = points[rank] as Point
    const straight = x1 === x0 ? y0 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0)
    const distance = Math.abs(y - straight)
    if (distance > most) [found, most] = [rank, distance]
  }
  return [found, most]
}
