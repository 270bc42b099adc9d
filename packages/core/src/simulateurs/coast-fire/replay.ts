import { defineReplay, monthlyPeriods } from '../../definition/market-range.ts'
import { countWindows } from '../../finance/saving-windows.ts'
import { equityColumn, equityHistory } from '../../indices/equities.ts'
import { euroInvestor } from '../../indices/euro-investor.ts'
import { creditsOf } from '../../indices/series.ts'
import { reaches } from '../../units/money.ts'
import type { contract } from './contract.ts'
import { retirementCapital } from './simulate.ts'

/**
 * Replays the capital needed today in equities from each month of the past, in constant French prices: how often it
 * grew to the capital of the retirement by that age. Imported by `index.ts`, for the analysis `plage`.
 */
export const replay = defineReplay<typeof contract>({
  series: [euroInvestor],
  yearsAhead: ({ age, age_retraite }) => age_retraite - age,
  countPeriods: ({ params, market, figure }) => {
    const { dates, equities, prices } = equityHistory(market)
    const years = params.age_retraite - params.age
    const target = retirementCapital(params)
    // Indexes in the series of months, at both ends of a window.
    const growthOf = (levels: readonly number[], start: number, end: number) =>
      (levels[end] as number) / (levels[start] as number)
    return monthlyPeriods({
      market,
      dates,
      years,
      ...countWindows(equities.length, 12 * years, ({ start, end }) =>
        reaches((figure * growthOf(equities, start, end)) / growthOf(prices, start, end), target),
      ),
      sources: creditsOf([euroInvestor, equityColumn(market), 'prices']),
    })
  },
})
