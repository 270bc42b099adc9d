/** The client address that the rate limit counts, despite forged headers. */
import { afterEach, describe, expect, it } from 'vitest'
import { accepted as acceptedAt, address, FORGERIES, type HeadersOf, word } from '../load/forged.ts'
import { type InMemoryService, startInMemory } from '../support/service.ts'

let service: InMemoryService
afterEach(() => service.close())

/** Requests at once, well over the limit of thirty; `npm run chaos -- forged` sends ten thousand. */
const MANY = 80

const accepted = (count: number, headersOf: HeadersOf) => acceptedAt(service, count, headersOf)

describe('rate limit without a trusted proxy', () => {
  it.each(FORGERIES)('ignores a forged client address in %s', async (_, headersOf) => {
    service = await startInMemory({ limit: 30 })
    expect(await accepted(MANY, headersOf)).toBe(30)
  })
})

describe('rate limit behind a trusted proxy', () => {
  const start = async () => {
    service = await startInMemory({ limit: 30, trustProxy: ['127.0.0.0/8'] })
  }

  it('counts each client separately', async () => {
    await start()
    expect(await accepted(MANY, (index) => [`X-Forwarded-For: ${address(index % 2)}`])).toBe(60)
  })

  it('ignores addresses written before the one that the proxy adds', async () => {
    await start()
    const forged = (index: number) => [`X-Forwarded-For: ${address(index)}, ${word(index)}, 198.51.100.7`]
    expect(await accepted(MANY, forged)).toBe(30)
    expect(await accepted(10, () => ['X-Forwarded-For: 198.51.100.8'])).toBe(10)
  })

  it.each(FORGERIES.filter(([title]) => !/Forwarded-For|chain|garbage/.test(title)))(
    'ignores a forged client address in %s',
    async (_, headersOf) => {
      await start()
      const behind = (index: number) => [...headersOf(index), 'X-Forwarded-For: 198.51.100.7']
      expect(await accepted(MANY, behind)).toBe(30)
    },
  )

  it('counts a request without a readable client address as one of the proxy', async () => {
    await start()
    expect(await accepted(MANY, (index) => (index % 2 ? [`X-Forwarded-For: ${word(index)}x`] : []))).toBe(30)
  })

  it('skips every trusted proxy of a chain', async () => {
    service = await startInMemory({ limit: 30, trustProxy: ['127.0.0.0/8', '10.0.0.0/8'] })
    expect(await accepted(60, (index) => [`X-Forwarded-For: 198.51.100.7, 10.0.0.${index}`])).toBe(30)
  })

  it('counts the addresses of an IPv6 /64 network together', async () => {
    await start()
    const one = (index: number) => [
      `X-Forwarded-For: 2001:db8:1:2:${word(index).slice(-4)}::${index.toString(16)}`,
    ]
    expect(await accepted(MANY, one)).toBe(30)
    expect(await accepted(40, () => ['X-Forwarded-For: 2001:db8:1:3::1'])).toBe(30)
  })

  it('recognises an IPv4 address in every notation', async () => {
    await start()
    const ways = ['198.51.100.7', '::ffff:198.51.100.7', '::ffff:c633:6407', '198.51.100.7:4711']
    expect(await accepted(MANY, (index) => [`X-Forwarded-For: ${ways[index % ways.length]}`])).toBe(30)
  })
})

it('counts a proxy that is not trusted as a client', async () => {
  service = await startInMemory({ limit: 30, trustProxy: ['10.0.0.0/8'] })
  expect(await accepted(MANY, (index) => [`X-Forwarded-For: ${address(index)}`])).toBe(30)
})
