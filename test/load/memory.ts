/** Part of `npm run chaos`: memory of the service and of its limiter. */
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { sendAll } from '../support/bulk.ts'
import { simulateur, statusOf } from '../support/client.ts'
import { startProcess, type TestProcess } from '../support/process.ts'
import { ask, request } from '../support/raw.ts'
import { bundleScript } from '../support/script.ts'
import { atLeast, atMost, exactly, type Figure, type Tell } from './figure.ts'
import { LONGEST } from './heavy.ts'

const CAGR = simulateur('cagr', { valeur_initiale: 1, valeur_finale: 2, duree: 1 })

/** Resident memory of a process, in megabytes (Linux). Used by `held-memory.ts`. */
export const residentOf = ({ pid }: { readonly pid: number }): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000

/**
 * The limiter alone with a stopped clock: one client that filled its window, and a million others. Used by
 * `chaos.ts`.
 */
export async function millionClients(): Promise<Figure[]> {
  const script = await bundleScript(new URL('../support/limit-memory.ts', import.meta.url))
  try {
    const seen = JSON.parse(await script.run([], ['--expose-gc']))
    return [
      exactly('of 1 000 000 others, accepted', seen.accepted, 1_000_000),
      exactly('the blocked client afterwards, accepted', Number(seen.stillAllowed), 0),
      atMost('memory of the process, grown by', seen.rss, 64, 'MB'),
    ]
  } finally {
    script.remove()
  }
}

/** How many clients send their request in one pipeline. */
const BATCH = 10_000

/**
 * The same through the service: one request of each of so many clients, and one client over its limit that
 * never stops asking. Used by `chaos.ts`.
 */
export async function millionRequests(
  { clients }: { readonly clients: number },
  tell: Tell,
): Promise<Figure[]> {
  const service = await startProcess({ TRUST_PROXY: '127.0.0.0/8', LOG_LEVEL: 'silent' }, 1_200_000)
  const from = (client: string) => request('GET', CAGR, `X-Forwarded-For: ${client}`)
  const crowd = (first: number) =>
    Array.from({ length: BATCH }, (_, index) =>
      from(`10.${((first + index) >> 16) & 255}.${((first + index) >> 8) & 255}.${(first + index) & 255}`),
    )
  const greedy: number[] = []
  let wrong = 0
  try {
    for (let time = 0; time < 5; time += 1)
      await sendAll(
        service.port,
        Array.from({ length: BATCH }, () => from('198.51.100.1')),
      )
    const before = residentOf(service)
    for (let first = 0; first < clients; first += BATCH) {
      const answers = await sendAll(service.port, crowd(first))
      wrong += answers.filter(({ status }) => status !== 200).length
      const sent = await sendAll(
        service.port,
        Array.from({ length: 20 }, () => from('203.0.113.7')),
      )
      greedy.push(...sent.filter(({ status }) => status === 200).map(() => performance.now()))
      if ((first / BATCH) % 20 === 19) tell(`${first + BATCH} clients, ${residentOf(service).toFixed(0)} MB`)
    }
    await sleep(1000)
    const grown = residentOf(service) - before
    const spans = greedy.slice(30).map((at, index) => at - (greedy[index] as number))
    return [
      exactly(`of ${clients} clients, not answered 200`, wrong, 0),
      atMost('memory of the service, grown by', grown, 64, 'MB'),
      atLeast(
        'of the one that never stops, the 31st accepted after',
        Math.min(60_000, ...spans) / 1000,
        59.5,
        's',
      ),
    ]
  } finally {
    await service.stop('SIGKILL')
  }
}

/** A heap of 96 MB, and sixty-four heavy requests at once, this many times. Used by `chaos.ts`. */
export async function littleMemory({ rounds }: { readonly rounds: number }): Promise<Figure[]> {
  const service = await startProcess(
    { RATE_LIMIT: '0', LOG_LEVEL: 'silent', NODE_OPTIONS: '--max-old-space-size=96' },
    300_000,
  )
  const counts = await pressed(service, rounds)
  const alive = await ask(service.port, request('GET', CAGR)).catch(() => undefined)
  const { code } = await service.stop()
  return [
    exactly(`of ${counts.sent} heavy answers (${counts.good} good), neither 200 nor 503`, counts.wrong, 0),
    exactly('a light question afterwards', alive?.status ?? 0, 200),
    exactly('its end on SIGTERM', code ?? 1, 0),
  ]
}

async function pressed(service: TestProcess, rounds: number) {
  const targets = [
    simulateur('cout-dette', { capital: 1e6, taux: 5, duree: 40, detail: 'mensuel' }),
    simulateur('cout-dette', { capital: 1e6, taux: 5, duree: 40, detail: 'mensuel', format: 'csv' }),
    simulateur('interets-composes/graphique.svg', { capital: 1, mensuel: 1, taux: 5, duree: 50 }),
    '/openapi.json',
    '/llms-full.txt',
    LONGEST,
  ]
  const all: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const sent = Array.from({ length: 64 }, (_, index) =>
      statusOf(service, targets[index % targets.length] as string),
    )
    all.push(...(await Promise.all(sent)))
  }
  const good = all.filter((status) => status === 200).length
  return { sent: all.length, good, wrong: all.filter((status) => status !== 200 && status !== 503).length }
}
