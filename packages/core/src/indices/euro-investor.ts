import {
  federalReserveExchange,
  inseeMonthlyPrices,
  livretADecisions,
  oecdBonds,
  shiller,
  worldBankGold,
} from './credits.ts'
import { defineSeries } from './series.ts'

/**
 * The levels of what a euro investor could hold, month after month: US equities with their dividends, French 10-year
 * bonds with their coupons, the Livret A, gold, and consumer prices beside them. Monthly averages, before fees and
 * tax, without deduction of inflation. Each column is an index with a base of its own: only the ratio of two levels
 * of one column has a meaning. Francs before 1999 turned into euros at 6.55957. The facts below describe
 * `tables/euro-investor.ts`, in the order of its columns. Used by `history.ts`, `dca/contract.ts`, `dca/history.ts`,
 * `dca/simulate.ts` and 11 more in `simulateurs`.
 */
export const euroInvestor = defineSeries(
  {
    name: 'euro-investor',
    title: {
      fr: 'Actions américaines, obligations françaises, Livret A, or et prix, en euros, mois par mois',
      en: 'US equities, French bonds, Livret A, gold and prices, in euros, month by month',
    },
    first: '1971-01',
    last: '2023-06',
    columns: ['equities', 'bonds', 'livretA', 'gold', 'prices'],
    credits: {
      equities: [shiller, federalReserveExchange],
      bonds: [oecdBonds],
      livretA: [livretADecisions],
      gold: [worldBankGold, federalReserveExchange],
      prices: [inseeMonthlyPrices],
    },
  },
  () => import('./tables/euro-investor.ts'),
)
