/** The site without a network, in a real browser: its pages open and compute. */
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectSoon, openTestPage, withoutBrowser } from '../support/browser.ts'
import { sharedService } from '../support/service.ts'
import { simulators } from '../support/simulators.ts'
import { scriptStarts } from './visit-site.ts'

/** The paths that the caches of the page keep, and the names of these caches. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const kept = await Promise.all(
      names.map(async (name) =>
        (await (await caches.open(name)).keys()).map(
          ({ url }) => new URL(url).pathname + new URL(url).search,
        ),
      ),
    )
    return { names, paths: kept.flat() }
  })

const sentence = (page: Page) => page.locator('.result-sentence').textContent()

/** Visits a page, and waits until all pages and files of English are kept, and those of other sets. */
async function visited(
  path: string,
  more: readonly string[] = [],
): Promise<{ page: Page; context: BrowserContext; origin: string }> {
  const { origin } = await sharedService()
  const { page } = await openTestPage({ serviceWorkers: 'allow' })
  await page.goto(`${origin}${path}`)
  await scriptStarts(page)
  // pages and files arrive in any order: the last ones may be those of any simulator
  const code = await (await fetch(`${origin}/service-worker.js`)).text()
  const { sets } = JSON.parse(/^const BUILD = (.*)$/m.exec(code)?.[1] ?? '{}')
  const wanted: string[] = ['en', ...more].flatMap((set) => [...sets[set].files, ...sets[set].pages])
  expect(wanted).toEqual(expect.arrayContaining(simulators.map(({ contract }) => `/en/${contract.name}`)))
  await expectSoon(async () => {
    const { paths } = await keptBy(page)
    return wanted.filter((path) => !paths.includes(path))
  }).toEqual([])
  return { page, context: page.context(), origin }
}

describe.skipIf(withoutBrowser)('Site without a network', () => {
  it('reloads, follows the form, and opens pages that were never visited', async () => {
    const { page, context, origin } = await visited('/en/cagr')
    await context.setOffline(true)
    await page.reload()
    await scriptStarts(page)
    const example = await sentence(page)
    await page.locator('input[name=duree]').fill('9')
    await expectSoon(() => sentence(page)).not.toBe(example)
    const changed = await sentence(page)
    await expectSoon(() => page.url()).toContain('duree=9')
    // an address with values: the kept figures are those of the example
    await page.reload()
    await scriptStarts(page)
    await expectSoon(() => sentence(page)).toBe(changed)

    // its computation is imported later, and its range needs a series of the past
    await page.goto(`${origin}/en/livret-a-vs-etf?capital=10000&mensuel=200&duree=12`)
    await scriptStarts(page)
    await page.locator('.range-strip').waitFor()
    await page.goto(`${origin}/en/succession`)
    await scriptStarts(page)
    const before = await sentence(page)
    await page.locator('input[name=patrimoine]').first().fill('900000')
    await expectSoon(() => sentence(page)).not.toBe(before)

    // values of another page, which the server says elsewhere
    await page.goto(`${origin}/en/capacite-emprunt?taux=3.1&duree=18&revenu=4100&depuis=cout-dette`)
    await expectSoon(() => page.locator('.page-carried').textContent()).toBe(
      'Taken from your calculation: Net monthly income, Duration, Loan rate. Check the rest: these are starting values.',
    )

    await page.goto(`${origin}/docs?lang=en`)
    expect(await page.locator('h1').textContent()).toBe('Offline')
    await page.getByRole('link', { name: 'The method' }).click()
    await expectSoon(() => new URL(page.url()).pathname).toBe('/en/method')
    expect(await page.locator('h1').textContent()).not.toBe('Offline')

    // what is not kept says so
    await page.goto(`${origin}/en/cagr/note`)
    expect(await page.locator('h1').textContent()).toBe('Offline')
    await context.setOffline(false)
  })

  it('keeps the visited page as soon as it is loaded, before the others', async () => {
    const { origin } = await sharedService()
    const { page } = await openTestPage({ serviceWorkers: 'allow' })
    // the pause before the other pages never ends
    await page.addInitScript(() => {
      const start = setTimeout
      Object.assign(globalThis, {
        setTimeout: (run: () => void, ms = 0) => (ms >= 3000 ? 0 : start(run, ms)),
      })
    })
    await page.goto(`${origin}/en/cagr`)
    await scriptStarts(page)
    await expectSoon(async () => (await keptBy(page)).paths).toContain('/en/cagr')
    expect((await keptBy(page)).paths).not.toContain('/en/inflation')
    await page.context().setOffline(true)
    await page.reload()
    await scriptStarts(page)
    const example = await sentence(page)
    await page.locator('input[name=duree]').fill('9')
    await expectSoon(() => sentence(page)).not.toBe(example)
    await page.context().setOffline(false)
  })

  it('opens the page of files once it was visited, and computes a file', async () => {
    const { page, context } = await visited('/en/batch', ['en/batch'])
    await context.setOffline(true)
    await page.reload()
    await page.locator('#batch-simulator').selectOption('cagr')
    const buffer = Buffer.from('valeur_initiale,valeur_finale,duree\n1000,2000,10\n')
    await page.locator('#batch-file').setInputFiles({ name: 'one.csv', mimeType: 'text/csv', buffer })
    await page.locator('.batch-run .button[aria-disabled=false]').click()
    await page.locator('a[download]').waitFor()
    await context.setOffline(false)
  })

  it('keeps the pages of one build and their files, and no answer', async () => {
    const { page } = await visited('/en/succession?patrimoine=500000&lien=enfant&heritiers=2')
    const { names, paths } = await keptBy(page)
    expect(names).toHaveLength(1)
    for (const { contract } of simulators) expect(paths).toContain(`/en/${contract.name}`)
    expect(paths.filter((path) => path.includes('?') || path.startsWith('/api/'))).toEqual([])
    expect(paths.filter((path) => path.startsWith('/assets/fr/'))).toEqual([])
    expect(paths.filter((path) => path.includes('/en/batch'))).toEqual([]) // it was not visited
  })
})
