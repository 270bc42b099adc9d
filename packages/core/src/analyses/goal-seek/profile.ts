import { distance } from './lattice.ts'
import { type Direction, type Point, type Search, sideOf } from './search.ts'

/** A place that was looked at: `null` where the figure does not exist. */
export interface Spot {
  readonly place: number
  readonly result: number | null
}

/** How the figure goes over the places looked at, run by run. */
export type Profile = readonly (readonly Spot[])[]

/** Doubles stray: two results this near, relatively, are in no order. */
const NOISE = 1e-12

/** Simulations kept for closing in on what exploring finds. */
const RESERVE = 24

/** Looks at every sample. */
export const profileOf = ({ runs, look }: Search): Profile =>
  runs.map((run) => run.map((place) => ({ place, result: look(place) ?? null })))

export const exists = (spot: Spot): spot is Point => spot.result !== null

export const pointsOf = (profile: Profile): Point[] => profile.flat().filter(exists)

/** Whether the figure is the same wherever it was looked at. */
export function isConstant(profile: Profile): boolean {
  const [first, ...others] = profile.flat()
  return first !== undefined && exists(first) && others.every(({ result }) => result === first.result)
}

/** The neighbours between which the figure exists all along, as far as was seen. */
export const neighbours = (profile: Profile): (readonly [Point, Point])[] =>
  profile.flatMap((run) =>
    run.flatMap((spot, index) => {
      const next = run[index + 1]
      return next && exists(spot) && exists(next) ? [[spot, next] as const] : []
    }),
  )

/** How the figure moves from the lowest place to the highest. */
export function directionOf(profile: Profile): Direction {
  const points = pointsOf(profile)
  const signs = new Set(
    points.slice(1).map(({ result }, index) => {
      const before = points[index]?.result ?? result
      return Math.abs(result - before) <= NOISE * Math.abs(before) ? 0 : Math.sign(result - before)
    }),
  )
  if (signs.has(1) && signs.has(-1)) return undefined
  return signs.has(1) ? 1 : signs.has(-1) ? -1 : 0
}

/** Whether the target is met, or passed between neighbours. */
export const isMet = (profile: Profile, target: number): boolean =>
  profile.some((run) => run.some((spot, index) => meets(spot, run[index + 1], target)))

function meets(spot: Spot, next: Spot | undefined, target: number): boolean {
  if (!exists(spot)) return false
  const side = sideOf(spot, target)
  return side === 0 || (next !== undefined && exists(next) && sideOf(next, target) !== side)
}

/**
 * Goes on, where the figure stops existing between two samples, to the last place where it does: the target may lie
 * there. Nearest to the anchor first, until the target is met.
 */
export function explored(search: Search, profile: Profile): Profile {
  let known = profile
  for (const { from, to } of ends(search, profile)) {
    let [here, nowhere] = [from, to]
    while (!isMet(known, search.target) && distance(here, nowhere) > 1 && search.left() > RESERVE) {
      const place = Math.trunc((here + nowhere) / 2)
      const result = search.look(place) ?? null
      known = inserted(known, from, { place, result })
      if (result === null) nowhere = place
      else here = place
    }
  }
  return known
}

/** Where the figure exists at one sample and not at the next. */
function ends({ anchor }: Search, profile: Profile): { readonly from: number; readonly to: number }[] {
  return profile
    .flatMap((run) =>
      run.flatMap((spot, index) => {
        const next = run[index + 1]
        if (!next || exists(spot) === exists(next)) return []
        return [exists(spot) ? { from: spot.place, to: next.place } : { from: next.place, to: spot.place }]
      }),
    )
    .sort((a, b) => distance(a.from, anchor) - distance(b.from, anchor))
}

/** The profile with one spot more, in the run that `neighbour` is of. */
export const inserted = (profile: Profile, neighbour: number, spot: Spot): Profile =>
  profile.map((run) =>
    run.some(({ place }) => place === neighbour) ? [...run, spot].sort((a, b) => a.place - b.place) : run,
  )
