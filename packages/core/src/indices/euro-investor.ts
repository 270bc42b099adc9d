import {
  ecbBonds,
  federalReserveExchange,
  inseeChanges,
  inseeMonthlyPrices,
  livretADecisions,
  oecdBonds,
  shiller,
  thriftSavingsPlan,
  worldBankGold,
} from './credits.ts'
import { defineSeries } from './series.ts'

/**
 * The levels of what a euro investor could hold, month after month: US equities with their dividends, French 10-year
 * bonds with their coupons, the Livret A, gold, and consumer prices beside them. Monthly averages, before fees and
 * tax, without deduction of inflation. Each column is an index with a base of its own: only the ratio of two levels
 * of one column has a meaning. Francs before 1999 turned into euros at 6.55957.
 *
 * `equities`: Shiller's series to 2023-06, then the C Fund. `worldEquities`, from 2003-06: 60 % of the C Fund and 40
 * % of the I Fund, rebalanced monthly, a proxy of developed markets and no index. `bonds`: yields of the OECD to
 * 2025-01, then of the ECB. `prices`: levels of Insee to 2024-08, then rebuilt from its changes.
 * `docs/en/market-series.md` says how each is joined.
 *
 * `columns` has the order of the columns of `tables/euro-investor.ts`. Used by `equities.ts`,
 * `history.ts`, `coast-fire/replay.ts`, `dca/contract.ts` and others in `simulateurs`.
 */
export const euroInvestor = defineSeries(
  {
    name: 'euro-investor',
    title: {
      fr: 'Actions américaines et mondiales (approchées), obligations françaises, Livret A, or et prix, en euros, mois par mois',
      en: 'US and world (proxy) equities, French bonds, Livret A, gold and prices, in euros, month by month',
    },
    first: '1971-01',
    last: '2026-06',
    columns: ['equities', 'bonds', 'livretA', 'gold', 'prices', 'worldEquities'],
    credits: {
      equities: [shiller, thriftSavingsPlan, federalReserveExchange],
      bonds: [oecdBonds, ecbBonds],
      livretA: [livretADecisions],
      gold: [worldBankGold, federalReserveExchange],
      prices: [inseeMonthlyPrices, inseeChanges],
      worldEquities: [thriftSavingsPlan, federalReserveExchange],
    },
  },
  () => import('./tables/euro-investor.ts'),
)
