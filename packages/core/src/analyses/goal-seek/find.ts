import { cross, edgeOfPlateau } from './crossing.ts'
import { filled, isComplete } from './fill.ts'
import { firstSolution } from './first.ts'
import { distance } from './lattice.ts'
import { probed } from './probe.ts'
import {
  directionOf,
  exists,
  explored,
  isConstant,
  isMet,
  neighbours,
  type Profile,
  pointsOf,
  profileOf,
  type Spot,
} from './profile.ts'
import { type Direction, distanceOf, type Point, type Search, type Solution, sideOf } from './search.ts'

/** What became of a search. */
export interface Finding {
  readonly solution: Solution | undefined
  readonly profile: Profile
  readonly direction: Direction
  /** Every value that the contract accepts was looked at: what was not found does not exist. */
  readonly isComplete: boolean
  /** Nothing lower is allowed, and that value already gives more than the target. */
  readonly isFloor: boolean
  /** Other values may reach the target too. */
  readonly hasOthers: boolean
}

/** Looks for the target: a profile over the samples first, then what is nearest to the anchor, or first. */
export function find(search: Search): Finding {
  const sampled = profileOf(search)
  return search.lattice.isDense ? amongDecimals(search, sampled) : amongWhole(search, filled(search, sampled))
}

function amongDecimals(search: Search, sampled: Profile): Finding {
  const profile = probed(search, isMet(sampled, search.target) ? sampled : explored(search, sampled))
  const direction = directionOf(profile)
  return {
    solution: isConstant(profile) ? unmoved(search, profile) : nearestSolution(search, profile),
    profile,
    direction,
    isComplete: false,
    isFloor: false,
    hasOthers: direction === undefined,
  }
}

function amongWhole(search: Search, profile: Profile): Finding {
  const direction = directionOf(profile)
  const all = { profile, direction, isComplete: isComplete(search, profile) }
  if (isConstant(profile))
    return { ...all, solution: unmoved(search, profile), isFloor: false, hasOthers: false }
  const first = firstSolution(search, profile, direction)
  return { ...all, ...first, hasOthers: first.hasOthers || (direction === undefined && !all.isComplete) }
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
