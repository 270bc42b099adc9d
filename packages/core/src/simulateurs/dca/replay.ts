import { defineReplay, monthlyPeriods } from '../../definition/market-range.ts'
import { countWindows } from '../../finance/saving-windows.ts'
import { equityColumn, equityHistory } from '../../indices/equities.ts'
import { euroInvestor } from '../../indices/euro-investor.ts'
import { creditsOf } from '../../indices/series.ts'
import { reaches } from '../../units/money.ts'
import type { contract } from './contract.ts'
import { endingOf } from './history.ts'
import { spreadOf, waitingRate } from './simulate.ts'
import { waitingInterest } from './spread.ts'

/**
 * Replays the same money in equities from each month of the past, all at once and spread: how often the gap between
 * both ended at that of the constant yield or more. Imported by `index.ts`, for the analysis `plage`.
 */
export const replay = defineReplay<typeof contract>({
  series: [euroInvestor],
  yearsAhead: ({ duree }) => duree,
  countPeriods: ({ params, market, figure }) => {
    const { dates, equities } = equityHistory(market)
    const spread = spreadOf(params)
    const months = 12 * params.duree
    const earnedWaiting = waitingInterest(spread, waitingRate(params), months)
    return monthlyPeriods({
      market,
      dates,
      years: params.duree,
      ...countWindows(equities.length, months, (window) =>
        reaches(endingOf(spread, earnedWaiting, equities, window).gap, figure),
      ),
      sources: creditsOf([euroInvestor, equityColumn(market)]),
    })
  },
})
