/** The search of the home page in a real browser: the queries of `test/assistants/search-queries.ts`, a sample of them. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { insidesOfWords, searchQueries } from '../assistants/search-queries.ts'
import { expectSoon, withoutBrowser } from '../support/browser.ts'
import { lastingPage } from './lasting-page.ts'
import { names } from './site.ts'

const PATHS = { fr: '/', en: '/en/' } as const
/** One query in so many is typed. */
const ONE_IN = 4

const { open } = lastingPage()

/** The names of the visible cards, in the order of the document, which is that of Tab. */
const shown = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.home-card:visible')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-name') ?? ''))

describe.skipIf(withoutBrowser)('search of the home page', () => {
  it.each(['fr', 'en'] as const)('puts the right card first for what people type in %s', async (language) => {
    const page = await open(PATHS[language])
    const box = page.getByRole('searchbox')
    const sample = searchQueries[language].filter((_, index) => index % ONE_IN === 0)
    expect(sample.length).toBeGreaterThan(20)
    for (const { query, first } of sample) {
      await box.fill(query)
      const [best, ...others] = await shown(page)
      expect([query, first.includes(best ?? '')]).toEqual([query, true])
      expect(others.length).toBeLessThan(names.length - 1)
      expect(await page.getByRole('status').textContent()).toContain(String(others.length + 1))
    }
  })

  it('shows no card for the inside of a word', async () => {
    const page = await open('/')
    for (const [query, never] of insidesOfWords) {
      await page.getByRole('searchbox').fill(query)
      expect([query, await shown(page)]).toEqual([query, expect.not.arrayContaining([never])])
    }
  })

  it('brings the cards back in their order and their groups when the text is erased', async () => {
    const page = await open('/')
    const groups = () =>
      page.locator('.home-group:visible').evaluateAll((all) => all.map(({ textContent }) => textContent))
    const [order, before] = [await shown(page), await groups()]
    await page.getByRole('searchbox').fill('prêt')
    expect(await groups()).toEqual([])
    await page.getByRole('searchbox').fill('')
    expect([await shown(page), await groups()]).toEqual([order, before])
  })

  it('says of what nothing computes that it does not, above the nearest card', async () => {
    const page = await open('/')
    await page.getByRole('searchbox').fill('chômage')
    expect(await page.getByRole('status').textContent()).toBe(
      'Rien ici ne calcule cela. Le plus proche\u00A0:',
    )
    expect(await shown(page)).toHaveLength(1)
  })

  it('keeps what was typed in the address, and has it on the way back from a simulator', async () => {
    const page = await open('/')
    await page.getByRole('searchbox').fill('taeg')
    await page.getByRole('searchbox').press('Enter')
    await expectSoon(() => new URL(page.url()).pathname).toBe('/cout-dette')
    await page.goBack()
    await expectSoon(() => new URL(page.url()).search).toBe('?q=taeg')
    await page.reload()
    expect(await page.getByRole('searchbox').inputValue()).toBe('taeg')
    expect((await shown(page))[0]).toBe('cout-dette')
  })

  it.each([
    ['typing and Enter', ['Enter']],
    ['Tab to the first card and Enter', ['Tab', 'Enter']],
  ])('opens the best simulator by %s', async (_, keys) => {
    const page = await open('/')
    await page.getByRole('searchbox').focus()
    await page.keyboard.type('taeg')
    for (const key of keys) await page.keyboard.press(key)
    await expectSoon(() => new URL(page.url()).pathname).toBe('/cout-dette')
  })
})
