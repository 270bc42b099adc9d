/** Stop of a service with connections in every state. `npm run chaos -- stop` measures a stop under load. */
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Answer } from '../../packages/core/src/definition/simulator.ts'
import { simulateur } from '../support/client.ts'
import { ask, connectTo, request } from '../support/raw.ts'
import { startService, type TestService } from '../support/service.ts'
import { until } from '../support/until.ts'

const CAGR = simulateur('cagr', { valeur_initiale: 1, valeur_finale: 2, duree: 1 })
const LONG = simulateur('retraite-fire', {
  capital: 50_000,
  mensuel: 1000,
  depenses: 2000,
  methode: 'monte_carlo',
  simulations: 500,
})
const HOUR_MS = 3_600_000
/** Durations of a stop in milliseconds: it cuts no connection and does not wait for idle ones. */
const PATIENT = { notice: 0, queue: 0, quiet: 0, patience: HOUR_MS }

let service: TestService
/** Completes the pending long computations. */
let answerLong: (() => void)[]
beforeEach(async () => {
  answerLong = []
  const runInWorker = (_job: unknown, _steps: number, here: () => Answer) =>
    new Promise<Answer>((resolve) => {
      answerLong.push(() => resolve(here()))
    })
  service = await startService({ runInWorker })
})
afterEach(() => service.close())

/** The bytes received on a connection until it closes. */
async function bytesOf(socket: Socket): Promise<string> {
  let text = ''
  socket.setEncoding('utf8').on('data', (part: string) => {
    text += part
  })
  await once(socket, 'close')
  return text
}

/** A connection whose bytes have reached the server. */
async function sent(bytes: string): Promise<Socket> {
  const accepted = once(service.server, 'connection') as Promise<[Socket]>
  const socket = connectTo(service.port).on('error', () => {})
  const [other] = await accepted
  socket.write(bytes)
  await until(() => other.bytesRead === bytes.length)
  return socket
}

describe('stopping service', () => {
  it('answers the accepted requests with Connection: close', async () => {
    const answers = Promise.all(
      [1, 2, 3].map((seed) => ask(service, request('GET', `${LONG}&graine=${seed}`))),
    )
    await until(() => answerLong.length === 3)
    const stopped = service.stop(PATIENT)
    for (const answer of answerLong) answer()
    for (const { status, headers } of await answers)
      expect([status, headers.connection]).toEqual([200, 'close'])
    await stopped
  })

  it('answers one more request of a kept connection with Connection: close', async () => {
    const kept = await sent(request('GET', '/healthz'))
    await once(kept, 'data') // answered while nothing was stopping
    const text = bytesOf(kept)
    const stopped = service.stop({ ...PATIENT, quiet: HOUR_MS })
    kept.write(request('GET', CAGR))
    expect(await text).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*\r\nConnection: close\r\n/)
    await stopped
  })

  it('answers 503 to /readyz', async () => {
    const kept = await sent('')
    const text = bytesOf(kept)
    const stopped = service.stop({ ...PATIENT, quiet: HOUR_MS })
    kept.write(request('GET', '/readyz'))
    expect(await text).toMatch(/^HTTP\/1\.1 503 [\s\S]*"status":"stopping"/)
    await stopped
  })

  it('waits for a request that is half sent', async () => {
    const whole = request('GET', CAGR)
    const slow = await sent(whole.slice(0, 50))
    const text = bytesOf(slow)
    const stopped = service.stop(PATIENT)
    await until(() => !service.server.listening)
    slow.write(whole.slice(50))
    expect(await text).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*\r\nConnection: close\r\n/)
    await stopped
  })

  it('stops waiting for half-sent requests after its patience', async () => {
    const slow = await sent('GET /api/v1/simul')
    await service.stop({ ...PATIENT, patience: 1 })
    slow.destroy()
  })

  it('does not wait for idle connections', async () => {
    const silent = await sent('')
    const idle = await sent(request('GET', '/healthz'))
    await service.stop(PATIENT)
    silent.destroy()
    idle.destroy()
  })
})
