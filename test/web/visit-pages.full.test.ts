/** Every page under the settings of users: zoomed, narrow, with wide spacing, in forced colours, by keyboard only. */
import type { CDPSession } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withoutBrowser } from '../support/browser.ts'
import { addresses, names } from './site.ts'
import { ask, openSitePage, type VisitedPage } from './visit-site.ts'
import { type Walk, walk } from './visit-walk.ts'

/** Media features of a reader with colours of their own, and those of the other visits. */
const THEIRS = { forcedColors: 'active', reducedMotion: 'reduce' } as const
const OURS = { forcedColors: 'none', reducedMotion: 'no-preference', colorScheme: 'light' } as const

/** Styles that break what the walk and the checks of the page must report. */
const WRONG = `
  .site-links a { outline: none !important }
  .page-purpose { height: 1rem; overflow: hidden }
  .tools-files { margin-top: -6rem }
  .page-related { width: 120vw }
  .result-place { margin-bottom: -2.2rem; line-height: 2rem }
  .home-card p { margin-top: -2rem }
  .tools-input { border: 0 }
  .tools-button { color: Canvas; forced-color-adjust: none }
  .denier-chart [stroke*="series-"] { stroke: Canvas }
  h1 { transition: color 1s !important }
  .form-reset { min-height: 0; line-height: 1 }
`

/** What is cut, covered, overlapping or too wide on the page, a sentence each. */
const misfits = (at: VisitedPage) => ask(at.page, ({ misfits }) => misfits())
/** Controls that are too small to be touched. */
const small = (at: VisitedPage) => ask(at.page, ({ small }) => small())

describe.skipIf(withoutBrowser)('Unfolded page', () => {
  let at: VisitedPage
  let devtools: CDPSession
  beforeAll(async () => {
    at = await openSitePage()
    devtools = await at.page.context().newCDPSession(at.page)
  })
  afterAll(() => at?.close())

  /** The size of the window in CSS pixels, and the pixel ratio. */
  const resize = (width: number, height: number, deviceScaleFactor = 1) =>
    devtools.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor, mobile: false })
  /** The font size that the user has set, in CSS pixels. */
  const letters = (standard: number) =>
    devtools.send('Page.setFontSizes', { fontSizes: { standard, fixed: (standard * 13) / 16 } })

  const narrow = async () => {
    await resize(320, 256, 4)
    return { narrow: await misfits(at), narrowSmall: await small(at) }
  }
  const enlarged = async () => {
    await resize(640, 512, 2)
    const twice = await misfits(at)
    await resize(1280, 1024)
    await letters(32)
    const lettersTwice = await misfits(at)
    await letters(16)
    return { twice, lettersTwice, small: await small(at) }
  }
  const inTheirColours = async (colorScheme: 'light' | 'dark') => {
    await at.page.emulateMedia({ ...THEIRS, colorScheme })
    const vanished = await ask(at.page, ({ vanished }) => vanished())
    const moving = await ask(at.page, ({ moving }) => moving())
    await at.page.emulateMedia(OURS)
    return { vanished, moving }
  }
  const spacedOut = async () => {
    await resize(320, 512)
    await ask(at.page, ({ space }) => space())
    return { spacedOut: await misfits(at) }
  }

  it('is reported when styles break its focus, its layout or its colours', async () => {
    await resize(1280, 720)
    await at.go('/cagr')
    await ask(at.page, ({ unfold }) => unfold())
    await at.page.evaluate((wrong) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(wrong)
      document.adoptedStyleSheets = [sheet]
    }, WRONG)
    const { faults } = await walk(at.page)
    expect(faults.join()).toMatch(/Méthode” does not show the focus/)
    const fits = (await misfits(at)).join()
    for (const fault of [
      /page-purpose .* is cut/,
      /overlaps/,
      /is covered/,
      /” and “[^”]*” overlap/,
      /too wide/,
    ])
      expect(fits).toMatch(fault)
    const { vanished, moving } = await inTheirColours('dark')
    for (const fault of [/has no edge/, /<path .* is not seen/, /cannot be read/])
      expect(vanished.join()).toMatch(fault)
    expect(moving).toContain('h1')
    expect((await small(at)).join()).toMatch(/form-reset/)
  })

  it.each(addresses)(
    'is usable by keys, enlarged, narrow, spaced out and in forced colours: $path',
    async ({ path, language }) => {
      await resize(1280, 720)
      await at.go(path)
      await ask(at.page, ({ unfold }) => unfold())
      // Both languages have the same parts in the same order; French texts are longer.
      const isFirst = language === 'fr'
      const byKeys: Walk | undefined = isFirst ? await walk(at.page) : undefined
      const found = {
        byKeys: byKeys?.faults ?? [],
        ...(await narrow()),
        ...(isFirst && {
          ...(await inTheirColours('dark')),
          ...(await enlarged()),
          ...(await spacedOut()),
        }),
      }
      const nothing = Object.fromEntries(Object.keys(found).map((name) => [name, []]))
      expect(found).toEqual(nothing)
      const isSimulator = names.some((name) => path.endsWith(`/${name}`))
      if (byKeys) expect(byKeys.stops).toBeGreaterThan(isSimulator ? 45 : 10)
    },
  )
})
