import { cross, nearestToTarget, type Solution } from './crossing.ts'
import { fillDecimals, fillWholeNumbers } from './gaps.ts'
import {
  crossingsOf,
  type Direction,
  directionOf,
  exists,
  followEnds,
  isConstant,
  isMet,
  type Point,
  type Profile,
  pointsOf,
  profileOf,
  type Sample,
  type Search,
  sideOf,
} from './profile.ts'
import { distance } from './value-grid.ts'

/** The result of the search of a goal seek. Used by `warnings.ts`. */
export interface Finding {
  /** `undefined` where none was found. */
  readonly solution: Solution | undefined
  /** Where the solution has more decimals than its kind: the value rounded to those, and its figure. */
  readonly rounded?: Point | undefined
  readonly profile: Profile
  readonly direction: Direction
  /** Whether every value that the contract accepts was simulated: no other solution exists then. */
  readonly isComplete: boolean
  /** Whether the solution is the lowest value, and the figure is above the target there already. */
  readonly isFloor: boolean
  /** Whether other values may reach the target too. */
  readonly hasOthers: boolean
}

/**
 * Looks for the target: a profile over the samples first, then the solution nearest to the start index, or the
 * first. Called by `goal-seek.ts`; used, for its types, by `warnings.ts`.
 */
export function find(search: Search): Finding {
  const sampled = profileOf(search)
  return search.grid.isDense
    ? findAmongDecimals(search, sampled)
    : findAmongWholeNumbers(search, fillWholeNumbers(search, sampled))
}

/** The search among values with decimals: the solution nearest to the start index. */
function findAmongDecimals(search: Search, sampled: Profile): Finding {
  const profile = fillDecimals(search, isMet(sampled, search.target) ? sampled : followEnds(search, sampled))
  const direction = directionOf(profile)
  const solution = isConstant(profile) ? constantSolution(search, profile) : nearestSolution(search, profile)
  return {
    solution,
    rounded: solution && solution.finer > 0 ? roundedSolution(search, solution) : undefined,
    profile,
    direction,
    isComplete: false,
    isFloor: false,
    hasOthers: direction === undefined,
  }
}

/**
 * A solution rounded to the decimals of its kind; `undefined` where it may not be simulated or the figure
 * does not exist there.
 */
function roundedSolution({ evaluate }: Search, { gridIndex, finer }: Solution): Point | undefined {
  const rounded = Math.round(gridIndex / 10 ** finer)
  const result = evaluate(rounded)
  return typeof result === 'number' ? { gridIndex: rounded, result } : undefined
}

/** The search among whole numbers or the values of a list: the first solution. */
function findAmongWholeNumbers(search: Search, profile: Profile): Finding {
  const { first, last, isDense } = search.grid
  const isComplete = !isDense && profile.flat().length === last - first + 1
  const direction = directionOf(profile)
  const all = { profile, direction, isComplete }
  if (isConstant(profile))
    return { ...all, solution: constantSolution(search, profile), isFloor: false, hasOthers: false }
  const found = firstSolution(search, profile, direction)
  return { ...all, ...found, hasOthers: found.hasOthers || (direction === undefined && !isComplete) }
}

/** A constant figure: any value gives the target or none does, and the one nearest to the start index is taken. */
function constantSolution({ target, startIndex }: Search, profile: Profile): Solution | undefined {
  const [nearest] = pointsOf(profile).sort(
    (a, b) => distance(a.gridIndex, startIndex) - distance(b.gridIndex, startIndex),
  )
  return nearest?.result === target ? solutionAt(nearest, 'exact') : undefined
}

const solutionAt = (point: Point, reach: Solution['reach']): Solution => ({ ...point, finer: 0, reach })

/**
 * Among whole numbers: the first index where the figure is the target; where there is none, the first past it; where
 * all are above it and the figure rises, the lowest, which already gives enough.
 */
function firstSolution(
  { target }: Search,
  profile: Profile,
  direction: Direction,
): Pick<Finding, 'solution' | 'isFloor' | 'hasOthers'> {
  const points = pointsOf(profile)
  const exact = points.filter(({ result }) => result === target)
  const passed = points.filter((point, index) => {
    const before = points[index - 1]
    return before && sideOf(before, target) !== sideOf(point, target)
  })
  const found = exact.length > 0 ? exact : passed
  const [first] = found
  if (first) {
    const reach = first.result === target ? 'exact' : direction === undefined ? 'jumped' : 'first'
    const hasOthers = direction === undefined && found.length > 1
    return { solution: solutionAt(first, reach), isFloor: false, hasOthers }
  }
  const [lowest] = points
  const isFloor = lowest !== undefined && direction === 1 && sideOf(lowest, target) === 1
  return { solution: isFloor ? solutionAt(lowest, 'first') : undefined, isFloor, hasOthers: false }
}

/** A part of the profile that may hold a solution, no nearer to the start index than `distance`. */
interface Candidate {
  readonly distance: number
  /** Searches it; `undefined` where it has no solution. */
  readonly solve: () => Solution | undefined
}

/** The exact solution nearest to the start index; where there is none, the nearest of the others. */
function nearestSolution(search: Search, profile: Profile): Solution | undefined {
  const candidates = [...crossings(search, profile), ...plateaus(search, profile)].sort(
    (a, b) => a.distance - b.distance,
  )
  const away = ({ gridIndex, finer }: Solution) => distance(gridIndex / 10 ** finer, search.startIndex)
  const found: Solution[] = []
  for (const candidate of candidates) {
    const best = found[0]
    if (best?.reach === 'exact' && away(best) <= candidate.distance) break
    const solution = candidate.solve()
    if (solution) found.push(solution)
    found.sort((a, b) => rank(a) - rank(b) || away(a) - away(b) || a.gridIndex - b.gridIndex)
  }
  return found[0]
}

/** Exact solutions come first. */
const rank = ({ reach }: Solution): number => (reach === 'exact' ? 0 : 1)

/** The candidates between neighbours that lie on either side of the target. */
const crossings = (search: Search, profile: Profile): Candidate[] =>
  crossingsOf(profile, search.target).map(([a, b]) => ({
    distance: Math.min(distance(a.gridIndex, search.startIndex), distance(b.gridIndex, search.startIndex)),
    solve: () => cross(search, a, b),
  }))

/**
 * The candidates at samples that meet the target: of neighbours that do, the one nearest to the start index.
 */
const plateaus = (search: Search, profile: Profile): Candidate[] =>
  profile.flatMap((run) =>
    run.flatMap((sample, index) => {
      if (!exists(sample) || sample.result !== search.target) return []
      const step = Math.sign(sample.gridIndex - search.startIndex)
      if (step === 0) return [plateau(search, sample, undefined, [run[index - 1], run[index + 1]])]
      const inward = run[index - step]
      return inward?.result === search.target ? [] : [plateau(search, sample, inward, [run[index + step]])]
    }),
  )

/**
 * The candidate of a sample that meets the target, between its neighbours towards and away from the start
 * index.
 */
const plateau = (
  search: Search,
  met: Point,
  inward: Sample | undefined,
  outward: readonly (Sample | undefined)[],
): Candidate => ({
  distance: distance((inward ?? met).gridIndex, search.startIndex),
  solve: () =>
    nearestToTarget(search, met, {
      inward: inward?.gridIndex,
      outward: outward.flatMap((sample) => (sample ? [sample.gridIndex] : [])),
    }),
})
