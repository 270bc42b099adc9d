import type { Asked } from '../../definition/simulator.ts'
import { endOf, type HistoricalWindow, pays, windowsOf, worstOf } from '../../finance/historical-windows.ts'
import { percentile } from '../../finance/percentile.ts'
import { annualReturns } from '../../indices/annual-returns.ts'
import { annualRate, toPercent } from '../../units/rate.ts'
import type { contract } from './contract.ts'

/** Below so many windows, nearly all of them the same years, a share of them says little. */
const MANY = 100

/** The retirements of the length asked for that began since 1871. */
export const retirementsOf = (params: Asked<typeof contract>): readonly HistoricalWindow[] =>
  windowsOf(realGrowths(params.actions / 100), params.horizon_retraite)

/**
 * What each year made of a euro held in US equities for that share, in US bonds for the rest, at constant prices:
 * `(1 + mix)/(1 + inflation)`. One mix for all the year: it is restored every January.
 */
function realGrowths(equityShare: number): readonly number[] {
  const { usEquities, usBonds, usInflation } = annualReturns.table().columns
  return usEquities.map((equities, year) => {
    const mix = equityShare * equities + (1 - equityShare) * (usBonds[year] as number)
    return (1 + annualRate(mix)) / (1 + annualRate(usInflation[year] as number))
  })
}

/**
 * What the worst window bore, in percent, cut to the four decimals that are shown: rounded to the nearest, the rate
 * that never failed would fail when asked for. What is taken off first covers a product that lands on the next one.
 */
const safePercent = ({ safeRate }: HistoricalWindow): number =>
  Math.floor(toPercent(safeRate) * 1e4 - 1e-9) / 1e4

/** How many of them pay every withdrawal of that many percent. */
function successesAt(windows: readonly HistoricalWindow[], withdrawalPercent: number): number {
  const rate = annualRate(withdrawalPercent)
  return windows.filter((window) => pays(window, rate)).length
}

/** The same as a percent of the windows. */
export const successRateAt = (windows: readonly HistoricalWindow[], withdrawalPercent: number): number =>
  toPercent(successesAt(windows, withdrawalPercent) / windows.length)

export const isThin = (windows: readonly HistoricalWindow[]): boolean => windows.length < MANY

/** What history says of a capital from which that many percent are withdrawn. */
export function inHistory(windows: readonly HistoricalWindow[], target: number, withdrawalPercent: number) {
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
