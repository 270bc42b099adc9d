/**
 * Savings replayed on the past: every run of months of a series of levels, and how savings ended in each. Used by
 * the simulators that replay months of the past.
 *
 * Only sums, products, quotients and `exact-math.ts`, so that a window ends at the same figure on every machine.
 */
import { exceeds } from '../units/money.ts'
import { annualRate } from '../units/rate.ts'
import { growth } from './compound.ts'
import { percentile } from './percentile.ts'

/**
 * How many windows of so many months fit in a series: from the first level on, each starts a month after the other,
 * and one of k months needs k + 1 levels. 0 when the series is shorter. Used by `dca/history.ts` and
 * `livret-a-vs-etf/history.ts`.
 * @example windowsIn(630, 12) // 618
 */
export const windowsIn = (levels: number, months: number): number => Math.max(0, levels - months)

/**
 * Whether any two windows of so many months share some: when two of them, one after the other, do not fit. Used by
 * `dca/simulate.ts` and `livret-a-vs-etf/find-warnings.ts`.
 * @example allOverlap(630, 12 * 27) // true
 */
export const allOverlap = (levels: number, months: number): boolean => 2 * months > levels - 1

/** Where in a series deposits begin and end, and where they are counted: indexes of levels, ends included. */
interface Deposits {
  /** The place of the first deposit. */
  readonly first: number
  /** The place of the last deposit. */
  readonly last: number
  /** The place at which their value is counted. */
  readonly end: number
}

/**
 * What one euro invested at each place from `first` to `last` has become at `end`: `Σ L_end / L_j`. 0 without any.
 * Used by `dca/history.ts` and `interets-composes/replay.ts`.
 * @param levels above 0.
 * @example depositsGrown([100, 110, 121], { first: 1, last: 2, end: 2 }) // 1.1 + 1 = 2.1
 */
export function depositsGrown(levels: readonly number[], { first, last, end }: Deposits): number {
  let shares = 0
  for (let place = first; place <= last; place += 1) shares += 1 / (levels[place] as number)
  return shares * (levels[end] as number)
}

/**
 * The levels of a fund after yearly fees, in percent of assets, charged monthly: `L·(1-f)^(j/12)` in month j.
 * Used by `impact-frais/replay.ts`, `interets-composes/replay.ts`, `livret-a-vs-etf/history.ts` and
 * `livret-a-vs-etf/replay.ts`.
 */
export const lessFees = (levels: readonly number[], percent: number): readonly number[] =>
  levels.map((level, month) => level * growth(annualRate(-percent), month / 12))

/**
 * A window of a series, by the places of its first and of its last level, from 0. Used by `dca/history.ts`
 * and `interets-composes/replay.ts`.
 */
export interface Window {
  readonly start: number
  readonly end: number
}

/**
 * What a capital, and a deposit at the end of each month, have become at the end of a window: `C·L_end/L_start + M·Σ
 * L_end/L_j`. Used by `impact-frais/replay.ts`, `livret-a-vs-etf/history.ts` and `livret-a-vs-etf/replay.ts`.
 * @param levels above 0.
 * @example savingsGrown([100, 110, 121], { start: 0, end: 2 }, { capital: 1, deposit: 1 }) // 1.21 + 1.1 + 1
 */
export const savingsGrown = (
  levels: readonly number[],
  { start, end }: Window,
  { capital, deposit }: { readonly capital: number; readonly deposit: number },
): number =>
  capital * ((levels[end] as number) / (levels[start] as number)) +
  deposit * depositsGrown(levels, { first: start + 1, last: end, end })

/** The windows of one length in a series. */
interface WindowCount {
  /** How many windows there are. */
  readonly count: number
  /** How many of them succeed. */
  readonly successes: number
  /** Whether any two windows share months, so that none is independent of another. */
  readonly isOneStory: boolean
}

/**
 * Counts all windows of so many months, and those that succeed. Used by `coast-fire/replay.ts`, `dca/replay.ts`,
 * `impact-frais/replay.ts`, `interets-composes/replay.ts` and `livret-a-vs-etf/replay.ts`.
 * @param levels how many levels the series has.
 * @example countWindows(630, 12, ({ start, end }) => index[end] > index[start])
 */
export function countWindows(
  levels: number,
  months: number,
  isSuccess: (window: Window) => boolean,
): WindowCount {
  const count = windowsIn(levels, months)
  let successes = 0
  for (let start = 0; start < count; start += 1) {
    if (isSuccess({ start, end: start + months })) successes += 1
  }
  return { count, successes, isOneStory: allOverlap(levels, months) }
}

/**
 * How two ways of saving ended in a window, in euros. Used by `dca/history.ts` and
 * `livret-a-vs-etf/history.ts`.
 */
export interface Ending {
  /** The lead of the first, negative where it was behind. */
  readonly gap: number
  /** The capital of the other, above 0. */
  readonly other: number
}

/**
 * Two ways of saving compared over all windows. Gaps are fractions of the other, negative where it was ahead.
 */
interface Verdict {
  /** How many windows were compared. */
  readonly windows: number
  /** The share of windows in which the first ended ahead by more than half a cent, as a fraction. */
  readonly won: number
  /** Gap of the middle window; `p5` and `p95` leave 5 % of the windows below and above. */
  readonly median: number
  readonly p5: number
  readonly p95: number
}

/**
 * How often one way of saving ended ahead of another, and by how much: median and percentiles of `gap /
 * other`. Used by `dca/history.ts` and `livret-a-vs-etf/history.ts`.
 * @throws RangeError when there is no window.
 * @example verdictOf([{ gap: 5, other: 100 }, { gap: -1, other: 100 }]).won // 0.5
 */
export function verdictOf(endings: readonly Ending[]): Verdict {
  const shares = endings.map(({ gap, other }) => gap / other).sort((a, b) => a - b)
  return {
    windows: endings.length,
    median: percentile(shares, 0.5),
    p5: percentile(shares, 0.05),
    p95: percentile(shares, 0.95),
    won: endings.filter(({ gap }) => exceeds(gap, 0)).length / endings.length,
  }
}
