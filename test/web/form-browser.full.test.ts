/** The form in a real browser: typing, sliders, keyboard only, without scripts, on a phone. */
import { type Simulator, todayInParis } from '@denier/core'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exampleOf } from '../../apps/web/src/model/reply.ts'
import {
  expectSoon,
  openLastingPage,
  openTestPage,
  stopClock,
  type TestPageOptions,
  type WatchedPage,
  withoutBrowser,
} from '../support/browser.ts'
import { simulatorNamed, simulators } from '../support/simulators.ts'
import { violationsOf } from './axe.ts'
import { addressOf, formValuesOf, pageOf, scriptOf, stylesOf } from './form-page.ts'

/** What the script of the page exposes to the tests: the actions so far (`acts`), and its state (`held`). */
interface PageGlobals {
  readonly acts: { readonly type: string; readonly name?: string; readonly text?: string }[]
  readonly held: { readonly typed: Record<string, string>; readonly reply: { readonly ok: boolean } }
}

const WIDE = { viewport: { width: 1280, height: 900 } }
const PHONE = { viewport: { width: 320, height: 700 } }

describe.skipIf(withoutBrowser)('Form in a browser', () => {
  let [css, script] = ['', '']
  beforeAll(async () => {
    ;[css, script] = await Promise.all([stylesOf(), scriptOf()])
  })

  /** Routes the addresses of a page to a server that draws its form, under a strict content security policy. */
  const serve = (page: Page) =>
    page.route('http://denier.test/**', (route) => {
      const { pathname, search } = new URL(route.request().url())
      if (pathname === '/form.css') return route.fulfill({ contentType: 'text/css', body: css })
      if (pathname === '/form.js')
        return route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script })
      if (pathname === '/favicon.ico') return route.fulfill({ status: 204 })
      const simulator = simulatorNamed(pathname.split('/').at(-1) ?? '')
      const language = pathname.startsWith('/en/') ? 'en' : 'fr'
      const typed = search ? formValuesOf(simulator, search.slice(1), language) : exampleOf(simulator)
      const headers = {
        'content-security-policy': "default-src 'self'",
        'content-type': 'text/html; charset=utf-8',
      }
      return route.fulfill({ headers, body: pageOf(simulator, typed, language) })
    })
  const scriptStarts = (page: Page) => page.waitForSelector('.form-submit-alive', { state: 'attached' })
  const open = async (simulator: Simulator, options: TestPageOptions = WIDE, query = '') => {
    const watched = await openTestPage(options)
    await serve(watched.page)
    await watched.page.goto(addressOf(simulator, 'fr', query))
    if (options.javaScriptEnabled !== false) await scriptStarts(watched.page)
    return watched
  }
  const readGlobals = <T>(page: Page, read: (it: PageGlobals) => T): Promise<T> =>
    page.evaluate(`(${read.toString()})(globalThis)`) as Promise<T>
  const typed = (page: Page) => readGlobals(page, ({ held }) => held.typed)
  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
  const overflow = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  const interest = simulatorNamed('interets-composes')

  it('keeps what is typed as typed, and groups its digits when the field is left', async () => {
    const { page, errors } = await open(interest)
    const box = page.getByLabel('Capital initial', { exact: true })
    await box.fill('')
    await box.pressSequentially('12345,5')
    expect([await box.inputValue(), (await typed(page)).capital]).toEqual(['12345,5', '12345.5'])
    await box.press('Home')
    await box.press('ArrowRight')
    await box.press('Delete')
    const caret = await box.evaluate((input: HTMLInputElement) => [input.value, input.selectionStart])
    expect(caret).toEqual(['1345,5', 1])
    await box.press('Tab')
    expect(plain(await box.inputValue())).toBe('1 345,50')
    expect(new URL(page.url()).pathname).toBe('/interets-composes')
    await page.waitForFunction(() => location.search.includes('capital=1345.5'))
    expect([errors, await page.locator('[style]').count()]).toEqual([[], 0])
  })

  it('reports an unfinished number only after a pause or when the field is left', async () => {
    const { page } = await open(interest, { ...WIDE, hasTestClock: true })
    const clock = await stopClock(page)
    const box = page.getByLabel('Rendement annuel brut', { exact: true })
    const fault = page.locator('#form-taux-fault')
    await box.fill('-')
    expect([await fault.count(), await readGlobals(page, ({ held }) => held.reply.ok)]).toEqual([0, false])
    await box.press('Tab')
    expect(await fault.innerText()).toContain('n’est pas un nombre')
    expect([await box.inputValue(), await box.getAttribute('aria-invalid')]).toEqual(['-', 'true'])
    await box.fill('−3,')
    expect([await fault.count(), (await typed(page)).taux]).toEqual([0, '-3.'])
    await box.fill('900')
    expect(await fault.count()).toBe(0)
    await clock.pass()
    await fault.waitFor()
    expect(plain(await fault.innerText())).toBe('Trop grand (de −20 % à 50 %).')
    await box.press('Enter')
    expect(await box.evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await box.inputValue()).toBe('900')
  })

  it('moves a slider by keys, one action a step, and widens it for a larger number', async () => {
    const { page } = await open(interest)
    const slider = page.getByRole('slider', { name: 'Versement mensuel' })
    await slider.focus()
    const before = await readGlobals(page, ({ acts }) => acts.length)
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight')
    const acts = await readGlobals(page, (it) => it.acts.map(({ name, text }) => [name, text]))
    expect(acts.slice(before)).toEqual(['305', '310', '315', '320'].map((text) => ['mensuel', text]))
    const box = page.getByLabel('Versement mensuel', { exact: true })
    expect(await box.inputValue()).toBe('320')
    expect(plain((await slider.getAttribute('aria-valuetext')) ?? '')).toBe('320 €/mois')
    await box.fill('25 000 €')
    expect([await slider.getAttribute('max'), await slider.inputValue()]).toEqual(['50000', '25000'])
    await box.fill('x')
    expect(await box.inputValue()).toBe('x')
  })

  it('is reached by Tab in every field, and is reset by keys', async () => {
    const { page } = await open(simulatorNamed('livret-a-vs-etf'))
    await page.locator('.form-more-head').press('Enter')
    const names = new Set<string>()
    for (let tabs = 0; tabs < 80; tabs += 1) {
      await page.keyboard.press('Tab')
      const [name, seen] = await page.evaluate(() => {
        const { activeElement: at } = document
        const box = at?.getBoundingClientRect()
        return [(at as HTMLInputElement | null)?.name ?? '', !box || box.width > 0] as const
      })
      expect(seen).toBe(true)
      if (name) names.add(name)
    }
    const { params } = simulatorNamed('livret-a-vs-etf').contract
    expect([...names].sort()).toEqual(Object.keys(params).sort())
    await page.getByLabel('Couple imposé ensemble').focus()
    await page.keyboard.press('Space')
    expect((await typed(page)).couple).toBe('true')
    await page.getByRole('link', { name: 'Revenir à l’exemple' }).press('Enter')
    expect((await typed(page)).couple).toBeUndefined()
    expect(await page.getByLabel('Couple imposé ensemble').isChecked()).toBe(false)
  })

  it('empties the other way of asking when one is chosen, and brings it back', async () => {
    const { page, errors } = await open(simulatorNamed('cagr'))
    await page.getByLabel('Durée', { exact: true }).fill('5')
    await page.getByRole('radio', { name: 'Une durée' }).focus()
    await page.keyboard.press('ArrowRight')
    const day = todayInParis()
    const { date_debut: begin, ...others } = await typed(page)
    expect(others).toMatchObject({ duree: '', date_fin: day })
    expect(Number(day.slice(0, 4)) - Number(begin?.slice(0, 4))).toBe(10)
    expect(await readGlobals(page, ({ held }) => held.reply.ok)).toBe(true)
    expect(await page.getByLabel('Durée', { exact: true }).count()).toBe(0)
    await page.keyboard.press('ArrowLeft')
    expect(await typed(page)).toMatchObject({ duree: '5', date_debut: '', date_fin: '' })
    expect([errors, await page.locator('form').count()]).toEqual([[], 1])
  })

  it('scrolls to the answer on Enter when it is out of sight, and keeps what is typed', async () => {
    const { page } = await open(interest, PHONE)
    const top = () => page.locator('.simulator-result').evaluate((it) => it.getBoundingClientRect().top)
    expect(await top()).toBeGreaterThan(700)
    const box = page.getByLabel('Durée', { exact: true })
    await box.fill('12')
    await box.press('Enter')
    expect(await typed(page)).toEqual({ ...exampleOf(interest), duree: '12' })
    expect(await top()).toBeLessThan(700)
    expect(await box.inputValue()).toBe('12')
  })

  it('fills in a preset', async () => {
    const { page } = await open(simulatorNamed('achat-location'))
    const [neutral, realistic] = ['Neutre', 'Réaliste'].map((name) => page.getByRole('button', { name }))
    expect(await page.locator('.form-more').getAttribute('open')).toBeNull() // the page starts from the realistic one
    await neutral?.click()
    expect(await typed(page)).toMatchObject({ revalo_loyer: '0', taxe_gains: '0', prix: '300000' })
    expect(await neutral?.getAttribute('aria-pressed')).toBe('true')
    expect(await page.locator('.form-more-count').innerText()).toBe('6 modifiées')
    await realistic?.click()
    expect(await typed(page)).toMatchObject({ revalo_loyer: '1.5', taxe_gains: '18.6', prix: '300000' })
    expect(await realistic?.getAttribute('aria-pressed')).toBe('true')
    expect(await page.locator('.form-more-count').count()).toBe(0)
  })

  it('asks the wage of a spouse of couples alone, and brings back one that was typed', async () => {
    const { page } = await open(simulatorNamed('salaire-net'))
    const spouse = page.locator('#form-revenu_conjoint')
    const choose = (situation: string) => page.locator('#form-situation').selectOption(situation)
    expect(await spouse.count()).toBe(0)
    await choose('marie')
    await spouse.fill('20000')
    await choose('veuf')
    await expectSoon(() => spouse.count()).toBe(0)
    expect(await typed(page)).toMatchObject({ situation: 'veuf', revenu_conjoint: '' })
    await choose('pacse')
    expect(plain(await spouse.inputValue())).toBe('20 000')
  })

  it('shows a value of the address that is refused for its family situation', async () => {
    const { page } = await open(
      simulatorNamed('salaire-net'),
      WIDE,
      'salaire=36000&situation=veuf&revenu_conjoint=20000',
    )
    expect(plain(await page.locator('#form-revenu_conjoint').inputValue())).toBe('20 000')
  })

  it('asks the age of a spouse where there is one, and brings it back', async () => {
    const { page } = await open(simulatorNamed('succession'))
    const [age, spouse] = ['age_conjoint', 'conjoint_survivant'].map((name) => page.locator(`#form-${name}`))
    if (!age || !spouse) throw new Error('no locator')
    expect(await age.count()).toBe(0)
    await spouse.setChecked(true)
    await age.fill('66')
    await spouse.setChecked(false)
    await expectSoon(() => age.count()).toBe(0)
    expect(await typed(page)).toMatchObject({ age_conjoint: '' })
    await spouse.setChecked(true)
    expect(await age.inputValue()).toBe('66')
    await page.locator('#form-lien').selectOption('frere_soeur')
    await expectSoon(() => spouse.count()).toBe(0)
    expect(await age.count()).toBe(0)
    await page.locator('#form-lien').selectOption('enfant')
    expect([await spouse.isChecked(), await age.inputValue()]).toEqual([true, '66'])
  })

  it('asks a single person nothing about a spouse, in the summary of folded fields either', async () => {
    const { page } = await open(simulatorNamed('fiscalite'), WIDE, 'revenu=30000')
    const [wage, folded] = [page.locator('#form-revenu_conjoint'), page.locator('.form-more-summary')]
    expect(await wage.count()).toBe(0)
    expect((await folded.allTextContents()).join()).not.toContain('conjoint')
    await page.locator('#form-situation').selectOption('marie')
    await expectSoon(() => wage.count()).toBe(1)
    expect((await folded.allTextContents()).join()).toContain('Revenu annuel du conjoint')
  })

  it('asks the choice of a spouse where there is one', async () => {
    const { page } = await open(simulatorNamed('succession'))
    const choice = page.locator('#form-option_conjoint')
    expect(await choice.count()).toBe(0)
    await page.locator('#form-conjoint_survivant').setChecked(true)
    await expectSoon(() => choice.count()).toBe(1)
  })

  it('asks the wage of a spouse of all without scripts', async () => {
    const { page } = await open(simulatorNamed('salaire-net'), { ...WIDE, javaScriptEnabled: false })
    expect(await page.locator('#form-revenu_conjoint').count()).toBe(1)
  })

  it('opens the assumptions that a preset changes', async () => {
    const { page } = await open(simulatorNamed('drawdown'))
    const isOpen = () => page.locator('.form-more').getAttribute('open')
    expect(await isOpen()).toBeNull()
    await page.getByRole('button', { name: 'Peu d’actions' }).click()
    expect(await isOpen()).not.toBeNull()
  })

  it('announces a slider without value and marks no preset while a field is wrong', async () => {
    const { page } = await open(simulatorNamed('achat-location'))
    const slider = page.locator('.form-slider input').first()
    expect(await slider.getAttribute('aria-valuetext')).not.toBe('sans valeur')
    expect(await page.locator('.form-preset-here').count()).toBe(1)
    await page.locator('#form-prix').fill('abc')
    await page.locator('#form-prix').press('Tab')
    await expectSoon(() => page.locator('.form-preset-here').count()).toBe(0)
    expect(await slider.getAttribute('aria-valuetext')).toBe('sans valeur')
  })

  it('works without scripts: lists the faults of an invalid form and answers a valid one', async () => {
    const { page } = await open(simulatorNamed('cagr'), { ...WIDE, javaScriptEnabled: false })
    expect(await page.locator('input[type=range]').count()).toBe(0)
    await page.locator('#form-valeur_initiale').fill('dix')
    await page.locator('#form-duree').press('Enter')
    await page.waitForURL(/valeur_initiale=dix/)
    expect(await page.locator('.form-faults a').getAttribute('href')).toBe('#form-valeur_initiale')
    expect(await page.locator('#form-valeur_initiale').inputValue()).toBe('dix')
    await page.locator('#form-valeur_initiale').fill('1 234,56 €')
    await page.locator('#form .form-submit').click()
    await page.waitForURL(/valeur_initiale=1/)
    expect(plain(await page.locator('#form-valeur_initiale').inputValue())).toBe('1 234,56')
    expect(await page.locator('.form-fault').count()).toBe(0)
    await page.locator('.form-other-head').click()
    await page.locator('#form2-date_debut').fill('2010-01-01')
    await page.locator('#form2-date_fin').fill('2020-01-01')
    await page.locator('#form2 .form-submit').click()
    await page.waitForURL(/date_fin=2020/)
    expect(new URL(page.url()).searchParams.has('duree')).toBe(false)
    expect(await page.locator('.form-fault').count()).toBe(0)
    expect(await page.locator('#form-date_fin').inputValue()).toBe('2020-01-01')
  })

  describe('on a phone', () => {
    let phone: WatchedPage
    beforeAll(async () => {
      phone = await openLastingPage(PHONE)
      await serve(phone.page)
    })
    afterAll(() => phone?.close())

    const looks = [
      { look: 'light and sound', colorScheme: 'light', language: 'fr', isWrong: false },
      { look: 'dark and at fault', colorScheme: 'dark', language: 'en', isWrong: true },
    ] as const
    const cases = simulators.flatMap((simulator) =>
      looks.map((look) => ({ name: simulator.contract.name, simulator, ...look })),
    )
    it.each(cases)(
      'has no axe violation when unfolded: $name, $look',
      async ({ simulator, colorScheme, language, isWrong }) => {
        const { page } = phone
        const wrong = Object.keys(simulator.contract.params)
          .map((name) => `${name}=x`)
          .join('&')
        await page.emulateMedia({ colorScheme })
        await page.goto(addressOf(simulator, language, isWrong ? wrong : ''))
        await scriptStarts(page)
        expect((await page.locator('.form-faults').count()) > 0).toBe(isWrong)
        await page.evaluate(() => {
          for (const one of document.querySelectorAll('details')) one.open = true
        })
        expect(await overflow(page)).toBe(0)
        expect(await violationsOf(page, '#root')).toEqual([])
      },
    )
  })
})
