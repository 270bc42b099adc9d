import type { VNode } from 'preact'
import type { Role } from './chart-data.ts'
import { element, px } from './element.ts'
import { OVER_BARS } from './layout/colours.ts'
import type { Leader } from './layout/end-labels.ts'
import { SWATCH, type Swatch } from './layout/legend.ts'
import type { Drawn } from './layout/shapes.ts'
import { dashes, nth, type Palette } from './theme.ts'

/** The dashes of thin lines, by role: the ends of a band, a target. */
const thin: Partial<Record<Role, string>> = { high: '6 3', low: '2 3', level: '1 4' }

/** The stroke of a series: the first line is solid and thick, the others have a dash of their own. */
function strokeOf({ series: { role }, colour, rankInRole }: Drawn, overAreas: boolean, palette: Palette) {
  const dash =
    thin[role] ?? (role === 'line' ? nth(dashes, overAreas ? rankInRole + 1 : rankInRole) : undefined)
  return {
    stroke: nth(palette.series, colour),
    fill: 'none',
    'stroke-width': thin[role] ? 1.5 : role === 'line' && rankInRole === 0 ? 2.75 : 2,
    'stroke-linejoin': 'round',
    ...(dash !== undefined && { 'stroke-dasharray': dash }),
  } as const
}

/**
 * The fill of an area, or of a band between two lines, as SVG; `null` for other series. Used by `chart.ts`.
 */
export function shadeOf({ shade, colour }: Drawn, palette: Palette): VNode | null {
  return shade ? element('path', { class: 'shade', d: shade, fill: nth(palette.tints, colour) }) : null
}

/**
 * A line, its points without a neighbour as dots, and a dot at its end; `null` for bars. Used by `chart.ts`.
 * @param overAreas whether the chart has areas: all its lines are then dashed.
 */
export function lineOf(drawn: Drawn, overAreas: boolean, palette: Palette): VNode | null {
  const { path, dots, places, series, colour } = drawn
  if (path === undefined) return null
  const stroke = strokeOf(drawn, overAreas, palette)
  const end = series.role === 'line' ? (places.at(-1) ?? null) : null
  const points = [...dots, ...(end && path !== '' ? [end] : [])]
  return element(
    'g',
    { class: series.role },
    path !== '' && colour === OVER_BARS && series.role === 'line' ? haloOf(path, palette) : null,
    path === '' ? null : element('path', { d: path, ...stroke }),
    points.map(([x, y]) => element('circle', { cx: px(x), cy: px(y), r: 3.5, fill: stroke.stroke })),
  )
}

/** A wide stroke in the background colour, under a line that crosses bars. */
const haloOf = (d: string, { background: stroke }: Palette): VNode =>
  element('path', { d, stroke, fill: 'none', 'stroke-width': 5.5 })

/** Fills that differ by lightness too, not only by hue: full, pale with an edge, medium, empty with a dashed edge. */
function fillOf(rank: number, palette: Palette) {
  const colour = nth(palette.series, rank)
  const edge = { stroke: colour, 'stroke-width': 1.25 }
  return nth(
    [
      { fill: colour },
      { fill: nth(palette.tints, rank), ...edge },
      { fill: palette.middle },
      { fill: palette.background, ...edge, 'stroke-dasharray': '3 2' },
    ],
    rank,
  )
}

/** The bars of a series as SVG, with the fill of its rank; `null` without any. Used by `chart.ts`. */
export function barsOf({ bars, colour, series }: Drawn, palette: Palette): VNode | null {
  const seen = bars.filter(({ height }) => height > 0)
  if (seen.length === 0) return null
  return element(
    'g',
    { class: series.role, ...fillOf(colour, palette) },
    seen.map((bar) =>
      element('rect', { x: px(bar.x), y: px(bar.y), width: px(bar.width), height: px(bar.height) }),
    ),
  )
}

/** The thin line from the end of a series to its label. Used by `chart.ts`. */
export const leaderOf = ({ colour, from, to }: Leader, palette: Palette): VNode =>
  element('path', {
    class: 'leader',
    d: `M${px(from[0] + 5)},${px(from[1])}L${px(to[0])},${px(to[1])}`,
    stroke: nth(palette.series, colour),
    fill: 'none',
    'stroke-width': 0.75,
  })

/** A sample of how a series is drawn, for the legend; `null` where it is not drawn. Used by `chart.ts`. */
export function swatchOf({ rank, x, y }: Swatch, all: readonly Drawn[], palette: Palette): VNode | null {
  const drawn = all[rank]
  if (!drawn) return null
  const { colour } = drawn
  const { role } = drawn.series
  const box = { x: px(x + 4), y: px(y - 6), width: SWATCH - 8, height: 12 }
  if (role === 'bar' || role === 'stack') return element('rect', { ...box, ...fillOf(colour, palette) })
  if (role === 'area' || role === 'gap')
    return element('rect', { ...box, fill: nth(palette.tints, colour), stroke: nth(palette.series, colour) })
  const overAreas = all.some(({ series }) => series.role === 'area')
  return element('path', { d: `M${px(x)},${px(y)}h${SWATCH}`, ...strokeOf(drawn, overAreas, palette) })
}
