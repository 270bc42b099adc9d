/** Notes in a real browser, without a script: on A4, on a telephone, in the dark. */
import { languages } from '@denier/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queryOf } from '../../apps/web/src/model/address.ts'
import { openLastingPage, type WatchedPage, withoutBrowser } from '../support/browser.ts'
import { richReturn } from '../support/fiscalite-questions.ts'
import { sharedService } from '../support/service.ts'
import { simulators } from '../support/simulators.ts'
import { violationsOf } from './axe.ts'
import { typedFrom } from './result-page.ts'

const MOST_PAGES = 3

const cases = simulators
  .filter(({ loadExplanation }) => loadExplanation)
  .flatMap(({ contract: { name } }) =>
    languages.map((language) => `${language === 'fr' ? '' : '/en'}/${name}/note`),
  )

/** Questions whose notes are long: a furnished letting at actual costs, a family with nearly everything. */
const LONG = [
  'immobilier/note?prix=200000&loyer=900&apport=40000&travaux=10000&meubles=8000&taxe_fonciere=1200&charges=100&gestion=7&assurance=0.3&regime=lmnp_reel&horizon=15&tmi=30',
  `fiscalite/note?${queryOf(typedFrom(richReturn))}`,
].flatMap((path) => [`/${path}`, `/en/${path}`])

/** How many pages a PDF has: Chromium writes the tree of pages uncompressed. */
const pagesIn = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

describe.skipIf(withoutBrowser)('Notes in a browser', () => {
  let origin: string
  let silent: WatchedPage
  let reader: WatchedPage
  beforeAll(async () => {
    ;[{ origin }, silent, reader] = await Promise.all([
      sharedService(),
      openLastingPage({ javaScriptEnabled: false, colorScheme: 'dark' }),
      openLastingPage({ viewport: { width: 320, height: 800 }, colorScheme: 'dark' }),
    ])
  })
  afterAll(() => Promise.all([silent?.close(), reader?.close()]))

  it.each([...cases, ...LONG])(
    `prints on ${MOST_PAGES} pages of A4 at most, without a script: %s`,
    async (path) => {
      const { page } = silent
      const response = await page.goto(origin + path)
      expect(response?.status()).toBe(200)
      const pages = pagesIn(await page.pdf({ preferCSSPageSize: true }))
      expect(pages).toBeGreaterThan(0)
      expect(pages).toBeLessThanOrEqual(MOST_PAGES)
    },
  )

  it.each(cases)('is accessible, and as wide as a narrow dark screen: %s', async (path) => {
    const { page, errors } = reader
    await page.goto(origin + path)
    expect(await violationsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    expect(errors).toEqual([])
  })

  it('prints black on white in the dark theme, and no row on two pages', async () => {
    const { page } = reader
    await page.goto(`${origin}/fiscalite/note`)
    await page.emulateMedia({ media: 'print' })
    const styles = await page.evaluate(() => {
      const of = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body)
      return [
        of('.note').color,
        of('body').backgroundColor,
        of('.note tr').breakInside,
        of('.note thead').display,
      ]
    })
    expect(styles).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 'avoid', 'table-header-group'])
    expect(await page.locator('.site-header').isVisible()).toBe(false)
    await page.emulateMedia({ media: null })
  })
})
