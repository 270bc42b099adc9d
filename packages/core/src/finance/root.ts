/**
 * Where a function crosses zero, in few evaluations: a caller's function may be a whole simulation. Brent's method
 * (Algorithms for Minimization without Derivatives, 1973, ch. 4): the root stays bracketed while secant and inverse
 * quadratic steps close in on it, and a bisection replaces a step that does not shrink fast enough. Brent alone may
 * need the square of what bisection needs; here, once the evaluations left are only just enough to finish by
 * bisection, every step is one. So `maxEvaluations` is a promise: the root is within the tolerance whenever that many
 * bisections could have done it.
 */
interface RootOptions {
  /** Widest error on the root, in the unit of `x`; the spacing of doubles comes on top. 1e-12 by default. */
  readonly tolerance?: number
  /** Most calls of the function; 100 by default. */
  readonly maxEvaluations?: number
}

/** A value `y` of a function at `x`. */
interface Point {
  readonly x: number
  readonly y: number
}

/** The function whose root is looked for. */
type Curve = (x: number) => number

/**
 * A root of `f` between `low` and `high`: `undefined` when `f` has the same sign at both, or is not a number
 * somewhere on the way. An exact zero at an end is a root. A jump across zero is taken for one. Used by
 * `goal-seek/crossing.ts`, `achat-location/simulate.ts` and `capacite-emprunt/search.ts`.
 * @example findRoot((x) => x * x - 2, 0, 2) // 1.414213562373…
 */
export function findRoot(f: Curve, low: number, high: number, options: RootOptions = {}): number | undefined {
  const start = { x: low, y: f(low) }
  if (start.y === 0) return low
  const end = { x: high, y: f(high) }
  return isRootBetween(start, end) ? runBrent(f, start, end, options) : undefined
}

/**
 * The root of `f` between `near` and `far`, looked for from `near` on in steps that double: for a root that is
 * usually a few `stride`s away while `far` is only the end of the range. `undefined` as in `findRoot`. Walking takes
 * at most `log2(|far - near|/stride)` evaluations, those of `findRoot` follow. Used by `rate-search.ts` and
 * `cagr/growth-rate.ts`.
 * @example findRootOutward((x) => Math.exp(x) - 100, 0, 700, 1) // 4.605170185988…
 */
export function findRootOutward(
  f: Curve,
  near: number,
  far: number,
  stride: number,
  options: RootOptions = {},
): number | undefined {
  let from = { x: near, y: f(near) }
  for (let reach = stride; from.x !== far && from.y !== 0; reach *= 2) {
    const x = reach < Math.abs(far - near) ? near + Math.sign(far - near) * reach : far
    const to = { x, y: f(x) }
    if (isRootBetween(from, to)) return runBrent(f, from, to, options)
    from = to
  }
  return from.y === 0 ? from.x : undefined
}

/**
 * Whether a root lies between two points: their signs differ, or `b` is zero. A product of tiny values would
 * be 0.
 */
const isRootBetween = (a: Point, b: Point): boolean =>
  b.y === 0 || (a.y < 0 && b.y > 0) || (a.y > 0 && b.y < 0)

/**
 * Brent's loop on a bracket of a root. `best` is the end of the bracket `[best, far]` whose value is nearer
 * to zero, and `last` the `best` before it. The two ends count as evaluations of `maxEvaluations`.
 */
function runBrent(f: Curve, start: Point, end: Point, options: RootOptions): number | undefined {
  const { tolerance = 1e-12, maxEvaluations = 100 } = options
  let last = start
  let far = start
  let best = end
  let step = best.x - far.x
  let stepBefore = step
  for (let left = maxEvaluations - 2; ; left--) {
    if (Math.abs(far.y) < Math.abs(best.y)) [last, best, far] = [best, far, best]
    const nearest = tolerance / 2 + 2 * Number.EPSILON * Math.abs(best.x)
    const half = (far.x - best.x) / 2
    if (best.y === 0 || Math.abs(half) <= nearest || left <= 0) return best.x
    const guess = left > Math.log2(Math.abs(half) / nearest) + 2 ? interpolated(last, best, far) : half
    const shrinks = Math.abs(guess) < Math.abs(stepBefore) / 2 && guess / half >= 0 && guess / half < 1.5
    stepBefore = shrinks ? step : half
    step = shrinks ? guess : half
    const x = best.x + (Math.abs(step) > nearest ? step : Math.sign(half) * nearest)
    last = best
    best = { x, y: f(x) }
    if (Number.isNaN(best.y)) return undefined
    if (best.y < 0 === far.y < 0) {
      far = last
      step = stepBefore = best.x - far.x
    }
  }
}

/** The step from `best` to where the curve through the points meets zero: a line, or `x` quadratic in `y`. */
function interpolated(last: Point, best: Point, far: Point): number {
  const s = best.y / last.y
  if (last === far) return ((far.x - best.x) * s) / (s - 1)
  const q = last.y / far.y
  const r = best.y / far.y
  const p = s * ((far.x - best.x) * q * (q - r) - (best.x - last.x) * (r - 1))
  return -p / ((q - 1) * (r - 1) * (s - 1))
}
