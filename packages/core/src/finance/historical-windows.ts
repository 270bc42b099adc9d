/**
 * Retirements replayed on the past: each run of years of a series, with the same purchasing power withdrawn at the
 * start of every year. Source of the idea: Bengen, Determining Withdrawal Rates Using Historical Data (Journal of
 * Financial Planning, 1994). Used by `retraite-fire`.
 */

/**
 * A window: the growth of its first euro, and the withdrawal rate that it sustains. Used by
 * `retraite-fire/history.ts`.
 */
export interface HistoricalWindow {
  /** The index of its first year in the series. */
  readonly first: number
  /** What one euro left untouched became: `g₁·g₂·…·gₙ`. */
  readonly growth: number
  /**
   * The highest rate that pays every withdrawal, as a fraction of the start: `1 / (1 + 1/g₁ + … + 1/(g₁…gₙ₋₁))`.
   * A withdrawal of the k-th year costs, at the start, what the years before it would have made of that euro.
   */
  readonly safeRate: number
}

/**
 * All windows of so many years, in the order of the series; none when the series is shorter.
 *
 * The cost of the withdrawals is summed from the last one backwards, `c = 1 + c/g`: every term is positive, so
 * nothing cancels, and the years after the last withdrawal play no part in it. Used by `retraite-fire/history.ts`.
 * @param growths what a year made of one euro, at constant prices: above 0.
 * @param years whole, 1 or more.
 * @example windowsOf([1.1, 0.8, 1.2], 2) // two windows, of safe rates 1 / (1 + 1/1.1) and 1 / (1 + 1/0.8)
 */
export function windowsOf(growths: readonly number[], years: number): readonly HistoricalWindow[] {
  const windows: HistoricalWindow[] = []
  const discounts = growths.map((growth) => 1 / growth)
  for (let first = 0; first + years <= growths.length; first += 1) {
    const last = first + years - 1
    let growth = growths[last] as number
    let cost = 1
    for (let year = last - 1; year >= first; year -= 1) {
      growth *= growths[year] as number
      cost = 1 + cost * (discounts[year] as number)
    }
    windows.push({ first, growth, safeRate: 1 / cost })
  }
  return windows
}

/**
 * Whether a window pays every withdrawal of that rate, a fraction of the start each year. Used by
 * `retraite-fire/history.ts`.
 * @example pays({ first: 0, growth: 1, safeRate: 0.04 }, 0.04) // true
 */
export const pays = (window: HistoricalWindow, rate: number): boolean => rate <= window.safeRate

/**
 * What is left of one euro at the end of the last year: `growth·(1 - rate/safeRate)`, and 0 where a withdrawal was
 * missed. Used by `retraite-fire/history.ts`.
 * @example endOf({ first: 0, growth: 3, safeRate: 0.05 }, 0.04) // 0.6
 */
export const endOf = (window: HistoricalWindow, rate: number): number =>
  pays(window, rate) ? window.growth * (1 - rate / window.safeRate) : 0

/**
 * The window of the lowest safe rate, the first one on a tie: the worst moment to stop. Used by
 * `retraite-fire/history.ts`.
 * @throws RangeError when there is none.
 */
export function worstOf(windows: readonly HistoricalWindow[]): HistoricalWindow {
  const [first, ...others] = windows
  if (!first) throw new RangeError('No window: the series is shorter than the retirement')
  return others.reduce((worst, one) => (one.safeRate < worst.safeRate ? one : worst), first)
}
