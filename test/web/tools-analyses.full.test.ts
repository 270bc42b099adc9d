/** The tools in a real browser: goal seek, sensitivity, sharing. */
import { readFile } from 'node:fs/promises'
import { loadHistory } from '@denier/core'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { expectSoon, openTestPage, withoutBrowser } from '../support/browser.ts'
import { sharedService, type TestService } from '../support/service.ts'
import { simulatorNamed } from '../support/simulators.ts'
import { openSections } from './open-sections.ts'
import { type Pages, startPages } from './tools-pages.ts'

/** What these tests read of a goal seek (`valeur`) or of a sensitivity (`effets`). */
interface Analysed {
  readonly data: {
    readonly valeur: number
    readonly effets: readonly { readonly parametre: string; readonly amplitude: number }[]
  }
}

/** Opens a tool by its name in the classes of the page. */
const opening = async (page: Page, tool: string) => {
  await openSections(page)
  await page.locator(`.tools-${tool} > summary`).click()
}

describe.skipIf(withoutBrowser)('Tools in a browser', () => {
  let pages: Pages
  let service: TestService
  beforeAll(async () => {
    await loadHistory()
    ;[pages, service] = await Promise.all([startPages(), sharedService()])
  })
  afterAll(() => pages?.close())
  const opened = async (path: string, from = pages, options = {}) => {
    const watched = await openTestPage({ viewport: { width: 1200, height: 900 }, ...options })
    await watched.page.goto(from.origin + path)
    await watched.page.locator('.compare:not([hidden])').waitFor({ state: 'attached' })
    return watched
  }
  const fetchAnalysis = async (path: string): Promise<Analysed> =>
    (await fetch(`${service.origin}/api/v1/simulateurs/${path}`)).json() as Promise<Analysed>

  /** Asks which value of parameter `unknown` gives figure `target` that value. */
  const lookFor = async (page: Page, target: string, value: string, unknown: string) => {
    await opening(page, 'goal-seek')
    await page.locator('#tools-goal-target').selectOption(target)
    await page.locator('#tools-goal-value').fill(value)
    await page.locator('#tools-goal-unknown').selectOption(unknown)
    await page.locator('.tools-goal-seek button[type="submit"]').click()
  }
  const EXAMPLE = 'capital=10000&taux=7&duree=20&inflation=2'

  it.each([
    ['in a worker', undefined],
    ['without a worker', null],
  ])('finds a goal like the service and fills in the form: %s', async (_, worker) => {
    const own = await startPages(worker === undefined ? {} : { worker })
    onTestFinished(() => own.close())
    const { page, errors } = await opened(`/interets-composes?${EXAMPLE}&mensuel=300`, own)
    await lookFor(page, 'resume.capitalFinalReel', '500 000 €', 'mensuel')
    const found = page.locator('.tools-goal-seek .tools-found')
    await found.waitFor()
    const { data } = await fetchAnalysis(
      `interets-composes/resolution?${EXAMPLE}&inconnue=mensuel&cible=resume.capitalFinalReel&valeur=500000`,
    )
    // The displayed value is rounded to cents, and says so: no whole cent reaches the target exactly.
    const shown = data.valeur.toLocaleString('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    expect(await found.innerText()).toContain(`environ ${shown}`)
    expect(await page.locator('.tools-goal-seek .tools-answer').innerText()).toContain('500\u202f000,00')
    await page.locator('.tools-goal-seek .tools-answer button').click()
    await expectSoon(() => page.locator('.simulator-form input[name="mensuel"]').inputValue()).toBe(
      data.valeur.toLocaleString('fr-FR', { maximumFractionDigits: 9 }),
    )
    await page.waitForURL(new RegExp(`mensuel=${data.valeur}`))
    await expectSoon(() => page.locator('.result-key').innerText()).toContain('500\u202f000\u00a0€')
    expect(errors).toEqual([])
  })

  it('reports an unreachable goal, a goal that is not a number, and faults of the form', async () => {
    const { page, errors } = await opened('/en/cagr')
    await lookFor(page, 'resume.gainAbsolu', 'plenty', 'duree')
    await expectSoon(() => page.locator('.tools-fault').innerText()).toMatch(/Write a number/)
    await expectSoon(() => page.evaluate(() => document.activeElement?.id)).toBe('tools-goal-value')
    await page.locator('#tools-goal-value').fill('1')
    await page.keyboard.press('Enter')
    await page.locator('.tools-found').waitFor()
    expect(await page.locator('.tools-found').innerText()).toBe(
      'No value of “Duration” leads to this result.',
    )
    expect(await page.locator('.tools-fault').count()).toBe(0)
    await page.locator('.simulator-form input[name="valeur_finale"]').fill('-4')
    await expectSoon(() => page.locator('.tools-goal-seek').innerText()).toMatch(/has changed since/)
    await page.locator('.tools-goal-seek button[type="submit"]').click()
    await expectSoon(() => page.locator('.tools-faults').innerText()).toMatch(/End value: too small/)
    expect(errors).toEqual([])
  })

  it('shows the sensitivity of the service in a chart and a table', async () => {
    const { page, errors } = await opened(`/interets-composes?${EXAMPLE}&mensuel=300`)
    await opening(page, 'sensitivity')
    await page.locator('#tools-sensitivity-target').selectOption('resume.capitalFinalBrut')
    await page.locator('.tools-sensitivity button[type="submit"]').click()
    await page.locator('.tools-tornado').waitFor()
    const { data } = await fetchAnalysis(
      `interets-composes/sensibilite?${EXAMPLE}&mensuel=300&cible=resume.capitalFinalBrut`,
    )
    await page.locator('.tools-table-fold > summary').click()
    const rows = await page.locator('.tools-table tbody tr').allInnerTexts()
    expect(rows).toHaveLength(data.effets.length)
    for (const [rank, { amplitude }] of data.effets.entries())
      expect(rows[rank]).toContain(amplitude.toLocaleString('fr-FR', { minimumFractionDigits: 2 }))
    // The chart draws eight parameters at most, those that change something.
    const effective = data.effets.filter(({ amplitude }) => amplitude > 0)
    const widths = await page.locator('.tools-tornado g').evaluateAll((groups) =>
      groups.map((group) => {
        const bars = [...group.querySelectorAll('rect')].map((bar) => bar.getBoundingClientRect())
        return Math.max(...bars.map(({ right }) => right)) - Math.min(...bars.map(({ left }) => left))
      }),
    )
    expect(widths).toHaveLength(Math.min(8, effective.length))
    const [widest = 0] = widths
    for (const [rank, width] of widths.entries())
      expect(width / widest).toBeCloseTo(
        (effective[rank]?.amplitude ?? 0) / (effective[0]?.amplitude ?? 1),
        1,
      )
    expect(errors).toEqual([])
  })

  it('copies a link, or selects it when the browser refuses to copy', async () => {
    const { page } = await opened('/cagr', pages, {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await opening(page, 'share')
    await page.locator('#tools-curl-label + div button').click()
    await expectSoon(() => page.locator('.tools-share').innerText()).toMatch(/Copié/)
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    const [, address = ''] = /^curl '(.+)'$/.exec(copied) ?? []
    expect(await (await fetch(address)).json()).toMatchObject({ data: { resume: { cagr: 12.1353 } } })
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('no'))
    })
    await page.locator('#tools-link-label + div button').click()
    await expectSoon(() => page.locator('.tools-share').innerText()).toMatch(/Ctrl\+C/)
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(
      await page.locator('#tools-link').inputValue(),
    )
  })

  it('saves a picture of the chart, and reports when the service refuses it', async () => {
    const { page, errors } = await opened('/cagr')
    await opening(page, 'share')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('.tools-buttons button').first().click(),
    ])
    expect(download.suggestedFilename()).toBe('cagr-1.png')
    const picture = await readFile(await download.path())
    expect(picture.subarray(1, 4).toString()).toBe('PNG')
    const [width, height] = [picture.readUInt32BE(16), picture.readUInt32BE(20)]
    const drawing = pages.requests.filter((one) => one.includes('graphique.svg')).at(-1) ?? ''
    const svg = await (await fetch(service.origin + drawing)).text()
    expect(svg).toContain(`width="${width / 2}" height="${height / 2}"`)
    expect(picture.length).toBeGreaterThan(10_000)
    expect(errors).toEqual([])
    await page.route('**/graphique.svg*', (route) => route.fulfill({ status: 429, body: '{}' }))
    await page.locator('.tools-buttons button').first().click()
    await expectSoon(() => page.locator('.tools-buttons').innerText()).toMatch(/n’a pas pu être faite/)
  })

  it('saves each of several charts in its own file', async () => {
    const { page, errors } = await opened('/livret-a-vs-etf')
    await opening(page, 'share')
    const buttons = page.locator('.tools-buttons button').filter({ hasText: 'PNG' })
    const { charts } = simulatorNamed('livret-a-vs-etf').contract
    await expectSoon(() => buttons.allInnerTexts()).toEqual(
      charts.map(({ title }) => `Image PNG · ${title.fr}`),
    )
    for (const rank of charts.keys()) {
      const [download] = await Promise.all([page.waitForEvent('download'), buttons.nth(rank).click()])
      expect(download.suggestedFilename()).toBe(`livret-a-vs-etf-${rank + 1}.png`)
      const drawing = pages.requests.filter((one) => one.includes('graphique.svg')).at(-1) ?? ''
      expect(new URL(drawing, pages.origin).searchParams.get('graphique')).toBe(rank ? `${rank + 1}` : null)
    }
    expect(errors).toEqual([])
  })

  it('offers links without scripts, to the API for analyses', async () => {
    const { page } = await openTestPage({ javaScriptEnabled: false })
    await page.goto(`${pages.origin}/cagr`)
    for (const tool of ['goal-seek', 'sensitivity', 'share']) await opening(page, tool)
    expect(await page.locator('#tools-link').inputValue()).toMatch(/\/cagr[?]valeur_initiale=10000/)
    expect(await page.locator('.tools-fold a[href^="/docs"]').count()).toBe(2)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('.tools-links a').first().click(),
    ])
    expect(await readFile(await download.path(), 'utf8')).toMatch(/^\uFEFFannee;valeur/)
  })
})
