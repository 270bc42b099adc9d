/** Part of `npm run chaos`: clients forge the headers that name their address. */
import { sendAll } from '../support/bulk.ts'
import { simulateur } from '../support/client.ts'
import { startProcess } from '../support/process.ts'
import { ask, type Destination, type ExchangeOptions, request } from '../support/raw.ts'
import { exactly, type Figure } from './figure.ts'

const CAGR = simulateur('cagr', { valeur_initiale: 1, valeur_finale: 2, duree: 1 })

/** The header lines of the request with this index. Used by `http/limit-proxy.test.ts`. */
export type HeadersOf = (index: number) => string[]

/**
 * Number of answered requests out of many parallel ones, each on its own connection. Used by
 * `http/limit-proxy.test.ts`.
 */
export async function accepted(
  to: Destination,
  count: number,
  headersOf: HeadersOf,
  options: ExchangeOptions = {},
): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) => ask(to, request('GET', CAGR, ...headersOf(index)), options)),
  )
  return answers.filter(({ status }) => status === 200).length
}

/**
 * The IPv4 address of an index, for documentation (RFC 5737): another one up to 65 535. Used by
 * `http/limit-proxy.test.ts`.
 */
export const address = (index: number) => `203.0.${index >> 8}.${index & 255}`
/** Letters and digits that are others for each index. Used by `http/limit-proxy.test.ts`. */
export const word = (index: number) => ((index * 2_654_435_761) >>> 0).toString(16)

/** Headers with which a client may forge its address. Used by `http/limit-proxy.test.ts`. */
export const FORGERIES: readonly (readonly [title: string, headersOf: HeadersOf])[] = [
  ['X-Forwarded-For', (index) => [`X-Forwarded-For: ${address(index)}`]],
  [
    'several X-Forwarded-For',
    (index) => [`X-Forwarded-For: ${address(index)}`, `X-Forwarded-For: ${word(index)}`],
  ],
  ['a chain', (index) => [`X-Forwarded-For: ${address(index)}, 10.0.0.1, ${address(index + 1)}`]],
  ['X-Real-IP', (index) => [`X-Real-IP: ${address(index)}`]],
  ['Forwarded', (index) => [`Forwarded: for=${address(index)};proto=https`]],
  [
    'headers of other vendors',
    (index) => [`CF-Connecting-IP: ${address(index)}`, `True-Client-IP: ${address(index)}`],
  ],
  [
    'Host',
    (index) => [
      `X-Forwarded-Host: h${index}.test`,
      `User-Agent: ${word(index)}`,
      `Cookie: id=${word(index)}`,
    ],
  ],
  ['garbage', (index) => [`X-Forwarded-For: ${word(index)}`, 'X-Forwarded-For: ,,,']],
]

/** Requests that the service accepts of a client in a minute, by default. */
const LIMIT = 30
const QUIET = { LOG_LEVEL: 'silent' }

/**
 * Clients with forged addresses against a service that trusts no proxy: one for each of `FORGERIES`, from a
 * loopback address of its own, with this many requests. Used by `chaos.ts`.
 */
export async function forgedAddresses({ requests }: { readonly requests: number }): Promise<Figure[]> {
  const service = await startProcess(QUIET)
  const figures: Figure[] = []
  for (const [index, [title, headersOf]] of FORGERIES.entries()) {
    const from = `127.0.0.${10 + index}`
    const seen = await accepted(service.port, requests, headersOf, { from, patience: 30_000 })
    figures.push(exactly(`accepted of ${requests} with forged ${title}`, seen, LIMIT))
  }
  await service.stop('SIGKILL')
  return figures
}

/**
 * One IPv6 subscriber, whose network is a /64, that sends one request from each of this many addresses,
 * behind a trusted proxy. Used by `chaos.ts`.
 */
export async function oneSubscriber({ addresses }: { readonly addresses: number }): Promise<Figure[]> {
  const service = await startProcess({ ...QUIET, TRUST_PROXY: '127.0.0.0/8' })
  const requestOf = (client: string) => request('GET', CAGR, `X-Forwarded-For: ${client}`)
  const requestsFrom = (network: string) =>
    Array.from({ length: addresses }, (_, index) =>
      requestOf(`2001:db8:1:${network}:${word(index).slice(-4)}::${index.toString(16)}`),
    )
  const accepted = async (requests: readonly string[]) =>
    (await sendAll(service.port, requests)).filter(({ status }) => status === 200).length
  try {
    return [
      exactly(`accepted from ${addresses} addresses of one /64`, await accepted(requestsFrom('2')), LIMIT),
      exactly('accepted of 40 from the next /64', await accepted(requestsFrom('3').slice(0, 40)), LIMIT),
    ]
  } finally {
    await service.stop('SIGKILL')
  }
}
