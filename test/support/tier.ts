/** The two test commands: `npm test` runs the quick tier, `npm run test:full` the full one. */
export type Tier = 'quick' | 'full'

/** The tier that runs; `vitest` started by hand runs the quick one. */
export const tier: Tier = process.env.TEST_TIER === 'full' ? 'full' : 'quick'

/** Random cases that a property draws at most in the quick tier. */
const QUICK_CASES = 40

/** How many of `full` cases this tier draws: all of them in the full tier, few in the quick one. */
export const caseCount = (full: number): number => (tier === 'full' ? full : Math.min(full, QUICK_CASES))

/**
 * The options of fast-check for a property of `full` cases; a property without options has 1000 (seed.ts).
 * @example fc.assert(fc.property(rates, isReversible), cases(10_000))
 */
export const cases = (full: number): { readonly numRuns: number } => ({ numRuns: caseCount(full) })
