import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { get, simulateur } from '../support/client.ts'
import { startProcess, stopWhileStarting, type TestProcess } from '../support/process.ts'
import { halfOpen, request } from '../support/raw.ts'

/** How one process stops, whatever its connections are about. */
const CAGR = simulateur('cagr', { valeur_initiale: 1, valeur_finale: 2, duree: 1 })

/** A test with a process of its own. Stopping is mostly waiting: several do it side by side. */
const withService = (title: string, run: (service: TestProcess) => Promise<void>) =>
  it.concurrent(title, async () => {
    const service = await startProcess()
    try {
      await run(service)
    } finally {
      await service.stop('SIGKILL')
    }
  })

async function stopped(service: TestProcess, signal: NodeJS.Signals = 'SIGTERM') {
  const began = performance.now()
  const { code } = await service.stop(signal)
  return { code, seconds: (performance.now() - began) / 1000 }
}

/** All that a connection says until it is closed. */
async function heard(socket: ReturnType<typeof halfOpen>): Promise<string> {
  let text = ''
  socket.setEncoding('utf8').on('data', (part: string) => {
    text += part
  })
  await once(socket, 'close')
  return text
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  withService(`${signal} ends it with 0, soon`, async (service) => {
    const { code, seconds } = await stopped(service, signal)
    expect(code).toBe(0)
    expect(seconds).toBeLessThan(4)
    expect(service.stderr()).toBe('')
  })
}

withService('a second signal, and a third, change nothing', async (service) => {
  process.kill(service.pid, 'SIGINT')
  process.kill(service.pid, 'SIGINT')
  await sleep(50)
  process.kill(service.pid, 'SIGTERM')
  const { status } = await get(service, CAGR)
  expect(status).toBe(200)
  expect((await service.ended).code).toBe(0)
})

describe('told to stop while it starts', () => {
  /** A store that is not there is waited for, for a second: time enough to be told. */
  const WAITING = { RATE_LIMIT_STORE_URL: 'redis://127.0.0.1:1' }

  it.concurrent.each(['1', '3'])('it ends all the same, of %s processes', async (WORKERS) => {
    const { code } = await stopWhileStarting({ ...WAITING, WORKERS }, /rate limit store/, 300, 60_000)
    expect(code).toBe(0)
  })
})

describe('while it stops', () => {
  withService('it answers, says that the connection ends, and that it is no more ready', async (service) => {
    const idle = halfOpen(service.port, request('GET', '/healthz'))
    const text = heard(idle)
    await once(idle, 'data') // answered while nothing was stopping
    const ended = service.stop()
    await sleep(500)
    idle.write(request('GET', CAGR))
    const answers = (await text).split('HTTP/1.1 ').slice(1)
    expect(answers).toHaveLength(2)
    expect(answers[0]).toMatch(/^200 OK[\s\S]*\r\nConnection: keep-alive\r\n/)
    expect(answers[1]).toMatch(/^200 OK[\s\S]*\r\nConnection: close\r\n/)

    const { status, json } = await get(service, '/readyz')
    expect(status).toBe(503)
    expect(json).toMatchObject({ status: 'stopping' })
    expect((await ended).code).toBe(0)
  })

  withService('it waits for a request that is half sent', async (service) => {
    const [head, tail] = [request('GET', CAGR).slice(0, 50), request('GET', CAGR).slice(50)]
    const slow = halfOpen(service.port, head)
    const text = heard(slow)
    await sleep(100)
    const ended = service.stop()
    await sleep(2500)
    slow.write(tail)
    expect(await text).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*\r\nConnection: close\r\n/)
    expect((await ended).code).toBe(0)
  })

  withService('it does not wait for ever', async (service) => {
    const sockets = Array.from({ length: 20 }, () => halfOpen(service.port, 'GET /api/v1/simul'))
    await sleep(100)
    const { code, seconds } = await stopped(service)
    expect(code).toBe(0)
    expect(seconds).toBeLessThan(5)
    for (const socket of sockets) socket.destroy()
  })

  withService('it does not wait for connections that say nothing', async (service) => {
    const silent = Array.from({ length: 50 }, () => halfOpen(service.port, ''))
    const idle = Array.from({ length: 50 }, () => halfOpen(service.port, request('GET', '/healthz')))
    await sleep(200)
    const { code, seconds } = await stopped(service)
    expect(code).toBe(0)
    expect(seconds).toBeLessThan(4)
    for (const socket of [...silent, ...idle]) socket.destroy()
  })
})

withService('can be started again at once on the same port', async (service) => {
  await service.stop()
  const again = await startProcess({ PORT: String(service.port) })
  expect((await get(again, CAGR)).status).toBe(200)
  await again.stop('SIGKILL')
})

withService('answers within a second or two of its start, and says where it is', async (service) => {
  expect(service.stdout()).toContain(`http://127.0.0.1:${service.port}/docs`)
  const [address = ''] = /http:\S+interets-composes\S+/.exec(service.stdout()) ?? []
  expect((await fetch(address)).status).toBe(200)
})
