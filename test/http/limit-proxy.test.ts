import { afterEach, describe, expect, it } from 'vitest'
import { accepted as acceptedAt, address, FORGERIES, type HeadersOf, word } from '../load/forged.ts'
import { type InMemoryService, startInMemory } from '../support/service.ts'

/** Who is counted, whatever a request says of itself. */
let service: InMemoryService
afterEach(() => service.close())

/** Requests at once, well over the limit of thirty; `npm run chaos -- forged` sends ten thousand. */
const MANY = 80

const accepted = (count: number, headersOf: HeadersOf) => acceptedAt(service, count, headersOf)

describe('without a trusted proxy', () => {
  it.each(FORGERIES)('%s is not believed', async (_, headersOf) => {
    service = await startInMemory({ limit: 30 })
    expect(await accepted(MANY, headersOf)).toBe(30)
  })
})

describe('behind a trusted proxy', () => {
  const start = async () => {
    service = await startInMemory({ limit: 30, trustProxy: ['127.0.0.0/8'] })
  }

  it('each client has its own count', async () => {
    await start()
    expect(await accepted(MANY, (index) => [`X-Forwarded-For: ${address(index % 2)}`])).toBe(60)
  })

  it('what a client writes before the address that the proxy adds is not believed', async () => {
    await start()
    const forged = (index: number) => [`X-Forwarded-For: ${address(index)}, ${word(index)}, 198.51.100.7`]
    expect(await accepted(MANY, forged)).toBe(30)
    expect(await accepted(10, () => ['X-Forwarded-For: 198.51.100.8'])).toBe(10)
  })

  it.each(FORGERIES.filter(([title]) => !/Forwarded-For|chain|garbage/.test(title)))(
    '%s is not believed either',
    async (_, headersOf) => {
      await start()
      const behind = (index: number) => [...headersOf(index), 'X-Forwarded-For: 198.51.100.7']
      expect(await accepted(MANY, behind)).toBe(30)
    },
  )

  it('who gives no address, or none that can be read, is counted as the proxy', async () => {
    await start()
    expect(await accepted(MANY, (index) => (index % 2 ? [`X-Forwarded-For: ${word(index)}x`] : []))).toBe(30)
  })

  it('proxies in a row are all passed by', async () => {
    service = await startInMemory({ limit: 30, trustProxy: ['127.0.0.0/8', '10.0.0.0/8'] })
    expect(await accepted(60, (index) => [`X-Forwarded-For: 198.51.100.7, 10.0.0.${index}`])).toBe(30)
  })

  it('one subscriber of IPv6 is one, whichever of its addresses it takes', async () => {
    await start()
    const one = (index: number) => [
      `X-Forwarded-For: 2001:db8:1:2:${word(index).slice(-4)}::${index.toString(16)}`,
    ]
    expect(await accepted(MANY, one)).toBe(30)
    expect(await accepted(40, () => ['X-Forwarded-For: 2001:db8:1:3::1'])).toBe(30)
  })

  it('an IPv4 address is the same however it is written', async () => {
    await start()
    const ways = ['198.51.100.7', '::ffff:198.51.100.7', '::ffff:c633:6407', '198.51.100.7:4711']
    expect(await accepted(MANY, (index) => [`X-Forwarded-For: ${ways[index % ways.length]}`])).toBe(30)
  })
})

it('a proxy that is not in the list is a client like any other', async () => {
  service = await startInMemory({ limit: 30, trustProxy: ['10.0.0.0/8'] })
  expect(await accepted(MANY, (index) => [`X-Forwarded-For: ${address(index)}`])).toBe(30)
})
