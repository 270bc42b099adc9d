/** A printed scenario: one sheet with hypotheses, sources and its address. */

import { panelsOf } from '@denier/charts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectSoon, openLastingPage, type WatchedPage, withoutBrowser } from '../support/browser.ts'
import { sharedService } from '../support/service.ts'
import { simulators } from '../support/simulators.ts'
import { names } from './site.ts'
import { scriptStarts, settledLayout } from './visit-site.ts'

const DESK = { viewport: { width: 1280, height: 900 } }

describe.skipIf(withoutBrowser)('Simulator page printed', () => {
  let origin: string
  let reader: WatchedPage
  let plain: WatchedPage
  beforeAll(async () => {
    ;({ origin } = await sharedService())
    reader = await openLastingPage(DESK)
    plain = await openLastingPage({ ...DESK, javaScriptEnabled: false })
  })
  afterAll(() => Promise.all([reader?.close(), plain?.close()]))

  /** Opens a page and waits until its script has drawn charts for the width of the window. */
  const open = async (path: string, javaScriptEnabled = true): Promise<Page> => {
    const { page, forget } = javaScriptEnabled ? reader : plain
    await forget()
    await page.emulateMedia({ media: null })
    await page.goto(`${origin}${path}`)
    if (!javaScriptEnabled) return page
    await scriptStarts(page)
    await settledLayout(page)
    return page
  }

  it.each(names)('fits one sheet: %s', async (name) => {
    const page = await open(`/${name}`)
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
    expect(reader.errors).toEqual([])
    expect(sheetsOf(pdf)).toBe(1)
  })

  it('shows its day, its address, those of its sources and one chart sized for paper', async () => {
    const [name = expect.fail()] = names
    const page = await open(`/${name}`)
    expect(await page.locator('.result-address').isVisible()).toBe(false)
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await page.emulateMedia({ media: 'print' })
    const address = await page.locator('.result-address').innerText()
    expect(address).toMatch(/^Calculé le \d\d\/\d\d\/20\d\d, /)
    expect(address).toContain(`${origin}/${name}?`)
    const after = await page
      .locator('.result-sources a')
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content)
    expect(after).toContain('http')
    const charts = page.locator('.result .denier-chart:visible')
    expect(await charts.count()).toBe(1)
    await expectSoon(() => charts.first().getAttribute('viewBox')).toMatch(/^0 0 430 /)
    for (const hidden of [
      '.site-footer',
      '.form',
      '.parts',
      '.part-head',
      '.tools-fold',
      '.result-fold',
      '.prose',
      '.result-charts',
    ])
      expect(await page.locator(hidden).filter({ visible: true }).count()).toBe(0)
  })

  it('says what is wrong when the question is refused', async () => {
    const page = await open(`/${names[0]}?duree=abc`, false)
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.form-faults').innerText()).toMatch(/«\u00a0abc\u00a0»/)
    expect(await page.locator('.form-fields').filter({ visible: true }).count()).toBe(0)
  })

  /** Simulators whose first chart can be drawn in nominal or in real euros. */
  const inTerms = simulators.filter(({ contract }) => panelsOf(contract.charts)[0]?.charts.length === 2)
  const cases = inTerms.flatMap(({ contract }) => [
    { name: contract.name, chart: contract.charts[1], javaScriptEnabled: true },
    { name: contract.name, chart: contract.charts[1], javaScriptEnabled: false },
  ])

  it.each(cases)(
    'fits one sheet with the chosen chart: $name, scripts: $javaScriptEnabled',
    async ({ name, chart, javaScriptEnabled }) => {
      const page = await open(`/${name}`, javaScriptEnabled)
      await page.locator('.result-terms label').last().click()
      await page.emulateMedia({ media: 'print' })
      const shown = page.locator('.result .denier-chart').filter({ visible: true })
      expect(await shown.count()).toBe(1)
      expect(await shown.getAttribute('aria-label')).toBe(chart?.title.fr)
      expect(await page.locator('.result-terms').isVisible()).toBe(false)
      const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
      expect(sheetsOf(pdf)).toBe(1)
    },
  )

  it('draws the chosen chart in letters sized for paper', async () => {
    const page = await open(`/${inTerms[0]?.contract.name}`)
    await page.locator('.result-terms label').last().click()
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    const chart = page.locator('.result-either .denier-chart')
    await expectSoon(() => chart.getAttribute('viewBox')).toMatch(/^0 0 430 /)
  })
})

/** Pages of a PDF. */
const sheetsOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0
