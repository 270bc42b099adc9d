/**
 * Questions as households ask assistants, with the figures that answer them. Used by `chercher.test.ts`,
 * `play.full.test.ts` and `search.test.ts`.
 */
import { readFileSync } from 'node:fs'
import type { Language } from '@denier/core'

/** A question in words, and the call that answers it. */
export interface HouseholdQuestion {
  readonly id: string
  readonly lang: Language
  /** Whether the index was not tuned on it (docs/measurements/assistants.md). */
  readonly heldOut: boolean
  readonly question: string
  /** The name of the simulator that answers, and the values to give it. */
  readonly simulateur: string
  readonly parametres: Readonly<Record<string, unknown>>
  /** The path of the figure that answers. */
  readonly figure: string
}

/** Forty questions in French and forty in English. */
export const householdQuestions: readonly HouseholdQuestion[] = JSON.parse(
  readFileSync(new URL('household-questions.json', import.meta.url), 'utf8'),
)
