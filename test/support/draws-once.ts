/**
 * Caches random trials by their arguments. Import it first in tests that compute the same trials many times: one takes
 * tens of thousands of months. Other tests show that the same seed gives the same trials.
 */
import { vi } from 'vitest'

vi.mock(import('../../packages/core/src/finance/retirement-trials.ts'), async (original) => {
  const trials = await original()
  const known = new Map<string, ReturnType<typeof trials.runTrials>>()
  return {
    ...trials,
    runTrials: (question) => {
      const key = Object.entries(question).join()
      const drawn = known.get(key) ?? frozen(trials.runTrials(question))
      known.set(key, drawn)
      return drawn
    },
  }
})

/** The same value, which no test can change for the others. */
function frozen<T extends object>(value: T): T {
  for (const member of Object.values(value)) if (typeof member === 'object' && member !== null) frozen(member)
  return Object.freeze(value)
}
