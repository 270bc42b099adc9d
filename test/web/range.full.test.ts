/** The range on a live page, in a real browser: it follows the form, and its assumptions can be changed. */
import { describe, expect, it } from 'vitest'
import { withoutBrowser } from '../support/browser.ts'
import { violationsOf } from './axe.ts'
import { lastingPage } from './lasting-page.ts'
import { openSections } from './open-sections.ts'

const { open, origin } = lastingPage()

describe.skipIf(withoutBrowser)('Range of a live page', () => {
  it('follows the form, and equals that of the API', async () => {
    const page = await open('/en/dca?mensuel=1000&duree=12')
    await page.locator('input[name=duree]').fill('15')
    await page.waitForFunction(() =>
      document.querySelector('.range-sentence')?.textContent?.includes('15\u00a0years'),
    )
    const response = await fetch(`${origin()}/api/v1/simulateurs/dca/plage?mensuel=1000&duree=15`)
    const { data } = (await response.json()) as { data: { plage: Record<string, number> } }
    const shown = await page.locator('.range-strip strong').allTextContents()
    const euros = (amount: number | undefined) => `€${Math.round(Number(amount)).toLocaleString('en')}`
    expect(shown).toEqual([euros(data.plage.bas), euros(data.plage.haut)])
  })

  it('appears once the reader says that the money is in equities', async () => {
    const page = await open('/interets-composes')
    expect(await page.locator('.range-strip').count()).toBe(0)
    await page.getByRole('button', { name: 'Voir la fourchette d’un fonds d’actions' }).click()
    await page.locator('.range-strip').waitFor()
    expect(await page.locator('.range-sentence').textContent()).toContain('depuis 1971')
    expect(await violationsOf(page)).toEqual([])
  })

  it('is compared with the index that the reader chooses', async () => {
    const page = await open('/impact-frais?capital=10000&mensuel=300&duree=20')
    await page.locator('.range-choices summary').click()
    await page.locator('.range-choices select').last().selectOption('monde')
    await page.waitForFunction(() => document.querySelector('.range-sentence')?.textContent?.includes('2003'))
    await page.locator('.range-choices select').first().selectOption('25')
    await page.waitForFunction(() => document.querySelector('.range')?.getAttribute('aria-busy') === 'false')
    expect(await violationsOf(page)).toEqual([])
  })

  it('keeps what the reader chose in the address, in what is shared, and after a reload', async () => {
    const page = await open('/interets-composes')
    await page.getByRole('button', { name: 'Voir la fourchette d’un fonds d’actions' }).click()
    await page.locator('.range-choices summary').click()
    await page.locator('.range-choices select').first().selectOption('20')
    await page.waitForURL(/volatilite=20/)
    await openSections(page)
    await page.locator('.tools-share > summary').click()
    for (const field of ['#tools-link', '#tools-range'])
      await page.waitForFunction(
        (id) => document.querySelector<HTMLInputElement>(id)?.value.includes('volatilite=20'),
        field,
      )
    expect(await page.locator('#tools-curl').inputValue()).not.toContain('volatilite')
    await page.waitForFunction(() => document.querySelector('.range')?.getAttribute('aria-busy') === 'false')
    const shown = await page.locator('.range-strip strong').allTextContents()
    await page.reload()
    expect(await page.locator('.range-strip strong').allTextContents()).toEqual(shown)
    await page.locator('a.site-switch').click()
    await page.waitForURL(/\/en\/.*volatilite=20/)
    await page.goBack()
    await page.waitForURL(/^(?!.*\/en\/).*volatilite=20/)
    expect(await page.locator('.range-strip strong').allTextContents()).toEqual(shown)
  })

  it('is that of a guaranteed yield again after a reset, which can be undone', async () => {
    const page = await open('/interets-composes?volatilite=20')
    await page.locator('.form-reset').click()
    await page.locator('.range-strip').waitFor({ state: 'detached' })
    await page.waitForURL((url) => url.search === '')
    await page.getByRole('button', { name: 'Retrouver mes valeurs' }).click()
    await page.locator('.range-strip').waitFor()
    await page.waitForURL(/volatilite=20/)
  })

  it('tells a wrong value of the address, and offers the menus that correct it', async () => {
    const page = await open('/interets-composes?volatilite=99')
    expect(await page.locator('.range.form-fault').textContent()).toContain('trop grand')
    await page.locator('.range-choices summary').click()
    await page.locator('.range-choices select').first().selectOption('10')
    await page.locator('.range-strip').waitFor()
    await page.waitForURL(/volatilite=10/)
    // a history entry of the same page: the browser then gives its values without loading it
    await page.evaluate(() => {
      history.pushState(null, '', location.href.replace('volatilite=10', 'volatilite=70'))
      history.pushState(null, '', location.href)
      history.back()
    })
    await page.waitForFunction(() =>
      document.querySelector('.range.form-fault')?.textContent?.includes('trop grand'),
    )
  })

  it.each(['impact-frais', 'dca', 'coast-fire', 'livret-a-vs-etf', 'retraite-fire'])(
    'is drawn as a band on first view too, without a worker: %s',
    async (name) => {
      const page = await open(`/${name}`)
      expect(await page.locator('#chart .denier-chart .shade').count()).toBeGreaterThan(0)
      expect(page.workers()).toHaveLength(0)
    },
  )

  it('is drawn as a band around the line, which follows the form', async () => {
    const page = await open('/en/dca?mensuel=1000&duree=12')
    await page.locator('input[name=mensuel]').fill('1500')
    const band = page.locator('#chart .denier-chart g.high path')
    await band.waitFor({ state: 'attached' })
    const before = await band.getAttribute('d')
    expect(await page.locator('#chart .denier-chart .shade').count()).toBe(1)
    expect(await page.locator('#chart .denier-chart').textContent()).toContain('The band surrounds')
    await page.locator('input[name=mensuel]').fill('2000')
    await page.waitForFunction((old) => {
      const path = document.querySelector('#chart .denier-chart g.high path')?.getAttribute('d')
      return path && path !== old
    }, before)
    expect(await violationsOf(page)).toEqual([])
  })
})
