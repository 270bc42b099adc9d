/** The tools for everyone: nothing for axe to find, and room on the narrowest screen, in every state. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { loadHistory } from '@denier/core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser, openPage, withoutBrowser } from '../support/browser.ts'
import { simulators } from '../support/simulators.ts'
import { type Pages, startPages } from './tools-pages.ts'

interface Axe {
  run(
    root: string,
    options: object,
  ): Promise<{ violations: readonly { id: string; nodes: readonly { html: string }[] }[] }>
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

describe.skipIf(withoutBrowser)('for everyone', () => {
  let browser: Browser
  let pages: Pages
  let axe: string
  beforeAll(async () => {
    await loadHistory()
    browser = await launchBrowser()
    const path = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
    ;[pages, axe] = await Promise.all([startPages(), readFile(path, 'utf8')])
  })
  afterAll(async () => {
    await browser?.close()
    await pages?.close()
  })

  const found = async (page: Page, root: string) => {
    await page.evaluate(axe)
    const violations = await page.evaluate(
      async ([root, tags]) => {
        const { axe } = globalThis as unknown as { axe: Axe }
        return (await axe.run(root, { runOnly: tags })).violations
      },
      [root, TAGS] as const,
    )
    return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
  }
  const isWider = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
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

  it.each([
    ['light', 1200, 'fr'],
    ['dark', 320, 'en'],
  ] as const)(
    '%s, %d pixels wide, in %s: the tools of every simulator, asked',
    async (colorScheme, width, language) => {
      const { page, errors, close } = await openPage(browser, {
        colorScheme,
        viewport: { width, height: 900 },
      })
      for (const { contract } of simulators.filter((_, rank) => width === 320 || rank % 4 === 0)) {
        await page.goto(`${pages.origin}/${language === 'en' ? 'en/' : ''}${contract.name}`)
        await page.locator('.tools-button').first().waitFor({ state: 'attached' })
        for (const fold of await page.locator('.tools-fold > summary').all()) await fold.click()
        await page.locator('#tools-goal-value').fill('1000')
        await page.locator('.tools-backwards button[type="submit"]').click()
        await page.locator('.tools-matters button[type="submit"]').click()
        await page.locator('.tools-backwards .tools-found').waitFor()
        await page.locator('.tools-matters .tools-found').waitFor()
        await page.locator('.tools-table-fold > summary').click()
        expect([contract.name, await found(page, '.tools')]).toEqual([contract.name, []])
        expect([contract.name, await isWider(page), await small(page, '.tools')]).toEqual([
          contract.name,
          false,
          [],
        ])
        const words = await page
          .locator('.tools-tornado text')
          .evaluateAll((all) =>
            all
              .map((one) => one.getBoundingClientRect())
              .filter(({ left, right }) => left < 0 || right > innerWidth),
          )
        expect([contract.name, words]).toEqual([contract.name, []])
      }
      await page.locator('#tools-goal-value').fill('x')
      await page.locator('.tools-backwards button[type="submit"]').click()
      await page.locator('.tools-fault').waitFor()
      expect(await found(page, '.tools')).toEqual([])
      expect(errors).toEqual([])
      await close()
    },
  )

  it.each(['light', 'dark'] as const)('%s: the pages for other sites', async (colorScheme) => {
    const { page, errors, close } = await openPage(browser, {
      colorScheme,
      viewport: { width: 320, height: 480 },
    })
    for (const { contract } of simulators) {
      await page.goto(`${pages.origin}/embed/${contract.name}?lang=fr`)
      await page.locator('.embed-change > summary').click()
      expect([contract.name, await found(page, '.embed-page')]).toEqual([contract.name, []])
      expect([contract.name, await isWider(page), await small(page, '.embed-page')]).toEqual([
        contract.name,
        false,
        [],
      ])
    }
    expect(errors).toEqual([])
    await close()
  })
})
