/** The statement of a career in a real browser: a table pasted into its rows, and the pension that follows from it. */
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectSoon, openTestPage, withoutBrowser } from '../support/browser.ts'
import { sharedService, type TestService } from '../support/service.ts'
import { violationsOf } from './axe.ts'
import { scriptStarts } from './visit-site.ts'

const question = (page: Page) => decodeURIComponent(new URL(page.url()).search).replaceAll('+', ' ')
const firstYear = (page: Page) => page.locator('#form-releve input').first()

/** Pastes a text into the field that has the focus, as the clipboard of a spreadsheet does. */
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    return document.activeElement?.dispatchEvent(event)
  }, text)

describe.skipIf(withoutBrowser)('Statement pasted on the page of retraite-publique', () => {
  let service: TestService
  beforeAll(async () => {
    service = await sharedService()
  })

  it.each([
    { viewport: { width: 1366, height: 650 }, colorScheme: 'light' },
    { viewport: { width: 375, height: 740 }, colorScheme: 'dark' },
  ] as const)('fills a row for each line, and warns of years without one: %o', async (look) => {
    const { page, errors } = await openTestPage(look)
    await page.goto(`${service.origin}/retraite-publique?naissance=1975-05-10&salaire=42000&annee_debut=2022`)
    await scriptStarts(page)
    await page.getByText('Votre relevé', { exact: true }).click()
    await page.getByRole('button', { name: 'Ajouter une année' }).click()
    await expectSoon(() => firstYear(page).evaluate((one) => one === document.activeElement)).toBe(true)
    await paste(page, 'Année\tSalaire\n2023\t38 500,00 €\n2024\t39 800\n2025\t41000\n')

    await expectSoon(() => page.locator('#form-releve .form-row').count()).toBe(3)
    await expectSoon(() => question(page)).toContain(
      'releve=2023,montant:38500.00&releve=2024,montant:39800&releve=2025,montant:41000',
    )
    expect(await page.locator('#form-releve [role=status]').innerText()).toBe('3 lignes collées.')
    expect(await page.locator('.form-fault').allInnerTexts()).toEqual([])
    await expectSoon(() => page.locator('.result').innerText()).toContain('n’ont pas de ligne au relevé')
    expect(await violationsOf(page)).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(look.viewport.width)
    expect(errors).toEqual([])
  })

  it('leaves a single number to the field, and names what is no number', async () => {
    const { page } = await openTestPage({ viewport: { width: 1366, height: 650 } })
    await page.goto(`${service.origin}/retraite-publique?naissance=1975-05-10&salaire=42000&annee_debut=2022`)
    await scriptStarts(page)
    await page.getByText('Votre relevé', { exact: true }).click()
    await page.getByRole('button', { name: 'Ajouter une année' }).click()
    await expectSoon(() => firstYear(page).evaluate((one) => one === document.activeElement)).toBe(true)
    expect(await paste(page, '2023')).toBe(true)
    expect(await paste(page, '2023 beaucoup\n2024 39800')).toBe(false)
    await expectSoon(() => page.locator('.form-fault').allInnerTexts()).toHaveLength(1)
    expect(await page.locator('#form-releve .form-row').count()).toBe(2)
  })
})
