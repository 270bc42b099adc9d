import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { get, simulateur } from '../support/client.ts'
import { startProcess, type TestProcess } from '../support/process.ts'
import { halfOpen, request } from '../support/raw.ts'

/** Senders that hold a connection and never come to the point. */
let service: TestProcess
beforeAll(async () => {
  service = await startProcess({ RATE_LIMIT: '0', LOG_LEVEL: 'silent' })
})
afterAll(() => service.stop('SIGKILL'))

const CAGR = simulateur('cagr', { valeur_initiale: 1, valeur_finale: 2, duree: 1 })
const whole = request('GET', CAGR)

/** Where they stop; those with `drip` go on, one letter at a time. */
const KINDS: readonly { readonly bytes: string; readonly drip?: string }[] = [
  { bytes: '' },
  { bytes: 'G' },
  { bytes: 'GET /api/v1/simul' },
  { bytes: whole.slice(0, -2) },
  { bytes: 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ', drip: 'a' },
  { bytes: request('POST', CAGR, 'Content-Length: 1000'), drip: 'a' },
  { bytes: request('GET', CAGR, 'Content-Length: 1000'), drip: 'a' },
  { bytes: whole + whole.slice(0, 30) },
]
const COUNT = 200

function hold({ bytes, drip }: (typeof KINDS)[number]) {
  const socket = halfOpen(service.port, bytes)
  const began = performance.now()
  if (drip) {
    const dripping = setInterval(() => socket.writable && socket.write(drip), 300)
    socket.once('close', () => clearInterval(dripping))
  }
  socket.resume()
  return once(socket, 'close').then(() => (performance.now() - began) / 1000)
}

it(`${COUNT} of them are all sent away within ten seconds, and the others are served meanwhile`, async () => {
  const held = Array.from({ length: COUNT }, (_, index) =>
    hold(KINDS[index % KINDS.length] as (typeof KINDS)[number]),
  )
  const gone = Promise.all(held)
  let over = false
  gone.finally(() => {
    over = true
  })
  let slowest = 0
  let served = 0
  while (!over) {
    const began = performance.now()
    const { status } = await get(service, CAGR)
    expect(status).toBe(200)
    slowest = Math.max(slowest, performance.now() - began)
    served += 1
    await sleep(50)
  }
  expect(Math.max(...(await gone))).toBeLessThan(10)
  expect(served).toBeGreaterThan(20)
  expect(slowest).toBeLessThan(1000)
})
