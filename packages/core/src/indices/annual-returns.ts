import {
  federalReserveExchange,
  inseeMonthlyPrices,
  livretADecisions,
  oecdBonds,
  shiller,
} from './credits.ts'
import { defineSeries } from './series.ts'

/**
 * What a year brought, in percent, from the average of its January to that of the next: US equities (dividends in)
 * and bonds in dollars, US prices; from 1971 the same for a euro investor. Before fees and tax. Used by `history.ts`,
 * `retraite-fire/contract.ts`, `retraite-fire/goal.explain.ts`, `retraite-fire/history.ts` and
 * `retraite-fire/simulate.ts`.
 *
 * January averages smooth: a row is no calendar-year return.
 */
export const annualReturns = defineSeries(
  {
    name: 'annual-returns',
    title: {
      fr: 'Rendements annuels américains depuis 1871, et ceux d’un investisseur en euros depuis 1971',
      en: 'US annual returns since 1871, and those of a euro investor since 1971',
    },
    first: '1871',
    last: '2022',
    columns: [
      'usEquities',
      'usBonds',
      'usInflation',
      'euroEquities',
      'frenchBonds',
      'livretA',
      'frenchInflation',
    ],
    credits: {
      usEquities: [shiller],
      usBonds: [shiller], // from the yields of his own table
      usInflation: [shiller],
      euroEquities: [shiller, federalReserveExchange],
      frenchBonds: [oecdBonds],
      livretA: [livretADecisions],
      frenchInflation: [inseeMonthlyPrices],
    },
  },
  () => import('./tables/annual-returns.ts'),
)
