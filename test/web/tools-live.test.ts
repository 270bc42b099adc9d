/** Pages alive in a real browser: answers in the frame, the address, scenarios, the worker, the day. */
import { type CivilDate, catalogue, loadHistory, type Simulator } from '@denier/core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser, openPage, withoutBrowser } from '../support/browser.ts'
import { type Pages, startPages } from './tools-pages.ts'

const sentence = '.result-sentence'
const box = (page: Page, name: string) => page.locator(`.simulator-form input[name="${name}"]`)
const isAlive = (page: Page) => page.locator('.tools-button').first().waitFor({ state: 'attached' })

describe.skipIf(withoutBrowser)('a page alive', () => {
  let browser: Browser
  let pages: Pages
  beforeAll(async () => {
    await loadHistory()
    browser = await launchBrowser()
    pages = await startPages()
  })
  afterAll(async () => {
    await browser?.close()
    await pages?.close()
  })
  const opened = async (path: string, from = pages) => {
    const watched = await openPage(browser, { viewport: { width: 1200, height: 900 } })
    await watched.page.goto(from.origin + path)
    await isAlive(watched.page)
    return watched
  }

  it('changes nothing as it comes alive, and answers what is typed; the address follows', async () => {
    const { page, errors, close } = await opened('/cagr')
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
    await close()
  })

  it('keeps its scenarios over a reload and for whoever is given the address', async () => {
    const { page, errors, close } = await opened('/cagr')
    await page.locator('.compare button').first().click()
    await box(page, 'duree').fill('16')
    await page.waitForURL(/duree=16#avec=/)
    const scenarios = async (of: Page) =>
      (await of.locator('.compare').innerText()).replace(/Scénario 1 gardé[.]\s*/, '')
    const compare = await scenarios(page)
    expect(compare).toMatch(/Scénario 1/)
    await page.waitForLoadState('networkidle') // what a reload cuts short would be told as failed
    await page.reload()
    await expect.poll(() => scenarios(page)).toBe(compare)
    const link = page.url()
    await expect.poll(() => page.locator('#tools-link').inputValue()).toBe(link)
    const other = await opened(link.slice(pages.origin.length))
    await expect.poll(() => scenarios(other.page)).toBe(compare)
    expect([errors, other.errors]).toEqual([[], []])
    await Promise.all([close(), other.close()])
  })

  it('follows an address that is pasted, and the way back', async () => {
    const { page, close } = await opened('/cagr')
    await box(page, 'duree').fill('16')
    await page.waitForURL(/duree=16/)
    await page.evaluate(() => {
      const other = encodeURIComponent('valeur_initiale=1&valeur_finale=2&duree=10')
      location.hash = `avec=${other}`
    })
    await expect.poll(() => page.locator('.compare').innerText()).toMatch(/7,18/)
    await page.goBack()
    await expect.poll(() => page.locator('.compare').innerText()).not.toMatch(/7,18/)
    expect(await page.locator(sentence).innerText()).toMatch(/5,89/)
    await close()
  })

  it('never asks the browser for more changes of the address than it allows', async () => {
    const { page, errors, close } = await opened('/cagr')
    await page.evaluate(() => {
      const replace = history.replaceState.bind(history)
      Object.assign(window, { changes: 0 })
      history.replaceState = (...given) => {
        Object.assign(window, { changes: Reflect.get(window, 'changes') + 1 })
        replace(...given)
      }
    })
    for (let years = 1; years <= 60; years += 1) await box(page, 'duree').fill(String(years))
    await page.waitForURL(/duree=60/)
    const changes = await page.evaluate(() => Reflect.get(window, 'changes') as number)
    expect(changes).toBeGreaterThan(0)
    expect(changes).toBeLessThan(20)
    expect(errors).toEqual([])
    await close()
  })

  it('computes a random walk aside: the page is at hand meanwhile, and the latest question wins', async () => {
    const { page, errors, requests, close } = await opened(
      '/retraite-fire?capital=50000&mensuel=800&depenses=2000&taux=6&inflation=2&methode=monte_carlo&simulations=10000&age=30',
    )
    const asked = (path: string) => requests.filter((one) => one.includes(path)).length
    const longest = await page.evaluate(async () => {
      let [most, last] = [0, performance.now()]
      const tick = (now: number) => {
        ;[most, last] = [Math.max(most, now - last), now]
        requestAnimationFrame(tick)
      }
      requestAnimationFrame(tick)
      const field = document.querySelector('.simulator-form input[name="depenses"]') as HTMLInputElement
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      for (let amount = 2000; amount <= 2600; amount += 50) {
        set?.call(field, String(amount))
        field.dispatchEvent(new Event('input', { bubbles: true }))
        await new Promise((resolve) => setTimeout(resolve, 30))
      }
      return most
    })
    await expect.poll(() => page.locator('.result[aria-busy="true"]').count()).toBe(0)
    const shown = await page.locator('.result-body').innerText()
    await page.waitForURL(/depenses=2600/)
    const { page: fresh, close: closeFresh } = await opened(page.url().slice(pages.origin.length))
    expect(await fresh.locator('.result-body').innerText()).toBe(shown)
    expect(asked('/js/worker/')).toBe(1)
    expect(errors).toEqual([])
    // A drawing of the page itself takes some of it; ten thousand walks in the way would take hundreds.
    expect(longest).toBeLessThan(400)
    await Promise.all([close(), closeFresh()])
  })

  it('answers by itself where its worker is lost', async () => {
    const lost = await startPages({ worker: '/nowhere.js' })
    const { page, close } = await opened('/retraite-fire', lost)
    const before = await page.locator(sentence).innerText()
    await box(page, 'depenses').fill('1000')
    await expect.poll(() => page.locator(sentence).innerText()).not.toBe(before)
    expect(await page.locator('.tools-failure').count()).toBe(0)
    await Promise.all([close(), lost.close()])
  })

  it('computes at its start what was served without figures, or of another day', async () => {
    const later = await startPages({ later: true })
    const { page, errors, close } = await opened('/cagr', later)
    expect(await page.locator(sentence).innerText()).toMatch(/12,14/)
    const old = await startPages({ today: '2024-02-01' as CivilDate })
    const watched = await opened('/fiscalite', old)
    const now = await opened('/fiscalite')
    await expect
      .poll(() => watched.page.locator('.result-body').innerText())
      .toBe(await now.page.locator('.result-body').innerText())
    expect([errors, watched.errors]).toEqual([[], []])
    await Promise.all([close(), watched.close(), now.close(), later.close(), old.close()])
  })

  it('answers a step of a slider before the next frame is drawn, whichever the simulator', async () => {
    const late: string[] = []
    for (const { contract } of catalogue) {
      const { page, errors, close } = await opened(`/${contract.name}`)
      if (!(await page.evaluate(changesInTheFrame))) late.push(contract.name)
      expect([contract.name, errors]).toEqual([contract.name, []])
      await close()
    }
    // What stands on the past is answered by a worker, some frames later: bench/page.mjs takes the time of all.
    expect(late).toEqual(catalogue.filter(isAside).map(({ contract }) => contract.name))
  })
})

const isAside = (simulator: Simulator): boolean => {
  const parsed = simulator.parser.fromObject(simulator.contract.example.query)
  return parsed.ok && simulator.contract.needs(parsed.params).length > 0
}

/** In the page: moves its first slider; whether the figures have changed when the browser comes to draw. */
async function changesInTheFrame(): Promise<boolean> {
  const slider = document.querySelector('.simulator-form input[type="range"]') as HTMLInputElement
  const body = document.querySelector('.result-body') as HTMLElement
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  const before = body.textContent
  set?.call(slider, String(Number(slider.min) + (Number(slider.max) - Number(slider.min)) * 0.4))
  slider.dispatchEvent(new Event('input', { bubbles: true }))
  await new Promise(requestAnimationFrame)
  return body.textContent !== before
}
