import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'

/**
 * Flags of V8 for a batch, whose rows are short-lived and whose long-lived objects are few.
 * Few objects survive a collection of the young generation: threads that share one wait for each other longer than they help.
 * Node 24 would let 70 MB of rows that are done gather in the old generation: it is collected each time it has grown by 30 %.
 */
const FLAGS = ['--no-parallel-scavenge', '--heap-growing-percent=30']
/** Stops the growth of the young generation. */
const STOP_GROWTH = '--semi-space-growth-factor=1'
/** Bytes at which it stops: two halves of 8 MB. Larger halves are no faster; Node 24 would let each grow to 32 MB. */
const YOUNG_BYTES = 16e6

/**
 * Limits of the heap of each thread of the pool, in MB: a third of the young generation is one half of it, as in the
 * main thread. V8 collects its garbage the more often the lower the second one is. Used by `run-batch.ts`.
 */
export const threadHeap = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 1024 }

/** Sets up the heap of the process for a batch. Used by `run-batch.ts`. */
export function tuneHeap(): void {
  for (const flag of FLAGS) setFlagsFromString(flag)
}

/**
 * Stops the growth of this thread's young generation once it is large enough. Called before each chunk, since Node 20
 * lets it grow again when a thread starts. Used by `run-batch.ts`.
 */
export function boundYoungGeneration(): void {
  const young = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')
  if (young && young.space_size >= YOUNG_BYTES) setFlagsFromString(STOP_GROWTH)
}
