/** The reference at `/docs`, in a real browser. */
import type { Language } from '@denier/core'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  expectSoon,
  openLastingPage,
  openTestPage,
  type WatchedPage,
  withoutBrowser,
} from '../support/browser.ts'
import { sharedService } from '../support/service.ts'
import { simulators } from '../support/simulators.ts'
import { violationsOf } from '../web/axe.ts'

/** The HTML of elements beyond the right edge, except code, which scrolls in its box. */
const BEYOND_THE_EDGE = `[...document.querySelectorAll('body, .swagger-ui *')]
  .filter((e) => !e.closest('pre') && e.getBoundingClientRect().right > innerWidth + 1)
  .map((e) => e.outerHTML.slice(0, 100))`

/** Whether the background is `dark` or `bright`. */
const BRIGHTNESS = `(() => {
  const colour = getComputedStyle(document.documentElement).backgroundColor
  const [red, , , alpha = 1] = colour.match(/[\\d.]+/g).map(Number)
  return alpha > 0 && red < 128 ? 'dark' : 'bright'
})()`

describe.skipIf(withoutBrowser)('/docs in a browser', () => {
  let origin: string
  beforeAll(async () => {
    ;({ origin } = await sharedService())
  })

  /** Opens the reference and waits until it is rendered. */
  async function goToDocs({ page }: WatchedPage, path: string): Promise<void> {
    await page.goto(origin + path)
    await page.waitForSelector('.opblock')
  }

  /** Expects no error, no request to another origin and nothing stored. */
  async function expectPrivate({ page, errors, requests }: WatchedPage): Promise<void> {
    expect(errors).toEqual([])
    expect(requests.filter((address) => !address.startsWith(`${origin}/`))).toEqual([])
    expect(await page.context().cookies()).toEqual([])
    expect(await page.evaluate('localStorage.length + sessionStorage.length')).toBe(0)
  }

  /** Sends the request of the operation `cagr` from the reference: where its answer is shown. */
  async function tryCagr(page: Page) {
    await page.click('#operations-simulateurs-cagr .opblock-summary-control')
    await page.click('#operations-simulateurs-cagr .execute')
    const response = page.locator('#operations-simulateurs-cagr .live-responses-table .response')
    await response.waitFor()
    return response
  }

  const summaries = (page: Page) => page.locator('.opblock-summary-description').allTextContents()

  /**
   * Expects the reference in a language, with every operation, and that a request sent from it is answered.
   */
  async function expectDrawn({ page, requests }: WatchedPage, lang: Language): Promise<void> {
    expect(page.url()).toBe(`${origin}/docs?lang=${lang}`)
    expect(await page.getAttribute('html', 'lang')).toBe(lang)
    expect(await page.title()).toMatch(lang === 'fr' ? /documentation de l’API/ : /API documentation/)
    const titles = simulators.map(({ contract }) => contract.title[lang])
    expect(await summaries(page)).toEqual(expect.arrayContaining(titles))
    const { paths } = await page.evaluate(async (lang) => {
      const response = await fetch(`/openapi.json?lang=${lang}`)
      return (await response.json()) as { paths: Record<string, object> }
    }, lang)
    const operations = Object.values(paths).flatMap((path) => Object.keys(path))
    expect(operations.length).toBeGreaterThan(5 * simulators.length)
    expect(await page.locator('.opblock').count()).toBe(operations.length)
    expect(await page.locator('.errors-wrapper').count()).toBe(0)
    expect(await page.locator('nav a[aria-current]').getAttribute('lang')).toBe(lang)

    const response = await tryCagr(page)
    expect(await response.locator('.response-col_status').textContent()).toMatch(/^200/)
    expect(await response.locator('.highlight-code').textContent()).toMatch(/"cagr":\s*12\.1353,/)
    expect(requests.at(-1)).toContain('/api/v1/simulateurs/cagr?valeur_initiale=10000&valeur_finale=25000')
    expect(requests.at(-1)).toContain(`lang=${lang}`)
  }

  it('draws every operation in French and sends a request in place', async () => {
    const watched = await openTestPage()
    await goToDocs(watched, '/docs?lang=fr')
    await expectDrawn(watched, 'fr')
    await expectPrivate(watched)
  })

  it.each(['light', 'dark'] as const)(
    'has no accessibility fault with an operation open: %s',
    async (colorScheme) => {
      const watched = await openTestPage({ colorScheme })
      await goToDocs(watched, '/docs?lang=en')
      await watched.page.click('#operations-simulateurs-cagr .opblock-summary-control')
      await watched.page.locator('#operations-simulateurs-cagr select[aria-label=lang]').waitFor()
      expect(await violationsOf(watched.page)).toEqual([])
    },
  )

  it('leads back to the home page in the language of the reference', async () => {
    const watched = await openTestPage()
    await goToDocs(watched, '/docs?lang=en')
    await watched.page.click('a.home')
    await watched.page.waitForURL(`${origin}/en/`)
  })

  /** These tests share one page in sequence, as rendering it takes seconds. */
  describe('without a language', () => {
    let watched: WatchedPage
    beforeAll(async () => {
      watched = await openLastingPage()
      await goToDocs(watched, '/docs')
    })
    afterEach(() => expectPrivate(watched))
    afterAll(() => watched?.close())

    it('defaults to French and links to English', async () => {
      const { page } = watched
      expect(await page.getAttribute('html', 'lang')).toBe('fr')
      await page.click('nav a[lang=en]')
      await page.waitForSelector('html[lang=en] .opblock')
      expect(await summaries(page)).toContain('Compound annual growth rate')
    })

    it('draws every operation in English and sends a request in place', () => expectDrawn(watched, 'en'))

    it('fits a wide and a narrow window and follows the system theme', async () => {
      const { page } = watched
      for (const width of [1440, 768, 320]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
        expect(await page.evaluate(BEYOND_THE_EDGE)).toEqual([])
      }
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme })
        await expectSoon(() => page.evaluate(BRIGHTNESS)).toBe(colorScheme === 'dark' ? 'dark' : 'bright')
      }
    })

    it('shows the bounds of each parameter', async () => {
      const { page } = watched
      await page.click('#operations-simulateurs-interetsComposes .opblock-summary-control')
      const row = page.locator('#operations-simulateurs-interetsComposes tr[data-param-name=duree]')
      expect(await row.textContent()).toMatch(/minimum: 1\s*maximum: 50/)
    })
  })

  it('links to the OpenAPI document without scripts', async () => {
    const { page } = await openTestPage({ javaScriptEnabled: false })
    await page.goto(`${origin}/docs`)
    expect(await page.textContent('body')).toContain('openapi.json')
    const [first] = await page.locator('a[href="openapi.json"]').all()
    await first?.click()
    await page.waitForURL(`${origin}/openapi.json`)
  })
})
