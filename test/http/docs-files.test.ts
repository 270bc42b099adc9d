/** The files of the reference at `/docs`, without a browser. */
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedService, type TestService } from '../support/service.ts'

describe('files of /docs', () => {
  let service: TestService
  beforeAll(async () => {
    service = await sharedService()
  })

  const fetched = (path: string, headers: Record<string, string> = {}) =>
    fetch(service.origin + path, { headers })

  it('forbids scripts of other origins', async () => {
    for (const path of ['/docs', '/docs/docs.js']) {
      const policy = (await fetched(path)).headers.get('content-security-policy')
      expect(policy).toMatch(/^default-src 'self';/)
      expect(policy).not.toMatch(/unsafe|https?:|\*/)
    }
  })

  it('compresses files for a client that accepts it', async () => {
    const sizes = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (encoding) => {
        const { headers } = await fetched('/docs/swagger-ui-bundle.js', { 'accept-encoding': encoding })
        expect(headers.get('content-encoding') ?? 'identity').toBe(encoding)
        expect(headers.get('content-type')).toMatch(/javascript/)
        expect(headers.get('vary')).toMatch(/Accept-Encoding/i)
        return Number(headers.get('content-length'))
      }),
    )
    const [brotli = 0, gzip = 0, plain = 0] = sizes
    expect(brotli).toBeLessThan(gzip)
    expect(gzip).toBeLessThan(plain / 3)
  })

  it('sends whole files when a range is requested', async () => {
    for (const range of ['bytes=0-9', 'bytes=999999999-', 'bytes=a-b', 'lines=1-2']) {
      const response = await fetched('/docs/docs.css', { range })
      expect(response.status).toBe(200)
      expect((await response.text()).length).toBeGreaterThan(100)
    }
  })

  it('answers 304 with the headers of the 200 to a matching tag, without a logged warning', async () => {
    for (const path of ['/docs', '/docs/docs.js']) {
      const logged = service.lines.length
      const fresh = await fetched(path)
      await fresh.text()
      const again = await fetched(path, { 'if-none-match': fresh.headers.get('etag') ?? '' })
      expect(again.status).toBe(304)
      for (const name of ['cache-control', 'content-security-policy', 'vary'])
        expect([path, name, again.headers.get(name)]).toEqual([path, name, fresh.headers.get(name)])
      expect(fresh.headers.get('cache-control')).toBe('public, max-age=3600')
      const entries = () =>
        service.lines
          .slice(logged)
          .map((line) => JSON.parse(line) as { level: number; path?: string; status?: number })
      const isLogged = () => entries().some((entry) => entry.path === path && entry.status === 304)
      while (!isLogged()) await new Promise(setImmediate)
      await new Promise(setImmediate)
      expect(entries().filter(({ level }) => level > 30)).toEqual([])
    }
  })
})
