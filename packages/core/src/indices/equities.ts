import { euroInvestor } from './euro-investor.ts'

/**
 * The equities that a replay of the past follows: those of the US, or of all developed countries by a proxy. Values
 * of the parameter `indice`. Used by `market-years.ts` and `dca/history.ts`.
 */
export type EquityMarket = 'us' | 'monde'

/**
 * The column of `euro-investor.ts` that holds the equities of a market. Used by `coast-fire/replay.ts`,
 * `dca/replay.ts`, `dca/simulate.ts`, `drawdown/history.explain.ts` and others in `simulateurs`.
 */
export const equityColumn = (market: EquityMarket): 'equities' | 'worldEquities' =>
  market === 'us' ? 'equities' : 'worldEquities'

/** The year in which the monthly history of a market starts. Used by `livret-a-vs-etf/sentence.ts`. */
export const FIRST_YEAR: Readonly<Record<EquityMarket, number>> = { us: 1971, monde: 2003 }

/**
 * The months of the past for which equities of a market have a level: dates, and columns of the same length.
 * A level has a base of its own: only the ratio of two levels of one column has a meaning.
 */
export interface EquityHistory {
  /** Months, `1971-01`, in order. */
  readonly dates: readonly string[]
  /** Levels of equities in euros, dividends reinvested. */
  readonly equities: readonly number[]
  /** Levels of savings on a Livret A. */
  readonly livretA: readonly number[]
  /** Levels of French consumer prices. */
  readonly prices: readonly number[]
}

/**
 * The history of the equities of a market: from 1971-01 on for the US, from 2003-06 on for the world. The
 * table of `euroInvestor` must be loaded, else it throws an Error. Used by `coast-fire/replay.ts`,
 * `dca/history.ts`, `dca/replay.ts`, `dca/simulate.ts` and others in `simulateurs`.
 * @example equityHistory('monde').dates[0] // '2003-06'
 */
export function equityHistory(market: EquityMarket): EquityHistory {
  const { dates, columns } = euroInvestor.table()
  const levels = columns[equityColumn(market)]
  const first = levels.findIndex((level) => !Number.isNaN(level))
  if (first === 0) return { dates, equities: levels, livretA: columns.livretA, prices: columns.prices }
  return {
    dates: dates.slice(first),
    equities: levels.slice(first),
    livretA: columns.livretA.slice(first),
    prices: columns.prices.slice(first),
  }
}
