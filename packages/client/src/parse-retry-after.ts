/** The form that is a number of seconds. */
const SECONDS = /^\d{1,9}$/

/**
 * The seconds of a `Retry-After` (RFC 9110, 10.2.3), a number or a date. A date is compared with the `Date`
 * of the same response, since the caller's clock may be wrong. Used by `request-with-retries.ts`.
 * @param now the caller's time in milliseconds since 1970, for a response without `Date`.
 * @returns whole seconds, 0 for a past date; `undefined` for an invalid or absent header.
 * @example parseRetryAfter(new Headers({ 'retry-after': '37' }), Date.now()) // 37
 */
export function parseRetryAfter(headers: Headers, now: number): number | undefined {
  const text = headers.get('retry-after')?.trim() ?? ''
  if (SECONDS.test(text)) return Number(text)
  const at = parseHttpDate(text)
  if (at === undefined) return undefined
  const since = parseHttpDate(headers.get('date') ?? '') ?? now
  return Math.max(0, Math.ceil((at - since) / 1000))
}

/** Milliseconds since 1970. `Date.parse` also accepts `-1` and `7.5`, but an HTTP date ends with `GMT`. */
function parseHttpDate(text: string): number | undefined {
  const time = text.endsWith(' GMT') ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? undefined : time
}
