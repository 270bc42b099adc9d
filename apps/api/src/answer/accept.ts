import Negotiator from 'negotiator'

const JSON_TYPE = 'application/json; charset=utf-8'
const CSV_TYPE = 'text/csv; charset=utf-8; header=present'

/** No client says so much; reading it would cost more than the answer. */
const LONGEST = 1000

/**
 * Whether a client would strictly rather have CSV than JSON: it names it, and ranks it first in whichever order it
 * wrote its types. Anything else is no preference, and what is not written as it should be counts for nothing.
 *
 * @example prefersCsv('text/csv, application/json;q=0.9') // true
 * @example prefersCsv('text/csv, application/json') // false: both alike
 */
export function prefersCsv(accept: string | undefined): boolean {
  if (accept === undefined || accept.length > LONGEST || !/\btext\/csv\b/i.test(accept)) return false
  const turned = accept.split(',').reverse().join(',')
  return [accept, turned].every((order) => favourite(order) === CSV_TYPE)
}

const favourite = (accept: string): string | undefined =>
  new Negotiator({ headers: { accept } }).mediaType([JSON_TYPE, CSV_TYPE])
