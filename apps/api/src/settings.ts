import ipaddr from 'ipaddr.js'

/**
 * Settings of the operator, from the environment. Exported by `@denier/api`; used by `main.ts`, `metrics.ts`,
 * `serve.ts`, `process/run-primary.ts` and others in `process`.
 */
export interface Settings {
  /** TCP port of the service; 0 lets the system choose one. */
  readonly port: number
  /** Host name or address on which it listens. */
  readonly host: string
  /** Addresses and networks whose `X-Forwarded-For` is trusted. */
  readonly trustProxy: readonly string[]
  /** Requests that one client may send in a minute; 0 for no limit. */
  readonly rateLimit: number
  /** Address of the Redis that counts for all processes, `redis://…`; without it each counts its own. */
  readonly rateLimitStoreUrl: string | undefined
  /** Processes that share the port. */
  readonly workers: number
  /** Connections that one client may hold open: an IPv4 address or an IPv6 /64. */
  readonly maxConnectionsPerClient: number
  /** How late the event loop may be before requests are refused, in milliseconds. */
  readonly maxEventLoopDelayMs: number
  /** Port of `/metrics`; undefined for none. */
  readonly metricsPort: number | undefined
  /** A level of pino, from `trace` to `silent`. */
  readonly logLevel: string
  /** Origin where clients reach the service, when it is not where it listens. */
  readonly publicUrl: string | undefined
  /** Who runs the service, for the legal notice; empty when not set, as the next two. */
  readonly operator: string
  /** An e-mail address or a link, for the legal notice and `security.txt`. */
  readonly contact: string
  /** Who hosts the machine, for the legal notice. */
  readonly hosting: string
}

/**
 * A wrong setting: the message is one line that names the variable. Exported by `@denier/api`; used by `main.ts`, and
 * by `commands/serve.ts` of `@denier/cli`.
 */
export class SettingsError extends Error {}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']
const HIGHEST_PORT = 65_535
/** The most processes that `WORKERS` may ask for: a bound that no machine reaches, to refuse a typing error. */
const MOST_WORKERS = 1024

/**
 * Reads the settings. An empty variable counts as absent; an invalid one stops the start. Exported by `@denier/api`;
 * used by `main.ts`, and by `commands/serve.ts` of `@denier/cli`.
 * @throws SettingsError naming every wrong variable, on one line.
 * @example readSettings({ PORT: '8080' }).port // 8080
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const problems: string[] = []
  const read = <T>(
    name: string,
    byDefault: T,
    parse: (text: string) => T | undefined,
    expected: string,
  ): T => {
    const text = env[name]?.trim() ?? ''
    if (text === '') return byDefault
    const value = parse(text)
    if (value === undefined) problems.push(`${name} must be ${expected}`) // never its value: it may hold a password
    return value ?? byDefault
  }
  const port = (name: string, byDefault: number | undefined) =>
    read(name, byDefault, wholeNumber(0, HIGHEST_PORT), `a port, 0 to ${HIGHEST_PORT}`)
  const text = (name: string) => read(name, '', (text) => text, 'text')

  const settings: Settings = {
    port: port('PORT', 3000) ?? 3000,
    host: read('HOST', '127.0.0.1', hostName, 'a host name or an address'),
    trustProxy: read(
      'TRUST_PROXY',
      [],
      networks,
      'a list of addresses or networks such as 10.89.7.2, fd00::7',
    ),
    rateLimit: read(
      'RATE_LIMIT',
      30,
      wholeNumber(0, 1_000_000),
      'a whole number of requests a minute, 0 for none',
    ),
    rateLimitStoreUrl: read('RATE_LIMIT_STORE_URL', undefined, redisUrl, 'a redis:// or rediss:// address'),
    workers: read('WORKERS', 1, wholeNumber(1, MOST_WORKERS), `a whole number, 1 to ${MOST_WORKERS}`),
    maxConnectionsPerClient: read(
      'MAX_CONNECTIONS_PER_CLIENT',
      256,
      wholeNumber(1, 1_000_000),
      'a whole number of connections, at least 1',
    ),
    maxEventLoopDelayMs: read(
      'MAX_EVENT_LOOP_DELAY_MS',
      1000,
      wholeNumber(100, 600_000),
      'a whole number of milliseconds, 100 to 600000',
    ),
    metricsPort: port('METRICS_PORT', undefined),
    logLevel: read('LOG_LEVEL', 'info', oneOf(LOG_LEVELS), `one of ${LOG_LEVELS.join(', ')}`),
    publicUrl: read('PUBLIC_URL', undefined, origin, 'an http:// or https:// address without path or query'),
    operator: text('OPERATOR'),
    contact: read('CONTACT', '', contact, 'an e-mail address or a mailto:, tel: or https: link'),
    hosting: text('HOSTING'),
  }
  if (settings.workers > 1 && !settings.rateLimitStoreUrl) {
    problems.push('WORKERS above 1 needs RATE_LIMIT_STORE_URL, for the limit to be counted once')
  }
  if (
    settings.metricsPort !== undefined &&
    settings.metricsPort !== 0 &&
    settings.metricsPort === settings.port
  ) {
    problems.push('METRICS_PORT must not be PORT: the metrics are not for the public')
  }
  if (problems.length > 0) throw new SettingsError(problems.join('; '))
  return settings
}

// Parsers of one variable each: they return undefined for a text that is invalid.

const wholeNumber = (min: number, max: number) => (text: string) => {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  return value >= min && value <= max ? value : undefined
}

const oneOf = (values: readonly string[]) => (text: string) => (values.includes(text) ? text : undefined)

const hostName = (text: string) => (/^[\w.:-]+$/.test(text) ? text : undefined)

const contact = (text: string) =>
  /^[^\s@:]+@[^\s@]+[.][^\s@]+$|^(?:mailto:|tel:|https:\/\/)\S+$/i.test(text) ? text : undefined

/** Networks by address and prefix, or single addresses: never a number of hops, which a client can forge. */
function networks(text: string): string[] | undefined {
  const list = text.split(',').map((item) => item.trim())
  return list.every(isNetwork) ? list : undefined
}

const isNetwork = (text: string): boolean => {
  // `ipaddr.js` also reads IPv4 addresses of fewer parts, such as `127.1`.
  const hasAllParts = text.includes(':') || /^\d+\.\d+\.\d+\.\d+(\/\d+)?$/.test(text)
  return hasAllParts && (text.includes('/') ? ipaddr.isValidCIDR(text) : ipaddr.isValid(text))
}

function redisUrl(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url && /^rediss?:$/.test(url.protocol) && url.hostname !== '' ? text : undefined
}

/**
 * An origin without a path, since pages, files and forms are at the root. A host name in other letters
 * (`https://dénier.example`) becomes punycode, as headers need it.
 */
function origin(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  return /^[^/]*\/\/[^/\\?#@]+\/?$/.test(text) ? url.origin : undefined
}
