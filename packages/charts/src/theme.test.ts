import { describe, expect, it } from 'vitest'
import { type Palette, palettes, themes } from './theme.ts'

/** The relative luminance of a colour `#rrggbb`, as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours, from 1 to 21, as WCAG 2.2 defines it. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

it('measures a contrast of 21 between black and white', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 6)
})

describe.each(themes)('palette %s', (theme) => {
  const palette: Palette = palettes[theme]

  it('gives texts a contrast of at least 4.5, in the colours of series too', () => {
    for (const ink of [palette.text, palette.muted, ...palette.series])
      expect([ink, contrast(ink, palette.background) >= 4.5]).toEqual([ink, true])
  })

  it('gives lines, bars and axes a contrast of at least 3', () => {
    for (const stroke of [palette.axis, palette.middle, ...palette.series])
      expect([stroke, contrast(stroke, palette.background) >= 3]).toEqual([stroke, true])
  })

  it('gives lines a contrast of at least 3 with the areas they cross and with pale fills', () => {
    for (const tint of palette.tints)
      for (const stroke of palette.series)
        expect([stroke, tint, contrast(stroke, tint) >= 3]).toEqual([stroke, tint, true])
  })

  it('gives bars side by side different lightness, not only different hues', () => {
    const [full = '', , ,] = palette.series
    const [, pale = ''] = palette.tints
    const levels = [full, palette.middle, pale].map(luminance).sort((a, b) => a - b)
    for (const [rank, level] of levels.slice(1).entries())
      expect((level + 0.05) / ((levels[rank] ?? 0) + 0.05)).toBeGreaterThan(1.5)
  })
})
