/**
 * Import this before anything else where many doors, or a search, ask for the same lives: each is drawn once, out of
 * the ten thousands of months that it takes. That one seed draws the same lives again has tests of its own.
 */
import { vi } from 'vitest'

vi.mock(import('../../packages/core/src/finance/retirement-trials.ts'), async (original) => {
  const trials = await original()
  const known = new Map<string, ReturnType<typeof trials.runTrials>>()
  return {
    ...trials,
    runTrials: (question) => {
      const key = Object.entries(question).join()
      const lives = known.get(key) ?? frozen(trials.runTrials(question))
      known.set(key, lives)
      return lives
    },
  }
})

/** So that nobody who is given it alters it for the others. */
function frozen<T extends object>(value: T): T {
  for (const member of Object.values(value)) if (typeof member === 'object' && member !== null) frozen(member)
  return Object.freeze(value)
}
