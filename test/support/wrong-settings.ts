/** Wrong settings of the service, for tests of its start. */

/** The address of a store that nothing listens at. Used by `http/settings.full.test.ts`. */
export const REDIS = 'redis://127.0.0.1:2'

/** A wrong setting: the variable that the line of the error must name, and the environment that has it. */
export type Wrong = [variable: string, env: Record<string, string>]

/**
 * Wrong settings that a real process is started with too. Used by `http/settings.full.test.ts` and
 * `http/settings.test.ts`.
 */
export const STARTED: Wrong[] = [
  ['PORT', { PORT: 'abc' }],
  ['PORT', { PORT: '70000' }],
  ['PORT', { PORT: '-1' }],
  ['RATE_LIMIT', { RATE_LIMIT: 'many' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ['WORKERS', { WORKERS: '2' }], // several processes need a shared store of the limit
  ['METRICS_PORT', { METRICS_PORT: 'yes' }],
  ['RATE_LIMIT_STORE_URL', { RATE_LIMIT_STORE_URL: 'http://user:hunter2@localhost' }],
  ['TRUST_PROXY', { TRUST_PROXY: '1' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
  ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'denier.example' }],
]

/** Wrong settings that only the reader of settings is given. Used by `http/settings.test.ts`. */
export const READ: Wrong[] = [
  ['PORT', { PORT: '80.5' }],
  ['PORT', { PORT: '0x50' }],
  ['HOST', { HOST: 'not a host' }],
  ['RATE_LIMIT', { RATE_LIMIT: '-1' }],
  ['RATE_LIMIT', { RATE_LIMIT: '1.5' }],
  ['WORKERS', { WORKERS: '0' }],
  ['WORKERS', { WORKERS: 'all', RATE_LIMIT_STORE_URL: REDIS }],
  ['METRICS_PORT', { METRICS_PORT: '65536' }],
  ['MAX_EVENT_LOOP_DELAY_MS', { MAX_EVENT_LOOP_DELAY_MS: '99' }],
  ['RATE_LIMIT_STORE_URL', { RATE_LIMIT_STORE_URL: 'localhost:6379' }],
  ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/8,loopback' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'ftp://denier.example' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://denier.example/simulateurs' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://denier.example\\simulateurs' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://denier.example/?a=1' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://user:hunter2@denier.example' }],
]

const VARIABLES = [
  'PORT',
  'HOST',
  'TRUST_PROXY',
  'RATE_LIMIT',
  'RATE_LIMIT_STORE_URL',
  'WORKERS',
  'METRICS_PORT',
  'LOG_LEVEL',
  'PUBLIC_URL',
  'OPERATOR',
  'CONTACT',
  'HOSTING',
]
/**
 * Variables as empty texts, which count as left out. Used by `http/settings.full.test.ts` and `http/settings.test.ts`.
 */
export const EMPTY: Readonly<Record<string, string>> = Object.fromEntries(VARIABLES.map((name) => [name, '']))
