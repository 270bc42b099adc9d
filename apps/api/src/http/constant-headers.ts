/**
 * Headers of every answer, whatever its status: a browser must be able to read a 429. They are set before
 * anything can fail, and cost no more than the setting.
 */
export const constantHeaders: readonly (readonly [name: string, value: string])[] = [
  ['Access-Control-Allow-Origin', '*'],
  [
    'Access-Control-Expose-Headers',
    'Allow, ETag, RateLimit, RateLimit-Policy, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset',
  ],
  ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
  ['Cross-Origin-Resource-Policy', 'cross-origin'],
  ['Referrer-Policy', 'no-referrer'],
  ['Strict-Transport-Security', 'max-age=31536000'],
  ['X-Content-Type-Options', 'nosniff'],
]

/** What a preflight asks for besides. */
export const preflightHeaders: readonly (readonly [name: string, value: string])[] = [
  ['Access-Control-Allow-Methods', 'GET, HEAD, OPTIONS'],
  ['Access-Control-Allow-Headers', '*'],
  ['Access-Control-Max-Age', '86400'],
  ['Allow', 'GET, HEAD, OPTIONS'],
]
