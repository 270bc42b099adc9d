/** Part of `npm run chaos`: the service runs out of file descriptors. */
import { setTimeout as sleep } from 'node:timers/promises'
import { get, simulateur } from '../support/client.ts'
import { startProcess } from '../support/process.ts'
import { halfOpen } from '../support/raw.ts'
import { atLeast, atMost, exactly, type Figure } from './figure.ts'

const CAGR = simulateur('cagr', { valeur_initiale: 1, valeur_finale: 2, duree: 1 })
/** Files that the service may open, connections included. */
const MOST_FILES = 256

/**
 * More connections than the process may open files: it keeps running, and serves again once they close. Used
 * by `chaos.ts`.
 */
export async function fileExhaustion(): Promise<Figure[]> {
  const service = await startProcess({ RATE_LIMIT: '0' }, 60_000, `ulimit -n ${MOST_FILES}`)
  const served = () =>
    Promise.race([
      get(service, CAGR, { connection: 'close' }).then(({ status }) => status === 200),
      sleep(1000, false),
    ]).catch(() => false)
  // seconds until a request is served, or until `most` milliseconds have passed
  const secondsToServe = async (most: number) => {
    const began = performance.now()
    while (!(await served()) && performance.now() - began < most) await sleep(50)
    return (performance.now() - began) / 1000
  }
  const sockets = Array.from({ length: 2 * MOST_FILES }, () => halfOpen(service.port, 'GET /api/v1/simul'))
  await sleep(500)
  const during = await Promise.all(Array.from({ length: 10 }, served))
  const whileHeld = await secondsToServe(20_000)
  for (const socket of sockets) socket.destroy()

  const others = Array.from({ length: 2 * MOST_FILES }, () => halfOpen(service.port, ''))
  await sleep(500)
  for (const socket of others) socket.destroy()
  const onceReleased = await secondsToServe(20_000)
  const after = await Promise.all(Array.from({ length: 50 }, served))
  const { code } = await service.stop()
  return [
    atLeast(
      `refused while ${2 * MOST_FILES} connections hold ${MOST_FILES} files`,
      during.filter((one) => !one).length,
      1,
    ),
    atMost('served again, though nobody let go, after', whileHeld, 10, 's'),
    atMost('served again, once they let go, after', onceReleased, 2, 's'),
    exactly('of 50 requests afterwards, served', after.filter(Boolean).length, 50),
    exactly('its end on SIGTERM', code ?? 1, 0),
  ]
}
