// Types of `dated.mjs`, for the tests.
/** What somebody checked on a day: a value of law, a series, published falls. */
export interface Dated {
  /** Its place in the core, without its ending: `legislation/parametres/epargne/livret-a-taux`. */
  readonly file: string
  /** The last value, with the day from which it holds. */
  readonly value: string
  readonly checked: string
  /** The day from which the last value that was read holds; only for values of law. */
  readonly known?: string | undefined
  readonly text: string
  readonly url: string
}
export function datedThings(core: URL, ending?: string): Promise<readonly Dated[]>
