import { type Palette, palettes } from '@denier/charts'

const { clair } = palettes

/**
 * The light palette, each colour behind a custom property: a style sheet that sets them dresses the drawing anew,
 * without a `style` attribute. Where none does, as on paper, the drawing is light.
 * @example pagePalette.text // 'var(--chart-text, #17242b)'
 */
export const pagePalette: Palette = {
  background: property('background', clair.background),
  text: property('text', clair.text),
  muted: property('muted', clair.muted),
  grid: property('grid', clair.grid),
  axis: property('axis', clair.axis),
  series: clair.series.map((colour, rank) => property(`series-${rank}`, colour)),
  tints: clair.tints.map((colour, rank) => property(`tint-${rank}`, colour)),
  middle: property('middle', clair.middle),
}

function property(name: string, light: string): string {
  return `var(--chart-${name}, ${light})`
}
