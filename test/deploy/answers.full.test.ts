/** Answers through the shipped proxies: unchanged, except for the compression of uncompressed ones. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callOf, JSON_HEADERS } from '../mcp/mcp-client.ts'
import { simulateur } from '../support/client.ts'
import { askAs, type PeerAnswer } from '../support/peer.ts'
import { isMissing, PROXIES, type Stand, startStand } from './stand.ts'

const SAVINGS = simulateur('interets-composes', 'capital=10000&mensuel=300&taux=7&duree=50')
const ARGS = { valeur_initiale: 1, valeur_finale: 2, duree: 1 }

/** The body without the time of its computation. */
const textOf = ({ body }: PeerAnswer) => body.toString().replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'now')
/** The names in `Vary`, in lower case. */
const varyOf = ({ headers }: PeerAnswer) => headers.vary?.toLowerCase().split(/\s*,\s*/) ?? []

/** Headers that depend on the connection or on the time. */
const varying = ['connection', 'keep-alive', 'date', 'server', 'transfer-encoding', 'content-length', 'vary']
/** The other headers. */
const lasting = ({ headers }: PeerAnswer) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !varying.includes(name)))

const REQUESTS: [title: string, target: string, options?: Parameters<typeof askAs>[2]][] = [
  ['JSON', SAVINGS],
  ['CSV', `${SAVINGS}&format=csv`],
  ['CSV that is preferred', SAVINGS, { headers: { accept: 'text/csv' } }],
  ['a chart', SAVINGS.replace('?', '/graphique.svg?')],
  ['a page', '/cagr'],
  ['an embed', '/embed/cagr?valeur_initiale=1&valeur_finale=2&duree=1'],
  ['HEAD', SAVINGS, { method: 'HEAD' }],
  ['a preflight', SAVINGS, { method: 'OPTIONS', headers: { origin: 'https://other.test' } }],
  ['a query at fault', `${SAVINGS}&duree=x`],
  ['an unknown path', '/nowhere'],
  ['two slashes', '//api/v1/simulateurs'],
  ['a path that climbs', '/api/v1/../v1/simulateurs'],
  ['a percent-encoded path', '/api/v1/%73imulateurs'],
  ['a byte that does not decode', '/api/%zz'],
  ['another method', SAVINGS, { method: 'DELETE' }],
  ['a long address', `${SAVINGS}&lang=${'x'.repeat(9000)}`],
  ['readiness', '/readyz'],
  ['the address of the client’s own', '/openapi.json', { headers: { host: 'denier.example:8443' } }],
  [
    'a tool',
    '/mcp?outils=tous',
    { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify(callOf('cagr', ARGS)) },
  ],
  ['a body too large', '/mcp', { method: 'POST', headers: JSON_HEADERS, body: ' '.repeat(101_000) }],
]

describe.each(PROXIES)('answers through %s', (name) => {
  describe.skipIf(isMissing(name))('equal those of the service', () => {
    let stand: Stand
    beforeAll(async () => {
      stand = await startStand(name, { RATE_LIMIT: '0', LOG_LEVEL: 'silent' })
    })
    afterAll(() => stand?.stop())

    const through = (target: string, options?: Parameters<typeof askAs>[2]) =>
      askAs(stand.proxy.port, target, options)

    it.each(REQUESTS)('passes on %s unchanged', async (_, target, options) => {
      const [direct, passed] = [
        await askAs(stand.instances[0].port, target, options),
        await through(target, options),
      ]
      expect(passed.status).toBe(direct.status)
      expect(textOf(passed)).toBe(textOf(direct))
      expect(lasting(passed)).toEqual(lasting(direct))
      expect(varyOf(passed)).toEqual(expect.arrayContaining(varyOf(direct)))
    })

    it('sends 304 to a client that has the answer, compressed or not', async () => {
      const { headers } = await through(SAVINGS)
      const compressed = await through(SAVINGS, { headers: { 'accept-encoding': 'gzip' } })
      for (const tag of [headers.etag, compressed.headers.etag]) {
        const known = { 'if-none-match': tag ?? '', 'accept-encoding': 'gzip' }
        const { status, body } = await through(SAVINGS, { headers: known })
        expect([status, body.length]).toEqual([304, 0])
      }
    })

    it.each([
      ['JSON', SAVINGS],
      ['CSV', `${SAVINGS}&format=csv`],
      ['a chart', SAVINGS.replace('?', '/graphique.svg?')],
      ['a page with an answer', '/interets-composes?capital=10000&mensuel=300&taux=7&duree=50'],
    ])('compresses %s when the client accepts it, and adds Vary', async (_, target) => {
      const plain = await through(target)
      const compressed = await through(target, { headers: { 'accept-encoding': 'gzip' } })
      expect(compressed.headers['content-encoding']).toBe('gzip')
      expect(compressed.body.length).toBeLessThan(plain.body.length)
      const whole = { ...compressed, body: gunzipSync(compressed.body) }
      expect(textOf(whole)).toBe(textOf(plain))
      expect(compressed.headers.etag).toBe(plain.headers.etag)
      expect(varyOf(compressed)).toContain('accept-encoding')
      expect(varyOf(plain)).toContain('accept-encoding')
    })

    it.each([
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const)('passes a file compressed with %s on unchanged', async (encoding, decompress) => {
      const file = '/docs/swagger-ui.css'
      const plain = await through(file)
      const compressed = await through(file, { headers: { 'accept-encoding': encoding } })
      expect(compressed.headers['content-encoding']).toBe(encoding)
      expect(decompress(compressed.body)).toEqual(plain.body)
      expect(varyOf(compressed)).toContain('accept-encoding')
    })
  })
})
