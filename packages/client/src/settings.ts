import type { Language } from '@denier/core'

/** What a client is told once. */
export interface ClientOptions {
  /** Where the service is, `https://…`, with the path under which it is mounted if there is one. */
  readonly baseUrl: string | URL
  /** The `fetch` to use: the global one unless given. */
  readonly fetch?: typeof globalThis.fetch
  /** Milliseconds for a call, with all its attempts and waits: 90 000 unless told, so that a full minute may be waited. */
  readonly timeoutMs?: number
  /** Milliseconds for one attempt, to the last byte: 10 000 unless told. */
  readonly attemptTimeoutMs?: number
  /** How often to ask again after a failure that may pass: 2 unless told. */
  readonly retries?: number
  /** The language of the answers' prose: the service's own, French, unless told. */
  readonly lang?: Language
}

/** The same, judged and complete. */
export interface Settings {
  /** Ends with `/`. */
  readonly base: string
  readonly fetch: typeof globalThis.fetch
  readonly timeoutMs: number
  readonly attemptTimeoutMs: number
  readonly retries: number
  readonly lang: Language | undefined
}

/** A timer set for longer than this rings at once. */
const LONGEST_MS = 2 ** 31 - 1

/** Those of the library, which is here for its types alone. */
const LANGUAGES = ['fr', 'en'] as const satisfies readonly Language[]

/** @throws TypeError that names the option at fault. */
export function settingsOf(options: ClientOptions): Settings {
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
  // Called on its own: a browser's `fetch` wants no other `this` than the window.
  const fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init))
  return { base: baseOf(options.baseUrl), fetch, timeoutMs, attemptTimeoutMs, retries, lang }
}

function checkMs(name: string, value: number): void {
  if (!(value > 0 && value <= LONGEST_MS))
    throw new TypeError(`${name} must be above 0, at most ${LONGEST_MS}`)
}

function baseOf(baseUrl: string | URL): string {
  const url = URL.canParse(String(baseUrl)) ? new URL(baseUrl) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) throw new TypeError('baseUrl must be an http or https address')
  if (url.search || url.hash || url.username || url.password)
    throw new TypeError('baseUrl must have no query, fragment, user or password')
  return url.href.replace(/[/]*$/, '/')
}
