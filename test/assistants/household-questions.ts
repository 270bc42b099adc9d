import { readFileSync } from 'node:fs'
import type { Language } from '@denier/core'

/** A question in words, and what answers it. */
export interface HouseholdQuestion {
  readonly id: string
  readonly lang: Language
  /** Whether the index was not tuned on it (docs/measurements/assistants.md). */
  readonly heldOut: boolean
  readonly question: string
  readonly simulateur: string
  readonly parametres: Readonly<Record<string, unknown>>
  /** The path of the figure that answers. */
  readonly figure: string
}

/** Forty questions in French and forty in English. */
export const householdQuestions: readonly HouseholdQuestion[] = JSON.parse(
  readFileSync(new URL('household-questions.json', import.meta.url), 'utf8'),
)
