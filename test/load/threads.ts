/** Part of `npm run chaos`: worker threads die, or clients leave them. */
import { setTimeout as sleep } from 'node:timers/promises'
import { simulateur, statusOf } from '../support/client.ts'
import { startProcess, type TestProcess } from '../support/process.ts'
import { halfOpen, request } from '../support/raw.ts'
import { atLeast, exactly, type Figure } from './figure.ts'
import { LONGEST } from './heavy.ts'

const LIGHT = simulateur('cagr', { valeur_initiale: 1, valeur_finale: 2, duree: 1 })
const QUIET = { RATE_LIMIT: '0', LOG_LEVEL: 'silent' }

/** Preloaded by the service: on SIGWINCH, it terminates its workers. */
const WORKER_KILLER = `import process from 'node:process'
const threads = []
process.on('worker', (thread) => threads.push(thread))
process.on('SIGWINCH', () => threads.splice(0).map((thread) => thread.terminate()))`
const withWorkerKiller = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(WORKER_KILLER)}`,
}

/** Sends this many long questions at once and returns their statuses. */
const askLong = (service: TestProcess, count: number): Promise<number[]> =>
  Promise.all(Array.from({ length: count }, (_, seed) => statusOf(service, `${LONGEST}&graine=${seed}`)))

const count = (all: readonly number[], status: number): number => all.filter((one) => one === status).length

/** The workers of long questions are terminated while they run, this many times. Used by `chaos.ts`. */
export async function threadsDie({ times }: { readonly times: number }): Promise<Figure[]> {
  const service = await startProcess({ ...QUIET, ...withWorkerKiller }, 120_000)
  const light: number[] = []
  const during: number[] = []
  for (let time = 0; time < times; time += 1) {
    const pending = askLong(service, 4)
    await sleep(time === 0 ? 1000 : 150)
    process.kill(service.pid, 'SIGWINCH')
    light.push(await statusOf(service, LIGHT))
    during.push(...(await pending))
  }
  const after = await askLong(service, 4)
  const { code } = await service.stop()
  return [
    exactly(`light questions answered, a thread dying ${times} times`, count(light, 200), times),
    exactly(
      `of ${during.length} long questions meanwhile (${count(during, 200)} answered), neither 200 nor 503`,
      during.length - count(during, 200) - count(during, 503),
      0,
    ),
    atLeast('long questions answered afterwards, of 4', count(after, 200), 1),
    exactly('its end on SIGTERM', code ?? 1, 0),
  ]
}

/**
 * Clients that send long questions and disconnect before the answers, this many at once, five times. Used by
 * `chaos.ts`.
 */
export async function clientsLeave({ clients }: { readonly clients: number }): Promise<Figure[]> {
  const service = await startProcess(QUIET, 120_000)
  for (let round = 0; round < 5; round += 1) {
    const sockets = Array.from({ length: clients }, (_, seed) =>
      halfOpen(service.port, request('GET', `${LONGEST}&graine=${round * clients + seed}`)),
    )
    await sleep(150)
    for (const socket of sockets) socket.destroy()
  }
  const light = await Promise.all(Array.from({ length: 50 }, () => statusOf(service, LIGHT)))
  await sleep(4000) // accepted jobs are computed all the same
  const after = await askLong(service, 1)
  const { code } = await service.stop()
  return [
    exactly(`light questions answered after ${5 * clients} clients left, of 50`, count(light, 200), 50),
    exactly('a long question then', after[0] ?? 0, 200),
    exactly('its end on SIGTERM', code ?? 1, 0),
  ]
}
