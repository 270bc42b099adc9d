import { defineReplay, monthlyPeriods } from '../../definition/market-range.ts'
import { countWindows, lessFees, savingsGrown } from '../../finance/saving-windows.ts'
import { equityColumn, equityHistory } from '../../indices/equities.ts'
import { euroInvestor } from '../../indices/euro-investor.ts'
import { creditsOf } from '../../indices/series.ts'
import { reaches } from '../../units/money.ts'
import { accountOf, wealthOf } from './account.ts'
import type { contract } from './contract.ts'
import { taxOf, wrapperOf } from './wrapper.ts'

/**
 * Replays the same deposits in the fund from each month of the past, fees and tax paid, against the Livret A of the
 * question at its constant rate: how often the gap ended at that of the constant yields or more. The historical
 * method compares another thing: both follow history there. Imported by `index.ts`, for the analysis `plage`.
 */
export const replay = defineReplay<typeof contract>({
  series: [euroInvestor],
  yearsAhead: ({ duree }) => duree,
  countPeriods: ({ params, market, figure, today }) => {
    const { capital, mensuel: deposit, duree: years, frais_etf } = params
    const { dates, equities } = equityHistory(market)
    const levels = lessFees(equities, frais_etf)
    const wrapper = wrapperOf(params, { today })
    const saved = wealthOf(accountOf(params, { today }).years[years - 1] as Parameters<typeof wealthOf>[0])
    const paidIn = capital + 12 * deposit * years
    const counted = countWindows(levels.length, 12 * years, (window) => {
      const gross = savingsGrown(levels, window, { capital, deposit })
      return reaches(gross - taxOf(wrapper, years, gross, paidIn) - saved, figure)
    })
    const sources = creditsOf([euroInvestor, equityColumn(market)])
    return monthlyPeriods({ market, dates, years, ...counted, sources })
  },
})
