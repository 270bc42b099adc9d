import Negotiator from 'negotiator'

const JSON_TYPE = 'application/json; charset=utf-8'
const CSV_TYPE = 'text/csv; charset=utf-8; header=present'

/** No client says so much; reading it would cost more than the answer. */
export const LONGEST = 1000

/** A weight as RFC 9110 (12.4.2) writes it: from 0 to 1, three decimals at the most. */
const WEIGHT = /^\s*q\s*=\s*(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*$/i

/**
 * Whether a client would strictly rather have CSV than JSON: it names it, and ranks it first in whichever order it
 * wrote its types. Anything else is no preference, and what is not written as it should be counts for nothing.
 *
 * @example prefersCsv('text/csv, application/json;q=0.9') // true
 * @example prefersCsv('text/csv, application/json') // false: both alike
 */
export function prefersCsv(accept: string | undefined): boolean {
  if (accept === undefined || accept.length > LONGEST || !/\btext\/csv\b/i.test(accept)) return false
  const types = accept.split(',').filter(isSound)
  return [types, types.toReversed()].every((order) => favourite(order.join(',')) === CSV_TYPE)
}

/** Whether a type has a weight that is one, or none. */
const isSound = (type: string): boolean =>
  type.split(';').every((part) => !/^\s*q\s*=/i.test(part) || WEIGHT.test(part))

const favourite = (accept: string): string | undefined =>
  new Negotiator({ headers: { accept } }).mediaType([JSON_TYPE, CSV_TYPE])
