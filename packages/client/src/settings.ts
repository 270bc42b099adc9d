import type { Language } from '@denier/core'

/** Options of `createClient`. Exported by `@denier/client`; used by `client.ts`. */
export interface ClientOptions {
  /** The URL of the service, `https://…`, with the path under which it is mounted, if any. */
  readonly baseUrl: string | URL
  /** The `fetch` to use: the global one by default. */
  readonly fetch?: typeof globalThis.fetch
  /** Milliseconds for a call with its attempts and waits. The default, 90 000, leaves room for a wait of a minute. */
  readonly timeoutMs?: number
  /** Milliseconds for one attempt, to the last byte: 10 000 by default. */
  readonly attemptTimeoutMs?: number
  /** Retries after a temporary failure: 2 by default. */
  readonly retries?: number
  /** The language of texts: by default that of the service, French. */
  readonly lang?: Language
}

/** The options, checked and complete. Used by `build-url.ts`, `request-with-retries.ts` and `send-request.ts`. */
export interface Settings {
  /** Ends with `/`. */
  readonly base: string
  readonly fetch: typeof globalThis.fetch
  /** In milliseconds, as the next one; each member below as in `ClientOptions`. */
  readonly timeoutMs: number
  readonly attemptTimeoutMs: number
  readonly retries: number
  readonly lang: Language | undefined
}

/** `setTimeout` fires at once when its delay exceeds this, in milliseconds. */
const LONGEST_MS = 2 ** 31 - 1

/** Repeated here: the library is imported for its types only. */
const LANGUAGES = ['fr', 'en'] as const satisfies readonly Language[]

/**
 * Checks the options of `createClient` and adds the defaults. Used by `client.ts`.
 * @throws TypeError that names the invalid option.
 */
export function parseOptions(options: ClientOptions): Settings {
  if (typeof options !== 'object' || options === null)
    throw new TypeError('options must be an object with a baseUrl')
  const { timeoutMs = 90_000, attemptTimeoutMs = 10_000, retries = 2, lang } = options
  checkMs('timeoutMs', timeoutMs)
  checkMs('attemptTimeoutMs', attemptTimeoutMs)
  if (!Number.isInteger(retries) || retries < 0) throw new TypeError('retries must be a whole number from 0')
  if (lang !== undefined && !LANGUAGES.includes(lang))
    throw new TypeError(`lang must be one of ${LANGUAGES.join(', ')}`)
  if (options.fetch !== undefined && typeof options.fetch !== 'function')
    throw new TypeError('fetch must be a function')
  // A browser's `fetch` fails when `this` is not the window.
  const fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init))
  return { base: parseBaseUrl(options.baseUrl), fetch, timeoutMs, attemptTimeoutMs, retries, lang }
}

/** @throws TypeError for a duration that is not above 0 or that `setTimeout` cannot wait for. */
function checkMs(name: string, value: number): void {
  if (!(value > 0 && value <= LONGEST_MS))
    throw new TypeError(`${name} must be above 0, at most ${LONGEST_MS}`)
}

/**
 * The URL with one final `/`. @throws TypeError for one that is not http, or has a query, fragment or user.
 */
function parseBaseUrl(baseUrl: string | URL): string {
  const url = URL.canParse(String(baseUrl)) ? new URL(baseUrl) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) throw new TypeError('baseUrl must be an http or https address')
  if (url.search || url.hash || url.username || url.password)
    throw new TypeError('baseUrl must have no query, fragment, user or password')
  return url.href.replace(/[/]*$/, '/')
}
