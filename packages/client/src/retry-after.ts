const SECONDS = /^\d{1,9}$/

/**
 * Seconds that a `Retry-After` tells to wait (RFC 9110, 10.2.3): a number of them, or a date. A date is read against
 * the answer's own `Date` where there is one, since the caller's clock may be wrong.
 * @returns whole seconds, 0 for a date gone by; `undefined` where it says nothing sensible.
 * @example retryAfterOf(new Headers({ 'retry-after': '37' }), Date.now()) // 37
 */
export function retryAfterOf(headers: Headers, now: number): number | undefined {
  const text = headers.get('retry-after')?.trim() ?? ''
  if (SECONDS.test(text)) return Number(text)
  const at = dateOf(text)
  if (at === undefined) return undefined
  const since = dateOf(headers.get('date') ?? '') ?? now
  return Math.max(0, Math.ceil((at - since) / 1000))
}

/** `Date.parse` also takes what is no HTTP date, such as `-1` or `7.5`: a date of HTTP ends with its zone. */
function dateOf(text: string): number | undefined {
  const time = text.endsWith(' GMT') ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? undefined : time
}
