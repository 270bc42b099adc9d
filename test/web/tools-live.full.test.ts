/** Live pages in a real browser: immediate answers, the address, scenarios, the worker, the day. */
import { type CivilDate, catalogue, loadHistory, type Simulator } from '@denier/core'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import {
  expectSoon,
  openLastingPage,
  openTestPage,
  stopClock,
  type TestPageOptions,
  type WatchedPage,
  withoutBrowser,
} from '../support/browser.ts'
import { openSections } from './open-sections.ts'
import { type Pages, type PagesOptions, startPages } from './tools-pages.ts'

const sentence = '.result-sentence'
/** A field of the form by the name of its parameter. */
const box = (page: Page, name: string) => page.locator(`.simulator-form input[name="${name}"]`)
const scriptStarts = (page: Page) => page.locator('.compare:not([hidden])').waitFor({ state: 'attached' })

describe.skipIf(withoutBrowser)('Live page', () => {
  let pages: Pages
  beforeAll(async () => {
    await loadHistory()
    pages = await startPages()
  })
  afterAll(() => pages?.close())
  const opened = async (path: string, from = pages, options: TestPageOptions = {}) => {
    const watched = await openTestPage({ viewport: { width: 1200, height: 900 }, ...options })
    await watched.page.goto(from.origin + path)
    await scriptStarts(watched.page)
    await openSections(watched.page)
    return watched
  }
  /** Pages with other options, for one test. */
  const startOtherPages = async (options: PagesOptions): Promise<Pages> => {
    const other = await startPages(options)
    onTestFinished(() => other.close())
    return other
  }

  it('is hydrated unchanged, answers what is typed and keeps it in its address', async () => {
    const { page, errors } = await opened('/cagr')
    const before = await page.locator(sentence).innerText()
    expect(before).toMatch(/12,14/)
    expect(page.url()).toBe(`${pages.origin}/cagr`)
    await box(page, 'duree').fill('16')
    expect(await page.locator(sentence).innerText()).toMatch(/5,89/)
    await page.waitForURL(/duree=16/)
    await box(page, 'duree').fill('rien')
    expect(await page.locator(sentence).innerText()).toMatch(/5,89/)
    await box(page, 'duree').fill('8')
    expect(await page.locator(sentence).innerText()).toBe(before)
    await page.waitForURL(`${pages.origin}/cagr`)
    expect(errors).toEqual([])
  })

  it('keeps its scenarios after a reload and in its address', async () => {
    const { page, errors } = await opened('/cagr')
    await page.locator('.compare button').first().click()
    await box(page, 'duree').fill('16')
    await page.waitForURL(/duree=16#avec=/)
    await page.locator('.compare-body').waitFor() // loaded with the first scenario that is kept
    const scenarios = async (shown: Page) =>
      (await shown.locator('.compare').innerText()).replace(/Scénario 1 gardé[.]\s*/, '')
    const compare = await scenarios(page)
    expect(compare).toMatch(/Scénario 1/)
    await page.reload()
    await expectSoon(() => scenarios(page)).toBe(compare)
    const link = page.url()
    await expectSoon(() => page.locator('#tools-link').inputValue()).toBe(link)
    const other = await opened(link.slice(pages.origin.length))
    await expectSoon(() => scenarios(other.page)).toBe(compare)
    expect([errors, other.errors]).toEqual([[], []])
  })

  it('follows a changed address, and goes back', async () => {
    const { page } = await opened('/cagr')
    await box(page, 'duree').fill('16')
    await page.waitForURL(/duree=16/)
    await page.evaluate(() => {
      const other = encodeURIComponent('valeur_initiale=1&valeur_finale=2&duree=10')
      location.hash = `avec=${other}`
    })
    await expectSoon(() => page.locator('.compare').innerText()).toMatch(/7,18/)
    await page.goBack()
    await expectSoon(() => page.locator('.compare').innerText()).not.toMatch(/7,18/)
    await expectSoon(() => page.locator(sentence).innerText()).toMatch(/5,89/)
  })

  it('changes its address less often than browsers allow', async () => {
    const { page, errors } = await opened('/cagr', pages, { hasTestClock: true })
    await page.evaluate(() => {
      const replace = history.replaceState.bind(history)
      Object.assign(window, { changes: 0 })
      history.replaceState = (...given) => {
        Object.assign(window, { changes: Reflect.get(window, 'changes') + 1 })
        replace(...given)
      }
    })
    const clock = await stopClock(page)
    for (let years = 1; years <= 60; years += 1) {
      await box(page, 'duree').fill(String(years))
      await clock.pass(50) // ms
    }
    await clock.pass()
    await page.waitForURL(/duree=60/)
    const changes = await page.evaluate(() => Reflect.get(window, 'changes') as number)
    expect(changes).toBeGreaterThan(0)
    expect(changes).toBeLessThanOrEqual(10) // in 3 s of typing: browsers allow 100 in 30 s
    expect(errors).toEqual([])
  })

  it('computes a random simulation in its worker, and shows the answer to the last question', async () => {
    const { page, errors, requests } = await opened(
      '/retraite-fire?capital=50000&mensuel=800&depenses=2000&taux=6&inflation=2&methode=monte_carlo&simulations=10000&age=30',
    )
    const isComputedHere = await page.evaluate(async () => {
      const field = document.querySelector('.simulator-form input[name="depenses"]') as HTMLInputElement
      const body = document.querySelector('.result-body') as HTMLElement
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      const before = body.textContent
      for (let amount = 2000; amount <= 2600; amount += 50) {
        set?.call(field, String(amount))
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
      for (let turn = 0; turn < 100; turn += 1) await undefined // microtasks only: no message of a worker is handled meanwhile
      return body.textContent !== before
    })
    expect(isComputedHere).toBe(false)
    // independence at 62 years and 1 month moves the length of the retirement, which ends at 95, and asks again
    await page.waitForURL(
      ({ searchParams }) =>
        searchParams.get('depenses') === '2600' && searchParams.get('horizon_retraite') === '33',
    )
    await expectSoon(() => page.locator('.result[aria-busy="true"]').count()).toBe(0)
    const { page: fresh } = await opened(page.url().slice(pages.origin.length))
    // Without the text for screen readers and the bar of phones, which say what has changed.
    const textIn = (one: typeof page) =>
      one.evaluate(() => {
        const body = document.querySelector('.result-body')?.cloneNode(true) as HTMLElement
        for (const one of body.querySelectorAll('.result-aloud, .result-bar')) one.remove()
        return body.textContent
      })
    // Each page draws its chart again once it has measured its width.
    await expectSoon(async () => (await textIn(fresh)) === (await textIn(page))).toBe(true)
    // one for the form, and one for what matters most, whose section is open
    expect(requests.filter((one) => one.includes('/js/worker/'))).toHaveLength(2)
    expect(errors).toEqual([])
  })

  it('answers without its worker when that does not load', async () => {
    const lost = await startOtherPages({ worker: '/nowhere.js' })
    const { page } = await opened('/retraite-fire', lost)
    const before = await page.locator(sentence).innerText()
    await box(page, 'depenses').fill('1000')
    await expectSoon(() => page.locator(sentence).innerText()).not.toBe(before)
    expect(await page.locator('.tools-failure').count()).toBe(0)
  })

  it('computes at its start what was served without figures or for another day', async () => {
    const later = await startOtherPages({ later: true })
    const { page, errors } = await opened('/cagr', later)
    await expectSoon(() => page.locator(sentence).innerText()).toMatch(/12,14/)
    const old = await startOtherPages({ today: '2024-02-01' as CivilDate })
    const watched = await opened('/fiscalite', old)
    const now = await opened('/fiscalite')
    await expectSoon(() => watched.page.locator('.result-body').innerText()).toBe(
      await now.page.locator('.result-body').innerText(),
    )
    expect([errors, watched.errors]).toEqual([[], []])
  })

  describe('moved by its slider', () => {
    let reader: WatchedPage
    beforeAll(async () => {
      reader = await openLastingPage({ viewport: { width: 1200, height: 900 } })
    })
    afterAll(() => reader?.close())

    it.each(catalogue.map((simulator) => ({ name: simulator.contract.name, simulator })))(
      'answers before the next frame is drawn, unless it computes in its worker: $name',
      async ({ name, simulator }) => {
        const { page, errors, forget } = reader
        await forget()
        await page.goto(`${pages.origin}/${name}`)
        await scriptStarts(page)
        const before = await page.locator('.result-body').textContent()
        const changesInTheFrame = await page.evaluate(moveSlider)
        if (!isAside(simulator)) expect(changesInTheFrame).toBe(true)
        await expectSoon(() => page.locator('.result-body').textContent()).not.toBe(before)
        expect(errors).toEqual([])
      },
    )
  })
})

/** Whether the worked example of a simulator needs a historical series, which only its worker loads. */
const isAside = (simulator: Simulator): boolean => {
  const parsed = simulator.parser.fromObject(simulator.contract.example.query)
  return parsed.ok && simulator.contract.needs(parsed.params).length > 0
}

/** Runs in the page: moves its first slider. @returns whether the figures have changed in the next frame. */
async function moveSlider(): Promise<boolean> {
  const slider = document.querySelector('.simulator-form input[type="range"]') as HTMLInputElement
  const body = document.querySelector('.result-body') as HTMLElement
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  const before = body.textContent
  const at = (share: number) => String(Number(slider.min) + (Number(slider.max) - Number(slider.min)) * share)
  set?.call(slider, at(0.4) === slider.value ? at(0.6) : at(0.4)) // an example may stand at the first place
  slider.dispatchEvent(new Event('input', { bubbles: true }))
  await new Promise(requestAnimationFrame)
  return body.textContent !== before
}
