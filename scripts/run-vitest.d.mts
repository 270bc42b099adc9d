// Types of `run-vitest.mjs`, for the tests.
/** Looks at the results of a run, a line of JSON each, and may end it; returns what ends the watch. */
export type Watch = (results: string, end: (reason: 'stalled' | 'late') => void) => () => void

/** Runs the tests of a tier, and counts their results. */
export function runVitest(
  root: string,
  tier: 'quick' | 'full',
  watch?: Watch,
): Promise<{
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly failures: readonly string[]
}>
