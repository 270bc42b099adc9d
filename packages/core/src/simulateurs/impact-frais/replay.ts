import { defineReplay, monthlyPeriods } from '../../definition/market-range.ts'
import { countWindows, lessFees, savingsGrown } from '../../finance/saving-windows.ts'
import { equityColumn, equityHistory } from '../../indices/equities.ts'
import { euroInvestor } from '../../indices/euro-investor.ts'
import { creditsOf } from '../../indices/series.ts'
import { reaches } from '../../units/money.ts'
import type { contract } from './contract.ts'

/**
 * Replays the same deposits in equities from each month of the past, at low and at high fees: how often the gap
 * between both ended at that of the constant yield or more. Imported by `index.ts`, for the analysis `plage`.
 */
export const replay = defineReplay<typeof contract>({
  series: [euroInvestor],
  yearsAhead: ({ duree }) => duree,
  countPeriods: ({ params, market, figure }) => {
    const { dates, equities } = equityHistory(market)
    const [low, high] = [lessFees(equities, params.frais_bas), lessFees(equities, params.frais_eleve)]
    const net = 1 - params.frais_entree / 100
    const savings = { capital: net * params.capital, deposit: net * params.mensuel }
    return monthlyPeriods({
      market,
      dates,
      years: params.duree,
      ...countWindows(equities.length, 12 * params.duree, (window) =>
        reaches(savingsGrown(low, window, savings) - savingsGrown(high, window, savings), figure),
      ),
      sources: creditsOf([euroInvestor, equityColumn(market)]),
    })
  },
})
