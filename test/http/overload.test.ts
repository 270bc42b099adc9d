/** Back-pressure: a late event loop, many connections, pipelined requests. */
import { once } from 'node:events'
import { afterEach, describe, expect, it } from 'vitest'
import { get, simulateur } from '../support/client.ts'
import { connectTo, exchange, request } from '../support/raw.ts'
import { startInMemory, startService } from '../support/service.ts'

const CAGR = simulateur('cagr', { valeur_initiale: 1, valeur_finale: 2, duree: 1 })

const opened: { close(): Promise<void> }[] = []
afterEach(() => Promise.all(opened.splice(0).map((service) => service.close())))

/** Closes a service after the test. */
function keep<T extends { close(): Promise<void> }>(service: T): T {
  opened.push(service)
  return service
}

describe('service whose event loop is late', () => {
  it('answers 503 with Retry-After except on /healthz', async () => {
    const service = keep(await startInMemory({ isOverloaded: () => true }))
    for (const target of [CAGR, '/', '/openapi.json', '/readyz']) {
      const { status, headers, errors } = await get(service, target)
      expect([target, status, headers.get('retry-after')]).toEqual([target, 503, '2'])
      expect(errors).toMatchObject([{ code: 'overloaded' }])
    }
    expect((await get(service, '/healthz')).status).toBe(200)
  })
})

describe('client with many connections', () => {
  it('loses the connections beyond its bound while others are served', async () => {
    const service = keep(await startService({ maxConnectionsPerClient: 2 }))
    const held = [connectTo(service.port), connectTo(service.port)]
    await Promise.all(held.map((socket) => once(socket, 'connect')))
    const beyond = connectTo(service.port)
    let answered = 0
    beyond.on('error', () => {}).on('data', ({ length }) => (answered += length))
    beyond.write(request('GET', CAGR))
    await new Promise((resolve) => beyond.once('close', resolve))
    expect(answered).toBe(0)
    const other = await exchange(service.port, request('GET', CAGR), { answers: 1, from: '127.0.0.2' })
    expect(other.answers.map(({ status }) => status)).toEqual([200])
    for (const socket of held) socket.destroy()
  })
})

describe('client that pipelines requests', () => {
  it('receives in order the answers of up to 257 requests', async () => {
    const service = keep(await startService())
    const bytes = Array.from({ length: 257 }, (_, id) => request('GET', `/nothing/${id % 7}`)).join('')
    const { answers } = await exchange(service.port, bytes, { answers: 257 })
    expect(answers).toHaveLength(257)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
  })

  it('is disconnected when more requests wait, while others are served', async () => {
    const service = keep(await startService())
    const { closed, answers } = await exchange(service.port, request('GET', '/openapi.json').repeat(1300))
    expect(closed).toBe(true)
    expect(answers.length).toBeLessThan(1300)
    expect((await get(service, CAGR)).status).toBe(200)
  })
})

describe('parser of a connection that was cut off', () => {
  it('reads no more of the chunk that holds the requests', async () => {
    const service = keep(await startInMemory())
    let parsed = 0
    service.server.on('request', () => {
      parsed += 1
    })
    await exchange(service, request('GET', CAGR).repeat(1300))
    // the one being answered, those that may wait, and the one too many
    expect(parsed).toBe(1 + 256 + 1)
  })
})

describe('document in gzip', () => {
  it('contains the same text as without compression', async () => {
    const service = keep(await startService())
    const plain = await (
      await fetch(`${service.origin}/openapi.json`, { headers: { 'accept-encoding': 'identity' } })
    ).text()
    const response = await fetch(`${service.origin}/openapi.json`, { headers: { 'accept-encoding': 'gzip' } })
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(response.headers.get('vary')).toBe('Accept, Accept-Encoding')
    expect((await response.text()) === plain).toBe(true)
  })
})

describe('request in absolute form', () => {
  it('receives addresses of the host that it names', async () => {
    const service = keep(await startService())
    const target = 'http://named.example/api/v1/simulateurs'
    const { answers } = await exchange(service.port, request('GET', target), { answers: 1 })
    const { data } = JSON.parse(answers[0]?.body ?? '{}')
    expect(data.simulateurs[0].example.address).toMatch(/^http:\/\/named\.example\/api\//)
  })
})
