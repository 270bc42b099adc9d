import type { Headers } from './exchange.ts'

/** The content security policy: everything from this origin, no inline script or style. */
const policy = (frames: "'none'" | '*'): string =>
  [
    "default-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frames}`,
  ].join('; ')

const POLICY = policy("'none'")
/** Only embedded pages may be framed. */
const EMBED_POLICY = policy('*')

/** The headers of every page. Used by `handler.ts`, `note.ts` and `question.ts`. */
export const pageHeaders = (language: string, isEmbed: boolean): Headers => ({
  'content-type': 'text/html; charset=utf-8',
  'content-language': language,
  'content-security-policy': isEmbed ? EMBED_POLICY : POLICY,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  vary: 'Accept-Encoding',
})

/**
 * Values of `cache-control`. Pages are cached for five minutes: they link to hashed files, which the next
 * release replaces. Used by
 * `handler.ts`, `note.ts`, `question.ts` and `sitemap.ts`.
 */
export const CACHE = {
  /** The same for every visitor. */
  page: 'public, max-age=300',
  /** Private, since the address contains amounts of money. */
  question: 'private, max-age=300',
  never: 'no-store',
} as const
