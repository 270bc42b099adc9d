/** Lengths that move together on a form, in a real browser. */
import { describe, expect, it } from 'vitest'
import { expectSoon, withoutBrowser } from '../support/browser.ts'
import { violationsOf } from './axe.ts'
import { lastingPage } from './lasting-page.ts'

const { open } = lastingPage()

describe.skipIf(withoutBrowser)('Linked lengths of a form', () => {
  it('moves the horizon with the loan, says so, and stops once the horizon is set', async () => {
    const page = await open('/en/achat-location')
    const horizon = page.locator('input[name=horizon]')
    const note = page.getByText('Follows “Loan duration” until you set it')
    expect(await horizon.inputValue()).toBe('20')
    await page.locator('input[name=duree_credit]').fill('25')
    await expectSoon(() => horizon.inputValue()).toBe('25')
    await expectSoon(() => note.isVisible()).toBe(true)
    await expectSoon(() => page.url()).toContain('horizon=25')
    expect(await violationsOf(page)).toEqual([])
    await horizon.fill('22')
    await note.waitFor({ state: 'detached' })
    await page.locator('input[name=duree_credit]').fill('18')
    await expectSoon(() => page.url()).toContain('duree_credit=18')
    expect(await horizon.inputValue()).toBe('22')
  })
})
