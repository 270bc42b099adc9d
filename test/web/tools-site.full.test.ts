/** The tools and the worker as the service ships them, with its files and content policies. */
import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectSoon, openTestPage, withoutBrowser } from '../support/browser.ts'
import { sharedService } from '../support/service.ts'
import { openSections } from './open-sections.ts'

/** The first bytes of every PNG. */
const PNG = Buffer.from('89504e470d0a1a0a', 'hex')

describe.skipIf(withoutBrowser)('Simulator page as the service ships it', () => {
  let origin: string
  beforeAll(async () => {
    ;({ origin } = await sharedService())
  })

  it('answers a random simulation in one worker and its range in another, without breaking its policy', async () => {
    const { page, errors } = await openTestPage()
    const workers: string[] = []
    page.on('worker', (worker) => workers.push(worker.url()))
    await page.goto(`${origin}/retraite-fire?capital=50000&mensuel=800&depenses=2000&methode=monte_carlo`)
    const sentence = page.locator('.result-sentence')
    const before = await sentence.innerText()
    await page.locator('.compare:not([hidden])').waitFor({ state: 'attached' })
    await page.locator('.simulator-form input[name="depenses"]').fill('3000')
    await expectSoon(() => sentence.innerText()).not.toBe(before)
    expect(workers).toHaveLength(2) // that of the range starts when the form has the focus
    expect(errors).toEqual([])
  })

  it('offers pictures in a fold that was opened before the script ran', async () => {
    const { page, errors } = await openTestPage()
    await page.route('**/assets/**/*.js', async (route) => {
      await page.locator('.tools-share').evaluate((fold) => {
        ;(fold as HTMLDetailsElement).open = true
      })
      await route.continue()
    })
    await page.goto(`${origin}/en/livret-a-vs-etf`)
    await page.getByText('PNG image').first().waitFor({ state: 'attached' })
    expect(errors).toEqual([])
  })

  it('saves a picture of the chart', async () => {
    const { page, errors, requests } = await openTestPage()
    await page.goto(`${origin}/en/cagr`)
    await openSections(page)
    await page.locator('.tools-share > summary').click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'PNG image' }).first().click(),
    ])
    // The files of several charts are named by their ranks.
    expect(download.suggestedFilename()).toBe('cagr-1.png')
    const picture = await readFile(await download.path())
    expect(picture.subarray(0, 8)).toEqual(PNG)
    const [width, height] = [picture.readUInt32BE(16), picture.readUInt32BE(20)]
    const drawing = requests.find((url) => url.includes('graphique.svg')) ?? expect.fail('no drawing')
    const svg = await (await fetch(drawing)).text()
    expect(svg).toContain(`width="${width / 2}" height="${height / 2}"`)
    expect(picture.length).toBeGreaterThan(10_000)
    expect(errors).toEqual([])
  })
})
