/** What an item takes of each of several budgets, in bytes; or these budgets. */
type Cost = readonly number[]

/**
 * Cuts items, in their order, into chunks whose costs stay within every budget; an item larger than a budget is alone.
 * Called by `parameter-groups.ts` and `figure-pages.ts`.
 * @example chunksOf([3, 3, 3], (item) => [item], [6]) // [[3, 3], [3]]
 */
export function chunksOf<T>(
  items: readonly T[],
  costOf: (item: T) => Cost,
  budgets: Cost,
): readonly (readonly T[])[] {
  const chunks: T[][] = []
  let left = budgets
  for (const item of items) {
    const cost = costOf(item)
    if (chunks.length === 0 || cost.some((bytes, index) => bytes > (left[index] ?? 0))) {
      chunks.push([])
      left = budgets
    }
    chunks.at(-1)?.push(item)
    left = left.map((bytes, index) => bytes - (cost[index] ?? 0))
  }
  return chunks
}

/**
 * Names chunks of one group. Used by `figure-pages.ts` and `parameter-groups.ts`.
 * @example namedChunks('suite', [a, b]) // [['suite', a], ['suite-2', b]]
 */
export const namedChunks = <T>(name: string, chunks: readonly T[]): readonly (readonly [string, T])[] =>
  chunks.map((chunk, index) => [index === 0 ? name : `${name}-${index + 1}`, chunk])
