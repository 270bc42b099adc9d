import { defineReplay } from '../../definition/market-range.ts'
import { annualReturns } from '../../indices/annual-returns.ts'
import { marketColumns, marketYears } from '../../indices/market-years.ts'
import { creditsOf } from '../../indices/series.ts'
import type { contract } from './contract.ts'
import { retirementsOf, successesAt } from './history.ts'

/**
 * Counts the retirements of the past that paid every withdrawal at the withdrawal rate of the question, as the
 * figures of its history do: each window is a retirement, not the savings before it. Imported by `index.ts`, for
 * the analysis `plage`.
 */
export const replay = defineReplay<typeof contract>({
  series: [annualReturns],
  yearsAhead: (_, yearsLeft) => (yearsLeft === null ? null : Math.max(1, yearsLeft)),
  countPeriods: ({ params, market }) => {
    const past = marketYears(market)
    const windows = retirementsOf(params, past)
    return {
      years: params.horizon_retraite,
      count: windows.length,
      successes: successesAt(windows, params.taux_retrait),
      first: `${past.years[0]}-01`,
      last: `${past.years.at(-1)}-12`,
      // the windows are of years: what is said of windows of months does not apply
      warnings: {
        histoire_ne_predit_pas: windows.length > 0,
        histoire_trop_courte: windows.length === 0,
      },
      sources: creditsOf([annualReturns, ...marketColumns[market]]),
    }
  },
})
