import { annualReturns } from './annual-returns.ts'
import type { EquityMarket } from './equities.ts'

/**
 * Years, and the yearly changes of equities, bonds and prices for one investor, in percent of one currency.
 * The arrays have one entry a year. Used by `retraite-fire/history.ts`.
 */
export interface MarketYears {
  /** 2004 is the year from January 2004 to January 2005. */
  readonly years: readonly number[]
  readonly equities: readonly number[]
  readonly bonds: readonly number[]
  readonly inflation: readonly number[]
}

/**
 * The columns of `annualReturns` for equities, bonds and prices, in that order, by market: for a US investor
 * in dollars, for a French one in euros. Used by `retraite-fire/replay.ts` and `retraite-fire/simulate.ts`.
 */
export const marketColumns = {
  us: ['usEquities', 'usBonds', 'usInflation'],
  monde: ['worldEquities', 'frenchBonds', 'frenchInflation'],
} as const satisfies Readonly<Record<EquityMarket, readonly string[]>>

/**
 * The years of the past of a market. US: equities, bonds and prices of the US, in dollars, from 1871 on. World: the
 * proxy of world equities, French bonds and French prices, in euros, from 2004 on. Currencies are never mixed. The
 * table must be loaded. Used by `retraite-fire/goal.explain.ts`, `retraite-fire/replay.ts` and
 * `retraite-fire/simulate.ts`.
 * @example marketYears('monde').years[0] // 2004
 */
export function marketYears(market: EquityMarket): MarketYears {
  const { dates, columns } = annualReturns.table()
  const [equities, bonds, inflation] = marketColumns[market]
  const first = columns[equities].findIndex((percent) => !Number.isNaN(percent))
  return {
    years: dates.slice(first).map(Number),
    equities: columns[equities].slice(first),
    bonds: columns[bonds].slice(first),
    inflation: columns[inflation].slice(first),
  }
}
