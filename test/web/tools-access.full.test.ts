/** Accessibility of the tools: no axe violation, and no overflow on the narrowest screen, in every state. */
import { loadHistory } from '@denier/core'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLastingPage, type WatchedPage, withoutBrowser } from '../support/browser.ts'
import { violationsOf } from './axe.ts'
import { openSections } from './open-sections.ts'
import { names } from './site.ts'
import { type Pages, startPages } from './tools-pages.ts'

let pages: Pages
beforeAll(async () => {
  if (withoutBrowser) return
  ;[pages] = await Promise.all([startPages(), loadHistory()])
})
afterAll(() => pages?.close())

/** Whether the page is wider than the window. */
const isWider = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
/**
 * The HTML of controls under `root` that are less than 24 pixels wide or high; sliders, and those in a label,
 * left out.
 */
const small = (page: Page, root: string) =>
  page.evaluate(
    (root) =>
      [...document.querySelectorAll(`${root} :is(button, summary, select, input, textarea):not(label *)`)]
        .map((one) => ({ box: one.getBoundingClientRect(), html: one.outerHTML.slice(0, 80) }))
        .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
        .filter(({ html }) => !html.includes('type="range"'))
        .map(({ html }) => html),
    root,
  )
/** Texts of the chart that leave the window. */
const cut = (page: Page) =>
  page
    .locator('.tools-tornado text')
    .evaluateAll((all) =>
      all
        .map((one) => one.getBoundingClientRect())
        .filter(({ left, right }) => left < 0 || right > innerWidth),
    )
const unfold = (page: Page, summaries: string) =>
  page.locator(summaries).evaluateAll((all) => {
    for (const one of all) (one as HTMLElement).click()
  })

/** How pages are looked at; `some` are the names of the simulators. */
const looks = [
  { colorScheme: 'light', width: 1200, language: 'fr', some: names.filter((_, rank) => rank % 4 === 0) },
  { colorScheme: 'dark', width: 320, language: 'en', some: names },
] as const

describe.skipIf(withoutBrowser).each(looks)(
  'Tools, $colorScheme, $width pixels wide, in $language',
  ({ colorScheme, width, language, some }) => {
    let reader: WatchedPage
    beforeAll(async () => {
      reader = await openLastingPage({ colorScheme, viewport: { width, height: 900 } })
    })
    afterAll(() => reader?.close())

    /** Opens the page of a simulator and runs its tools. Uses the keyboard, since each answer moves what is below. */
    const withToolsRun = async (name: string): Promise<Page> => {
      const { page, forget } = reader
      await forget()
      await page.goto(`${pages.origin}/${language === 'en' ? 'en/' : ''}${name}`)
      await page.locator('.compare:not([hidden])').waitFor({ state: 'attached' })
      await openSections(page)
      await unfold(page, '.tools-fold:not([open]) > summary')
      await page.locator('#tools-goal-value').fill('1000')
      await page.locator('.tools-goal-seek button[type="submit"]').press('Enter')
      await page.locator('.tools-goal-seek .tools-found').waitFor()
      await page.locator('.tools-sensitivity .tools-found').waitFor()
      await page.locator('.tools-table-fold > summary').press('Enter')
      return page
    }

    it.each(some)(
      'has no axe violation and fits its width once the tools have answered: %s',
      async (name) => {
        const page = await withToolsRun(name)
        expect(await page.locator('.tools-fold:not([open])').count()).toBe(0)
        expect(await violationsOf(page, '.part')).toEqual([])
        expect([await isWider(page), await small(page, '.part'), await cut(page)]).toEqual([false, [], []])
        expect(reader.errors).toEqual([])
      },
    )

    it('has no axe violation when the goal is not a number', async () => {
      const page = await withToolsRun(some.at(-1) ?? expect.fail('no simulator'))
      await page.locator('#tools-goal-value').fill('x')
      await page.locator('.tools-goal-seek button[type="submit"]').press('Enter')
      await page.locator('.tools-fault').waitFor()
      expect(await violationsOf(page, '.part')).toEqual([])
      expect(reader.errors).toEqual([])
    })
  },
)

describe.skipIf(withoutBrowser)('Embed page', () => {
  let reader: WatchedPage
  beforeAll(async () => {
    reader = await openLastingPage({ viewport: { width: 320, height: 480 } })
  })
  afterAll(() => reader?.close())

  it.each(names)('has no axe violation and fits a narrow frame in both themes: %s', async (name) => {
    const { page, errors, forget } = reader
    await forget()
    await page.goto(`${pages.origin}/embed/${name}?lang=fr`)
    await unfold(page, '.embed-change > summary')
    expect(await page.locator('.embed-change[open]').count()).toBe(1)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await violationsOf(page, '.embed-page')).toEqual([])
    }
    expect([await isWider(page), await small(page, '.embed-page')]).toEqual([false, []])
    expect(errors).toEqual([])
  })
})
