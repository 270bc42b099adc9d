/** The explanation of a figure in a real browser: opened by keys, one step deeper and back, closed, in both themes. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { expectSoon, openTestPage, withoutBrowser } from '../support/browser.ts'
import { violationsOf } from './axe.ts'
import { openSections } from './open-sections.ts'
import { type Pages, startPages } from './tools-pages.ts'

/** Pages, themes and widths. */
const looks = [
  { colorScheme: 'light', width: 1280, path: '/interets-composes' },
  { colorScheme: 'dark', width: 320, path: '/en/interets-composes' },
  { colorScheme: 'dark', width: 1280, path: '/fiscalite' },
  { colorScheme: 'light', width: 320, path: '/en/fiscalite' },
] as const

/** Whether the focused element matches a selector. */
const isFocused = (page: Page, selector: string) =>
  page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector)
const title = (page: Page) => page.locator('.why h2').innerText()
const calculations = (page: Page) => page.locator('.why-calculation, .why code').count()
/** Pixels by which the content of an element is wider than it. */
const overflow = (page: Page, selector: string) =>
  page.locator(selector).evaluate((one) => one.scrollWidth - one.clientWidth)

describe.skipIf(withoutBrowser)('Explanation of a figure', () => {
  let pages: Pages
  beforeAll(async () => {
    pages = await startPages()
  })
  afterAll(() => pages?.close())

  // a page whose figures can be explained: its script runs
  const opened = async (path: string, options = {}, from = pages) => {
    const watched = await openTestPage({ viewport: { width: 1280, height: 900 }, ...options })
    await watched.page.goto(from.origin + path)
    await watched.page.locator('.result-why').first().waitFor()
    return watched
  }

  it.each(looks)(
    'opens by keys, goes one step deeper and back, and returns the focus: $path, $colorScheme, $width pixels wide',
    async ({ colorScheme, width, path }) => {
      const { page, errors, requests } = await opened(path, { colorScheme, viewport: { width, height: 800 } })
      const figure = page.locator('.result-why').first()
      const value = await figure.innerText()
      const before = requests.length
      await figure.focus()
      await page.keyboard.press('Enter')
      await expectSoon(() => calculations(page)).toBeGreaterThan(0)
      expect(requests.length).toBeGreaterThan(before)
      expect(await page.locator('.why-value').innerText()).toBe(value)
      await expectSoon(() => isFocused(page, '.why h2')).toBe(true)
      const first = await title(page)
      expect(await violationsOf(page, '.why')).toEqual([])
      expect([await overflow(page, '.why'), await overflow(page, 'html')]).toEqual([0, 0])

      const operand = page.locator('.why-operand').first()
      const name = (await operand.getAttribute('data-operand')) ?? expect.fail('no operand')
      await operand.focus()
      await page.keyboard.press('Enter')
      await expectSoon(() => title(page)).not.toBe(first)
      await expectSoon(() => isFocused(page, '.why h2')).toBe(true)
      expect(await violationsOf(page, '.why')).toEqual([])
      expect(await overflow(page, '.why')).toBe(0)
      await page.locator('.why-back').click()
      await expectSoon(() => title(page)).toBe(first)
      await expectSoon(() => isFocused(page, `.why-operand[data-operand="${name}"]`)).toBe(true)

      await page.keyboard.press('Escape')
      await expectSoon(() => page.locator('.why').count()).toBe(0)
      expect(await figure.evaluate((one) => one === document.activeElement)).toBe(true)
      expect(errors).toEqual([])
    },
  )

  it.each(looks)(
    'opens the calculation of a table by keys: $path, $colorScheme, $width pixels wide',
    async ({ colorScheme, width, path }) => {
      const { page, errors } = await opened(path, { colorScheme, viewport: { width, height: 800 } })
      await openSections(page)
      const table = page.locator('.result-fold').first()
      expect(await page.locator('.result-table-why:visible').count()).toBe(0)
      await table.locator('summary').click()
      const why = table.locator('.result-table-why')
      await why.waitFor()
      await why.focus()
      await page.keyboard.press('Enter')
      await expectSoon(() => page.locator('.why-entry').count()).toBe(1)
      const heads = await table.locator('thead th').allInnerTexts()
      const explained = await page.locator('.why-entry').innerText()
      for (const head of heads.slice(1)) expect(explained).toContain(head)
      expect(await violationsOf(page, '.why')).toEqual([])
      expect([await overflow(page, '.why'), await overflow(page, 'html')]).toEqual([0, 0])
      await page.keyboard.press('Escape')
      await expectSoon(() => page.locator('.why').count()).toBe(0)
      expect(await why.evaluate((one) => one === document.activeElement)).toBe(true)
      expect(await violationsOf(page, '.result-fold')).toEqual([])
      expect(errors).toEqual([])
    },
  )

  it('shows the name of a value in formulas only once a formula is seen as the API writes it', async () => {
    const { page, errors } = await opened('/achat-location')
    await page.locator('.result-why').first().click()
    const [operands, names] = [page.locator('.why-operand'), page.locator('.why-operand code')]
    await expectSoon(() => operands.count()).toBeGreaterThan(0)
    expect(await names.count()).toBe(await operands.count())
    await expectSoon(() => names.first().isVisible()).toBe(false)
    const formula = page.locator('.why-entry details')
    await formula.locator('summary').click()
    await expectSoon(() => names.first().isVisible()).toBe(true)
    expect(await formula.innerText()).toContain(await names.first().innerText())
    expect(await violationsOf(page, '.why')).toEqual([])
    // a formula that has no labels is written with names alone, which are then seen
    await formula.evaluate((one) => one.replaceWith(one.querySelector('code') ?? ''))
    expect(await names.first().isVisible()).toBe(true)
    expect(errors).toEqual([])
  })

  it('imports no explanation before the first figure is opened', async () => {
    const { page, requests } = await opened('/interets-composes')
    await page.waitForLoadState('networkidle')
    const before = [...requests]
    expect(page.workers()).toHaveLength(0)
    await page.locator('.result-why').first().click()
    await expectSoon(() => calculations(page)).toBeGreaterThan(0)
    expect(requests.filter((url) => !before.includes(url) && url.endsWith('.js')).length).toBeGreaterThan(0)
  })

  it('explains the values of the reader, without a worker too', async () => {
    const own = await startPages({ worker: null })
    onTestFinished(() => own.close())
    const { page, errors } = await opened(
      '/interets-composes?capital=5000&taux=3&duree=4&mensuel=50',
      {},
      own,
    )
    await page.locator('.result-why').nth(1).click()
    await expectSoon(() => calculations(page)).toBeGreaterThan(0)
    expect(await title(page)).toBe('Capital final en euros d’aujourd’hui')
    expect(await page.locator('.why-calculation').innerText()).toMatch(/ × \(1 \+ 2 \/ 100\)\^\(−4\) = /)
    const lines = page.locator('.why-line')
    expect((await lines.allInnerTexts()).some((line) => /^Durée\s+\(saisi\)\s+4\sans$/.test(line))).toBe(true)
    await page.locator('.why-entry summary').first().click()
    const inputs = await lines.allInnerTexts()
    expect(inputs.some((line) => /^Durée duree \(saisi\)\s+4\sans$/.test(line))).toBe(true)
    await page.locator('.why-close').click()
    await expectSoon(() => page.locator('.why').count()).toBe(0)
    expect(errors).toEqual([])
  })

  it('says in plain words that its code could not be loaded', async () => {
    const { page } = await opened('/en/interets-composes')
    await page.route('**/*.js', (route) => route.abort())
    await page.locator('.result-why').first().click()
    await expectSoon(() => page.getByRole('alert').innerText()).toContain('could not be loaded')
    expect(await page.locator('.why').count()).toBe(0)
  })

  it('is left out of a printed page', async () => {
    const { page } = await opened('/interets-composes')
    await page.locator('.result-why').first().click()
    await expectSoon(() => calculations(page)).toBeGreaterThan(0)
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.why').isVisible()).toBe(false)
    expect(await page.locator('.result-how').isVisible()).toBe(false)
    expect(await page.locator('.result-key').isVisible()).toBe(true)
  })

  it('has a link to the note instead of buttons without a script', async () => {
    const { page } = await openTestPage({ javaScriptEnabled: false })
    await page.goto(`${pages.origin}/fiscalite`)
    expect(await page.locator('.result-why').count()).toBe(0)
    await page.locator('.part-head').nth(1).click()
    const links = page.locator('.result-how a')
    expect(await links.getAttribute('href')).toMatch(/^\/fiscalite\/note\?revenu=/)
  })
})
