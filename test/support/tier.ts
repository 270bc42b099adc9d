/** The two test commands: `npm test` runs the quick tier, `npm run test:full` the full one. */
export type Tier = 'quick' | 'full'

/** The tier that runs; `vitest` started by hand runs the quick one. */
export const tier: Tier = process.env.TEST_TIER === 'full' ? 'full' : 'quick'

/** Random cases that a property draws at most in the quick tier. */
const QUICK_CASES = 40

/**
 * The options of fast-check for a property that draws `full` random cases in the full tier, and few in the quick one.
 * @example fc.assert(fc.property(rates, isReversible), cases(10_000))
 */
export const cases = (full: number): { readonly numRuns: number } => ({
  numRuns: tier === 'full' ? full : Math.min(full, QUICK_CASES),
})
