import { annualReturns } from './annual-returns.ts'
import { consumerPrices } from './consumer-prices.ts'
import { euroInvestor } from './euro-investor.ts'
import { livretARates } from './livret-a-rates.ts'
import type { Series } from './series.ts'

/** Every series of the house: what the page of sources credits. */
export const history: readonly Series[] = [annualReturns, euroInvestor, consumerPrices, livretARates]

/** Loads them all, once: what a service does as it starts. */
export async function loadHistory(): Promise<void> {
  await Promise.all(history.map((series) => series.load()))
}
