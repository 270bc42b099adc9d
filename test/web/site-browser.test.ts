/** The pages in a real browser: what a first visit downloads, that nothing comes from outside, and that they come alive. */
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Browser, Page, Response } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser, openPage, withoutBrowser } from '../support/browser.ts'
import { startService, type TestService } from '../support/service.ts'
import { addresses, names } from './site.ts'

const axe = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')

let service: TestService
let browser: Browser
beforeAll(async () => {
  if (withoutBrowser) return
  ;[service, browser] = await Promise.all([startService(), launchBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await service?.close()
})

/** A first visit, and a way to ask the page. */
async function firstVisit(path: string, options: Parameters<typeof openPage>[1] = {}) {
  const watched = await openPage(browser, options)
  const responses: Response[] = []
  const listen = (response: Response) => void responses.push(response)
  watched.page.on('response', listen)
  await watched.page.goto(service.origin + path, { waitUntil: 'networkidle' })
  watched.page.off('response', listen)
  const weigh = async (response: Response) => gzipSync(await response.body(), { level: 9 }).length
  return { ...watched, weights: await Promise.all(responses.map(weigh)) }
}

/** The rules that a page breaks, with what breaks each. */
async function violationsOf(page: Page) {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    }
    const { violations } = await axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] })
    return violations.map(({ id, nodes }) => [id, nodes[0]?.html])
  })
}

const LIMIT = 100_000
const ofSimulators = names.flatMap((name) => [`/${name}`, `/en/${name}`])

type Visit = Awaited<ReturnType<typeof firstVisit>>

/** The same for every page: little to load, all of it ours, and nothing amiss. */
function expectLight({ weights, requests, errors }: Visit, path: string): void {
  expect(errors).toEqual([])
  expect(requests.filter((url) => !url.startsWith(service.origin))).toEqual([])
  const weight = weights.reduce((sum, bytes) => sum + bytes, 0)
  expect(weight).toBeLessThan(LIMIT)
  if (process.env.WEIGH) process.stdout.write(`${(weight / 1000).toFixed(1)} kB ${weights.length} ${path}\n`)
}

describe.skipIf(withoutBrowser)('a first visit', () => {
  const others = addresses.map(({ path }) => path).filter((path) => !ofSimulators.includes(path))
  it.each(others)('of %s is light, and asks nobody else', async (path) => {
    const visit = await firstVisit(path)
    await visit.close()
    expectLight(visit, path)
  })
})

describe.skipIf(withoutBrowser).each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
  const some = ['/', '/en/sources', '/methode', '/mentions-legales', '/en/accessibility', '/nothing/here']
  it.each(some)('%s breaks no rule that a machine can see, and is no wider than a phone', async (path) => {
    const { page, close } = await firstVisit(path, { colorScheme, viewport: { width: 320, height: 700 } })
    const found = await violationsOf(page)
    const width = await page.evaluate('document.documentElement.scrollWidth')
    await close()
    expect(found).toEqual([])
    expect(width).toBeLessThanOrEqual(320)
  })
})

describe.skipIf(withoutBrowser)('the home page', () => {
  it('filters by any word, whatever its accents, and says what it found', async () => {
    const { page, close } = await firstVisit('/')
    const shown = () => page.locator('.home-card:visible').count()
    const status = () => page.locator('[role=status]').textContent()
    expect(await shown()).toBe(names.length)
    await page.getByRole('searchbox').fill('IMPOT revenu')
    const few = await shown()
    expect(few).toBeGreaterThan(0)
    expect(few).toBeLessThan(names.length)
    expect(await status()).toContain(String(few))
    await page.getByRole('searchbox').fill('zzz')
    expect([await shown(), await page.locator('.home-group:visible').count()]).toEqual([0, 0])
    expect(await status()).toBe('Aucun simulateur ne correspond.')
    await page.getByRole('searchbox').fill('')
    expect([await shown(), await status()]).toEqual([names.length, ''])
    await close()
  })

  it('has no search box without scripts, and all its cards', async () => {
    const { page, close } = await firstVisit('/en/', { javaScriptEnabled: false })
    expect(await page.getByRole('searchbox').count()).toBe(0)
    expect(await page.locator('.home-card:visible').count()).toBe(names.length)
    await close()
  })

  it('is gone through by keyboard: first past the header, then to the cards', async () => {
    const { page, close } = await firstVisit('/')
    await page.keyboard.press('Tab')
    expect(await page.evaluate('document.activeElement.className')).toBe('site-skip')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate('document.activeElement.id')).toBe('home-search')
    await page.keyboard.press('Tab')
    expect(await page.evaluate('document.activeElement.className')).toBe('home-link')
    await close()
  })
})

describe.skipIf(withoutBrowser)('a page in the browser', () => {
  /** All that the answer says but the words in its drawings, which are as many as their width has room for. */
  /** Of a chart in two terms a script keeps the one that is seen. */
  const TEXTS = ['h3', 'p', 'li', 'th', 'td', 'dt', 'dd']
    .map((one) => `#denier-app .result ${one}:not(.result-either-1 *)`)
    .join()

  it.each(ofSimulators)(
    '%s is light, asks nobody else, and is drawn by its script as the service drew it',
    async (path) => {
      const saidIn = async (page: Page) => ({
        texts: await page.locator(TEXTS).allTextContents(),
        fields: await page
          .locator('#denier-app [name]')
          .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('name')))])
          .then((all) => all.filter((name) => !name?.includes('-way-'))),
      })
      const before = await openPage(browser, { javaScriptEnabled: false })
      await before.page.goto(service.origin + path)
      const sent = await saidIn(before.page)
      await before.close()
      const visit = await firstVisit(path)
      const alive = await saidIn(visit.page)
      expectLight(visit, path)
      const violations = await violationsOf(visit.page)
      await visit.close()
      expect(sent.texts.join('').length).toBeGreaterThan(500)
      expect(alive.texts).toEqual(sent.texts)
      expect(sent.fields).toEqual(expect.arrayContaining(alive.fields)) // of several ways, one is shown
      expect(alive.fields.length).toBeGreaterThan(1)
      expect(visit.errors).toEqual([])
      expect(violations).toEqual([])
    },
  )

  it('over the limit computes what the service did not', async () => {
    const limited = await startService({ limit: 1 })
    try {
      const query = '?valeur_initiale=10000&valeur_finale=25000&duree=8'
      await fetch(`${limited.origin}/cagr${query}`, { headers: { accept: 'text/html' } })
      const { page, close } = await openPage(browser)
      const response = await page.goto(`${limited.origin}/cagr${query}`)
      expect(response?.status()).toBe(429)
      await page
        .getByText(/12,14\s%/)
        .first()
        .waitFor()
      await close()
    } finally {
      await limited.close()
    }
  })

  it('takes its question to the other language, as it stands by then', async () => {
    const { page, close } = await firstVisit('/cagr?valeur_initiale=1&valeur_finale=2&duree=3')
    await page.evaluate(() =>
      history.replaceState(null, '', '/cagr?valeur_initiale=5&valeur_finale=2&duree=3#avec=a'),
    )
    await page.locator('a.site-switch').click()
    expect(page.url()).toBe(`${service.origin}/en/cagr?valeur_initiale=5&valeur_finale=2&duree=3#avec=a`)
    await close()
  })
})
