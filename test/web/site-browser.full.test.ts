/** The pages in a real browser: the size of a first visit, no other origin, and hydration without change. */
import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  expectSoon,
  openLastingPage,
  openTestPage,
  type WatchedPage,
  withoutBrowser,
} from '../support/browser.ts'
import { sharedService, startService, type TestService } from '../support/service.ts'
import { violationsOf } from './axe.ts'
import { addresses, names } from './site.ts'
import { scriptStarts } from './visit-site.ts'

const WIDE = { width: 1280, height: 720 }
const PHONE = { width: 320, height: 700 }
/** The rules of axe for WCAG 2.2, levels A and AA. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

let service: TestService
let reader: WatchedPage
beforeAll(async () => {
  if (withoutBrowser) return
  ;[service, reader] = await Promise.all([sharedService(), openLastingPage()])
  // One browser context makes all first visits; its cache is emptied between them.
  const devtools = await reader.page.context().newCDPSession(reader.page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
})
afterAll(() => reader?.close())

/** How the page is looked at. */
interface Look {
  readonly viewport?: { readonly width: number; readonly height: number }
  readonly colorScheme?: 'light' | 'dark'
}

/** Opens a page and waits until its script runs. */
async function go(path: string, { viewport = WIDE, colorScheme = 'light' }: Look = {}): Promise<Page> {
  const { page } = reader
  await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme })
  await page.goto(`${service.origin}${path}`)
  await scriptStarts(page)
  return page
}

/**
 * A first visit, until no request is under way; `seen` is what `look` reads meanwhile. `sent` is the HTML of
 * the page, `weights` the bytes of each response, compressed.
 */
async function firstVisit<T>(path: string, look: (page: Page) => Promise<T>) {
  const { page, requests, errors, forget } = reader
  await forget()
  const responses: Response[] = []
  const listen = (response: Response) => void responses.push(response)
  page.on('response', listen)
  await go(path)
  const [seen] = await Promise.all([look(page), page.waitForLoadState('networkidle')])
  page.off('response', listen)
  const bodies = await Promise.all(responses.map((response) => response.body()))
  const weights = bodies.map((body) => gzipSync(body, { level: 9 }).length)
  return { seen, sent: String(bodies[0]), weights, requests: [...requests], errors: [...errors] }
}

/** Bytes that a first visit may weigh, compressed. */
const LIMIT = 100_000
const ofSimulators = names.flatMap((name) => [`/${name}`, `/en/${name}`])

type Visit = Omit<Awaited<ReturnType<typeof firstVisit>>, 'seen'>

/** Expects a small download, from this origin only, without errors. */
function expectLight({ weights, requests, errors }: Visit, path: string): void {
  expect(errors).toEqual([])
  expect(requests.filter((url) => !url.startsWith(service.origin))).toEqual([])
  expect(weights.length).toBeGreaterThan(1)
  const weight = weights.reduce((sum, bytes) => sum + bytes, 0)
  expect(weight).toBeLessThan(LIMIT)
  // `WEIGH=1` prints the weight of each page.
  if (process.env.WEIGH) process.stdout.write(`${(weight / 1000).toFixed(1)} kB ${weights.length} ${path}\n`)
}

describe.skipIf(withoutBrowser)('First visit', () => {
  const others = addresses.map(({ path }) => path).filter((path) => !ofSimulators.includes(path))
  it.each(others)('weighs under 100 kB and requests no other origin: %s', async (path) => {
    expectLight(await firstVisit(path, async () => {}), path)
  })
})

describe.skipIf(withoutBrowser).each(['light', 'dark'] as const)('Page in the %s theme', (colorScheme) => {
  const some = [
    '/',
    '/developpeurs',
    '/en/developers',
    '/en/sources',
    '/methode',
    '/mentions-legales',
    '/en/accessibility',
    '/nothing/here',
  ]
  it.each(some)('has no axe violation and fits a phone: %s', async (path) => {
    const page = await go(path, { colorScheme, viewport: PHONE })
    expect(await violationsOf(page, undefined, RULES)).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(PHONE.width)
  })
})

describe.skipIf(withoutBrowser)('Home page', () => {
  it('filters by any word without accents, and says what it found', async () => {
    const page = await go('/')
    const shown = () => page.locator('.home-card:visible').count()
    const status = () => page.locator('[role=status]').textContent()
    expect(await shown()).toBe(names.length)
    await page.getByRole('searchbox').fill('IMPOT revenu')
    await expectSoon(shown).toBeLessThan(names.length)
    const few = await shown()
    expect(few).toBeGreaterThan(0)
    expect(await status()).toContain(String(few))
    await page.getByRole('searchbox').fill('zzz')
    expect([await shown(), await page.locator('.home-group:visible').count()]).toEqual([0, 0])
    expect(await status()).toBe('Aucun simulateur ne correspond.')
    await page.getByRole('searchbox').fill('')
    expect([await shown(), await status()]).toEqual([names.length, ''])
  })

  it.each(['/', '/en/'])(
    'filters by a box of the tax return at %s, and opens its page with Enter',
    async (path) => {
      const page = await go(path)
      const shown = () => page.locator('.home-card:visible').count()
      const box = page.getByRole('searchbox')
      await box.fill('1UF')
      await expectSoon(shown).toBe(0)
      await box.fill('7uf')
      await expectSoon(shown).toBe(1)
      await box.press('Enter')
      await expectSoon(() => page.url()).toContain('fiscalite')
    },
  )

  it('has no search box without scripts, and all its cards', async () => {
    const { page } = await openTestPage({ javaScriptEnabled: false })
    await page.goto(`${service.origin}/en/`)
    expect(await page.getByRole('searchbox').count()).toBe(0)
    expect(await page.locator('.home-card:visible').count()).toBe(names.length)
  })

  it('is reached by keyboard: skip link, search box, cards', async () => {
    const page = await go('/')
    await page.keyboard.press('Tab')
    expect(await page.evaluate('document.activeElement.className')).toBe('site-skip')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate('document.activeElement.id')).toBe('home-search')
    await page.keyboard.press('Tab')
    expect(await page.evaluate('document.activeElement.className')).toBe('home-link')
  })
})

describe.skipIf(withoutBrowser)('Simulator page', () => {
  /**
   * The texts of an answer, except those in charts, which depend on the width. Of a chart in two terms the script keeps
   * the one shown.
   */
  const TEXTS = ['h3', 'p', 'li', 'th', 'td', 'dt', 'dd']
    .map((one) => `#denier-app :is(.result, .result-scroll, #method) ${one}:not(.result-either-1 *)`)
    .join()

  /** The texts and fields of the page, with its script or as it was sent. */
  const textsIn = (page: Page, sent?: string) =>
    page.evaluate(
      ([selector, sent]) => {
        const root = sent === undefined ? document : new DOMParser().parseFromString(sent, 'text/html')
        const names = [...root.querySelectorAll('#denier-app [name]')].map((one) => one.getAttribute('name'))
        return {
          texts: [...root.querySelectorAll(selector)].map(({ textContent }) => textContent),
          fields: [...new Set(names)].filter((name) => !name?.includes('-way-')),
        }
      },
      [TEXTS, sent] as const,
    )

  it.each(ofSimulators)(
    'weighs under 100 kB, requests no other origin, and is hydrated as it was served: %s',
    async (path) => {
      const visit = await firstVisit(path, async (page) => ({
        hydrated: await textsIn(page),
        violations: await violationsOf(page, undefined, RULES),
      }))
      const { hydrated, violations } = visit.seen
      expectLight(visit, path)
      const sent = await textsIn(reader.page, visit.sent)
      expect(sent.texts.join('').length).toBeGreaterThan(500)
      // This service has no public origin: the script adds that of the page.
      expect(hydrated.texts.map((text) => text?.replaceAll(service.origin, ''))).toEqual(sent.texts)
      expect(sent.fields).toEqual(expect.arrayContaining(hydrated.fields)) // the script shows one of several exclusive ways
      expect(hydrated.fields.length).toBeGreaterThan(1)
      expect(violations).toEqual([])
    },
  )

  it('computes in the browser when the service refuses it over the limit', async () => {
    const limited = await startService({ limit: 1, now: () => 0 })
    try {
      const query = '?valeur_initiale=10000&valeur_finale=25000&duree=8'
      await fetch(`${limited.origin}/cagr${query}`, { headers: { accept: 'text/html' } })
      const { page } = await openTestPage()
      const response = await page.goto(`${limited.origin}/cagr${query}`)
      expect(response?.status()).toBe(429)
      await page
        .getByText(/12,14\s%/)
        .first()
        .waitFor()
    } finally {
      await limited.close()
    }
  })

  it('keeps its current question in the other language', async () => {
    const page = await go('/cagr?valeur_initiale=1&valeur_finale=2&duree=3')
    await page.evaluate(() =>
      history.replaceState(null, '', '/cagr?valeur_initiale=5&valeur_finale=2&duree=3#avec=a'),
    )
    await page.locator('a.site-switch').click()
    await page.waitForURL(`${service.origin}/en/cagr?valeur_initiale=5&valeur_finale=2&duree=3#avec=a`)
  })
})
