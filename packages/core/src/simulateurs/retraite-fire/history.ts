import type { ParamsOfContract } from '../../definition/simulator.ts'
import { endOf, type HistoricalWindow, pays, windowsOf, worstOf } from '../../finance/historical-windows.ts'
import { percentile } from '../../finance/percentile.ts'
import type { MarketYears } from '../../indices/market-years.ts'
import { annualRate, toPercent } from '../../units/rate.ts'
import type { contract } from './contract.ts'

/** Fewer windows overlap so much that their success rate is not significant. */
const SIGNIFICANT_COUNT = 100

/**
 * The retirements of the past of the requested length in a market: windows of years. Used by `replay.ts` and
 * `simulate.ts`.
 */
export const retirementsOf = (
  params: ParamsOfContract<typeof contract>,
  market: MarketYears,
): readonly HistoricalWindow[] =>
  windowsOf(realGrowths(market, params.actions / 100), params.horizon_retraite)

/**
 * The real growth of each year for a share of equities and the rest in bonds: `(1 + mix)/(1 + inflation)`. The mix is
 * rebalanced every January.
 */
const realGrowths = ({ equities, bonds, inflation }: MarketYears, equityShare: number): readonly number[] =>
  equities.map((equity, year) => {
    const mix = equityShare * equity + (1 - equityShare) * (bonds[year] as number)
    return (1 + annualRate(mix)) / (1 + annualRate(inflation[year] as number))
  })

/**
 * The highest rate that never failed, in percent, truncated to four decimals: rounded up, it would fail in the worst
 * window. The small subtraction covers a product rounded up to the next decimal.
 */
const safePercent = ({ safeRate }: HistoricalWindow): number =>
  Math.floor(toPercent(safeRate) * 1e4 - 1e-9) / 1e4

/** The number of windows that pay every withdrawal at a rate in percent. Used by `replay.ts`. */
export function successesAt(windows: readonly HistoricalWindow[], withdrawalPercent: number): number {
  const rate = annualRate(withdrawalPercent)
  return windows.filter((window) => pays(window, rate)).length
}

/**
 * The percentage of windows that pay every withdrawal at a rate in percent; `null` without windows. Used by
 * `simulate.ts`.
 */
export const successRateAt = (
  windows: readonly HistoricalWindow[],
  withdrawalPercent: number,
): number | null =>
  windows.length === 0 ? null : toPercent(successesAt(windows, withdrawalPercent) / windows.length)

/** Whether there are too few windows for a significant success rate. Used by `simulate.ts`. */
export const hasFewWindows = (windows: readonly HistoricalWindow[]): boolean =>
  windows.length < SIGNIFICANT_COUNT

/**
 * The historical figures of a target at a withdrawal rate in percent: rates in percent, capitals in today's euros.
 * `null` without windows. Used by `simulate.ts`.
 * @param years of the market, in the order of its figures.
 * @param target capital at the start of the retirement, in today's euros.
 */
export function replayHistory(
  windows: readonly HistoricalWindow[],
  years: readonly number[],
  target: number,
  withdrawalPercent: number,
) {
  const tauxReussite = successRateAt(windows, withdrawalPercent)
  if (tauxReussite === null) return null
  const worst = worstOf(windows)
  const rate = annualRate(withdrawalPercent)
  const ends = windows.map((window) => endOf(window, rate)).sort((a, b) => a - b)
  return {
    premiereAnnee: years[0] as number,
    derniereAnnee: years.at(-1) as number,
    fenetres: windows.length,
    reussites: successesAt(windows, withdrawalPercent),
    tauxReussite,
    pireAnneeDeDepart: years[worst.first] as number,
    tauxRetraitSur: safePercent(worst),
    capitalFinalMedian: percentile(ends, 0.5) * target,
  }
}
