/** A list of rows in a real browser: added, filled, removed, with a script and without, wide and narrow, in both themes. */
import type { Simulator } from '@denier/core'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectSoon, openTestPage, withoutBrowser } from '../support/browser.ts'
import { listSimulator } from '../support/list-simulator.ts'
import { violationsOf } from './axe.ts'
import { type ListPages, startListPages } from './list-pages.ts'
import { openSections } from './open-sections.ts'

const WIDE = { viewport: { width: 1280, height: 900 }, colorScheme: 'light' } as const
const NARROW = { viewport: { width: 320, height: 700 }, colorScheme: 'dark' } as const
/** The least size of what is pressed, in pixels. */
const TARGET = 44

const group = (page: Page, rank: number) => page.getByRole('group', { name: `Proche ${rank}`, exact: true })
/** The figure of the answer: how many persons the family has. */
const persons = (page: Page) => page.locator('.result-key dd').first().innerText()
const rowCount = (page: Page) => page.locator('.form-row').count()
const addressOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}
/** What has the focus: the title of its row, and its name. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document
    const title = at?.closest('.form-row')?.querySelector('legend')?.textContent ?? ''
    return [title, (at as HTMLInputElement | null)?.name || (at?.textContent ?? '')]
  })
const smallTargets = (page: Page) =>
  page
    .locator('.form-add:visible, .form-remove:visible')
    .evaluateAll(
      (all, least) => all.filter((one) => one.getBoundingClientRect().height < least).length,
      TARGET,
    )
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

describe.skipIf(withoutBrowser)('List of rows in a browser', () => {
  let pages: ListPages
  beforeAll(async () => {
    const simulator = listSimulator as unknown as Simulator
    pages = await startListPages([{ simulator, module: 'test/support/list-simulator.ts' }])
  })
  afterAll(() => pages?.close())

  const open = async (path: string, options: BrowserContextOptions) => {
    const watched = await openTestPage(options)
    await watched.page.goto(pages.origin + path)
    if (options.javaScriptEnabled !== false)
      await watched.page.locator('button.form-add').waitFor({ state: 'attached' })
    return watched
  }

  it.each([WIDE, NARROW])('adds, fills and removes rows as the answer follows: %o', async (look) => {
    const { page, errors } = await open('/famille-essai', look)
    expect([await rowCount(page), await persons(page)]).toEqual([2, '3'])

    await page.getByRole('button', { name: 'Ajouter un proche' }).click()
    expect(await focused(page)).toEqual(['Proche 3', 'proche.3.lien'])
    expect(await persons(page)).toBe('3') // a blank row changes nothing
    await group(page, 3).getByLabel('Enfant').check()
    await expectSoon(() => persons(page)).toBe('4')
    await group(page, 3).getByLabel('Nombre').fill('3')
    await expectSoon(() => persons(page)).toBe('6')
    await expectSoon(() => addressOf(page)).toBe(
      '/famille-essai?patrimoine=100&proche=conjoint,age:70&proche=enfant,nombre:2&proche=enfant,nombre:3',
    )

    const years = group(page, 3).getByLabel('Âge')
    await years.fill('1 000')
    await years.press('Tab')
    const fault = page.locator('#form-proche-3-age-fault')
    await fault.waitFor()
    expect((await fault.innerText()).replace(/\s/g, ' ')).toBe('Trop grand (de 0 an à 120 ans).')
    expect(await years.getAttribute('aria-describedby')).toContain('form-proche-3-age-fault')
    expect(await violationsOf(page)).toEqual([])
    expect([await overflow(page), await smallTargets(page)]).toEqual([0, 0])
    await years.fill('8')
    await expectSoon(() => fault.count()).toBe(0)

    await group(page, 1).getByRole('button', { name: 'Retirer : Proche 1' }).press('Enter')
    await expectSoon(() => persons(page)).toBe('5')
    expect(await focused(page)).toEqual(['Proche 1', 'proche.1'])
    expect(await page.locator('.form-list [role=status]').innerText()).toMatch(/^Retiré\s: Proche 1$/)
    expect(await group(page, 2).getByLabel('Âge').inputValue()).toBe('8')
    await expectSoon(() => addressOf(page)).toBe(
      '/famille-essai?patrimoine=100&proche=enfant,nombre:2&proche=enfant,nombre:3,age:8',
    )
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expectSoon(() => rowCount(page)).toBe(0)
    expect(await focused(page)).toEqual(['', 'Ajouter un proche'])
    await expectSoon(() => persons(page)).toBe('0')

    await page.getByRole('link', { name: 'Revenir à l’exemple' }).click()
    await expectSoon(() => rowCount(page)).toBe(2)
    expect(errors).toEqual([])
  })

  it('keeps what is typed in one row while another is removed, and compares scenarios by their rows', async () => {
    const { page, errors } = await open(
      '/famille-essai?patrimoine=5&proche=enfant&proche=conjoint,age:70',
      WIDE,
    )
    await openSections(page)
    await page.getByRole('button', { name: 'Garder ce scénario' }).click()
    const differences = page.locator('.compare-scroll:not(.compare-waterfall)')
    await page.getByLabel('Patrimoine', { exact: true }).fill('6')
    await differences.waitFor() // nothing to compare before the answer differs
    await expectSoon(() => differences.innerText()).toContain('Patrimoine')
    expect(await differences.innerText()).not.toContain('Proches')
    await group(page, 2).getByLabel('Âge').fill('71')
    await expectSoon(() => differences.innerText()).toContain('Proches')
    await group(page, 1).getByRole('button').click()
    await expectSoon(() => persons(page)).toBe('1')
    expect(await group(page, 1).getByLabel('Âge').inputValue()).toBe('71')
    expect(errors).toEqual([])
  })

  it('explains its figure in a worker with the rows of the question', async () => {
    const { page, errors } = await open('/famille-essai?proche=enfant,nombre:4', WIDE)
    await page.locator('.result-why').first().click()
    await expectSoon(() => page.locator('.why-calculation').count()).toBeGreaterThan(0)
    expect([page.workers().length, await page.locator('.why-value').innerText()]).toEqual([1, '4'])
    expect(errors).toEqual([])
  })

  it('works without a script: rows are added, removed and sent to the canonical address', async () => {
    const { page, errors } = await open('/famille-essai', { ...WIDE, javaScriptEnabled: false })
    expect([await rowCount(page), await page.locator('button.form-add').count()]).toEqual([5, 0])
    await page.getByText('Ajouter un proche').click()
    await group(page, 4).getByLabel('Enfant').check()
    await group(page, 4).getByLabel('Âge').fill('12')
    expect(await smallTargets(page)).toBe(0)
    await group(page, 4).getByLabel('Âge').press('Enter')
    await expectSoon(() => addressOf(page)).toBe(
      '/famille-essai?patrimoine=100&proche=conjoint,age:70&proche=enfant,nombre:2&proche=enfant,age:12',
    )
    expect(await persons(page)).toBe('4')
    await page.getByRole('button', { name: 'Retirer : Proche 2' }).click()
    await expectSoon(() => addressOf(page)).toBe(
      '/famille-essai?patrimoine=100&proche=conjoint,age:70&proche=enfant,age:12',
    )
    expect([await persons(page), await rowCount(page)]).toEqual(['2', 5])
    expect(errors).toEqual([])
  })

  it.each([WIDE, NARROW])('is accessible as the server draws it: %o', async (look) => {
    const { page } = await openTestPage(look)
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(`${pages.origin}/famille-essai?proche=conjoint,age:x&proche=a:b:c`)
    await page.getByText('Ajouter un proche').click()
    expect(await rowCount(page)).toBe(5)
    expect(await violationsOf(page)).toEqual([])
    expect([await overflow(page), await smallTargets(page)]).toEqual([0, 0])
  })

  it('has its rows in the page to embed too', async () => {
    const { page, errors } = await open('/embed/famille-essai?lang=en&proche=enfant', NARROW)
    await page.locator('.embed-change > summary').click()
    await page.getByRole('button', { name: 'Add a person' }).click()
    await page.getByRole('group', { name: 'Person 2', exact: true }).getByLabel('Spouse').check()
    await expectSoon(() => persons(page)).toBe('2')
    expect(await violationsOf(page)).toEqual([])
    expect([await overflow(page), errors]).toEqual([0, []])
  })
})
