import { type Params, queryEntries } from '@denier/core'

/** Longer addresses are not quoted: nobody would type them, and a text has few bytes. */
const LONGEST = 600

/**
 * The address of the API that gives the same answer; a path where the caller has no service, as on the standard input.
 * `undefined` for a question that an address cannot hold, or that is too long to quote.
 * Called by several modules of `general`.
 */
export function questionAddress(
  origin: string,
  endpoint: string,
  params: Params,
  question: Readonly<Record<string, unknown>>,
): string | undefined {
  const isHeld = ([name, value]: readonly [string, unknown]) =>
    typeof value !== 'object' || params[name]?.list
  if (!Object.entries(question).every(isHeld)) return undefined
  const query = new URLSearchParams(queryEntries(params, question))
  const address = `${origin}/api/v1/${endpoint}?${query}`
  return address.length <= LONGEST ? address : undefined
}
