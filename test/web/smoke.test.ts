/** The only browser test of the quick tier: one simulator of each group, in both languages, on the built site. */

import {
  catalogue,
  type Language,
  languages,
  type Simulator,
  type SimulatorName,
  simulate,
  startQuery,
} from '@denier/core'
import { typeset } from '@denier/prose'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatterOf } from '../../apps/web/src/result/figures.tsx'
import { sentenceOf } from '../../apps/web/src/result/sentence.tsx'
import { figureAt, figuresOf } from '../../apps/web/src/tools/figures.ts'
import {
  expectSoon,
  openLastingPage,
  openTestPage,
  type WatchedPage,
  withoutBrowser,
} from '../support/browser.ts'
import { sharedService } from '../support/service.ts'
import { violationsOf } from './axe.ts'
import { scriptStarts } from './visit-site.ts'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** More presses of Tab than any page needs to reach its form. */
const MOST_PRESSES = 30

const isFirstOfGroup = ({ contract }: Simulator, rank: number): boolean =>
  catalogue.findIndex((other) => other.contract.group === contract.group) === rank

const cases = catalogue
  .filter(isFirstOfGroup)
  .flatMap((simulator) =>
    languages.map((language) => ({ name: simulator.contract.name, simulator, language })),
  )

describe.skipIf(withoutBrowser)('Simulator page in a browser', () => {
  let origin: string
  let reader: WatchedPage
  beforeAll(async () => {
    ;[{ origin }, reader] = await Promise.all([sharedService(), openLastingPage()])
  })
  afterAll(() => reader?.close())

  it.each(cases)(
    'answers accessibly and requests no other origin: $name in $language',
    async ({ name, simulator, language }) => {
      const { page, errors, requests, forget } = reader
      await forget()
      await page.goto(origin + (language === 'fr' ? `/${name}` : `/en/${name}`))
      await scriptStarts(page)
      const { param, value, figure, sentence } = await anotherQuestion(simulator, language)
      expect(await firstFieldByKeys(page)).toBe(`form-${param}`)
      await page.keyboard.press('Control+A')
      await page.keyboard.type(String(value))
      await expectSoon(() => page.locator('.result-sentence').innerText()).toBe(sentence)
      expect(await page.locator('.result-key').innerText()).toContain(figure)
      expect(await page.locator('.result .denier-chart').first().isVisible()).toBe(true)
      expect(await page.locator('.result-scroll tbody tr').count()).toBeGreaterThan(0)
      expect(await violationsOf(page, undefined, WCAG_22_AA)).toEqual([])
      expect(errors).toEqual([])
      expect(requests.filter((address) => !address.startsWith(`${origin}/`))).toEqual([])
    },
  )
})

describe.skipIf(withoutBrowser)('Note in a browser', () => {
  it('opens from the result without a script, on three pages of A4 at most', async () => {
    const { origin } = await sharedService()
    const { page } = await openTestPage({ javaScriptEnabled: false })
    await page.goto(`${origin}/fiscalite?revenu=73960&nature=imposable&situation=marie&enfants=2`)
    await page.locator('.part-head').nth(1).click()
    await page.locator('.result-how a').first().click()
    expect(await page.locator('.note-key').innerText()).toMatch(/4\s782\s€/)
    const pdf = await page.pdf({ preferCSSPageSize: true })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(3)
  })
})

/** Presses Tab until a field of the form has the focus. @returns its id. */
async function firstFieldByKeys(page: Page): Promise<string> {
  for (let press = 0; press < MOST_PRESSES; press += 1) {
    await page.keyboard.press('Tab')
    const id = await page.evaluate(() => document.activeElement?.id ?? '')
    if (id.startsWith('form-')) return id
  }
  throw new Error(`no field has the focus after ${MOST_PRESSES} presses of Tab`)
}

/** The worked example with its first value a tenth larger, and what the library answers. */
async function anotherQuestion({ contract }: Simulator, language: Language) {
  const [[param, before] = expect.fail('an empty example')] = Object.entries(startQuery(contract))
  const value = Math.round(Number(before) * 1.1)
  const query = { ...startQuery(contract), [param]: value }
  const reply = await simulate(contract.name as SimulatorName, query as never, { lang: language })
  if (reply.errors) throw new Error(JSON.stringify(reply.errors))
  const [decisive = ''] = contract.decisive
  const { field } = figuresOf(contract, language).find(({ key }) => key === decisive) ?? expect.fail(decisive)
  const figure = formatterOf(contract)(field, figureAt(reply.data, decisive), language)
  return { param, value, figure: typeset(figure), sentence: sentenceOf(contract, reply as never, language) }
}
