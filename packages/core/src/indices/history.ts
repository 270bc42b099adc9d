import { annualReturns } from './annual-returns.ts'
import { consumerPrices } from './consumer-prices.ts'
import { publishedIndices } from './crises.ts'
import { euroInvestor } from './euro-investor.ts'
import { livretARates } from './livret-a-rates.ts'
import type { Credit, Series } from './series.ts'

/** All series of the past. Exported by `@denier/core`; the script that updates their tables reads it too. */
export const history: readonly Series[] = [annualReturns, euroInvestor, consumerPrices, livretARates]

/**
 * The credits of all series, each once, for the page of sources. Exported by `@denier/core`; used by `build/site.mjs`
 * of `@denier/web`.
 */
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

/**
 * Loads all series, once; a service does so as it starts. Exported by `@denier/core`; used by
 * `batch/simulate-many.ts`, `files/compile-batch.ts`, `edge.ts` of `@denier/api`, `service.ts` of `@denier/api`,
 * `worker-pool/worker.ts` of `@denier/api` and others in other packages.
 */
export async function loadHistory(): Promise<void> {
  await Promise.all(history.map((series) => series.load()))
}
