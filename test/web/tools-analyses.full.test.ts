/** The tools in a real browser: goal seek, sensitivity, sharing. */
import { readFile } from 'node:fs/promises'
import { loadHistory } from '@denier/core'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { expectSoon, openTestPage, type PageClock, stopClock, withoutBrowser } from '../support/browser.ts'
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

/** Opens a tool by its name in the classes of the page; that of sensitivity is open in its section. */
const opening = async (page: Page, tool: string) => {
  await openSections(page)
  if (tool !== 'sensitivity') await page.locator(`.tools-${tool} > summary`).click()
}

/** What `recordAnalyses` keeps in the page: the queries of sensitivity, and the messages that it holds back. */
interface Recorded {
  readonly queries: string[]
  isHeld: boolean
  readonly release: () => void
}

/** Records what the page asks its workers about sensitivity; the messages wait while `isHeld`. */
const recordAnalyses = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const post = Worker.prototype.postMessage
    const held: (() => void)[] = []
    const recorded: Recorded = {
      queries: [],
      isHeld: false,
      release: () => {
        recorded.isHeld = false
        for (const send of held.splice(0)) send()
      },
    }
    Object.assign(window, { recorded })
    Worker.prototype.postMessage = function (this: Worker, message: unknown) {
      const { job } = message as { job: { analysis: string; query: string } }
      const send = () => post.call(this, message)
      if (job.analysis !== 'sensibilite') return send()
      recorded.queries.push(job.query)
      if (recorded.isHeld) held.push(send)
      else send()
    } as Worker['postMessage']
  })

/** Lets the time of a page pass until what it draws is there: its clock also stops what follows a render. */
const letPassUntil = (clock: PageClock, read: () => Promise<unknown>) =>
  expectSoon(async () => {
    await clock.pass()
    return read()
  })

/** The values of a parameter in the recorded queries of sensitivity, in order. */
const studied = (page: Page, name: string): Promise<(string | null)[]> =>
  page.evaluate(
    (parameter) =>
      (Reflect.get(window, 'recorded') as Recorded).queries.map((query) =>
        new URLSearchParams(query).get(parameter),
      ),
    name,
  )

/** An amount of a forecast as pages write it: whole euros from 10 on, cents below. */
const amountText = (amount: number, locale: string): string =>
  amount === 0 || amount >= 10
    ? Math.round(amount).toLocaleString(locale)
    : amount.toLocaleString(locale, { minimumFractionDigits: 2 })

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
  /** A page that records what it asks about sensitivity, and whose clock the test may stop. */
  const openedRecorded = async (path: string) => {
    const watched = await openTestPage({ viewport: { width: 1200, height: 900 }, hasTestClock: true })
    await recordAnalyses(watched.page)
    await watched.page.goto(pages.origin + path)
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
    expect(await page.locator('.tools-goal-seek .tools-answer').innerText()).toContain('500\u202f000\u00a0€')
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
    await page.locator('.tools-goal-seek .tools-found').waitFor()
    expect(await page.locator('.tools-goal-seek .tools-found').innerText()).toBe(
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
    await page.locator('.tools-tornado').waitFor()
    await page.locator('#tools-sensitivity-target').selectOption('resume.capitalFinalBrut')
    const chosen = await page.locator('#tools-sensitivity-target option:checked').textContent()
    await expectSoon(() => page.locator('.tools-tornado title').textContent()).toMatch(
      new RegExp(`: ${chosen}$`),
    )
    const { data } = await fetchAnalysis(
      `interets-composes/sensibilite?${EXAMPLE}&mensuel=300&cible=resume.capitalFinalBrut`,
    )
    await page.locator('.tools-table-fold > summary').click()
    const rows = await page.locator('.tools-table tbody tr').allInnerTexts()
    expect(rows).toHaveLength(data.effets.length)
    for (const [rank, { amplitude }] of data.effets.entries())
      expect(rows[rank]).toContain(amountText(amplitude, 'fr-FR'))
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

  it('draws what matters most once its section is open, and follows the form', async () => {
    const { page, errors } = await openedRecorded(`/en/interets-composes?${EXAMPLE}&mensuel=300`)
    await page.locator('.part:has(> #what-if) > summary').click()
    const found = page.locator('.tools-sensitivity .tools-found')
    await found.waitFor()
    await page.locator('.tools-tornado').waitFor()
    const before = await found.innerText()
    const base = page.locator('.tools-base-figure')
    const baseBefore = await base.textContent()
    await page.locator('.simulator-form input[name="mensuel"]').fill('900')
    await expectSoon(() => base.textContent()).not.toBe(baseBefore)
    expect(await found.innerText()).not.toBe(before)
    await page.locator('.tools-table-fold > summary').click()
    const [cible] = simulatorNamed('interets-composes').contract.decisive
    const { data } = await fetchAnalysis(
      `interets-composes/sensibilite?${EXAMPLE}&mensuel=900&cible=${cible}`,
    )
    const rows = page.locator('.tools-table tbody tr')
    for (const [rank, { amplitude }] of data.effets.entries())
      await expectSoon(() => rows.nth(rank).innerText()).toContain(amountText(amplitude, 'en-GB'))
    expect(await page.locator('.tools-sensitivity button').count()).toBe(0)
    expect(await studied(page, 'mensuel')).toEqual(['300', '900'])
    expect(errors).toEqual([])
  })

  it('computes and downloads nothing for what matters most while its section or its fold is closed', async () => {
    const { page, requests, errors } = await openedRecorded('/interets-composes')
    const clock = await stopClock(page)
    const type = async (amount: string) => {
      await page.locator('.simulator-form input[name="mensuel"]').fill(amount)
      await clock.pass()
    }
    const loaded = requests.length
    await type('400')
    await page.locator('.tools-sensitivity').evaluate((fold) => {
      // a fold that is opened in a closed section is not seen
      Object.assign(fold, { open: false })
      Object.assign(fold, { open: true })
    })
    await type('410')
    expect(requests.slice(loaded).filter((one) => one.includes('/js/'))).toEqual([])
    expect(await studied(page, 'mensuel')).toEqual([])
    const section = page.locator('.part:has(> #what-if) > summary')
    await section.click()
    await letPassUntil(clock, () => studied(page, 'mensuel')).toEqual(['410'])
    await letPassUntil(clock, () => page.locator('.tools-tornado').count()).toBe(1)
    await section.click()
    await type('420')
    await section.click()
    await letPassUntil(clock, () => studied(page, 'mensuel')).toEqual(['410', '420'])
    await page.locator('.tools-sensitivity > summary').click()
    await type('430')
    await type('440')
    expect(await studied(page, 'mensuel')).toEqual(['410', '420'])
    await page.locator('.tools-sensitivity > summary').click()
    await letPassUntil(clock, () => studied(page, 'mensuel')).toEqual(['410', '420', '440'])
    expect(errors).toEqual([])
  })

  it('keeps what matters most, marked busy, while the next is computed, and skips the values between', async () => {
    const { page, errors } = await openedRecorded(`/interets-composes?${EXAMPLE}&mensuel=300`)
    const clock = await stopClock(page)
    await page.locator('.part:has(> #what-if) > summary').click()
    await letPassUntil(clock, () => page.locator('.tools-tornado').count()).toBe(1)
    const answer = page.locator('.tools-sensitivity .tools-answer')
    const before = await answer.innerText()
    expect(await answer.getAttribute('aria-busy')).toBe('false')
    await page.evaluate(() => Object.assign(Reflect.get(window, 'recorded'), { isHeld: true }))
    for (const amount of ['500', '600', '700']) {
      await page.locator('.simulator-form input[name="mensuel"]').fill(amount)
      await clock.pass()
    }
    expect(await studied(page, 'mensuel')).toEqual(['300', '500'])
    expect(await answer.getAttribute('aria-busy')).toBe('true')
    expect(await answer.getAttribute('class')).toContain('is-old')
    expect(await answer.innerText()).toBe(before)
    await page.evaluate(() => Reflect.get(window, 'recorded').release())
    await letPassUntil(clock, () => studied(page, 'mensuel')).toEqual(['300', '500', '700'])
    await letPassUntil(clock, () => answer.getAttribute('class')).not.toContain('is-old')
    expect(await answer.getAttribute('aria-busy')).toBe('false')
    expect(await answer.innerText()).not.toBe(before)
    // an invalid form keeps it, dimmed, like the answer
    await page.locator('.simulator-form input[name="mensuel"]').fill('rien')
    await clock.pass()
    await letPassUntil(clock, () => answer.getAttribute('class')).toContain('is-old')
    expect(await page.locator('.tools-tornado').count()).toBe(1)
    expect(await studied(page, 'mensuel')).toEqual(['300', '500', '700'])
    expect(errors).toEqual([])
  })

  it.each(['', 'en/'])(
    'takes fewer draws than the form where both tools would be refused, and says so: /%s',
    async (prefix) => {
      const values =
        'capital=50000&mensuel=800&depenses=2000&taux=6&inflation=2&age=30&methode=monte_carlo&horizon_retraite=36'
      const { page, errors } = await opened(`/${prefix}retraite-fire?${values}&simulations=5000`)
      await lookFor(page, 'monteCarlo.tauxReussite', '90', 'taux_retrait')
      const fewer = prefix ? /4,000 for “Number of draws” instead of 5,000/ : /4.000 pour .*au lieu de 5.000/
      for (const tool of ['goal-seek', 'sensitivity']) {
        await page.locator(`.tools-${tool} .tools-found`).waitFor()
        expect(await page.locator(`.tools-${tool} .tools-lowered`).innerText()).toMatch(fewer)
        expect(await page.locator(`.tools-${tool} .tools-faults`).count()).toBe(0)
      }
      // the warnings of the answer are not repeated: what is left is that an amount of 0 has no tenth
      expect(await page.locator('.tools-sensitivity .tools-warnings li').count()).toBe(1)
      const { data } = await fetchAnalysis(
        `retraite-fire/resolution?${values}&simulations=4000&inconnue=taux_retrait&cible=monteCarlo.tauxReussite&valeur=90`,
      )
      await page.locator('.tools-goal-seek .tools-answer button').click()
      await expectSoon(() => new URL(page.url()).searchParams.get('taux_retrait')).toBe(String(data.valeur))
      expect(new URL(page.url()).searchParams.get('simulations')).toBe('5000')
      await page.locator('.simulator-form input[name="horizon_retraite"]').fill('20')
      await expectSoon(() => page.locator('.tools-lowered').count()).toBe(0)
      expect(errors).toEqual([])
    },
  )

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
