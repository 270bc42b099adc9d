/** Part of `npm run chaos`: bytes that are no request. */
import fc from 'fast-check'
import { BAD_REQUESTS, get } from '../support/bad-requests.ts'
import { startProcess } from '../support/process.ts'
import { type Exchange, exchange, request } from '../support/raw.ts'
import { exactly, type Figure, type Tell } from './figure.ts'

/** Connections open at the same time. */
const AT_ONCE = 50
/** Of the random requests: the same ones in each run. */
const SEED = 20_261_121

const long = 'a'.repeat(40_000)
const REFUSED: readonly string[] = [
  ...BAD_REQUESTS.map(([, bytes]) => bytes),
  get(`X-Long: ${long}`),
  request('GET', `/${long}`),
  get(...Array.from({ length: 4000 }, (_, index) => `X-${index}: 123456`)),
]

const noise = fc.uint8Array({ minLength: 1, maxLength: 400 }).map((bytes) => Buffer.from(bytes))
/** A request with a few bytes changed, the hardest input for a parser. */
const spoilt = fc
  .tuple(
    fc.constantFrom(...REFUSED.slice(0, -3), get()),
    fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 5 }),
  )
  .map(([sound, changes]) => {
    const bytes = Buffer.from(sound, 'latin1')
    for (const [at, byte] of changes) bytes[at % bytes.length] = byte
    return bytes
  })

/**
 * Each malformed request `rounds` times, then so many `random` ones, each on its own connection. Used by
 * `chaos.ts`.
 */
export async function rawSockets(
  { rounds, random }: { readonly rounds: number; readonly random: number },
  tell: Tell,
): Promise<Figure[]> {
  const service = await startProcess({ RATE_LIMIT: '0', LOG_LEVEL: 'silent' }, 300_000)
  const sendInBatches = async (
    all: readonly (string | Uint8Array)[],
    patience: number,
  ): Promise<Exchange[]> => {
    const exchanges: Exchange[] = []
    for (let from = 0; from < all.length; from += AT_ONCE) {
      const batch = all
        .slice(from, from + AT_ONCE)
        .map((bytes) => exchange(service.port, bytes, { patience, heads: headsOf(bytes) }))
      exchanges.push(...(await Promise.all(batch)))
    }
    return exchanges
  }
  const known = await sendInBatches(Array.from({ length: rounds }, () => REFUSED).flat(), 8000)
  tell(`${known.length} malformed requests`)
  const strange = await sendInBatches(
    fc.sample(fc.oneof(noise, spoilt), { numRuns: random, seed: SEED }),
    300,
  )
  const alive = await exchange(service.port, request('GET', '/healthz'), { answers: 1 })
  const { code, signal } = await service.stop()
  const is4xx = ({ answers, closed }: Exchange) =>
    closed && answers.length === 1 && /^4/.test(String(answers[0]?.status))
  const failing = [...known, ...strange].flatMap(({ answers }) =>
    answers.filter(({ status }) => status >= 500),
  )
  return [
    exactly(
      `of ${known.length} malformed requests, not 4xx and closed`,
      known.filter((one) => !is4xx(one)).length,
      0,
    ),
    exactly(`of ${strange.length} with random bytes, answers of 500 or more`, failing.length, 0),
    exactly('status of a sound request afterwards', alive.answers[0]?.status ?? 0, 200),
    exactly(`its end (${signal ?? 'by itself'})`, code ?? 1, 0),
  ]
}

/** The places of HEAD requests, whose answers have no body: the first one, or none. */
const headsOf = (bytes: string | Uint8Array): number[] =>
  Buffer.from(bytes).toString('latin1').startsWith('HEAD') ? [0] : []
