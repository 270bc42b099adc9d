/** A scenario on paper: one sheet, with what it assumes and stands on, and the address to come back to. */

import { panelsOf } from '@denier/charts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser, openPage, type WatchedPage, withoutBrowser } from '../support/browser.ts'
import { startService, type TestService } from '../support/service.ts'
import { simulators } from '../support/simulators.ts'
import { names } from './site.ts'
import { alive } from './visit-site.ts'

const DESK = { viewport: { width: 1280, height: 900 } }

describe.skipIf(withoutBrowser)('printed', () => {
  let [service, browser]: [TestService?, Browser?] = []
  let reader: WatchedPage
  let plain: WatchedPage
  beforeAll(async () => {
    ;[service, browser] = await Promise.all([startService(), launchBrowser()])
    reader = await openPage(browser, DESK)
    plain = await openPage(browser, { ...DESK, javaScriptEnabled: false })
  })
  afterAll(async () => {
    await browser?.close()
    await service?.close()
  })

  /** Takes a reader to a page, until its script runs and has drawn for the width that there is. */
  const open = async (path: string, javaScriptEnabled = true): Promise<Page> => {
    const { page, forget } = javaScriptEnabled ? reader : plain
    await forget()
    await page.emulateMedia({ media: null })
    await page.goto(`${service?.origin}${path}`)
    if (!javaScriptEnabled) return page
    await alive(page)
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
    return page
  }

  it.each(names)('%s is one sheet', async (name) => {
    const page = await open(`/${name}`)
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
    expect(reader.errors).toEqual([])
    expect(sheetsOf(pdf)).toBe(1)
  })

  it('with its day and address, those of its sources, and one chart in letters made for paper', async () => {
    const [name = expect.fail()] = names
    const page = await open(`/${name}`)
    expect(await page.locator('.result-address').isVisible()).toBe(false)
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await page.emulateMedia({ media: 'print' })
    const address = await page.locator('.result-address').innerText()
    expect(address).toMatch(/^Calculé le \d\d\/\d\d\/20\d\d, /)
    expect(address).toContain(`${service?.origin}/${name}?`)
    const after = await page
      .locator('.result-sources a')
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content)
    expect(after).toContain('http')
    const charts = page.locator('.result .denier-chart:visible')
    expect(await charts.count()).toBe(1)
    await expect.poll(() => charts.first().getAttribute('viewBox')).toMatch(/^0 0 430 /)
    for (const hidden of ['.site-footer', '.form', '.tools', '.result-charts'])
      expect(await page.locator(hidden).filter({ visible: true }).count()).toBe(0)
  })

  it('at fault, says what is wrong instead', async () => {
    const page = await open(`/${names[0]}?duree=abc`, false)
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.form-faults').innerText()).toMatch(/«\u00a0abc\u00a0»/)
    expect(await page.locator('.form-fields').filter({ visible: true }).count()).toBe(0)
  })

  const inTerms = simulators.filter(({ contract }) => panelsOf(contract.charts)[0]?.charts.length === 2)
  const cases = inTerms.flatMap(({ contract }) => [
    { name: contract.name, chart: contract.charts[1], javaScriptEnabled: true },
    { name: contract.name, chart: contract.charts[1], javaScriptEnabled: false },
  ])

  it.each(cases)(
    '$name, with a script: $javaScriptEnabled, is one sheet with the chart in the terms that were chosen',
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

  it('the chart that was chosen is drawn in letters made for paper', async () => {
    const page = await open(`/${inTerms[0]?.contract.name}`)
    await page.locator('.result-terms label').last().click()
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    const chart = page.locator('.result-either .denier-chart')
    await expect.poll(() => chart.getAttribute('viewBox')).toMatch(/^0 0 430 /)
  })
})

const sheetsOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0
