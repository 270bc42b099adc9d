import type { CivilDate, InquiryName, Language } from '@denier/core'

/** A question to a simulator as it may be sent to another thread: an address of the service, in parts. */
export interface Job {
  readonly inquiry: InquiryName
  /** What stands after the `?`. */
  readonly query: string
  readonly today: CivilDate
  readonly language: Language
}
