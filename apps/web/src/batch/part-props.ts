import type { Language } from '@denier/core'
import type { BatchActions, BatchState } from './use-batch.ts'

/** What each part of the page of files receives. */
export interface PartProps {
  readonly language: Language
  readonly state: BatchState
  readonly actions: BatchActions
}
