import { inseePrices } from './credits.ts'
import { defineSeries } from './series.ts'

/**
 * French consumer prices, yearly averages, 100 in 2015. Two decimals only, which is coarse before 1950:
 * prices were low. Used by `history.ts`, `inflation/contract.ts`, `inflation/explain.ts`,
 * `inflation/params.ts`, `inflation/prices.ts` and `inflation/simulate.ts`.
 */
export const consumerPrices = defineSeries(
  {
    name: 'consumer-prices',
    title: {
      fr: 'Prix à la consommation en France, moyenne annuelle',
      en: 'French consumer prices, yearly average',
    },
    first: '1901',
    last: '2025',
    columns: ['prices'],
    credits: { prices: [inseePrices] },
  },
  () => import('./tables/consumer-prices.ts'),
)
