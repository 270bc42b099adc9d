import { LAST_WHOLE } from './lattice.ts'
import { canDescend, type Point, type Search, type Solution, sideOf } from './search.ts'

/**
 * A bracket so many times narrower with results as far apart holds a jump: what is continuous would have come closer. Even
 * a hyperbola near its pole, which looks like one for a while.
 */
const SUSPECT = 1_000
const CERTAIN = 100_000
const AS_FAR = 0.5

/** Decimals beyond those of the kind: with more, a value is no longer one that somebody would write. */
const MOST_FINER = 12

/** Two points on either side of the target, and how wide they were apart at each step. */
interface Bracket {
  low: Point
  high: Point
  finer: number
  readonly history: { readonly width: number; readonly gap: number }[]
  /** How often in a row the same end stayed: regula falsi halves its weight, so that it moves at last. */
  stale: number
}

/**
 * The place between two points at which the figure is the target: first among the decimals of the kind, then among ten
 * times as many each time, so that the value found has the fewest decimals. Where the figure jumps over the target, the
 * first place past the jump.
 *
 * Regula falsi with halved weights (Illinois), on whole numbers; bisection where the figure seems to jump, and where the
 * simulations left are only just enough for it, unless results come together faster.
 */
export function cross(search: Search, from: Point, to: Point): Solution | undefined {
  const [low, high] = from.place < to.place ? [from, to] : [to, from]
  const bracket: Bracket = { low, high, finer: 0, history: [], stale: 0 }
  remember(bracket)
  let past: Point | undefined
  for (;;) {
    const met = narrow(search, bracket)
    if (met === 'hole') return undefined
    if (met) return nearEdge(search, met, bracket)
    const isSpent = bracket.high.place - bracket.low.place > 1
    if (bracket.finer === 0 && !isSpent) past = bracket.high
    const isLast = bracket.finer >= MOST_FINER || !canDescend(search.lattice, furthest(bracket), LAST_WHOLE)
    if (hasJump(bracket, isSpent ? SUSPECT : CERTAIN))
      return past ? { ...past, finer: 0, reach: 'jumped' } : { ...bracket.high, finer: 0, reach: 'jumped' }
    if (isSpent || isLast) return closest(bracket, search.target)
    bracket.low = { ...bracket.low, place: bracket.low.place * 10 }
    bracket.high = { ...bracket.high, place: bracket.high.place * 10 }
    bracket.finer += 1
  }
}

const furthest = ({ low, high }: Bracket): number => Math.max(Math.abs(low.place), Math.abs(high.place))

/** Brings the ends side by side, or finds a place where the figure is the target. */
function narrow(search: Search, bracket: Bracket): Point | 'hole' | undefined {
  while (bracket.high.place - bracket.low.place > 1 && search.left() > 0) {
    const place = guess(search, bracket)
    const result = search.look(place, bracket.finer)
    if (result === null || result === undefined) return 'hole'
    const point = { place, result }
    const side = sideOf(point, search.target)
    if (side === 0) return point
    const isLow = side === sideOf(bracket.low, search.target)
    bracket.stale = isLow ? Math.max(bracket.stale, 0) + 1 : Math.min(bracket.stale, 0) - 1
    bracket[isLow ? 'low' : 'high'] = point
    remember(bracket)
  }
  return undefined
}

function remember({ low, high, finer, history }: Bracket): void {
  history.push({ width: (high.place - low.place) / 10 ** finer, gap: Math.abs(high.result - low.result) })
}

/** Whether the figure jumps inside: the ends have come `narrower` times closer together, and the results have not. */
function hasJump({ history }: Bracket, narrower: number): boolean {
  const now = history.at(-1)
  if (!now) return false
  return history.some(({ width, gap }) => width >= narrower * now.width && now.gap >= AS_FAR * gap)
}

/** Whether results still come together fast: a cycle of regula falsi is three steps. */
function isClosing({ history }: Bracket): boolean {
  const [before, , , now] = history.slice(-4)
  return !before || !now || now.gap <= AS_FAR * before.gap
}

/** The next place to look at, strictly inside. */
function guess(search: Search, bracket: Bracket): number {
  const { low, high, stale } = bracket
  const width = high.place - low.place
  const middle = low.place + Math.floor(width / 2)
  const isShort = 2 ** (search.left() - 2) <= width
  if (hasJump(bracket, SUSPECT) || (isShort && !isClosing(bracket))) return middle
  const below = (search.target - low.result) * (stale < -1 ? 0.5 ** (-stale - 1) : 1)
  const above = (high.result - search.target) * (stale > 1 ? 0.5 ** (stale - 1) : 1)
  const place = low.place + Math.round((width * below) / (below + above))
  return Math.min(Math.max(place, low.place + 1), high.place - 1)
}

/** A target met: as near to the anchor as it still is, without leaving the bracket. */
function nearEdge(search: Search, met: Point, { low, high, finer }: Bracket): Solution {
  const isAbove = met.place >= search.anchor * 10 ** finer
  return edgeOfPlateau(search, met, isAbove ? low.place : high.place, finer)
}

/**
 * The end, towards `limit`, of the places around `met` at which the figure is still the target: strides that double,
 * then bisection.
 */
export function edgeOfPlateau(search: Search, met: Point, limit: number, finer = 0): Solution {
  const direction = Math.sign(limit - met.place)
  const isMet = (place: number) => search.look(place, finer) === search.target
  let inside = met.place
  let outside = limit
  for (let stride = 1; search.left() > 0; stride *= 2) {
    const place = inside + direction * stride
    if ((outside - place) * direction <= 0) break
    if (isMet(place)) inside = place
    else outside = place
  }
  while (Math.abs(outside - inside) > 1 && search.left() > 0) {
    const middle = Math.trunc((inside + outside) / 2)
    if (isMet(middle)) inside = middle
    else outside = middle
  }
  return { place: inside, result: search.target, finer, reach: 'exact' }
}

/** Where no more can be looked at: the end whose result is nearer. */
function closest({ low, high, finer }: Bracket, target: number): Solution {
  const nearer = Math.abs(low.result - target) <= Math.abs(high.result - target) ? low : high
  return { ...nearer, finer, reach: 'approached' }
}
