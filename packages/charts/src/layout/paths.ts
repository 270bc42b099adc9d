import { area, line } from 'd3-shape'
import { neededPoints, type Point } from './simplify.ts'

/**
 * An SVG path through the points, broken at each `null`, without the points that would not be seen. Used by
 * `shapes.ts`.
 */
export function pathOf(places: readonly (Point | null)[]): string {
  const draw = line<Point>().digits(1)
  return runsOf(places)
    .filter((run) => run.length > 1)
    .map((run) => {
      const kept = neededPoints(run)
      return draw(run.filter((_, rank) => kept.has(rank))) ?? ''
    })
    .join('')
}

/** The runs of neighbours that are not `null`. */
function runsOf<T>(places: readonly (T | null)[]): readonly (readonly T[])[] {
  const runs: T[][] = []
  places.forEach((place, rank) => {
    if (place === null) return
    const last = runs.at(-1)
    if (last && places[rank - 1] !== null && rank > 0) last.push(place)
    else runs.push([place])
  })
  return runs
}

/** The SVG path of the surface between two lines, broken at each `null`. Used by `shapes.ts`. */
export function shadeOf(ends: readonly (readonly [low: Point, high: Point] | null)[]): string {
  const draw = area<readonly [Point, Point]>()
    .digits(1)
    .x(([low]) => low[0])
    .y0(([low]) => low[1])
    .y1(([, high]) => high[1])
  return runsOf(ends)
    .map((run) => {
      const kept = new Set([
        ...neededPoints(run.map(([low]) => low)),
        ...neededPoints(run.map(([, high]) => high)),
      ])
      return draw(run.filter((_, rank) => kept.has(rank))) ?? ''
    })
    .join('')
}
