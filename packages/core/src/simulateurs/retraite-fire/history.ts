import type { ParamsOfContract } from '../../definition/simulator.ts'
import { endOf, type HistoricalWindow, pays, windowsOf, worstOf } from '../../finance/historical-windows.ts'
import { percentile } from '../../finance/percentile.ts'
import { annualReturns } from '../../indices/annual-returns.ts'
import { annualRate, toPercent } from '../../units/rate.ts'
import type { contract } from './contract.ts'

/** Fewer windows overlap so much that their success rate is not significant. */
const SIGNIFICANT_COUNT = 100

/** The historical retirements of the requested length, since 1871. Called by `simulate.ts`. */
export const retirementsOf = (params: ParamsOfContract<typeof contract>): readonly HistoricalWindow[] =>
  windowsOf(realGrowths(params.actions / 100), params.horizon_retraite)

/**
 * The real growth of each year for a share of US equities and the rest in US bonds: `(1 + mix)/(1 + inflation)`. The
 * mix is rebalanced every January.
 */
function realGrowths(equityShare: number): readonly number[] {
  const { usEquities, usBonds, usInflation } = annualReturns.table().columns
  return usEquities.map((equities, year) => {
    const mix = equityShare * equities + (1 - equityShare) * (usBonds[year] as number)
    return (1 + annualRate(mix)) / (1 + annualRate(usInflation[year] as number))
  })
}

/**
 * The highest rate that never failed, in percent, truncated to four decimals: rounded up, it would fail in the worst
 * window. The small subtraction covers a product rounded up to the next decimal.
 */
const safePercent = ({ safeRate }: HistoricalWindow): number =>
  Math.floor(toPercent(safeRate) * 1e4 - 1e-9) / 1e4

/** The number of windows that pay every withdrawal at a rate in percent. */
function successesAt(windows: readonly HistoricalWindow[], withdrawalPercent: number): number {
  const rate = annualRate(withdrawalPercent)
  return windows.filter((window) => pays(window, rate)).length
}

/** The percentage of windows that pay every withdrawal at a rate in percent. Used by `simulate.ts`. */
export const successRateAt = (windows: readonly HistoricalWindow[], withdrawalPercent: number): number =>
  toPercent(successesAt(windows, withdrawalPercent) / windows.length)

/** Whether there are too few windows for a significant success rate. Used by `simulate.ts`. */
export const hasFewWindows = (windows: readonly HistoricalWindow[]): boolean =>
  windows.length < SIGNIFICANT_COUNT

/**
 * The historical figures of a target at a withdrawal rate in percent: rates in percent, capitals in today's euros.
 * Used by `simulate.ts`.
 * @param target capital at the start of the retirement, in today's euros.
 */
export function replayHistory(
  windows: readonly HistoricalWindow[],
  target: number,
  withdrawalPercent: number,
) {
  const { dates } = annualReturns.table()
  const worst = worstOf(windows)
  const rate = annualRate(withdrawalPercent)
  const ends = windows.map((window) => endOf(window, rate)).sort((a, b) => a - b)
  return {
    premiereAnnee: Number(dates[0]),
    derniereAnnee: Number(dates.at(-1)),
    fenetres: windows.length,
    reussites: successesAt(windows, withdrawalPercent),
    tauxReussite: successRateAt(windows, withdrawalPercent),
    pireAnneeDeDepart: Number(dates[worst.first]),
    tauxRetraitSur: safePercent(worst),
    capitalFinalMedian: percentile(ends, 0.5) * target,
  }
}
