import { type Profile, pointsOf } from './profile.ts'
import {
  type Direction,
  distance,
  distanceOf,
  type Point,
  type Search,
  type Solution,
  sideOf,
} from './search.ts'

/** Two places between which the figure comes to the target, the second at or past it. */
type Passing = readonly [low: Point, high: Point]

/** Where the figure moves both ways, so many passings are followed: each may take a bisection. */
const MOST_FOLLOWED = 2

/**
 * Among whole numbers: the first place that is at or past the target. Where the figure moves both ways there may be
 * several, and the nearest to the anchor is taken.
 */
export function firstSolution(search: Search, profile: Profile, direction: Direction): Solution | undefined {
  const points = pointsOf(profile)
  const [lowest] = points
  const met: Solution[] = lowest?.result === search.target ? [{ ...lowest, finer: 0, reach: 'exact' }] : []
  const passings = points.flatMap((low, index): Passing[] => {
    const high = points[index + 1]
    const side = sideOf(low, search.target)
    return high && side !== 0 && side !== sideOf(high, search.target) ? [[low, high]] : []
  })
  if (direction !== undefined) return met[0] ?? passings.slice(0, 1).map((one) => firstPast(search, one))[0]
  return [...met, ...nearestOf(search, passings).map((one) => firstPast(search, one))].sort(
    (a, b) => distanceOf(search, a) - distanceOf(search, b) || a.place - b.place,
  )[0]
}

const nearestOf = ({ anchor }: Search, passings: readonly Passing[]): readonly Passing[] => {
  const distanceTo = (passing: Passing) => Math.min(...passing.map(({ place }) => distance(place, anchor)))
  return [...passings].sort((a, b) => distanceTo(a) - distanceTo(b)).slice(0, MOST_FOLLOWED)
}

/** The first place at or past the target, by bisection; where the figure does not exist it is not there yet. */
function firstPast(search: Search, [low, high]: Passing): Solution {
  let before = low.place
  let past = high
  while (past.place - before > 1 && search.left() > 0) {
    const place = before + Math.floor((past.place - before) / 2)
    const result = search.look(place) ?? null
    const isPast = result !== null && sideOf({ place, result }, search.target) !== sideOf(low, search.target)
    if (isPast) past = { place, result }
    else before = place
  }
  return { ...past, finer: 0, reach: past.result === search.target ? 'exact' : 'first' }
}

/** The lowest place, where the figure is past the target from there on. */
export function passedAtOnce(
  { target }: Search,
  profile: Profile,
  direction: Direction,
): Solution | undefined {
  const [lowest] = pointsOf(profile)
  const isPast = lowest && direction !== 0 && sideOf(lowest, target) === direction
  return isPast ? { ...lowest, finer: 0, reach: 'first' } : undefined
}
