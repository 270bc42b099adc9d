/** The two test commands: `npm test` runs the quick tier, `npm run test:full` the full one. */
export type Tier = 'quick' | 'full'

/**
 * The tier that runs; `vitest` started by hand runs the quick one. Used by `third-party.ts`,
 * `cli/drawing.test.ts`, `http/openapi-contract.test.ts` and `test/projects.ts`.
 */
export const tier: Tier = process.env.TEST_TIER === 'full' ? 'full' : 'quick'

/** The quick tier draws a 25th of the cases of a property, at most 40: a slow property has few in the full tier. */
const QUICK_SHARE = 1 / 25
const MOST_QUICK_CASES = 40
const FEWEST_QUICK_CASES = 4

/**
 * How many of `full` cases this tier draws: all of them in the full tier, few in the quick one. Used by
 * `test/browser-engine.full.test.ts`, `edge/same.test.ts`, `http/literals.test.ts` and others in `http` and
 * `test`.
 */
export function caseCount(full: number): number {
  if (tier === 'full') return full
  const share = Math.ceil(full * QUICK_SHARE)
  return Math.min(full, MOST_QUICK_CASES, Math.max(FEWEST_QUICK_CASES, share))
}

/**
 * The options of fast-check for a property of `full` cases; a property without options has 1000 (seed.ts).
 * Used by `explanations.ts`, `explications.ts`, `seed.ts` and others in `simulateurs`, `packages/core`,
 * `web` and other folders.
 * @example fc.assert(fc.property(rates, isReversible), cases(10_000))
 */
export const cases = (full: number): { readonly numRuns: number } => ({ numRuns: caseCount(full) })
