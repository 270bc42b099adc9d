/** HTTP itself on a real socket: HEAD, HTTP/1.0, persistent and pipelined connections. */
import { once } from 'node:events'
import { Agent, get as httpGet, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { ask, connectTo, exchange, halfOpen, request } from '../support/raw.ts'
import { startService } from '../support/service.ts'
import { until } from '../support/until.ts'

const service = await startService({ limit: 1000 })
afterAll(() => service.close())

/** A question whose answer is `end` − 100 percent. */
const cagr = (end: number) => `/api/v1/simulateurs/cagr?valeur_initiale=100&valeur_finale=${end}&duree=1`
/** The growth rate, in percent, of an answer: 10 for an end of 110. */
const rateOf = (body: string): number => JSON.parse(body).data.resume.cagr
const PATHS = [
  '/api/v1/simulateurs',
  '/openapi.json',
  '/docs',
  '/docs/docs.js',
  '/healthz',
  '/readyz',
  '/robots.txt',
]

describe('HEAD', () => {
  it.each([...PATHS, cagr(110), cagr(-1), '/nowhere', '/api/v1/simulateurs?lang=en'])(
    'returns for %s the headers of GET without a body',
    async (path) => {
      const { date: _, ...get } = (await ask(service.port, request('GET', path))).headers
      const { answers, rest, closed } = await exchange(
        service.port,
        request('HEAD', path, 'Connection: close'),
        { heads: [0] },
      )
      expect(closed).toBe(true)
      expect(rest).toBe('')
      const { date: __, ...head } = answers[0]?.headers ?? {}
      expect(comparable(head)).toEqual(comparable(get))
      expect(Number(head['content-length'])).toBeGreaterThan(0)
    },
  )

  /** Headers without those that differ between two requests. */
  function comparable(headers: Readonly<Record<string, string>>) {
    const differ = /^(connection|keep-alive|(x-)?ratelimit.*)$/
    return Object.fromEntries(Object.entries(headers).filter(([name]) => !differ.test(name)))
  }
})

describe('absolute request target', () => {
  it.each(['http://denier.test', 'HTTP://elsewhere.test:8080', 'https://denier.test'])(
    'reaches the same route with %s',
    async (origin) => {
      const answer = await ask(service.port, request('GET', origin + cagr(110)))
      expect(answer.status).toBe(200)
      expect(rateOf(answer.body)).toBe(10)
    },
  )

  it('reaches the root when it has no path', async () => {
    for (const target of ['http://denier.test', 'http://denier.test?a=1']) {
      const { status, headers } = await ask(service.port, request('GET', target))
      expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    }
  })
})

describe('HTTP/1.0', () => {
  it('needs no Host header and closes the connection', async () => {
    const { answers, closed } = await exchange(service.port, `GET ${cagr(110)} HTTP/1.0\r\n\r\n`)
    expect(answers.map(({ status, body }) => [status, rateOf(body)])).toEqual([[200, 10]])
    expect(answers[0]?.headers.connection).toBe('close')
    expect(closed).toBe(true)
  })

  it('keeps the connection on request', async () => {
    const head = `GET ${cagr(110)} HTTP/1.0\r\nConnection: keep-alive\r\n\r\n`
    const { answers } = await exchange(service.port, head + head, { answers: 2 })
    expect(answers.map(({ headers }) => headers.connection)).toEqual(['keep-alive', 'keep-alive'])
  })

  it('receives a catalogue of relative addresses without a Host header', async () => {
    const { body } = await ask(service.port, 'GET /api/v1/simulateurs HTTP/1.0\r\n\r\n')
    const [first] = JSON.parse(body).data.simulateurs
    expect(first.example.address).toMatch(/^\/api\/v1\/simulateurs\//)
  })
})

describe('persistent connection', () => {
  it('serves many successive requests', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const ports = new Set<number | undefined>()
    for (let end = 100; end < 150; end += 1) {
      const [response] = (await once(httpGet(service.origin + cagr(end), { agent }), 'response')) as [
        IncomingMessage,
      ]
      ports.add(response.socket.localPort)
      let text = ''
      for await (const part of response) text += part
      expect(rateOf(text)).toBe(end - 100)
    }
    expect(ports.size).toBe(1)
    agent.destroy()
  })

  it('answers pipelined requests in order, whatever their statuses', async () => {
    const targets = [cagr(110), '/nowhere', cagr(-1), '/docs/docs.js', cagr(120), '/healthz']
    const bytes = targets.map((target) => request('GET', target)).join('')
    const { answers } = await exchange(service.port, bytes, { answers: targets.length })
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 422, 200, 200, 200])
    expect([answers[0], answers[4]].map((answer) => answer && rateOf(answer.body))).toEqual([10, 20])
  })

  it('accepts a request that arrives byte by byte', async () => {
    const bytes = Buffer.from(request('GET', cagr(110), 'Connection: close'))
    const socket = connect(service.port, '127.0.0.1')
    let text = ''
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
    for (const byte of bytes) {
      socket.write(Uint8Array.of(byte))
      await new Promise(setImmediate)
    }
    await once(socket, 'close')
    expect(text).toMatch(/^HTTP\/1\.1 200 OK/)
  })

  it('leaves the service unaffected when it is cut in the middle of a request', async () => {
    for (let length = 5; length < 55; length += 1) {
      const socket = connectTo(service.port)
      await new Promise<void>((sent) => {
        socket.write(request('GET', cagr(110)).slice(0, length), () => sent())
      })
      socket.destroy()
    }
    expect((await ask(service.port, request('GET', cagr(110)))).status).toBe(200)
  })
})

describe('client that does not read its answers', () => {
  /** Seconds of the longest answer: two in the queue and ten in a worker. */
  const LONGEST_S = 12

  it('is disconnected after the longest answer time, while an idle connection is kept', async () => {
    const { server, port, close } = await startService()
    const openConnections = promisify<number>((done) =>
      server.getConnections((error, count) => done(error, count)),
    )
    let accepted = 0
    server.on('connection', () => {
      accepted += 1
    })
    expect(server.timeout).toBeGreaterThan(LONGEST_S * 1000)
    expect(server.timeout).toBeLessThan(30_000)
    server.timeout = 300 // milliseconds: the rule is the same, and the test short
    const kept = halfOpen(port, request('GET', '/healthz'))
    await once(kept.setEncoding('utf8'), 'data')
    const all = request('GET', '/docs/swagger-ui-bundle.js').repeat(60) // more than the system holds in between
    const silent = halfOpen(port, all)
    await until(() => accepted === 2)
    await until(async () => (await openConnections()) === 1)
    kept.write(request('GET', '/healthz', 'Connection: close'))
    expect((await once(kept, 'data'))[0]).toMatch(/^HTTP\/1\.1 200 OK/)
    silent.destroy()
    await close()
  })
})
