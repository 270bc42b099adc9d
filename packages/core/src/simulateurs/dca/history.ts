import {
  depositsGrown,
  type Ending,
  verdictOf,
  type Window,
  windowsIn,
} from '../../finance/saving-windows.ts'
import { type EquityMarket, equityHistory } from '../../indices/equities.ts'
import { type MonthlyRate, toPercent } from '../../units/rate.ts'
import { investedAfter, type Spread, waitingInterest } from './spread.ts'

/** Description of each series: index, currency, dividends, sampling. */
const descriptions = {
  us: {
    fr: 'Actions américaines (série de Robert Shiller, indice S&P composite, jusqu’en juin 2023 ; ensuite le fonds C du TSP), dividendes réinvestis, en euros au change de chaque mois (francs avant 1999, à 6,55957 pour un euro), moyennes mensuelles, avant frais et impôt',
    en: 'US equities (Robert Shiller’s series, S&P composite index, up to June 2023; then the C Fund of the TSP), dividends reinvested, in euros at the exchange rate of each month (francs before 1999, at 6.55957 for one euro), monthly averages, before fees and tax',
  },
  monde: {
    fr: 'Approximation des actions des pays développés, pas un indice (60 % du fonds C et 40 % du fonds I du TSP, rééquilibrés chaque mois), dividendes réinvestis, en euros au change de chaque mois, moyennes mensuelles, avant impôt',
    en: 'Proxy of equities of developed countries, not an index (60% of the C Fund and 40% of the I Fund of the TSP, rebalanced monthly), dividends reinvested, in euros at the exchange rate of each month, monthly averages, before tax',
  },
} as const satisfies Readonly<Record<EquityMarket, object>>

/**
 * Replays the same deposits from each month of the past: how often investing all at once ended ahead of spreading,
 * and by how much, in percents. Only equities follow history; the waiting money earns its constant yield.
 * `null` when no window of that length fits in the data. Called by `simulate.ts`.
 * @param waiting monthly yield of the waiting money, as a fraction.
 * @param months length of each window.
 */
export function historyOf(market: EquityMarket, spread: Spread, waiting: MonthlyRate, months: number) {
  const { dates, equities: levels } = equityHistory(market)
  if (windowsIn(levels.length, months) === 0) return null
  const earnedWaiting = waitingInterest(spread, waiting, months)
  const { windows, won, median, p5, p95 } = verdictOf(
    Array.from({ length: windowsIn(levels.length, months) }, (_, start) =>
      endingOf(spread, earnedWaiting, levels, { start, end: start + months }),
    ),
  )
  return {
    fenetres: windows,
    lumpSumGagne: toPercent(won),
    ecartMedian: toPercent(median),
    ecartP5: toPercent(p5),
    ecartP95: toPercent(p95),
    premierMois: dates[0] as string,
    dernierMois: dates.at(-1) as string,
    indice: descriptions[market],
  }
}

/**
 * One window: `gap = M·Σ (L_end/L_start - L_end/L_j) - I`, j over the months of the deposits and I the interest of
 * the waiting money. The initial capital is the same on both sides and cancels out. The final capital of spreading is
 * positive in every window of the data: at least 0.41 € for each euro. Used by `replay.ts`.
 */
export function endingOf(
  spread: Spread,
  earnedWaiting: number,
  levels: readonly number[],
  { start, end }: Window,
): Ending {
  const { deposit, deposits, timing } = spread
  const growth = (levels[end] as number) / (levels[start] as number)
  const first = timing === 'start' ? start : start + 1
  const bought = depositsGrown(levels, { first, last: first + deposits - 1, end })
  const gap = deposit * (deposits * growth - bought) - earnedWaiting
  return { gap, other: investedAfter(spread, deposits) * growth - gap }
}
