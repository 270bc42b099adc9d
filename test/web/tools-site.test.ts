/** The tools and the worker as the service ships them: its own files, its own policies. */
import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser, openPage, withoutBrowser } from '../support/browser.ts'
import { startService, type TestService } from '../support/service.ts'

/** What every PNG begins with. */
const PNG = Buffer.from('89504e470d0a1a0a', 'hex')

describe.skipIf(withoutBrowser)('in the service', () => {
  let browser: Browser
  let service: TestService
  beforeAll(async () => {
    ;[browser, service] = await Promise.all([launchBrowser(), startService()])
  })
  afterAll(async () => {
    await browser?.close()
    await service?.close()
  })

  it('the worker answers what is random and what stands on the past, and no policy is broken', async () => {
    const { page, errors, close } = await openPage(browser)
    const workers: string[] = []
    page.on('worker', (worker) => workers.push(worker.url()))
    await page.goto(
      `${service.origin}/retraite-fire?capital=50000&mensuel=800&depenses=2000&methode=monte_carlo`,
    )
    const sentence = page.locator('.result-sentence')
    const before = await sentence.innerText()
    await page.locator('#tools-goal-value').waitFor({ state: 'attached' })
    await page.locator('.simulator-form input[name="depenses"]').fill('3000')
    await expect.poll(() => sentence.innerText()).not.toBe(before)
    expect(workers).toHaveLength(1)
    expect(errors).toEqual([])
    await close()
  })

  it('a picture of the chart is saved', async () => {
    const { page, errors, requests, close } = await openPage(browser)
    await page.goto(`${service.origin}/en/cagr`)
    await page.locator('.tools-share > summary').click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'PNG image' }).first().click(),
    ])
    // The pictures of a page go by their ranks: a simulator may have several.
    expect(download.suggestedFilename()).toBe('cagr-1.png')
    const picture = await readFile(await download.path())
    expect(picture.subarray(0, 8)).toEqual(PNG)
    const [width, height] = [picture.readUInt32BE(16), picture.readUInt32BE(20)]
    const drawing = requests.find((url) => url.includes('graphique.svg')) ?? expect.fail('no drawing')
    const svg = await (await fetch(drawing)).text()
    expect(svg).toContain(`width="${width / 2}" height="${height / 2}"`)
    expect(picture.length).toBeGreaterThan(10_000)
    expect(errors).toEqual([])
    await close()
  })
})
