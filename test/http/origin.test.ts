/** The host and the scheme in the addresses that the service gives of itself. */
import { describe, expect, it } from 'vitest'
import { ask, request } from '../support/raw.ts'
import { sharedInMemory, startInMemory } from '../support/service.ts'

const service = await sharedInMemory()

describe('own addresses of the service', () => {
  const firstAddress = async (...headers: string[]) => {
    const target = 'GET /api/v1/simulateurs HTTP/1.1\r\n'
    const { body } = await ask(service, `${target}${headers.join('\r\n')}\r\n\r\n`)
    return JSON.parse(body).data.simulateurs[0].example.address as string
  }

  it('uses a valid host of the request, and is relative otherwise', async () => {
    expect(await firstAddress('Host: denier.test:8080')).toMatch(/^http:\/\/denier\.test:8080\/api\//)
    expect(await firstAddress('Host: [::1]:3000')).toMatch(/^http:\/\/\[::1\]:3000\/api\//)
    for (const host of ['a b', '"><script>', 'user@host', 'host/path', '-', '', 'host:99999999']) {
      expect(await firstAddress(`Host: ${host}`)).toMatch(/^\/api\//)
    }
  })

  it('ignores forwarded hosts and invalid forwarded schemes', async () => {
    const forged = [
      'X-Forwarded-Host: evil.test',
      'X-Forwarded-Proto: javascript',
      'Forwarded: host=evil.test',
    ]
    expect(await firstAddress('Host: denier.test', ...forged)).toMatch(/^http:\/\/denier\.test\/api\//)
    const proxied = await startInMemory({ trustProxy: ['127.0.0.0/8'] })
    try {
      for (const [scheme, expected] of [
        ['https', 'https'],
        ['javascript', 'http'],
      ]) {
        const head = request(
          'GET',
          '/api/v1/simulateurs',
          'X-Forwarded-Host: evil.test',
          `X-Forwarded-Proto: ${scheme}`,
        )
        const { address } = JSON.parse((await ask(proxied, head)).body).data.simulateurs[0].example
        expect(address.startsWith(`${expected}://denier.test/api/`)).toBe(true)
      }
    } finally {
      await proxied.close()
    }
  })
})
