/** The page of a whole family in a real browser: from heirs of one kinship to a gift, its tree, and a person removed. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectSoon, openTestPage, withoutBrowser } from '../support/browser.ts'
import { sharedService, type TestService } from '../support/service.ts'
import { violationsOf } from './axe.ts'
import { scriptStarts } from './visit-site.ts'

const WIDE = { viewport: { width: 1366, height: 650 }, colorScheme: 'light' } as const
const NARROW = { viewport: { width: 320, height: 740 }, colorScheme: 'dark' } as const

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
/** The texts of faults beside fields. */
const faults = (page: Page) => page.locator('.form-fault').allInnerTexts()
/** The query of the address. */
const question = (page: Page) => decodeURIComponent(new URL(page.url()).search)
const tree = (page: Page) => page.getByRole('img', { name: 'La famille, et ce que chacun reçoit' })

/** A spouse, two children and their life insurance. */
const HOUSEHOLD =
  '/succession?patrimoine=601500&lien=enfant&heritiers=2&conjoint_survivant=true&age_conjoint=70&assurance_vie=400000'

describe.skipIf(withoutBrowser)('Page of a whole family', () => {
  let service: TestService
  beforeAll(async () => {
    service = await sharedService()
  })
  const open = async (path: string, options: BrowserContextOptions) => {
    const watched = await openTestPage(options)
    await watched.page.goto(service.origin + path)
    if (options.javaScriptEnabled !== false) await scriptStarts(watched.page)
    return watched
  }

  it.each([WIDE, NARROW])(
    'carries heirs over, offers them by name and keeps references right as rows are removed: %o',
    async (look) => {
      const { page, errors } = await open(HOUSEHOLD, look)
      await page.locator('#form .form-way').nth(1).click()
      const carried = 'proche=conjoint,age:70&proche=enfant&proche=enfant'
      await expectSoon(() => question(page)).toContain(carried)
      expect(await faults(page)).toEqual([])
      await tree(page).waitFor()

      await expectSoon(() => group(page, 'Proche 1').getByLabel('Souche').count()).toBe(0)
      expect(await group(page, 'Proche 1').getByLabel('Nombre').count()).toBe(0)
      await group(page, 'Proche 2').getByLabel('Enfant d’une autre union').check()
      await expectSoon(() => question(page)).toContain('proche=enfant,autre_lit')

      await page.getByRole('button', { name: 'Ajouter une donation' }).click()
      const gift = group(page, 'Donation 1')
      await gift.getByLabel('Proche qui a reçu').selectOption({ label: 'Enfant 2' })
      await gift.getByLabel('Valeur donnée alors').fill('50000')
      expect(await faults(page)).toEqual([])
      await gift.getByLabel('Date').fill('2018-04-01')
      await expectSoon(() => question(page)).toContain('don=proche:3,montant:50000,date:2018-04-01')
      expect(await violationsOf(page)).toEqual([])
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(look.viewport.width)

      await group(page, 'Proche 2').getByRole('button').click()
      await expectSoon(() => gift.getByLabel('Proche qui a reçu').inputValue()).toBe('2')
      expect(await gift.getByLabel('Proche qui a reçu').locator('option:checked').innerText()).toBe('Enfant')
      await group(page, 'Proche 2').getByRole('button').click()
      await page.locator('#form-don-1-proche-fault').waitFor()
      await expectSoon(() => page.locator('.form-list [role=status].form-note').innerText()).toContain(
        'Donation 1',
      )
      expect(errors).toEqual([])
    },
  )

  it('begins again with the heirs as they are now, and keeps a family that was left', async () => {
    const { page } = await open(HOUSEHOLD, WIDE)
    const [one, whole] = [page.locator('#form .form-way').nth(0), page.locator('#form .form-way').nth(1)]
    await whole.click()
    await group(page, 'Proche 3').getByRole('button').click()
    await expectSoon(() => page.locator('#form-proche .form-row').count()).toBe(2)
    await one.click()
    await whole.click()
    await expectSoon(() => page.locator('#form-proche .form-row').count()).toBe(2)
    await one.click()
    await page.getByLabel('Nombre d’héritiers', { exact: true }).fill('4')
    await whole.click()
    await expectSoon(() => page.locator('#form-proche .form-row').count()).toBe(5)
  })

  it('waits until a gift is left before it says what is missing', async () => {
    const { page } = await open('/succession?patrimoine=9&proche=enfant', WIDE)
    await page.getByRole('button', { name: 'Ajouter une donation' }).click()
    await group(page, 'Donation 1').getByLabel('Proche qui a reçu').selectOption('1')
    await page.waitForTimeout(1_500)
    expect(await faults(page)).toEqual([])
    await page.getByLabel('Patrimoine', { exact: true }).focus()
    await expectSoon(async () => (await faults(page)).length).toBe(2)
  })

  it('is drawn by the server, and leads to a family without a script', async () => {
    const { page } = await open(HOUSEHOLD, { ...WIDE, javaScriptEnabled: false })
    await page.locator('a.form-other-head').click()
    await page.waitForURL(/proche=/) // a click ends before the page that it leads to has loaded
    expect(question(page)).toContain('proche=conjoint,age:70&proche=enfant&proche=enfant')
    expect(await tree(page).count()).toBe(1)
    expect(await page.locator('.form-fault').count()).toBe(0)
    expect(await group(page, 'Proche 1').getByLabel('Souche').count()).toBe(1)
  })

  it('shows no box where an answer has nothing to draw', async () => {
    const { page } = await open('/succession?patrimoine=500000&lien=conjoint', WIDE)
    expect(await page.locator('.result-absent, .result-chart').count()).toBe(0)
  })

  it('shows no figure of one heir for a family', async () => {
    const { page } = await open('/succession?patrimoine=500000&proche=enfant', WIDE)
    expect(await page.locator('.result-unknown').count()).toBe(0)
  })
})
