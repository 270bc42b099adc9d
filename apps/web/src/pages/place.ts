import type { CivilDate } from '@denier/core'

/** Where and when a page is drawn. */
export interface Place {
  /** Where the client reaches the service, without a final `/`; empty where nobody knows. */
  readonly origin: string
  /** The day in Paris. */
  readonly today: CivilDate
}
