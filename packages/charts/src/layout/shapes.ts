import type { Role, Series } from '../chart-data.ts'
import { rivalsOf } from '../gap.ts'
import { coloursOf } from './colours.ts'
import { pathOf, shadeOf } from './paths.ts'
import type { Point } from './simplify.ts'
import { type Span, stacked } from './stacked.ts'
import type { XAxis } from './x-axis.ts'

/** A series with the coordinates of its shapes. */
export interface Drawn {
  readonly series: Series
  /** The rank of its colour in the palette, and of its fill. */
  readonly colour: number
  /** Its rank among the series of the same role. */
  readonly rankInRole: number
  /** The point of each figure of the series, the end of a bar or the top of an area; `null` without a figure. */
  readonly places: readonly (Point | null)[]
  /** The SVG path of its line; none for bars. */
  readonly path?: string
  /** The path of the filled surface of an area; of a band, on its higher end. */
  readonly shade?: string
  /** Points without a neighbour, which a line would not show. */
  readonly dots: readonly Point[]
  /** One for each figure; none for lines and areas. */
  readonly bars: readonly Bar[]
}

/** The rectangle of a bar, in pixels. */
interface Bar {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The y coordinate of a value. */
type Y = (value: number) => number

/** The gap between bars side by side, in pixels. */
const BETWEEN_BARS = 2

/**
 * The shapes of all series, in the order of the contract. Called by `layout.ts`; used, for its types, by
 * `chart.ts`, `end-labels.ts` and `marks.ts`.
 */
export function shapesOf(series: readonly Series[], x: XAxis, y: Y): readonly Drawn[] {
  const areas = stacked(series, 'area')
  const stacks = stacked(series, 'stack')
  const colours = coloursOf(series)
  const counts = new Map<Role, number>()
  const low = series.find(({ role }) => role === 'low')
  return series.map((one, rank) => {
    const rankInRole = counts.get(one.role) ?? 0
    counts.set(one.role, rankInRole + 1)
    const named = { series: one, colour: colours[rank] ?? rank, rankInRole }
    const count = series.filter(({ role }) => role === one.role).length
    switch (one.role) {
      case 'area':
        return { ...named, ...areaOf(one, areas[rankInRole] ?? [], x, y) }
      case 'stack':
        return { ...named, ...stackOf(one, stacks[rankInRole] ?? [], x, y) }
      case 'bar':
        return { ...named, ...barsOf(one, rankInRole, count, x, y) }
      case 'gap':
        return { ...named, ...gapOf(one, series, x, y) }
      case 'high':
        return { ...named, ...lineOf(one, x, y), ...(low && { shade: bandBetween(one, low, x, y) }) }
      default:
        return { ...named, ...lineOf(one, x, y) }
    }
  })
}

/** The point of each figure of a series. */
const placesOf = ({ points }: Series, x: XAxis, y: Y): readonly (Point | null)[] =>
  points.map(({ x: at, value }) => (value === null ? null : [x.place(at), y(value)]))

function lineOf(series: Series, x: XAxis, y: Y) {
  const places = placesOf(series, x, y)
  const isAlone = (rank: number) => !places[rank - 1] && !places[rank + 1]
  const dots = places.filter((place, rank) => place !== null && isAlone(rank)) as readonly Point[]
  return { places, path: pathOf(places), dots, bars: [] }
}

/** The path of the surface between two lines, such as the ends of a band. */
const bandBetween = (high: Series, low: Series, x: XAxis, y: Y): string => shadeOf(pairsOf(high, low, x, y))

/** The points of two lines at each x of the first; `null` where one has none. */
function pairsOf(high: Series, low: Series, x: XAxis, y: Y): readonly (readonly [Point, Point] | null)[] {
  const lows = new Map(placesOf(low, x, y).map((place, rank) => [low.points[rank]?.x, place]))
  return placesOf(high, x, y).map((place, rank) => {
    const other = lows.get(high.points[rank]?.x)
    return place && other ? [other, place] : null
  })
}

/** The surface between the first two lines, unless a band is drawn there, and the middle between them. */
function gapOf(gap: Series, series: readonly Series[], x: XAxis, y: Y) {
  const [first = gap, second = gap] = rivalsOf(series)
  const pairs = pairsOf(first, second, x, y).filter((pair) => pair !== null)
  const places = pairs.map(([low, high]): Point => [high[0], (low[1] + high[1]) / 2])
  const hasBand = series.some(({ role }) => role === 'high')
  return { places, dots: [], bars: [], ...(!hasBand && { shade: shadeOf(pairs) }) }
}

function areaOf(series: Series, spans: readonly Span[], x: XAxis, y: Y) {
  const ends = series.points.map(({ x: at, value }, rank) => {
    const [from = 0, to = 0] = spans[rank] ?? []
    const left = x.place(at)
    return value === null
      ? null
      : ([
          [left, y(from)],
          [left, y(to)],
        ] as const)
  })
  const places = ends.map((end) => end?.[1] ?? null)
  const isAlone = (rank: number) => !places[rank - 1] && !places[rank + 1]
  const dots = places.filter((place, rank) => place !== null && isAlone(rank)) as readonly Point[]
  return { places, path: pathOf(places), shade: shadeOf(ends), dots, bars: [] }
}

function stackOf(series: Series, spans: readonly Span[], x: XAxis, y: Y) {
  const bars = series.points.map(({ x: at }, rank) => {
    const [from = 0, to = 0] = spans[rank] ?? []
    return barBetween(x.place(at) - x.bandwidth / 2, x.bandwidth, y(from), y(to))
  })
  return { places: series.points.map(({ value }, rank) => topOf(bars[rank], value)), dots: [], bars }
}

function barsOf(series: Series, rankInRole: number, count: number, x: XAxis, y: Y) {
  const slot = x.bandwidth / count
  const gap = Math.min(BETWEEN_BARS, slot / 4)
  const bars = series.points.map(({ x: at, value }) =>
    barBetween(x.place(at) - x.bandwidth / 2 + rankInRole * slot, slot - gap, y(0), y(value ?? 0)),
  )
  return { places: series.points.map(({ value }, rank) => topOf(bars[rank], value)), dots: [], bars }
}

/** The rectangle between two heights, in either order. */
const barBetween = (x: number, width: number, y0: number, y1: number): Bar => ({
  x,
  width,
  y: Math.min(y0, y1),
  height: Math.abs(y1 - y0),
})

/** The middle of the end of a bar: its top, or its bottom when it is negative. */
const topOf = (bar: Bar | undefined, value: number | null): Point | null =>
  !bar || value === null ? null : [bar.x + bar.width / 2, value < 0 ? bar.y + bar.height : bar.y]
