import { cross, edgeOfPlateau } from './crossing.ts'
import { firstSolution, passedAtOnce } from './first.ts'
import {
  directionOf,
  exists,
  explored,
  isMet,
  neighbours,
  type Profile,
  pointsOf,
  profileOf,
  type Spot,
} from './profile.ts'
import {
  type Direction,
  distance,
  distanceOf,
  type Point,
  type Search,
  type Solution,
  sideOf,
} from './search.ts'

/** What became of a search. */
export interface Finding {
  readonly solution: Solution | undefined
  readonly profile: Profile
  readonly direction: Direction
  /** The lowest value already passes the target. */
  readonly isPassedAtOnce: boolean
}

/** Looks for the target: a profile over the samples first, then what is nearest to the anchor. */
export function find(search: Search): Finding {
  const first = profileOf(search)
  const profile = isMet(first, search.target) ? first : explored(search, first)
  const direction = directionOf(profile)
  const finding = { profile, direction, isPassedAtOnce: false }
  if (direction === 0 && profile.flat().every(exists))
    return { ...finding, solution: unmoved(search, profile) }
  if (search.lattice.isDense) return { ...finding, solution: nearestSolution(search, profile) }
  const solution = firstSolution(search, profile, direction)
  if (solution) return { ...finding, solution }
  const passed = passedAtOnce(search, profile, direction)
  return { ...finding, solution: passed, isPassedAtOnce: passed !== undefined }
}

/** A figure that does not move: any value will do or none, and then the anchor, or what is nearest to it, does. */
function unmoved({ target, anchor }: Search, profile: Profile): Solution | undefined {
  const [nearest] = pointsOf(profile).sort((a, b) => distance(a.place, anchor) - distance(b.place, anchor))
  return nearest?.result === target ? { ...nearest, finer: 0, reach: 'exact' } : undefined
}

/** Something that may hold a solution, no nearer to the anchor than `distance`. */
interface Lead {
  readonly distance: number
  follow(): Solution | undefined
}

/** The exact solution nearest to the anchor; where there is none, the nearest of the others. */
function nearestSolution(search: Search, profile: Profile): Solution | undefined {
  const leads = [...crossings(search, profile), ...plateaus(search, profile)].sort(
    (a, b) => a.distance - b.distance,
  )
  const found: Solution[] = []
  for (const lead of leads) {
    const best = found[0]
    if (best?.reach === 'exact' && distanceOf(search, best) <= lead.distance) break
    const solution = lead.follow()
    if (solution) found.push(solution)
    found.sort(
      (a, b) => rank(a) - rank(b) || distanceOf(search, a) - distanceOf(search, b) || a.place - b.place,
    )
  }
  return found[0]
}

const rank = ({ reach }: Solution): number => (reach === 'exact' ? 0 : 1)

/** Where neighbours are on either side of the target. */
const crossings = (search: Search, profile: Profile): Lead[] =>
  neighbours(profile)
    .filter(([a, b]) => sideOf(a, search.target) * sideOf(b, search.target) < 0)
    .map(([a, b]) => ({
      distance: Math.min(distance(a.place, search.anchor), distance(b.place, search.anchor)),
      follow: () => cross(search, a, b),
    }))

/** Where the target is met: the end, towards the anchor, of the places that meet it. */
const plateaus = (search: Search, profile: Profile): Lead[] =>
  profile.flatMap((run) =>
    run.flatMap((spot, index) => {
      if (!exists(spot) || spot.result !== search.target) return []
      const inward = run[index - Math.sign(spot.place - search.anchor)]
      if (spot.place !== search.anchor && inward?.result === search.target) return []
      return [plateau(search, spot, spot.place === search.anchor ? undefined : inward)]
    }),
  )

const plateau = (search: Search, met: Point, inward: Spot | undefined): Lead => ({
  distance: inward ? distance(inward.place, search.anchor) : distance(met.place, search.anchor),
  follow: () => (inward ? edgeOfPlateau(search, met, inward.place) : { ...met, finer: 0, reach: 'exact' }),
})
