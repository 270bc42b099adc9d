/** A chart in nominal or in real euros, in a real browser: the chosen one is shown. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectSoon, openTestPage, withoutBrowser } from '../support/browser.ts'
import { sharedService } from '../support/service.ts'
import { violationsOf } from './axe.ts'
import { openSections } from './open-sections.ts'
import { settledLayout } from './visit-site.ts'

const WIDE = { viewport: { width: 1280, height: 900 } }
const PHONE = { viewport: { width: 320, height: 700 }, hasTouch: true }

const SAVINGS = '/livret-a-vs-etf'
const FIRE = '/retraite-fire'
/** The titles of the first chart of each simulator in both terms. */
const titles = {
  [SAVINGS]: ['Livret A, ETF net d’impôt et total versé', 'Livret A et ETF net d’impôt, en pouvoir d’achat'],
  [FIRE]: ['Le chemin vers l’indépendance', 'Le chemin vers l’indépendance, en euros de chaque année'],
} as const

describe.skipIf(withoutBrowser)('Choice of nominal or real euros', () => {
  let origin: string
  beforeAll(async () => {
    ;({ origin } = await sharedService())
  })

  const open = async (path: string, options: BrowserContextOptions = WIDE) => {
    const watched = await openTestPage(options)
    await watched.page.goto(origin + path)
    if (options.javaScriptEnabled !== false) {
      await watched.page.locator('.result-either input[type=range]').waitFor()
      await settledLayout(watched.page)
    }
    return watched
  }
  const charts = (page: Page) => page.locator('.result-either .denier-chart')
  /** The titles of the charts that are seen. */
  const seen = (page: Page) =>
    charts(page)
      .filter({ visible: true })
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  const ticked = (page: Page) => page.locator('.result-terms label:has(:checked)').allInnerTexts()
  const radio = (page: Page, name: string) => page.getByRole('radio', { name })
  /** What the chart is read at: `Année 7`. */
  const place = async (page: Page) =>
    (await page.locator('.result-either .result-place').innerText()).replaceAll('\u00a0', ' ')
  const label = (page: Page, hasText: string) => page.locator('.result-terms label', { hasText })

  it.each([SAVINGS, FIRE] as const)(
    'switches by mouse and keeps the width of the drawing: %s',
    async (path) => {
      const { page, errors } = await open(path)
      const [first, second] = titles[path]
      expect([await seen(page), await charts(page).count()]).toEqual([[first], 1])
      const [one = '', other = ''] = await page.locator('.result-terms label').allInnerTexts()
      expect(new Set([one, other])).toEqual(new Set(['En euros d’aujourd’hui', 'En euros de chaque année']))
      await label(page, other).scrollIntoViewIfNeeded() // a click would, and would move the drawing in the window
      const box = await charts(page).boundingBox()
      const scale = () =>
        charts(page).evaluate(
          (chart) => chart.getBoundingClientRect().width / (chart as SVGSVGElement).viewBox.baseVal.width,
        )
      await expectSoon(scale).toBeCloseTo(1, 2)
      await label(page, other).click()
      expect([await seen(page), await charts(page).count(), await ticked(page)]).toEqual([
        [second],
        1,
        [other],
      ])
      expect(await scale()).toBeCloseTo(1, 2)
      const after = await charts(page).boundingBox()
      expect([after?.x, after?.y, after?.width]).toEqual([box?.x, box?.y, box?.width])
      await label(page, one).click()
      expect(await seen(page)).toEqual([first])
      expect([errors, await page.locator('[style]').count()]).toEqual([[], 0])
    },
  )

  it('switches by the keys of a named group of radios, and is read at the same place', async () => {
    const { page } = await open(SAVINGS)
    const group = page.getByRole('group', { name: 'Montants du graphique' })
    expect(await group.getByRole('radio').count()).toBe(2)
    const range = page.locator('.result-either input[type=range]')
    await range.focus()
    await page.keyboard.press('Home')
    for (let step = 0; step < 7; step += 1) await page.keyboard.press('ArrowRight') // from year 0
    expect(await place(page)).toBe('Année 7')
    const read = await page.locator('.result-either .result-reading').innerText()
    await page.keyboard.press('Shift+Tab')
    const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement).type)
    expect(await focused()).toBe('radio')
    await page.keyboard.press('ArrowRight')
    expect([await focused(), await seen(page)]).toEqual(['radio', [titles[SAVINGS][1]]])
    expect(await radio(page, 'En euros d’aujourd’hui').isChecked()).toBe(true)
    expect(await place(page)).toBe('Année 7')
    expect(await page.locator('.result-either .result-reading').innerText()).not.toBe(read)
    await page.keyboard.press('ArrowRight')
    expect(await seen(page)).toEqual([titles[SAVINGS][0]])
    expect(await page.locator('.result-either .result-reading').innerText()).toBe(read)
  })

  it('keeps the chosen terms while a slider moves, and after a fault', async () => {
    const { page, errors } = await open(FIRE)
    await radio(page, 'En euros de chaque année').check()
    const figures = () => page.locator('.result-either .result-reading').innerText()
    const readings = [await figures()]
    await page.locator('.form-slider input').first().focus()
    for (let step = 0; step < 5; step += 1) {
      await page.keyboard.press('ArrowRight')
      await expectSoon(figures).not.toBe(readings.at(-1))
      readings.push(await figures())
      expect(await seen(page)).toEqual([titles[FIRE][1]])
    }
    expect(new Set(readings).size).toBe(6)
    const duration = page.locator('input[name=duree][type=text]')
    await page.locator('details:has(input[name=duree]) > summary').first().click()
    await duration.fill('x')
    await duration.blur()
    await page.locator('.result-past').waitFor()
    expect(await seen(page)).toEqual([titles[FIRE][1]])
    await duration.fill('12')
    await expectSoon(() => place(page)).toBe('Année 12')
    expect([await seen(page), await ticked(page)]).toEqual([[titles[FIRE][1]], ['En euros de chaque année']])
    expect(errors).toEqual([])
  })

  it('works without scripts, by mouse and by keys, also when embedded', async () => {
    for (const path of [SAVINGS, `/embed${SAVINGS}?lang=fr`]) {
      const { page } = await open(path, { ...WIDE, javaScriptEnabled: false })
      const [first, second] = titles[SAVINGS]
      expect([await seen(page), await charts(page).count()]).toEqual([[first], 2])
      await label(page, 'En euros d’aujourd’hui').click()
      expect(await seen(page)).toEqual([second])
      await page.keyboard.press('ArrowLeft')
      expect(await seen(page)).toEqual([first])
      expect(await page.locator('.result-either .result-readout').filter({ visible: true }).count()).toBe(1)
    }
  })

  it('keeps what was chosen before the script loads, and moves nothing when it does', async () => {
    const { page, errors } = await openTestPage(WIDE)
    let releaseScript = () => {}
    const released = new Promise<void>((resolve) => {
      releaseScript = resolve
    })
    await page.route(/\.js$/, async (route) => {
      await released
      await route.continue()
    })
    await page.goto(origin + FIRE, { waitUntil: 'commit' })
    await label(page, 'En euros de chaque année').click()
    const where = async () => [
      await page.locator('.result-terms').boundingBox(),
      (await charts(page).filter({ visible: true }).boundingBox())?.y,
    ]
    const before = await where()
    expect([await seen(page), await charts(page).count()]).toEqual([[titles[FIRE][1]], 2])
    releaseScript()
    await page.locator('.result-either input[type=range]').waitFor()
    expect([await seen(page), await charts(page).count()]).toEqual([[titles[FIRE][1]], 1])
    expect([await ticked(page), await where()]).toEqual([['En euros de chaque année'], before])
    expect(errors).toEqual([])
  })

  it.each([
    [SAVINGS, 'light'],
    ['/en/retraite-fire', 'dark'],
    [`/embed${SAVINGS}?lang=fr`, 'dark'],
  ] as const)(
    'is large enough to touch and has no axe violation on a phone: %s, %s',
    async (path, colorScheme) => {
      const { page, errors } = await open(path, { ...PHONE, colorScheme })
      for (const box of await page.locator('.result-terms input').all()) {
        const { width = 0, height = 0 } = (await box.boundingBox()) ?? {}
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
      }
      await page.locator('.result-terms input').last().tap()
      expect(await page.locator('.result-terms input').last().isChecked()).toBe(true)
      expect(await violationsOf(page, '.result-either')).toEqual([])
      const wider = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
      expect([wider, errors]).toEqual([0, []])
    },
  )

  it('names its terms in a comparison of scenarios', async () => {
    const { page } = await open(FIRE)
    await openSections(page)
    await page.getByRole('button', { name: 'Garder ce scénario' }).click()
    // nothing is compared until the result on screen differs from the scenario kept
    await page.locator('#form-mensuel').fill('1100')
    const text = page.locator('.compare .denier-chart text', { hasText: 'En euros d’aujourd’hui' })
    await text.first().waitFor({ state: 'attached' })
  })
})
