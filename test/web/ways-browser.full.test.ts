/**
 * Changing in a form from one set of exclusive parameters (“way”) to another, in a real browser: the page names what
 * is not carried over.
 */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { withoutBrowser } from '../support/browser.ts'
import { violationsOf } from './axe.ts'
import { lastingPage } from './lasting-page.ts'

const { open } = lastingPage()

const way = (page: Page, title: string) => page.locator('#form').getByText(title, { exact: true })
const KINSHIP = '/en/succession?patrimoine=600000&lien=enfant&heritiers=2&donations=50000'

describe.skipIf(withoutBrowser)('Way of a form', () => {
  it('names the values of the other way that this one leaves out, and keeps them', async () => {
    const page = await open(KINSHIP)
    const note = page.locator('.form-left-out')
    expect(await note.count()).toBe(0)
    await way(page, 'A whole family').click()
    await note.waitFor()
    expect(await note.textContent()).toMatch(/^Not carried over: .*[Gg]ifts.*The other way keeps it[.]$/)
    expect(await violationsOf(page)).toEqual([])
    await way(page, 'Heirs of the same relationship').click()
    await note.waitFor({ state: 'detached' })
    expect(await page.locator('input[name=donations]').inputValue()).toMatch(/^50.000$/)
  })

  it('names rows that were changed before the list was left', async () => {
    const page = await open('/en/donation?montant=100000&lien=enfant&donataires=1')
    await way(page, 'A list').click()
    await page.locator('.form-row input[inputmode=decimal]').first().fill('70000')
    await way(page, 'Persons in equal shares').click()
    const note = page.locator('.form-left-out')
    await note.waitFor()
    expect(await note.textContent()).toContain('Not carried over: ')
  })

  it('asks the choice of a spouse of families with one, in either way', async () => {
    const page = await open(KINSHIP)
    const [choice, gift] = [page.locator('#form-option_conjoint'), page.locator('#form-donation_epoux')]
    expect([await choice.count(), await gift.count()]).toEqual([0, 0])
    await page.locator('#form-conjoint_survivant').setChecked(true)
    await choice.waitFor({ state: 'attached' })
    await way(page, 'A whole family').click()
    await gift.waitFor({ state: 'attached' })
    expect(await choice.count()).toBe(1)
  })

  it('shows no note where all values are carried over', async () => {
    const page = await open(KINSHIP.replace('&donations=50000', ''))
    await way(page, 'A whole family').click()
    await page.locator('.form-row').first().waitFor()
    expect(await page.locator('.form-left-out').count()).toBe(0)
  })
})
