import { annualReturns } from './annual-returns.ts'
import { consumerPrices } from './consumer-prices.ts'
import { publishedIndices } from './crises.ts'
import { euroInvestor } from './euro-investor.ts'
import { livretARates } from './livret-a-rates.ts'
import type { Credit, Series } from './series.ts'

/** Every series of the house. */
export const history: readonly Series[] = [annualReturns, euroInvestor, consumerPrices, livretARates]

/** Whom the house owes what happened, each once: what a page of sources lists. */
export const credits: readonly Credit[] = [
  ...new Map(
    [
      ...history.flatMap((series) => Object.values(series.credits).flat()),
      ...Object.values(publishedIndices)
        .flat()
        .map(({ credit }) => credit),
    ].map((credit) => [credit.title, credit]),
  ).values(),
]

/** Loads them all, once: what a service does as it starts. */
export async function loadHistory(): Promise<void> {
  await Promise.all(history.map((series) => series.load()))
}
