/** Settings of random tests. Every test file loads it, by `vitest.config.ts`. */
import fc from 'fast-check'
import { cases } from './tier.ts'

/**
 * Random cases are drawn from one seed, so that a failure comes from the change and not from the draw. `npm run
 * test:random` draws from another seed each time, and prints the seed of a failure.
 */
const SEED = 20_261_121

/** Random cases of a property that names no number, in the full tier. */
const USUAL_CASES = 1000

fc.configureGlobal({
  ...cases(USUAL_CASES),
  ...(process.env.RANDOM_CASES ? {} : { seed: SEED }),
  endOnFailure: process.env.END_ON_FAILURE !== undefined, // mutation/vitest.config.mjs: a failure is not shrunk
})
