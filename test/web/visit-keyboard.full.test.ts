/** Whole visits by keyboard only, on the built site: from the home page to a shared scenario in the other language. */
import type { Language } from '@denier/core'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectSoon, withoutBrowser } from '../support/browser.ts'
import { type Hands, handsOn } from './visit-hands.ts'
import { openSitePage, type VisitedPage } from './visit-site.ts'

/** A visit to one simulator. */
interface Trip {
  readonly name: string
  readonly language: Language
  /** The text to search for, and the field to fill. */
  readonly search: string
  /** How many simulators the search finds, theirs first. */
  readonly found: number
  readonly field: string
  readonly value: string
  /** The value that goal seek is to reach, as typed. */
  readonly goal: string
}

const trips: readonly Trip[] = [
  {
    name: 'achat-location',
    language: 'fr',
    search: 'acheter ou louer',
    found: 2,
    field: 'prix',
    value: '320 000',
    goal: '500000',
  },
  {
    name: 'cagr',
    language: 'en',
    search: 'growth rate',
    found: 1,
    field: 'valeur_initiale',
    value: '12,000',
    goal: '8',
  },
  {
    name: 'budget-50-30-20',
    language: 'en',
    search: 'budget',
    found: 1,
    field: 'revenu',
    value: '3,200',
    goal: '1500',
  },
  {
    name: 'livret-a-vs-etf',
    language: 'fr',
    search: 'etf',
    found: 1,
    field: 'capital',
    value: '12 000,50',
    goal: '60000',
  },
]

const COPIED = { fr: 'Copié.', en: 'Copied.' }
const KEPT = { fr: 'Scénario 1 gardé.', en: 'Scenario 1 kept.' }
const FILLED = { fr: 'C’est dans le formulaire.', en: 'It is in the form.' }

const text = (page: Page, selector: string) => page.locator(selector).first().innerText()
const value = (page: Page, selector: string) => page.locator(selector).first().inputValue()
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id)
/** The visible text of a result, without what says what has changed: announcements, and the bar of phones. */
const shown = (page: Page) =>
  page
    .locator(
      '.result-body > :not(.result-pinned, .result-bar), .result-pinned :is(.result-sentence, .result-key)',
    )
    .allInnerTexts()
const isOpen = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => one.closest('details')?.open)

describe.skipIf(withoutBrowser)('Visit by keys alone', () => {
  // Each part begins where the previous one ended, and has its own timeout.
  describe.each(trips)('to $name in $language', (trip) => {
    let visit: VisitedPage
    let hands: Hands
    beforeAll(async () => {
      visit = await openSitePage({
        viewport: { width: 1280, height: 800 },
        permissions: ['clipboard-read', 'clipboard-write'],
      })
      hands = handsOn(visit.page)
      await visit.go(trip.language === 'fr' ? '/' : '/en/')
    })
    afterAll(() => visit?.close())

    it.each(partsOf(trip))('completes its step: $name', async ({ part }) => {
      await part(visit.page, hands, trip)
      expect([hands.faults, visit.errors]).toEqual([[], []])
    })
  })
})

/** A step of a visit. */
type Part = (page: Page, hands: Hands, trip: Trip) => Promise<void>

const partsOf = ({ name }: Trip) => {
  const parts: readonly Part[] = [
    find,
    fill,
    choose,
    unfoldMore,
    ...(name === 'livret-a-vs-etf' ? [lookBack] : []),
    read,
    seek,
    weigh,
    keep,
    consult,
    share,
    turn,
  ]
  return parts.map((part) => ({ name: part.name, part }))
}

/** From the header to the search box, and from the first card left to its page. */
async function find(page: Page, hands: Hands, { name, search, found }: Trip): Promise<void> {
  expect(await hands.to('.site-skip')).toBe(1)
  await hands.press('Enter')
  expect(await hands.to('#home-search')).toBe(1)
  await hands.write(search)
  await expectSoon(() => text(page, '[role=status]')).toContain(String(found))
  expect(await hands.to('.home-link')).toBe(1)
  await hands.follow(({ pathname }) => pathname.endsWith(`/${name}`))
  await hands.to('.site-skip')
  await hands.press('Enter')
  expect(await focused(page)).toBe('content')
}

/** A field, its slider, and its help; the answer follows. */
async function fill(page: Page, hands: Hands, { field, value: typed }: Trip): Promise<void> {
  const box = `#form-${field}`
  const before = await shown(page)
  await hands.to(box)
  await hands.write(typed)
  await expectSoon(() => shown(page)).not.toEqual(before)
  expect(await hands.to('.form-slider input')).toBe(1)
  const written = await value(page, box)
  await hands.press('ArrowRight', 'ArrowRight')
  expect(await value(page, box)).not.toBe(written)
  await hands.to('.form-help-head')
  await hands.press('Enter')
  expect(await isOpen(page, '.form-help-head:focus')).toBe(true)
  await hands.press('Space')
  expect(await isOpen(page, '.form-help-head:focus')).toBe(false)
}

/** A preset and another exclusive way, when the form has them. */
async function choose(page: Page, hands: Hands): Promise<void> {
  if ((await page.locator('.form-preset').count()) > 0) {
    await hands.to('.form-preset[aria-pressed=false]', 'Shift+Tab')
    await hands.press('Enter')
    expect(await page.locator('.form-preset:focus').getAttribute('aria-pressed')).toBe('true')
  }
  if ((await page.locator('.form-ways').count()) === 0) return
  const here = await text(page, '.form-way-here')
  const isBehind = await page.evaluate(() => {
    const ways = document.querySelector('.form-ways')
    return ways && document.activeElement && ways.compareDocumentPosition(document.activeElement) & 4 // 4: the focus follows it
  })
  await hands.to('.form-ways input', isBehind ? 'Shift+Tab' : 'Tab')
  await hands.press('ArrowRight')
  expect(await text(page, '.form-way-here')).not.toBe(here)
  expect(await page.locator('.form-fault').count()).toBe(0)
  await hands.to('.form-choice .form-text, .form-choice .form-date')
  await hands.to('.form-ways input', 'Shift+Tab')
  await hands.press('ArrowLeft')
  expect(await text(page, '.form-way-here')).toBe(here)
}

/** The rarer parameters, folded by default. */
async function unfoldMore(page: Page, hands: Hands): Promise<void> {
  await hands.to('.form-more-head')
  if (await isOpen(page, '.form-more-head')) await hands.press('Enter')
  await hands.press('Space')
  expect(await isOpen(page, '.form-more-head')).toBe(true)
  // The first field may have a help, which is beside its label.
  const own = '.form-more .form-fields .form-field:first-child'
  expect(await hands.to(`${own} :is(input, select, .form-help-head)`)).toBe(1)
  if (await page.locator(':focus.form-help-head').count())
    expect(await hands.to(`${own} :is(input, select)`)).toBe(1)
}

/** A historical replay, which a worker computes. */
async function lookBack(page: Page, hands: Hands): Promise<void> {
  const before = await shown(page)
  await hands.to('#form-methode')
  for (let step = 0; step < 4 && (await value(page, '#form-methode')) !== 'historique'; step += 1)
    await hands.press('ArrowDown')
  expect(await value(page, '#form-methode')).toBe('historique')
  await expectSoon(() => shown(page)).not.toEqual(before)
  expect(await focused(page)).toBe('form-methode')
  expect(page.workers()).toHaveLength(2) // for the answer, and for its range
  await hands.press('Home')
  await expectSoon(() => shown(page)).toEqual(before)
}

/** Opens a section of the page. */
async function openSection(page: Page, hands: Hands, id: string): Promise<void> {
  const head = `.part:has(> #${id}) > .part-head`
  await hands.to(head)
  await hands.press('Enter')
  expect(await isOpen(page, head)).toBe(true)
}

/** A chart, point by point. */
async function read(page: Page, hands: Hands): Promise<void> {
  if ((await page.locator('.result-scrub input').count()) > 0) {
    await hands.to('.result-scrub input')
    const valueText = () => page.locator('.result-scrub input').first().getAttribute('aria-valuetext')
    const before = await valueText()
    await hands.press('Home')
    expect(await valueText()).not.toBe(before)
  }
}

/** A table. */
async function consult(page: Page, hands: Hands): Promise<void> {
  await openSection(page, hands, 'details')
  await hands.to('.result-fold > summary')
  await hands.press('Enter')
  expect(await hands.to('.result-table-why')).toBe(1)
  expect(await hands.to('.result-scroll')).toBe(1)
}

/** The question is kept as a scenario, which its address then has. */
async function keep(page: Page, hands: Hands, { language }: Trip): Promise<void> {
  await openSection(page, hands, 'compare')
  await hands.to('.compare-keep button')
  await hands.press('Enter')
  await expectSoon(() => text(page, '.compare-aloud')).toBe(KEPT[language])
  await expectSoon(() => new URL(page.url()).hash).toContain('avec=')
  await page.locator('.compare-name').first().waitFor() // its code and its styles come once a scenario is kept
  await page.waitForLoadState('networkidle')
  expect(await page.locator('.compare-keep button:focus').count()).toBe(1)
}

/** A goal seek; the value found fills in the form. */
async function seek(page: Page, hands: Hands, { goal, language }: Trip): Promise<void> {
  await openSection(page, hands, 'what-if')
  await hands.to('.tools-goal-seek summary')
  await hands.press('Enter')
  await page.locator('#tools-goal-value').waitFor()
  await hands.to('#tools-goal-value')
  await hands.write('x')
  await hands.press('Enter')
  await expectSoon(() => page.locator('.tools-fault').count()).toBe(1)
  expect(await focused(page)).toBe('tools-goal-value')
  await hands.write(goal)
  await hands.to('.tools-goal-seek [type=submit]')
  await hands.press('Enter')
  await page.locator('.tools-goal-seek .tools-found').waitFor()
  await hands.to('.tools-goal-seek .tools-buttons button')
  await hands.press('Space')
  await expectSoon(() => text(page, '.tools-goal-seek .tools-buttons [role=status]')).toBe(FILLED[language])
  expect(await page.locator('.tools-goal-seek .tools-buttons button:focus').count()).toBe(1)
}

/** A sensitivity, and its table. */
async function weigh(page: Page, hands: Hands): Promise<void> {
  await hands.to('#tools-sensitivity-target')
  await page.locator('.tools-tornado').waitFor()
  await hands.to('.tools-table-fold > summary')
  await hands.press('Enter')
  expect(await isOpen(page, '.tools-table-fold > summary')).toBe(true)
}

/** The link of the page is copied. */
async function share(page: Page, hands: Hands, { language }: Trip): Promise<void> {
  await hands.to('.tools-share > summary')
  await hands.press('Enter')
  // the link follows the page after a pause; a copy made before would be of the question without its scenario
  await expectSoon(() => value(page, '#tools-link')).toContain('avec=')
  await hands.to('.tools-copy-line button')
  await hands.press('Enter')
  await expectSoon(() => text(page, '.tools-copied [role=status]')).toBe(COPIED[language])
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  // the address follows the page after a pause; it also names the section
  await expectSoon(async () => page.url().replace('#details&', '#')).toBe(copied)
}

/** Back to the link to the other language, where the scenarios are the same. */
async function turn(page: Page, hands: Hands, { name, language }: Trip): Promise<void> {
  const { search, hash } = new URL(page.url())
  await hands.to('.site-switch', 'Shift+Tab')
  await hands.follow((url) => url.pathname === (language === 'fr' ? `/en/${name}` : `/${name}`))
  expect(page.url()).toContain(search + hash)
  expect(await page.locator('html').getAttribute('lang')).not.toBe(language)
  // the comparison is imported, with a series that the page may lack
  await expectSoon(() => page.locator('.compare-list li').count()).toBe(1)
}
