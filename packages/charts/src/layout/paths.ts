import { area, line } from 'd3-shape'
import { needed, type Point } from './thin.ts'

/** A path through what is there, broken where nothing is, without the points that nobody would miss. */
export function pathOf(places: readonly (Point | null)[]): string {
  const draw = line<Point>().digits(2)
  return runsOf(places)
    .filter((run) => run.length > 1)
    .map((run) => {
      const kept = needed(run)
      return draw(run.filter((_, rank) => kept.has(rank))) ?? ''
    })
    .join('')
}

/** The stretches without a gap. */
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

/** What is shaded from one line to another. */
export function shadeOf(ends: readonly (readonly [low: Point, high: Point] | null)[]): string {
  const draw = area<readonly [Point, Point]>()
    .digits(2)
    .x(([low]) => low[0])
    .y0(([low]) => low[1])
    .y1(([, high]) => high[1])
  return runsOf(ends)
    .map((run) => {
      const kept = new Set([...needed(run.map(([low]) => low)), ...needed(run.map(([, high]) => high))])
      return draw(run.filter((_, rank) => kept.has(rank))) ?? ''
    })
    .join('')
}
