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
    const group = page.locator('.form-more-head')
    await expectSoon(() => group.innerText()).toContain('Horizon: 25\u00a0years')
    expect(await page.locator('.form-more[open]').count()).toBe(0)
    await group.click()
    await expectSoon(() => note.isVisible()).toBe(true)
    await expectSoon(() => page.url()).toContain('horizon=25')
    expect(await violationsOf(page)).toEqual([])
    await horizon.fill('22')
    await note.waitFor({ state: 'detached' })
    await page.locator('input[name=duree_credit]').fill('18')
    await expectSoon(() => page.url()).toContain('duree_credit=18')
    expect(await horizon.inputValue()).toBe('22')
  })

  it('makes a retirement last until 95, says so, and stops once its length is set', async () => {
    const page = await open('/en/retraite-fire?capital=50000&mensuel=1000&depenses=2000&methode=historique')
    const length = page.locator('input[name=horizon_retraite]')
    const note = page.getByText('To age 95 until you set it')
    await page.locator('input[name=age]').fill('30')
    await expectSoon(() => length.inputValue()).toBe('44')
    await expectSoon(() => page.url()).toContain('horizon_retraite=44')
    await expectSoon(() => note.count()).toBe(1)
    await length.evaluate((field) => {
      for (let fold = field.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
        fold.open = true
    })
    await length.fill('40')
    await note.waitFor({ state: 'detached' })
    await page.locator('input[name=age]').fill('35')
    await expectSoon(() => page.url()).toContain('age=35')
    expect(await length.inputValue()).toBe('40')
  })
})
