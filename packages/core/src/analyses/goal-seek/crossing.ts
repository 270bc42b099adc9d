import { findRoot } from '../../finance/root.ts'
import { type Point, type Search, sideOf } from './profile.ts'

/**
 * An index of the grid of values that answers a goal seek, with its figure. Used by `find.ts` and
 * `warnings.ts`.
 */
export interface Solution extends Point {
  /**
   * How many more decimals the value has than those of its kind: the index is `10 ** finer` times as large.
   */
  readonly finer: number
  /**
   * How the figure reaches the target: it is the target; it is the first past it; it jumps over it; it is the
   * nearest that could be simulated.
   */
  readonly reach: 'exact' | 'first' | 'jumped' | 'approached'
}

/**
 * A bracket that became so many times narrower while its results stayed as far apart may hold a jump: a continuous
 * figure would have come closer.
 */
const SUSPECT = 1_000
/** Beyond this, it certainly holds a jump: a hyperbola near its pole looks like one only up to less. */
const CERTAIN = 100_000
/** Results are as far apart as before from this share of their earlier distance on. */
const AS_FAR = 0.5

/** The most decimals that are added to those of the kind. */
const MOST_FINER = 12

/** Beyond this, doubles no longer hold every whole number. */
const LAST_WHOLE = 2 ** 53

/** Two points on either side of the target, and how far apart they were at each step. */
interface Bracket {
  low: Point
  high: Point
  /** The decimals added to those of the kind. */
  finer: number
  /** The width in indexes of the kind, and the distance of the results, after each narrowing. */
  readonly history: { readonly width: number; readonly gap: number }[]
}

/**
 * The index between two points at which the figure is the target: among the decimals of the kind, then among ten
 * times as many each time, so that the value found has the fewest decimals. Where the figure jumps over the target,
 * the first index past the jump. `undefined` where the figure stops existing in between. Used by `find.ts`.
 */
export function cross(search: Search, from: Point, to: Point): Solution | undefined {
  const [low, high] = from.gridIndex < to.gridIndex ? [from, to] : [to, from]
  const bracket: Bracket = { low, high, finer: 0, history: [] }
  remember(bracket)
  let past: Point | undefined
  for (;;) {
    const met = narrow(search, bracket)
    if (met === 'hole') return undefined
    if (met) return nearMet(search, met, bracket)
    const isSpent = bracket.high.gridIndex - bracket.low.gridIndex > 1
    if (bracket.finer === 0 && !isSpent) past = bracket.high
    if (hasJump(bracket, isSpent ? SUSPECT : CERTAIN))
      return { ...(past ?? bracket.high), finer: 0, reach: 'jumped' }
    if (isSpent || !canBeFiner(search, bracket)) return closest(bracket, search.target)
    bracket.low = { ...bracket.low, gridIndex: bracket.low.gridIndex * 10 }
    bracket.high = { ...bracket.high, gridIndex: bracket.high.gridIndex * 10 }
    bracket.finer += 1
  }
}

/** Whether the indexes inside can be counted one by one, ten times finer. */
function canBeFiner({ grid }: Search, { low, high, finer }: Bracket): boolean {
  const furthest = Math.max(Math.abs(low.gridIndex), Math.abs(high.gridIndex))
  return grid.isDense && finer < MOST_FINER && furthest * 10 <= LAST_WHOLE
}

/**
 * Narrows a bracket until its ends are neighbours or no simulation is left. Returns a point that meets the
 * target, or `hole` where the figure does not exist at an index in between.
 */
function narrow(search: Search, bracket: Bracket): Point | 'hole' | undefined {
  const { low, high } = bracket
  let met: Point | undefined
  const offTarget = (x: number): number => {
    const gridIndex = Math.round(x)
    const known =
      gridIndex === bracket.low.gridIndex
        ? bracket.low
        : gridIndex === bracket.high.gridIndex
          ? bracket.high
          : undefined
    const result = known ? known.result : search.evaluate(gridIndex, bracket.finer)
    if (result === null || result === undefined) return Number.NaN
    const point = { gridIndex, result }
    const side = sideOf(point, search.target)
    if (side === 0) met = point
    else if (!known) {
      bracket[side === sideOf(low, search.target) ? 'low' : 'high'] = point
      remember(bracket)
    }
    return result - search.target
  }
  const root = findRoot(offTarget, low.gridIndex, high.gridIndex, {
    tolerance: 1,
    maxEvaluations: search.left() + 2,
  })
  return met ?? (root === undefined ? 'hole' : undefined)
}

/** Adds the current width and distance to the history. */
function remember({ low, high, finer, history }: Bracket): void {
  history.push({
    width: (high.gridIndex - low.gridIndex) / 10 ** finer,
    gap: Math.abs(high.result - low.result),
  })
}

/** Whether the figure jumps inside: the ends have come `narrower` times closer together, and the results have not. */
function hasJump({ history }: Bracket, narrower: number): boolean {
  const now = history.at(-1)
  if (!now) return false
  return history.some(({ width, gap }) => width >= narrower * now.width && now.gap >= AS_FAR * gap)
}

/** The solution beside an index that meets the target, without leaving the bracket. */
function nearMet(search: Search, met: Point, { low, high, finer }: Bracket): Solution {
  const isAbove = met.gridIndex >= search.startIndex * 10 ** finer
  const [inward, outward] = isAbove ? [low, high] : [high, low]
  return nearestToTarget(search, met, { inward: inward.gridIndex, outward: [outward.gridIndex] }, finer)
}

/** The error that sums and products of doubles may have, as a share of the target. */
const NOISE = 1e-12

/**
 * Among the indexes around `met`, whose rounded result is the target, the one at which the unrounded figure is
 * nearest to it: for a monthly payment of 1,100 € the capital to the cent, not one of many whose payment rounds to
 * it. Where the figure is flat there, or only comes near the target, the end of these indexes towards the start
 * index. Called by `find.ts`.
 */
export function nearestToTarget(search: Search, met: Point, limits: Limits, finer = 0): Solution {
  const root = unroundedRoot(search, met, limits, finer)
  const rounds = (gridIndex: number) => search.evaluate(gridIndex, finer) === search.target
  // of a target of a billion and more, noise is wider than a cent: its rounded result must be the target too
  const isOnTarget = (gridIndex: number) =>
    Math.abs(missBy(search, gridIndex, finer)) <= NOISE * Math.max(1, Math.abs(search.target)) &&
    rounds(gridIndex)
  const point = root ?? met
  const isFlat = isOnTarget(point.gridIndex)
  if (limits.inward === undefined || (root && !isFlat)) return { ...point, finer, reach: 'exact' }
  return edgeOfPlateau(search, point, limits.inward, finer, isFlat ? isOnTarget : rounds)
}

/** Indexes beyond which a solution is not looked for. */
interface Limits {
  /** The limit towards the start index; none for the start index itself. */
  readonly inward: number | undefined
  /** The limits away from the start index. */
  readonly outward: readonly number[]
}

/** How far the unrounded figure is from the target; not a number where it does not exist. */
const missBy = ({ unrounded, target }: Search, gridIndex: number, finer: number): number =>
  (unrounded(gridIndex, finer) ?? Number.NaN) - target

/** Where the unrounded figure crosses the target between `met` and a limit; `undefined` where it crosses at none. */
function unroundedRoot(
  search: Search,
  met: Point,
  { inward, outward }: Limits,
  finer: number,
): Point | undefined {
  const miss = missBy(search, met.gridIndex, finer)
  const limits = inward === undefined ? outward : [inward, ...outward]
  const limit = limits.find((one) => missBy(search, one, finer) * miss < 0)
  if (limit === undefined) return undefined
  let nearest = { gridIndex: met.gridIndex, miss: Math.abs(miss) }
  const offTarget = (x: number): number => {
    const gridIndex = Math.round(x)
    const off = missBy(search, gridIndex, finer)
    const isNearer = Math.abs(off) < nearest.miss && search.evaluate(gridIndex, finer) === search.target
    if (isNearer) nearest = { gridIndex, miss: Math.abs(off) }
    return off
  }
  findRoot(offTarget, met.gridIndex, limit, { tolerance: 1, maxEvaluations: search.left() + 2 })
  return { gridIndex: nearest.gridIndex, result: search.target }
}

/** The last index from `met` towards `limit` that is met: steps that double, then bisection. */
function edgeOfPlateau(
  search: Search,
  met: Point,
  limit: number,
  finer: number,
  isMet: (gridIndex: number) => boolean,
): Solution {
  const direction = Math.sign(limit - met.gridIndex)
  let inside = met.gridIndex
  let outside = limit
  for (let step = 1; search.left() > 0; step *= 2) {
    const gridIndex = inside + direction * step
    if ((outside - gridIndex) * direction <= 0) break
    if (isMet(gridIndex)) inside = gridIndex
    else outside = gridIndex
  }
  while (Math.abs(outside - inside) > 1 && search.left() > 0) {
    const middle = Math.trunc((inside + outside) / 2)
    if (isMet(middle)) inside = middle
    else outside = middle
  }
  return { gridIndex: inside, result: search.target, finer, reach: 'exact' }
}

/** The end of a bracket whose result is nearer to the target, where no more can be simulated. */
function closest({ low, high, finer }: Bracket, target: number): Solution {
  const nearer = Math.abs(low.result - target) <= Math.abs(high.result - target) ? low : high
  return { ...nearer, finer, reach: 'approached' }
}
