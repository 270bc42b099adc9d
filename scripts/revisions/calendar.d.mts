// Types of `calendar.mjs`, for the tests.
/** A revision that a text announces. */
export interface Event {
  readonly title: string
  /** `MM-DD`, in order. */
  readonly days: readonly string[]
  /** Every so many years from one of them on; every year by default. */
  readonly every?: number
  readonly since?: number
  /** Places in the core, without their ending, as `Dated.file` has them. */
  readonly files: readonly string[]
}
/** Every revision that a text announces. */
export const calendar: readonly Event[]
