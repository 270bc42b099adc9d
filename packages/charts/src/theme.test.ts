import { describe, expect, it } from 'vitest'
import { type Palette, palettes, themes } from './theme.ts'

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

it('the measure knows black on white', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 6)
})

describe.each(themes)('%s', (theme) => {
  const palette: Palette = palettes[theme]

  it('letters stand out by 4.5 at the least, those in the colours of series too', () => {
    for (const ink of [palette.text, palette.muted, ...palette.series])
      expect([ink, contrast(ink, palette.background) >= 4.5]).toEqual([ink, true])
  })

  it('lines, bars and axes stand out by 3 at the least', () => {
    for (const stroke of [palette.axis, palette.middle, ...palette.series])
      expect([stroke, contrast(stroke, palette.background) >= 3]).toEqual([stroke, true])
  })

  it('lines stand out from the areas that they cross, and a pale fill from its edge', () => {
    for (const tint of palette.tints)
      for (const stroke of palette.series)
        expect([stroke, tint, contrast(stroke, tint) >= 3]).toEqual([stroke, tint, true])
  })

  it('bars side by side differ by depth, not only by colour', () => {
    const [full = '', , ,] = palette.series
    const [, pale = ''] = palette.tints
    const depths = [full, palette.middle, pale].map(luminance).sort((a, b) => a - b)
    for (const [rank, depth] of depths.slice(1).entries())
      expect((depth + 0.05) / ((depths[rank] ?? 0) + 0.05)).toBeGreaterThan(1.5)
  })
})
