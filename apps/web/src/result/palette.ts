import { type Palette, palettes } from '@denier/charts'

const { clair } = palettes

/**
 * The light palette, each colour as a custom property that the style sheet can override for the dark theme,
 * without a `style` attribute. Without an override, as on paper, the chart is light. Used by `crosshair.tsx`,
 * `live-chart.tsx` and `tree/family-tree.tsx`.
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
