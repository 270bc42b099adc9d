/**
 * The normal law cut into cells of equal probability: a uniform draw of 12 bits chooses a cell.
 * `growth-factors.ts` scales them to monthly returns. `φ` is the density of the law and `Φ` its distribution
 * function.
 */
import { exp } from '../../units/exact-math.ts'

/**
 * Bits that choose a cell: 32 kB of doubles, which the nearest cache of a processor holds. Used by
 * `growth-factors.ts`.
 */
export const CELL_BITS = 12
const CELLS = 2 ** CELL_BITS

let cells: Float64Array | undefined

/**
 * One value for each of the 4096 cells, in rising order: the root mean square of the normal law in that cell,
 * with the cell's sign. Between edges `a` and `b` that mean square is `1 + K(a·φ(a) - b·φ(b))`, K = 4096,
 * since `-x·φ(x) + Φ(x)` is a primitive of `x²·φ(x)`. Root mean squares rather than middles or means: the sum
 * over the cells then telescopes, so that the variance is 1 without rescaling; the mean is 0 by symmetry.
 *
 * Values reach 3.747 deviations. This is a constant, computed at the first call because it takes ten milliseconds. It
 * uses +, -, ×, / and `Math.sqrt` only: the same bits on every engine. Used by `growth-factors.ts`.
 */
export const normalCells = (): Float64Array => {
  cells ??= makeCells()
  return cells
}

function makeCells(): Float64Array {
  const values = new Float64Array(CELLS)
  const half = CELLS / 2
  let edge = 0
  let before = 0
  for (let cell = 0; cell < half; cell += 1) {
    const next = cell === half - 1 ? undefined : quantileFrom(edge, (cell + 1) / CELLS)
    const after = next === undefined ? 0 : next * density(next)
    const value = Math.sqrt(1 + CELLS * (before - after))
    values[half + cell] = value
    values[half - 1 - cell] = -value
    edge = next ?? edge
    before = after
  }
  return values
}

/** `φ(x) = e^(-x²/2)/√(2π)`. */
const density = (x: number): number => exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)

/**
 * `Φ(x) - 1/2` for `0 <= x < 4`, within 1e-15: `φ(x)·(x + x³/3 + x⁵/(3·5) + x⁷/(3·5·7) + …)`, all terms of one sign.
 * Source: Marsaglia, Evaluating the Normal Distribution, Journal of Statistical Software 11(4), 2004.
 */
function overHalf(x: number): number {
  let term = x
  let sum = 0
  for (let odd = 3; sum + term !== sum; odd += 2) {
    sum += term
    term *= (x * x) / odd
  }
  return sum * density(x)
}

/**
 * `x` with `Φ(x) - 1/2 = share`, by Newton's method from an `x` below it, 0 or more: Φ is concave there, so
 * that no step passes the root.
 */
function quantileFrom(below: number, share: number): number {
  let x = below
  for (let step = 1; step > 1e-12; ) {
    step = (share - overHalf(x)) / density(x)
    x += step
  }
  return x
}
