import {
  blsPrices,
  ecbBonds,
  federalReserveExchange,
  federalReserveYields,
  inseeChanges,
  inseeMonthlyPrices,
  livretADecisions,
  oecdBonds,
  shiller,
  thriftSavingsPlan,
} from './credits.ts'
import { defineSeries } from './series.ts'

/**
 * Yearly changes in percent, from the average of a January to that of the next, before fees and tax. US
 * equities (dividends reinvested), bonds and prices are in dollars. From 1971 come US equities in euros,
 * French bonds, the Livret A and French prices; from 2004 world equities in euros (the proxy of
 * `euro-investor.ts`). A column is `NaN` in the years before it starts. Used by `history.ts`, `market-years.ts`, `retraite-fire/contract.ts`,
 * `retraite-fire/replay.ts` and `retraite-fire/simulate.ts`.
 *
 * A row is not the return of a calendar year: the average of a month is smoother than its last day.
 */
export const annualReturns = defineSeries(
  {
    name: 'annual-returns',
    title: {
      fr: 'Rendements annuels américains depuis 1871, et ceux d’un investisseur en euros depuis 1971',
      en: 'US annual returns since 1871, and those of a euro investor since 1971',
    },
    first: '1871',
    last: '2025',
    columns: [
      'usEquities',
      'usBonds',
      'usInflation',
      'euroEquities',
      'frenchBonds',
      'livretA',
      'frenchInflation',
      'worldEquities',
    ],
    credits: {
      usEquities: [shiller, thriftSavingsPlan],
      usBonds: [shiller, federalReserveYields], // from the yields of Shiller's table to 2022
      usInflation: [shiller, blsPrices],
      euroEquities: [shiller, thriftSavingsPlan, federalReserveExchange],
      frenchBonds: [oecdBonds, ecbBonds],
      livretA: [livretADecisions],
      frenchInflation: [inseeMonthlyPrices, inseeChanges],
      worldEquities: [thriftSavingsPlan, federalReserveExchange],
    },
  },
  () => import('./tables/annual-returns.ts'),
)
