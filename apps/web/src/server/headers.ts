import type { Headers } from './exchange.ts'

/** Nothing from outside, nothing written in the page: what a page may load and do. */
const policy = (frames: "'none'" | '*'): string =>
  [
    "default-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frames}`,
  ].join('; ')

const POLICY = policy("'none'")
/** A page to put into others, and it alone, may stand in a frame. */
const EMBED_POLICY = policy('*')

/** The headers of a page, whatever it says. */
export const pageHeaders = (language: string, isEmbed: boolean): Headers => ({
  'content-type': 'text/html; charset=utf-8',
  'content-language': language,
  'content-security-policy': isEmbed ? EMBED_POLICY : POLICY,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  vary: 'Accept-Encoding',
})

/** A page names its files by their hash: one that is older than the service would miss them. */
export const CACHE = {
  /** Alike for all. */
  page: 'public, max-age=300',
  /** What somebody asked; sums of money stand in its address. */
  question: 'private, max-age=300',
  never: 'no-store',
} as const
