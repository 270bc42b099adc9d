import type { VNode } from 'preact'
import { element, px } from './element.ts'
import type { Layout } from './layout/layout.ts'
import type { Drawn } from './layout/shapes.ts'
import type { TextLine } from './layout/text-line.ts'
import { barsOf, leaderOf, lineOf, shadeOf, swatchOf } from './marks.ts'
import { nth, type Palette } from './theme.ts'

/** A layout to draw, its colours, and the texts for screen readers. */
export interface DrawingProps {
  readonly layout: Layout
  readonly palette: Palette
  /** The code of the language of the texts, `fr` or `en`. */
  readonly language: string
  /** The accessible name of the picture. */
  readonly title: string
  /** The chart in sentences. */
  readonly description: string
}

/** Fonts installed on common systems: none is downloaded. */
const FONTS = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

/**
 * A layout as SVG. Presentation attributes only: a strict content security policy forbids `style`. Pages and `svg.ts`
 * draw with it. Exported by `@denier/charts`; used by `svg.ts`, and by `result/live-chart.tsx` of `@denier/web`.
 */
export function Drawing({ layout, palette, language, title, description }: DrawingProps): VNode {
  const { width, height } = layout
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'denier-chart',
      role: 'img',
      lang: language,
      'aria-label': title,
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      'font-family': FONTS,
    },
    element('title', {}, title),
    element('desc', {}, description),
    element('rect', { width, height, fill: palette.background }),
    gridOf(layout, palette),
    layout.drawn.map((drawn) => shadeOf(drawn, palette)),
    layout.drawn.map((drawn) => barsOf(drawn, palette)),
    axisOf(layout, palette),
    markOf(layout, palette),
    // The first series is drawn last, over the others.
    layout.drawn.toReversed().map((drawn) => lineOf(drawn, hasAreas(layout.drawn), palette)),
    layout.leaders.map((leader) => leaderOf(leader, palette)),
    layout.swatches.map((swatch) => swatchOf(swatch, layout.drawn, palette)),
    layout.texts.map((line) => textOf(line, palette)),
  )
}

/** Whether any series is drawn as an area. */
const hasAreas = (drawn: readonly Drawn[]): boolean => drawn.some(({ series }) => series.role === 'area')

/** The horizontal gridlines. */
function gridOf({ grid, plot }: Layout, { grid: stroke }: Palette): VNode | null {
  if (grid.length === 0) return null
  const d = grid.map((y) => `M${px(plot.left)},${px(y)}H${px(plot.right)}`).join('')
  return element('path', { class: 'grid', d, stroke, fill: 'none' })
}

/** The line of 0, or the bottom of the plot when 0 is outside it, with the ticks. */
function axisOf({ zero, plot, ticks }: Layout, { axis: stroke }: Palette): VNode | null {
  if (plot.top === plot.bottom) return null
  // ticks of 4 pixels
  const tickMarks = ticks.map((x) => `M${px(x)},${px(plot.bottom)}v4`).join('')
  const axisLine = `M${px(plot.left)},${px(zero ?? plot.bottom)}H${px(plot.right)}`
  return element('path', { class: 'axis', d: axisLine + tickMarks, stroke, fill: 'none' })
}

/** The dotted vertical line at the moment of an event. */
function markOf({ mark, plot }: Layout, { text: stroke }: Palette): VNode | null {
  if (mark === undefined) return null
  const d = `M${px(mark)},${px(plot.top - 6)}V${px(plot.bottom)}` // from 6 pixels above the plot
  return element('path', { class: 'mark', d, stroke, fill: 'none', 'stroke-dasharray': '1 3' })
}

function textOf({ text, x, y, size, anchor, ink, isBold, isUpright }: TextLine, palette: Palette): VNode {
  const fill = typeof ink === 'number' ? nth(palette.series, ink) : palette[ink]
  const attributes = {
    x: px(x),
    y: px(y),
    'font-size': size,
    fill,
    ...(anchor !== 'start' && { 'text-anchor': anchor }),
    ...(isUpright && { transform: `rotate(-90 ${px(x)} ${px(y)})` }),
    ...(isBold && { 'font-weight': 600 }),
  }
  return element('text', attributes, text)
}
