/** Notes in a real browser: on A4 without scripts, on a screen as narrow as a telephone, in the dark theme. */
import { languages } from '@denier/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queryOf } from '../../apps/web/src/model/address.ts'
import { openLastingPage, type WatchedPage, withoutBrowser } from '../support/browser.ts'
import { richReturn } from '../support/fiscalite-questions.ts'
import { sharedService } from '../support/service.ts'
import { simulators } from '../support/simulators.ts'
import { violationsOf } from './axe.ts'
import { typedFrom } from './result-page.ts'

/**
 * The limit of A4 pages of a note: six for the fullest return, three for most. The fullest estate has seven, as it
 * opens the duties of the second death and those of each option that was not chosen.
 */
const MAX_PAGES = 3
const MAX_PAGES_FULL = 6
const MAX_PAGES_ESTATE = 7

/** Addresses of the notes of all simulators that have one, with their worked examples. */
const cases = simulators
  .filter(({ loadExplanation }) => loadExplanation)
  .flatMap(({ contract: { name } }) =>
    languages.map((language) => `${language === 'fr' ? '' : '/en'}/${name}/note`),
  )

/** Questions as people ask them: a furnished letting at actual costs, a couple with a credit, a gift, an estate. */
const USUAL = [
  'immobilier/note?prix=200000&loyer=900&apport=40000&travaux=10000&meubles=8000&taxe_fonciere=1200&charges=100&gestion=7&assurance=0.3&regime=lmnp_reel&horizon=15&tmi=30',
  'fiscalite/note?revenu=45000&revenu_conjoint=32000&situation=marie&enfants=2&emploi_domicile=3000',
  'fiscalite/note?revenu=71500&nature=imposable&situation=marie&enfants=2&dons_66=300',
  'donation/note?montant=200000&lien=enfant&donataires=2&donateurs=2&age_donateur=62&age_second_donateur=60&droit=nue_propriete&bien=immobilier&anterieure=montant:50000,date:2020-06-01',
  'succession/note?patrimoine=450000&lien=enfant&heritiers=3',
].flatMap((path) => [`/${path}`, `/en/${path}`])

const FULLEST_RETURN = [`fiscalite/note?${queryOf(typedFrom(richReturn))}`].flatMap((path) => [
  `/${path}`,
  `/en/${path}`,
])

const FULLEST_ESTATE = [
  'succession/note?patrimoine=600000&proche=conjoint,age:68&proche=enfant&proche=enfant&proche=enfant,autre_lit:true&legs=lien:autre,part:5&don=proche:2,montant:80000,date:2021-03-15&assurance=proche:3,avant_70:120000',
].flatMap((path) => [`/${path}`, `/en/${path}`])

/** How many pages a PDF has: Chromium writes the tree of pages uncompressed. */
const pagesIn = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

describe.skipIf(withoutBrowser)('Notes in a browser', () => {
  let origin: string
  let pageWithoutScript: WatchedPage
  /** As wide as a telephone, with scripts. */
  let narrowPage: WatchedPage
  beforeAll(async () => {
    ;[{ origin }, pageWithoutScript, narrowPage] = await Promise.all([
      sharedService(),
      openLastingPage({ javaScriptEnabled: false, colorScheme: 'dark' }),
      openLastingPage({ viewport: { width: 320, height: 800 }, colorScheme: 'dark' }),
    ])
  })
  afterAll(() => Promise.all([pageWithoutScript?.close(), narrowPage?.close()]))

  it.each([
    ...[...cases, ...USUAL].map((path) => [MAX_PAGES, path] as const),
    ...FULLEST_RETURN.map((path) => [MAX_PAGES_FULL, path] as const),
    ...FULLEST_ESTATE.map((path) => [MAX_PAGES_ESTATE, path] as const),
  ])('prints on %d pages of A4 at most, without a script: %s', async (most, path) => {
    const { page } = pageWithoutScript
    const response = await page.goto(origin + path)
    expect(response?.status()).toBe(200)
    const pages = pagesIn(await page.pdf({ preferCSSPageSize: true }))
    expect(pages).toBeGreaterThan(0)
    expect(pages).toBeLessThanOrEqual(most)
  })

  it.each(cases)('is accessible and at most 320 px wide, in the dark theme: %s', async (path) => {
    const { page, errors } = narrowPage
    await page.goto(origin + path)
    expect(await violationsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    expect(errors).toEqual([])
  })

  it('has print styles that are black on white in the dark theme and break no row', async () => {
    const { page } = narrowPage
    await page.goto(`${origin}/fiscalite/note`)
    await page.emulateMedia({ media: 'print' })
    const styles = await page.evaluate(() => {
      const styleOf = (selector: string) =>
        getComputedStyle(document.querySelector(selector) ?? document.body)
      return [
        styleOf('.note').color,
        styleOf('body').backgroundColor,
        styleOf('.note tr').breakInside,
        styleOf('.note thead').display,
      ]
    })
    expect(styles).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 'avoid', 'table-header-group'])
    expect(await page.locator('.site-header').isVisible()).toBe(false)
    await page.emulateMedia({ media: null })
  })
})
