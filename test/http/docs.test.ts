import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser, openPage, type WatchedPage, withoutBrowser } from '../support/browser.ts'
import { startService, type TestService } from '../support/service.ts'
import { simulators } from '../support/simulators.ts'

/** The reference at `/docs`, in a real browser. */
describe.skipIf(withoutBrowser)('/docs', () => {
  let browser: Browser
  let service: TestService
  beforeAll(async () => {
    browser = await launchBrowser()
    service = await startService()
  })
  afterAll(async () => {
    await browser?.close()
    await service?.close()
  })

  /** Opens the reference, waits for it to be drawn, and holds it to its promises when the test is over. */
  async function withDocs(
    path: string,
    run: (page: Page, watched: WatchedPage) => Promise<void>,
    options: Parameters<typeof openPage>[1] = {},
  ): Promise<void> {
    const watched = await openPage(browser, options)
    const { page, errors, requests } = watched
    await page.goto(service.origin + path)
    await page.waitForSelector('.opblock')
    await run(page, watched)
    expect(errors).toEqual([])
    expect(requests.filter((address) => !address.startsWith(`${service.origin}/`))).toEqual([])
    expect(await page.context().cookies()).toEqual([])
    expect(await page.evaluate('localStorage.length + sessionStorage.length')).toBe(0)
    await watched.close()
  }

  const summaries = (page: Page) => page.locator('.opblock-summary-description').allTextContents()

  it.each([
    ['/docs', 'fr'],
    ['/docs?lang=fr', 'fr'],
    ['/docs?lang=en', 'en'],
  ] as const)('%s draws every operation, in its language', async (path, lang) => {
    await withDocs(path, async (page) => {
      expect(await page.getAttribute('html', 'lang')).toBe(lang)
      expect(await page.title()).toMatch(lang === 'fr' ? /documentation de l’API/ : /API documentation/)
      const titles = simulators.map(({ contract }) => contract.title[lang])
      expect(await summaries(page)).toEqual(expect.arrayContaining(titles))
      expect(await page.locator('.opblock').count()).toBe(simulators.length + 1)
      expect(await page.locator('.errors-wrapper').count()).toBe(0)
      expect(await page.locator('nav a[aria-current]').getAttribute('lang')).toBe(lang)
    })
  })

  it('leads from one language to the other', async () => {
    await withDocs('/docs', async (page) => {
      await page.click('nav a[lang=en]')
      await page.waitForSelector('html[lang=en] .opblock')
      expect(await summaries(page)).toContain('Compound annual growth rate')
    })
  })

  it('shows the bounds of each parameter', async () => {
    await withDocs('/docs', async (page) => {
      await page.click('#operations-simulateurs-interetsComposes .opblock-summary-control')
      const row = page.locator('#operations-simulateurs-interetsComposes tr[data-param-name=duree]')
      expect(await row.textContent()).toMatch(/minimum: 1\s*maximum: 50/)
    })
  })

  it.each(['fr', 'en'])('tries a request in place, in %s', async (lang) => {
    await withDocs(`/docs?lang=${lang}`, async (page, { requests }) => {
      await page.click('#operations-simulateurs-cagr .opblock-summary-control')
      const operation = page.locator('#operations-simulateurs-cagr')
      await operation.locator('.execute').click()
      const response = operation.locator('.live-responses-table .response')
      await response.waitFor()
      expect(await response.locator('.response-col_status').textContent()).toMatch(/^200/)
      expect(await response.locator('.highlight-code').textContent()).toMatch(/"cagr":\s*12\.1353,/)
      expect(requests.at(-1)).toContain('/api/v1/simulateurs/cagr?valeur_initiale=10000&valeur_finale=25000')
      expect(requests.at(-1)).toContain(`lang=${lang}`)
    })
  })

  it.each([320, 768, 1440])('fits a window %i pixels wide', async (width) => {
    const isWider = '[...document.querySelectorAll("body, .swagger-ui *")].some(wider)'
    const wider =
      'const wider = (e) => !e.closest("pre") && e.getBoundingClientRect().right > innerWidth + 1;'
    await withDocs(
      '/docs?lang=en',
      async (page) => {
        await page.click('#operations-simulateurs-cagr .opblock-summary-control')
        await page.locator('#operations-simulateurs-cagr .execute').click()
        await page.locator('#operations-simulateurs-cagr .live-responses-table .response').waitFor()
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
        expect(await page.evaluate(`(() => { ${wider} return ${isWider} })()`)).toBe(false)
      },
      { viewport: { width, height: 800 } },
    )
  })

  it.each(['light', 'dark'] as const)('is %s for who prefers it', async (colorScheme) => {
    await withDocs(
      '/docs',
      async (page) => {
        const colour = await page.evaluate<string>(
          'getComputedStyle(document.documentElement).backgroundColor',
        )
        const [red = 255] = colour === 'rgba(0, 0, 0, 0)' ? [] : (colour.match(/\d+/g)?.map(Number) ?? [])
        expect(red < 128).toBe(colorScheme === 'dark')
      },
      { colorScheme },
    )
  })

  it('says without scripts where its substance is', async () => {
    const { page, close } = await openPage(browser, { javaScriptEnabled: false })
    await page.goto(`${service.origin}/docs`)
    expect(await page.textContent('body')).toContain('openapi.json')
    const [first] = await page.locator('a[href="openapi.json"]').all()
    await first?.click()
    expect(page.url()).toBe(`${service.origin}/openapi.json`)
    await close()
  })
})

describe('the files of /docs', () => {
  let service: TestService
  beforeAll(async () => {
    service = await startService()
  })
  afterAll(() => service.close())

  const fetched = (path: string, headers: Record<string, string> = {}) =>
    fetch(service.origin + path, { headers })

  it('may run nothing from elsewhere', async () => {
    for (const path of ['/docs', '/docs/docs.js']) {
      const policy = (await fetched(path)).headers.get('content-security-policy')
      expect(policy).toMatch(/^default-src 'self';/)
      expect(policy).not.toMatch(/unsafe|https?:|\*/)
    }
  })

  it('come compressed to who can read that', async () => {
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

  it('come whole, whatever range is asked for', async () => {
    for (const range of ['bytes=0-9', 'bytes=999999999-', 'bytes=a-b', 'lines=1-2']) {
      const response = await fetched('/docs/docs.css', { range })
      expect(response.status).toBe(200)
      expect((await response.text()).length).toBeGreaterThan(100)
    }
  })
})
