/** Going back to the worked example, in a real browser: it can be undone. */
import { describe, expect, it } from 'vitest'
import { withoutBrowser } from '../support/browser.ts'
import { violationsOf } from './axe.ts'
import { lastingPage } from './lasting-page.ts'

const { open } = lastingPage()

describe.skipIf(withoutBrowser)('Reset of a form', () => {
  it('is undone by a button, with every value and the answer', async () => {
    const page = await open('/en/dca?mensuel=321&duree=17&versement=debut')
    const answer = page.locator('.result-sentence')
    const before = await answer.textContent()
    const undo = page.getByRole('button', { name: 'Restore my values' })
    expect(await undo.count()).toBe(0)
    await page.getByText('Back to the example').click()
    await undo.waitFor()
    expect(await page.locator('input[name=mensuel]').inputValue()).not.toBe('321')
    expect(await violationsOf(page)).toEqual([])
    await undo.click()
    await undo.waitFor({ state: 'detached' })
    expect(await page.locator('input[name=mensuel]').inputValue()).toBe('321')
    expect(await page.locator('input[name=duree]').inputValue()).toBe('17')
    expect(await answer.textContent()).toBe(before)
  })

  it('loses its undo button once a value has changed', async () => {
    const page = await open('/en/cagr?valeur_initiale=100&valeur_finale=200&duree=7')
    await page.getByText('Back to the example').click()
    const undo = page.getByRole('button', { name: 'Restore my values' })
    await undo.waitFor()
    await page.locator('input[name=valeur_finale]').fill('30000')
    await undo.waitFor({ state: 'detached' })
  })
})
