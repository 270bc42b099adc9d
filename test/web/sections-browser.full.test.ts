/** The height of pages before anything is opened, and the sections of the page of a simulator with their addresses. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectSoon, openLastingPage, type WatchedPage, withoutBrowser } from '../support/browser.ts'
import { sharedService, type TestService } from '../support/service.ts'
import { violationsOf } from './axe.ts'
import { names } from './site.ts'
import { scriptStarts } from './visit-site.ts'

/** The size of a small laptop, and of a phone, with the most screens that a page may take. */
const SIZES = [
  { width: 1366, height: 650, screens: 4 },
  { width: 375, height: 740, screens: 8 },
] as const

/** The rules of axe for WCAG 2.2, levels A and AA. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const SECTIONS = ['chart', 'why', 'what-if', 'compare', 'details', 'method'] as const

const paths = names.flatMap((name) => [`/${name}`, `/en/${name}`])

let service: TestService
let reader: WatchedPage
let plain: WatchedPage
beforeAll(async () => {
  if (withoutBrowser) return
  ;[service, reader, plain] = await Promise.all([
    sharedService(),
    openLastingPage(),
    openLastingPage({ javaScriptEnabled: false }),
  ])
})
afterAll(() => Promise.all([reader?.close(), plain?.close()]))

/** Opens an address anew, even where only its fragment differs from the last. */
async function go(path: string, viewport = { width: 1366, height: 650 }): Promise<Page> {
  const { page } = reader
  await page.setViewportSize(viewport)
  await page.goto('about:blank')
  await page.goto(`${service.origin}${path}`)
  await scriptStarts(page)
  return page
}

const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight)

/** Whether the content of a section is seen, with words in it, and its top is on the screen. */
const isRead = (page: Page, id: string): Promise<boolean> =>
  page.evaluate((own) => {
    const content = document.getElementById(own)
    const { top } = content?.getBoundingClientRect() ?? { top: -1 }
    const isSeen = content?.checkVisibility() && content.innerText.trim().length > 20
    return isSeen === true && top >= 0 && top < innerHeight
  }, id)

const isOpen = (page: Page, id: string): Promise<boolean> =>
  page.locator(`details:has(> #${id})`).evaluate((one) => (one as HTMLDetailsElement).open)

const summaryOf = (page: Page, id: string) => page.locator(`details:has(> #${id}) > summary`)

type Next = 'reload' | { readonly click: string }

/** Types in a box, then loads the page again or clicks a link, before any timer of the page can end. */
const typeThen = (page: Page, box: string, text: string, next: Next): Promise<void> =>
  page.evaluate(
    async ([selector, value, then]) => {
      const input = document.querySelector<HTMLInputElement>(selector)
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
      input?.dispatchEvent(new Event('input', { bubbles: true }))
      await undefined // the page is drawn again
      if (then === 'reload') location.reload()
      else document.querySelector<HTMLAnchorElement>(then.click)?.click()
    },
    [box, text, next] as const,
  )

const fragmentOf = (page: Page): Promise<string> => page.evaluate(() => location.hash)

describe.skipIf(withoutBrowser).each(SIZES)(
  'a page at $width × $height before anything is opened',
  ({ screens, ...viewport }) => {
    it.each(['/', '/en/', '/developpeurs', '/en/developers', ...paths])(
      `takes at most ${screens} screens: %s`,
      async (path) => {
        expect(await heightOf(await go(path, viewport))).toBeLessThanOrEqual(screens * viewport.height)
      },
    )
  },
)

describe.skipIf(withoutBrowser)('a phone, once an income is filled in that a bank refuses', () => {
  const [, phone = SIZES[0]] = SIZES
  const { screens, ...viewport } = phone

  it.each(['/achat-location', '/en/achat-location'])(`takes at most ${screens} screens: %s`, async (path) => {
    const page = await go(path, viewport)
    await page.locator('input[name=revenu]').fill('3000')
    await page.locator('.result-warnings').waitFor()
    expect(await heightOf(page)).toBeLessThanOrEqual(screens * viewport.height)
  })

  // the other values are not those of the example: their group is open
  it.each(['/achat-location', '/en/achat-location'])(
    `takes at most ${screens} screens by its address: %s`,
    async (path) => {
      const query = 'prix=300000&apport=60000&taux_credit=3.5&duree_credit=20&loyer=1200&revenu=3000'
      const page = await go(`${path}?${query}`, viewport)
      expect(await page.locator('.form-more').getAttribute('open')).not.toBeNull()
      expect(await heightOf(page)).toBeLessThanOrEqual(screens * viewport.height)
    },
  )
})

describe.skipIf(withoutBrowser).each(SIZES)(
  'a page at $width × $height, with the values of a household',
  ({ screens, ...viewport }) => {
    it.each(['/achat-location', '/en/achat-location'])(
      `takes at most ${screens} screens as they are typed, and at its address: %s`,
      async (path) => {
        const page = await go(path, viewport)
        const values = { prix: '320000', apport: '40000', duree_credit: '25', loyer: '1100', revenu: '4200' }
        for (const [name, value] of Object.entries(values))
          await page.locator(`input[name=${name}]`).fill(value)
        await expectSoon(() => page.url()).toContain('revenu=4200')
        expect(page.url()).toContain('horizon=25')
        expect(await page.locator('.form-more').getAttribute('open')).toBeNull()
        expect(await heightOf(page)).toBeLessThanOrEqual(screens * viewport.height)
        const { pathname, search } = new URL(page.url())
        const again = await go(pathname + search, viewport)
        expect(await heightOf(again)).toBeLessThanOrEqual(screens * viewport.height)
      },
    )
  },
)

describe.skipIf(withoutBrowser)('a form that scrolls in its column', () => {
  it.each(['/fiscalite', '/succession', '/enveloppes'])(
    'shows its bar at all times, in both themes: %s',
    async (path) => {
      const page = await go(path)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const bar = await page.locator('.simulator-form').evaluate((form) => ({
          isScrolled: form.scrollHeight > form.clientHeight,
          // a bar without styles of its own is hidden by some systems until it is used
          isStyled: getComputedStyle(form).scrollbarWidth === 'auto',
          width: getComputedStyle(form, '::-webkit-scrollbar').width,
          isSeen:
            getComputedStyle(form, '::-webkit-scrollbar-thumb').backgroundColor !==
            getComputedStyle(document.body).backgroundColor,
        }))
        expect([colorScheme, bar]).toEqual([
          colorScheme,
          { isScrolled: true, isStyled: true, width: '8px', isSeen: true },
        ])
      }
      await page.emulateMedia({ colorScheme: null })
    },
  )
})

describe.skipIf(withoutBrowser)('a section', () => {
  it.each(paths)('is open at its own address, and no other but the chart: %s', async (path) => {
    for (const id of SECTIONS) {
      const page = await go(`${path}#${id}`)
      await expectSoon(() => isRead(page, id)).toBe(true)
      const open = await page.locator('.part[open] > [id]').evaluateAll((all) => all.map((one) => one.id))
      expect(open).toEqual([...new Set(['chart', id])])
    }
  })

  it('is open at its own address without script', async () => {
    for (const id of SECTIONS) {
      await plain.page.goto('about:blank')
      await plain.page.goto(`${service.origin}/immobilier#${id}`)
      await expectSoon(() => isRead(plain.page, id)).toBe(true)
    }
  })

  it.each([
    'cagr?valeur_initiale=1&valeur_finale=2&duree=3',
    'en/cagr?valeur_initiale=1&valeur_finale=2&duree=3',
  ])('keeps its address on reload and while the form changes, beside the query: %s', async (path) => {
    const page = await go(`/${path}`)
    await summaryOf(page, 'method').click()
    await expectSoon(() => fragmentOf(page)).toBe('#method')
    expect(page.url()).toBe(`${service.origin}/${path}#method`)
    await page.reload()
    await scriptStarts(page)
    await expectSoon(() => isRead(page, 'method')).toBe(true)
    await page.locator('.simulator-form input[name="duree"]').fill('4')
    await expectSoon(() => page.url()).toBe(`${service.origin}/${path.replace('duree=3', 'duree=4')}#method`)
    await summaryOf(page, 'method').click()
    await expectSoon(() => page.url()).toBe(`${service.origin}/${path.replace('duree=3', 'duree=4')}`)
  })

  it('opens by the links of the page and by Back and Forward', async () => {
    const page = await go('/cagr')
    await page.locator('.parts a[href="#details"]').click()
    await expectSoon(() => isRead(page, 'details')).toBe(true)
    await page.locator('.parts a[href="#method"]').click()
    await expectSoon(() => isRead(page, 'method')).toBe(true)
    await summaryOf(page, 'details').click()
    expect(await isOpen(page, 'details')).toBe(false)
    // The page replaces its address meanwhile, so that the browser may not tell of a navigation: its address is read.
    // Where the reader had scrolled to is the browser's to restore.
    const walk = async (step: number, fragment: string) => {
      await page.evaluate((by) => history.go(by), step)
      await expectSoon(() => fragmentOf(page)).toBe(fragment)
    }
    await walk(-1, '#details')
    await expectSoon(() => isOpen(page, 'details')).toBe(true)
    await walk(-1, '')
    await summaryOf(page, 'details').click()
    expect(await isOpen(page, 'details')).toBe(false)
    await walk(1, '#details')
    await expectSoon(() => isOpen(page, 'details')).toBe(true)
  })

  it('shares its address with kept scenarios', async () => {
    const kept = `avec=${encodeURIComponent('valeur_initiale=5&valeur_finale=9&duree=3')}`
    const page = await go(`/cagr#method&${kept}`)
    await expectSoon(() => isRead(page, 'method')).toBe(true)
    await expectSoon(() => page.locator('.compare-list li').count()).toBe(1)
    await summaryOf(page, 'why').click()
    await expectSoon(() => fragmentOf(page)).toBe(`#why&${kept}`)
    await page.locator('.parts a[href^="#details"]').click()
    await expectSoon(() => fragmentOf(page)).toBe(`#details&${kept}`)
    expect(await page.locator('.compare-list li').count()).toBe(1)
  })

  it('keeps a scenario that the reader names, in its address and in this browser', async () => {
    const page = await go('/cagr')
    await summaryOf(page, 'compare').click()
    await page.getByRole('button', { name: 'Garder ce scénario' }).click()
    await page.locator('input[name=duree]').fill('12')
    const name = page.getByLabel('Nom du scénario 1')
    await name.fill('  Plus tôt & mieux ')
    await name.blur()
    const heads = page.locator('.compare-scroll:not(.compare-waterfall) thead th')
    await expectSoon(() => heads.allInnerTexts()).toContain('Plus tôt & mieux')
    expect(await violationsOf(page, '.compare', RULES)).toEqual([])
    await expectSoon(() => fragmentOf(page)).toContain(encodeURIComponent('&nom=Plus'))
    const again = await go(`/cagr${await fragmentOf(page)}`)
    await expectSoon(() => again.getByLabel('Nom du scénario 1').inputValue()).toBe('Plus tôt & mieux')
    const later = await go('/cagr?valeur_initiale=1&valeur_finale=2&duree=9')
    await expectSoon(() => later.getByLabel('Nom du scénario 1').inputValue()).toBe('Plus tôt & mieux')
    await later.getByRole('button', { name: 'Retirer Plus tôt' }).click()
    await expectSoon(() => fragmentOf(later)).toBe('')
    const last = await go('/cagr')
    expect(await last.locator('.compare-list li').count()).toBe(0)
    expect(await last.evaluate(() => localStorage.length)).toBe(0)
  })

  it('keeps the name of a scenario that is still being typed when the page is loaded again', async () => {
    const page = await go('/cagr')
    await summaryOf(page, 'compare').click()
    await page.getByRole('button', { name: 'Garder ce scénario' }).click()
    const name = page.getByLabel('Nom du scénario 1')
    await name.fill('Plus ')
    await expectSoon(() => fragmentOf(page)).toContain(encodeURIComponent('&nom=Plus'))
    await name.press('End')
    await name.pressSequentially('tard')
    expect(await name.inputValue()).toBe('Plus tard')
    await expectSoon(() => fragmentOf(page)).toContain(encodeURIComponent('&nom=Plus%20tard'))
    await page.reload()
    await expectSoon(() => name.inputValue()).toBe('Plus tard')
    await page.getByRole('button', { name: 'Retirer Plus tard' }).click()
    await expectSoon(() => page.evaluate(() => localStorage.length)).toBe(0)
  })

  it('keeps the last letter of a name when the page is loaded again at once', async () => {
    const page = await go('/cagr')
    await summaryOf(page, 'compare').click()
    await page.getByRole('button', { name: 'Garder ce scénario' }).click()
    await page.locator('.compare-name').waitFor()
    await typeThen(page, '.compare-name', 'Plus tard', 'reload')
    await page.waitForURL(/nom/)
    await expectSoon(() => page.locator('.compare-name').inputValue()).toBe('Plus tard')
    await page.evaluate(() => localStorage.clear())
  })

  it('writes the figure that is compared once, also from an address that has it by scenario', async () => {
    const kept = (years: number) => encodeURIComponent(`capital=200000&taux=3.5&duree=${years}`)
    const chosen = encodeURIComponent('&chiffre=resume.coutCredit')
    const page = await go(`/cout-dette#avec=${kept(25)}${chosen}&avec=${kept(27)}${chosen}`)
    const menu = page.locator('#compare-figure')
    await expectSoon(() => menu.inputValue()).toBe('resume.coutCredit')
    const scenarios = `#avec=${kept(25)}&avec=${kept(27)}&chiffre=`
    await expectSoon(() => fragmentOf(page)).toBe(`${scenarios}resume.coutCredit`)
    await menu.selectOption('resume.taeg')
    expect(await fragmentOf(page)).toBe(`${scenarios}resume.taeg`)
    await page.reload()
    await expectSoon(() => menu.inputValue()).toBe('resume.taeg')
    await page.evaluate(() => localStorage.clear())
  })

  it('keeps what was just typed when a link to a section is clicked', async () => {
    const page = await go(`/cagr#avec=${encodeURIComponent('valeur_initiale=5&valeur_finale=9&duree=3')}`)
    const [name, years] = [page.locator('.compare-name'), page.locator('input[name=duree]')]
    await expectSoon(() => name.inputValue()).toBe('Scénario 1')
    await typeThen(page, '.compare-name', 'Plus tard', { click: '.parts a[href^="#details"]' })
    await expectSoon(() => fragmentOf(page)).toMatch(/^#details&avec=.*nom/)
    await typeThen(page, 'input[name=duree]', '7', { click: '.parts a[href^="#method"]' })
    await expectSoon(() => page.url()).toMatch(/duree=7#method&avec=.*nom/)
    await expectSoon(() => isRead(page, 'method')).toBe(true)
    expect([await years.inputValue(), await name.inputValue()]).toEqual(['7', 'Plus tard'])
    await page.evaluate(() => localStorage.clear())
  })

  it('keeps what was just typed when the other language is chosen', async () => {
    const page = await go('/cagr')
    await typeThen(page, 'input[name=duree]', '7', { click: 'a.site-switch' })
    await page.waitForURL(/[/]en[/]cagr/)
    expect(page.url()).toMatch(/duree=7$/)
  })

  it('drops the name that is being typed where the address brings another scenario', async () => {
    const kept = (years: number) =>
      `#avec=${encodeURIComponent(`valeur_initiale=5&valeur_finale=9&duree=${years}`)}`
    const page = await go(`/cagr${kept(3)}`)
    const name = page.getByLabel('Nom du scénario 1')
    await expectSoon(() => name.inputValue()).toBe('Scénario 1')
    // as Back does, by a key while the box has the focus: once the name was kept, and while it waits
    const bring = (years: number) =>
      page.evaluate((fragment) => {
        location.hash = fragment
      }, kept(years))
    const [list, address] = [page.locator('.compare-list li'), () => fragmentOf(page)]
    for (const years of [4, 5]) {
      await name.fill('Autre')
      if (years === 4) await expectSoon(address).toContain('nom%3DAutre')
      await bring(years)
      await expectSoon(() => list.innerText()).toMatch(RegExp(`${years}\\sans`))
      expect(await name.inputValue()).toBe('Scénario 1')
      expect(await name.evaluate((box) => box === document.activeElement)).toBe(true)
    }
    await name.blur()
    await page.getByRole('button', { name: 'Garder ce scénario' }).click()
    // written after the pause of the address, later than a name that waits would be
    await expectSoon(address).toContain('&avec=')
    expect(await address()).not.toContain('nom')
    await page.evaluate(() => localStorage.clear())
  })

  it('gives no name to a scenario in whose name a letter is typed and deleted', async () => {
    const page = await go('/cagr')
    await summaryOf(page, 'compare').click()
    const pin = page.getByRole('button', { name: 'Garder ce scénario' })
    await pin.click()
    const name = page.getByLabel('Nom du scénario 1')
    await name.press('End')
    await name.pressSequentially('x')
    await name.press('Backspace')
    await name.blur()
    await page.locator('input[name=duree]').fill('12')
    await expectSoon(() => pin.getAttribute('aria-disabled')).toBe('false')
    await pin.click()
    await expectSoon(() => fragmentOf(page)).toContain('&avec=')
    expect(await fragmentOf(page)).not.toContain('nom')
    await page.evaluate(() => localStorage.clear())
  })

  it.each(['light', 'dark'] as const)('has no axe violation when all are open, %s', async (colorScheme) => {
    await reader.page.emulateMedia({ colorScheme })
    for (const path of ['/immobilier', '/en/succession']) {
      const page = await go(path)
      await page.evaluate(() => {
        for (const one of document.querySelectorAll<HTMLDetailsElement>('.part')) one.open = true
      })
      expect(await violationsOf(page, undefined, RULES)).toEqual([])
    }
  })
})
