/** The result in a real browser: reading charts by pointer and by keys, pinning scenarios, adapting to the width. */
import type { Simulator } from '@denier/core'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  expectSoon,
  openLastingPage,
  openTestPage,
  stopClock,
  type TestPageOptions,
  type WatchedPage,
  withoutBrowser,
} from '../support/browser.ts'
import { simulatorNamed, simulators } from '../support/simulators.ts'
import { violationsOf } from './axe.ts'
import { openSections } from './open-sections.ts'
import { pageOf, scriptOf, stylesOf, today, typedFrom } from './result-page.ts'

/** What the script of the test, `scriptOf`, puts into the global scope of the page. */
interface Alive {
  /** Takes over what the server drew: `name`, `language`, `typed` and `today`. */
  start(what: object): Promise<void>
  /** Asks what the form would, were it typed so. */
  ask(typed: object): void
  /** Tells whether an answer is awaited. */
  busy(isBusy: boolean): void
}

/** The amount of a cell as the figures below a chart write it: without cents. */
const inWholeEuros = (cell: string): string => {
  const [whole = '', cents = '0'] = cell.replace(' €', '').split(',')
  const euros = Number(whole.replaceAll(' ', '')) + (Number(cents) >= 50 ? 1 : 0)
  return `${String(euros).replaceAll(/\B(?=(\d{3})+$)/g, ' ')} €`
}

const WIDE = { viewport: { width: 1280, height: 900 } }
const PHONE = { viewport: { width: 320, height: 700 } }

describe.skipIf(withoutBrowser)('Result in a browser', () => {
  let [css, script] = ['', '']
  beforeAll(async () => {
    ;[css, script] = await Promise.all([stylesOf(), scriptOf()])
  })

  const open = async (simulator: Simulator, options: TestPageOptions = WIDE) => {
    const watched = await openTestPage(options)
    await draw(watched.page, simulator)
    return watched
  }
  const draw = async (page: Page, simulator: Simulator) => {
    const { query } = simulator.contract.example
    await page.setContent(pageOf(simulator, query, 'fr', css))
    await page.evaluate(() => document.querySelector('.result-sentence')?.setAttribute('data-first', ''))
    await page.addScriptTag({ content: script })
    const what = { name: simulator.contract.name, language: 'fr', typed: typedFrom(query), today }
    await page.evaluate((it) => (globalThis as unknown as Alive).start(it), what)
    await page.waitForSelector('.compare button', { state: 'attached' })
    await openSections(page)
  }
  const ask = (page: Page, simulator: Simulator, more: object) =>
    page.evaluate(
      (typed) => (globalThis as unknown as Alive).ask(typed),
      typedFrom({ ...simulator.contract.example.query, ...more }),
    )
  const texts = (page: Page, selector: string) => page.locator(selector).allInnerTexts()
  const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u202f\u00a0\s]+/g, ' ').trim()
  /** Pixels by which the page is wider than the window. */
  const overflow = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  const interest = simulatorNamed('interets-composes')

  it('takes over what the server drew, and follows the form', async () => {
    const { page, errors } = await open(interest)
    expect(await page.locator('.result-sentence[data-first]').count()).toBe(1)
    await ask(page, interest, { duree: 5 })
    await page.waitForFunction(() => document.querySelectorAll('.result-scroll tbody tr').length === 5)
    expect(plain((await texts(page, '.result-place'))[0])).toBe('Année 5')
    await ask(page, interest, { duree: 'x' })
    expect(await page.locator('.result-past .result-note').innerText()).toContain('Valeurs précédentes')
    expect(plain((await texts(page, '.result-place'))[0])).toBe('Année 5')
    expect([errors, await page.locator('[style]').count()]).toEqual([[], 0])
  })

  it('says that it computes only after a while, and keeps its height', async () => {
    const { page } = await open(interest, { ...WIDE, hasTestClock: true })
    const height = () =>
      page.evaluate(() => document.querySelector('.result')?.getBoundingClientRect().height)
    const before = await height()
    const clock = await stopClock(page)
    await page.evaluate(() => (globalThis as unknown as Alive).busy(true))
    await expectSoon(() => page.locator('.result').getAttribute('aria-busy')).toBe('true')
    expect(await page.locator('.result-note').innerText()).toBe('')
    // the page may start its wait after the first pass
    await expectSoon(async () => {
      await clock.pass()
      return page.locator('.result-note').innerText()
    }).toBe('Calcul en cours…')
    expect(await height()).toBe(before)
    await page.evaluate(() => (globalThis as unknown as Alive).busy(false))
    await expectSoon(() => page.locator('.result-note').innerText()).toBe('')
  })

  it('says why a key figure is missing', async () => {
    const { page } = await open(simulatorNamed('retraite-fire'))
    const missing = page.locator('.result-key > .result-unknown')
    expect(plain(await missing.locator('dd').first().textContent())).toBe('Inconnu')
    expect(plain(await missing.locator('.result-help').textContent())).toBe('Si l’âge est donné.')
  })

  it('is read aloud when a slider rests, not at each step', async () => {
    const { page } = await open(interest, { ...WIDE, hasTestClock: true })
    const aloud = page.locator('.result-aloud')
    const clock = await stopClock(page)
    expect(await aloud.textContent()).toBe('')
    for (const duree of [6, 7, 8]) await ask(page, interest, { duree })
    expect(await aloud.textContent()).toBe('')
    await clock.pass()
    const sentence = (await page.locator('.result-sentence').textContent()) ?? ''
    expect(sentence).toContain('8')
    await expectSoon(() => aloud.textContent()).toBe(sentence)
  })

  it('reads the row of the table under the pointer and by keys', async () => {
    const { page } = await open(interest)
    await page.locator('.result-fold summary').click()
    const rowOf = async (year: number) =>
      (await texts(page, `.result-scroll tbody tr:nth-child(${year}) > *`)).map(plain)
    const reading = async () => (await texts(page, '.result-reading dd')).map(plain)
    await page.locator('.result-chart').first().scrollIntoViewIfNeeded()
    const box = (await page.locator('.result-cross').first().boundingBox()) ?? expect.fail('no crosshair')
    const height = (await page.locator('.result-readout').first().boundingBox())?.height
    await page.mouse.move(box.x + box.width * 0.4, box.y + box.height / 2)
    const placed = async () => plain((await texts(page, '.result-place'))[0])
    await expectSoon(placed).not.toBe('Année 20')
    const place = await placed()
    const year = Number(place.replace('Année ', ''))
    expect(year).toBeGreaterThan(3)
    expect(year).toBeLessThan(17)
    const [, , real, paid, earned] = (await rowOf(year)).map(inWholeEuros)
    expect(await reading()).toEqual([paid, earned, real])
    expect(await page.locator('.result-cross circle').count()).toBe(3)
    expect((await page.locator('.result-readout').first().boundingBox())?.height).toBe(height)
    await page.mouse.move(5, 5)
    await expectSoon(() => page.locator('.result-cross circle').count()).toBe(0)

    const range = page.getByRole('slider', { name: 'Lire le graphique' })
    await range.focus()
    await page.keyboard.press('Home')
    for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowRight') // from year 0
    const valueText = plain(await range.getAttribute('aria-valuetext'))
    const twelfth = (await rowOf(12)).map(inWholeEuros)
    expect(valueText).toBe(
      `Année 12 : Total versé ${twelfth[3]}, Intérêts cumulés ${twelfth[4]}, En euros d’aujourd’hui ${twelfth[2]}`,
    )
    expect(await reading()).toEqual([twelfth[3], twelfth[4], twelfth[2]])
  })

  it('redraws its chart for the width, so that letters keep their size', async () => {
    const { page } = await open(interest, PHONE)
    await page.waitForFunction(() => (document.querySelector('.denier-chart')?.clientWidth ?? 0) <= 320)
    const scale = () =>
      page.evaluate(() => {
        const chart = document.querySelector('.denier-chart') as SVGSVGElement
        return chart.getBoundingClientRect().width / chart.viewBox.baseVal.width
      })
    await expectSoon(scale).toBeCloseTo(1, 1)
    expect(await overflow(page)).toBe(0)
    await page.setViewportSize({ width: 800, height: 700 })
    await expectSoon(scale).toBeCloseTo(1, 1)
  })

  it('keeps, compares and removes up to three scenarios', async () => {
    const { page, errors } = await open(interest, PHONE)
    const keep = page.getByRole('button', { name: 'Garder ce scénario' })
    for (const taux of [7, 5, 3]) {
      await ask(page, interest, { taux })
      await keep.click()
      expect(await keep.getAttribute('aria-disabled')).toBe('true')
    }
    await ask(page, interest, { taux: 2 })
    expect(await keep.getAttribute('aria-disabled')).toBe('true')
    await keep.click({ force: true })
    expect(await page.locator('.compare-list li').count()).toBe(3)
    const differences = '.compare-scroll:not(.compare-waterfall)'
    const headers = await texts(page, `${differences} thead th`)
    expect(headers.slice(1)).toEqual(['Résultat actuel', 'Scénario 1', 'Scénario 2', 'Scénario 3'])
    const rates = (await texts(page, `${differences} tbody:nth-of-type(1) tr:nth-child(2) td`)).map(plain)
    expect(rates).toEqual(['2 %', '7 %', '5 %', '3 %'])
    expect(await page.locator('.compare .denier-chart g.line').count()).toBe(4)
    expect(await page.locator('.compare .denier-chart g.bar rect').count()).toBe(4)
    await expectSoon(() => page.locator('.compare-waterfall').count()).toBe(3)
    const explained = (
      await texts(page, '.compare-waterfall:nth-last-child(1 of .compare-waterfall) tbody th')
    ).map(plain)
    expect(explained).toEqual(['Résultat actuel', 'Rendement annuel brut : 2 % → 3 %', 'Scénario 3'])
    expect(await overflow(page)).toBe(0)
    await page.getByRole('button', { name: 'Retirer Scénario 2' }).click()
    expect(await page.locator('.compare-list li').count()).toBe(2)
    expect(await keep.evaluate((button) => button === document.activeElement)).toBe(true)
    expect(errors).toEqual([])
  })

  it('names the kept scenario on screen, and gives each difference the sign that explains it', async () => {
    const { page, errors } = await open(interest, WIDE)
    for (const taux of [7, 5]) {
      await ask(page, interest, { taux })
      await page.getByRole('button', { name: 'Garder ce scénario' }).click()
    }
    const differences = '.compare-scroll:not(.compare-waterfall)'
    const heads = await texts(page, `${differences} thead th`)
    expect(heads.slice(1)).toEqual(['Scénario 2 (à l’écran)', 'Scénario 1'])
    expect((await texts(page, `${differences} caption`)).map(plain)).toEqual([
      'Les scénarios et leurs écarts, de « Scénario 2 (à l’écran) » à chacun',
    ])
    await expectSoon(() => page.locator('.compare-waterfall').count()).toBe(1)
    expect((await texts(page, '.compare-waterfall tbody th')).map(plain)).toEqual([
      'Scénario 2 (à l’écran)',
      'Rendement annuel brut : 5 % → 7 %',
      'Scénario 1',
    ])
    const [effect] = await texts(page, '.compare-waterfall tbody tr:nth-child(2) td')
    const [gap] = await texts(page, `${differences} tbody:nth-of-type(2) tr:nth-child(2) small`)
    expect(effect).toMatch(/^[+]/)
    expect(gap).toBe(effect)
    expect(await page.getByLabel('Nom du scénario 2').inputValue()).toBe('Scénario 2')
    expect(await page.locator('.compare .denier-chart g.bar rect').count()).toBe(2)
    expect(errors).toEqual([])
  })

  it('explains the difference of the figure that is chosen', async () => {
    const loan = simulatorNamed('cout-dette')
    const { page, errors } = await open(loan, WIDE)
    await page.getByRole('button', { name: 'Garder ce scénario' }).click()
    await ask(page, loan, { duree: 25 })
    const effects = () => texts(page, '.compare-waterfall tbody tr:nth-child(2) td')
    const caption = () => page.locator('.compare-waterfall caption').innerText()
    await expectSoon(caption).toContain('Mensualité')
    const [monthly] = await effects()
    await page.getByLabel('Chiffre à comparer').selectOption('resume.coutCredit')
    await expectSoon(caption).toContain('Coût du crédit')
    const [total] = await effects()
    expect([monthly?.[0], total?.[0]]).toEqual(['+', '−'])
    expect(errors).toEqual([])
  })

  it('follows the theme of the screen, and is light on paper', async () => {
    const { page } = await open(interest, { ...WIDE, colorScheme: 'dark' })
    const fill = () =>
      page.evaluate(() => getComputedStyle(document.querySelector('.denier-chart > rect') as Element).fill)
    expect(await fill()).toBe('rgb(18, 25, 29)')
    await page.emulateMedia({ media: 'print' })
    expect(await fill()).toBe('rgb(255, 255, 255)')
    expect(await page.locator('.result-readout').first().isVisible()).toBe(false)
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
    expect(await fill()).toBe('rgb(255, 255, 255)')
  })

  describe('on a phone', () => {
    let phone: WatchedPage
    beforeAll(async () => {
      phone = await openLastingPage(PHONE)
    })
    afterAll(() => phone?.close())

    it.each(simulators.map((simulator, rank) => ({ name: simulator.contract.name, simulator, rank })))(
      'has no axe violation and fits a phone when unfolded: $name',
      async ({ simulator, rank }) => {
        const { page, errors, forget } = phone
        await forget()
        await page.emulateMedia({ colorScheme: rank % 2 === 0 ? 'light' : 'dark' })
        await draw(page, simulator)
        await page.getByRole('button', { name: 'Garder ce scénario' }).click()
        await page.evaluate(() => {
          for (const fold of document.querySelectorAll('details')) fold.open = true
        })
        expect(await violationsOf(page)).toEqual([])
        expect([await overflow(page), errors]).toEqual([0, []])
      },
    )
  })
})
