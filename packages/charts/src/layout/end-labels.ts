import type { Series } from '../chart-data.ts'
import { widthOf, wrap } from '../text-width.ts'
import { OVER_BARS } from './colours.ts'
import type { Drawn } from './shapes.ts'
import type { FormatFigure } from './short-figure.ts'
import type { Point } from './simplify.ts'
import { LEADING, type TextLine } from './text-line.ts'

/** The label at the end of a line: its name, broken into lines, and its last figure. */
export interface EndLabel {
  readonly lines: readonly string[]
  /** As text. */
  readonly figure: string
  /** In pixels, as the next one. */
  readonly width: number
  /** Of the lines and the figure below them. */
  readonly height: number
}

/**
 * The gap between the end of a line and its label, in pixels, crossed by a thin line (the leader). Used by
 * `chart-sizes.ts`.
 */
export const LEADER = 16

/** The gap between two labels, in pixels. */
const APART = 6

/**
 * Whether all the series end at the same x, so that labels can be placed there; bars have no end. Used by
 * `chart-sizes.ts`.
 */
export function haveCommonEnd(series: readonly Series[]): boolean {
  const ends = series.map(({ points }) => points.findLast(({ value }) => value !== null)?.x)
  const last = Math.max(...ends.map((end) => end ?? 0))
  return series.every(({ role }, rank) => role !== 'bar' && role !== 'stack' && ends[rank] === last)
}

/**
 * The labels of all series, in letters of a size, each wrapped to a width, in pixels. Used by
 * `chart-sizes.ts`.
 */
export function endLabelsOf(
  series: readonly Series[],
  size: number,
  width: number,
  format: FormatFigure,
): readonly EndLabel[] {
  return series.map((one) => {
    const lines = wrap(one.label, size, width, 4) // lines at most
    const figure = format(one, lastFigure(one))
    const widest = Math.max(...lines.map((line) => widthOf(line, size)), widthOf(figure, size, true))
    return { lines, figure, width: widest, height: (lines.length + 1) * LEADING * size }
  })
}

/**
 * The label of the total of stacked areas, at the top of the last; none with fewer than two areas. Used by
 * `chart-sizes.ts`.
 */
export function totalLabel(
  series: readonly Series[],
  size: number,
  format: FormatFigure,
): EndLabel | undefined {
  const areas = series.filter(({ role }) => role === 'area')
  const [top] = areas
  if (!top || areas.length < 2) return undefined
  const figure = format(
    top,
    areas.reduce((sum, area) => sum + (lastFigure(area) ?? 0), 0),
  )
  const width = Math.max(widthOf(TOTAL, size), widthOf(figure, size, true))
  return { lines: [TOTAL], figure, width, height: 2 * LEADING * size }
}

/** The same word in French and English. */
const TOTAL = 'Total'

/** The last figure of a series that is not `null`. Used by `chart-sizes.ts`. */
export const lastFigure = ({ points }: Series): number | null =>
  points.findLast(({ value }) => value !== null)?.value ?? null

/** Whether the labels fit one above another in a height in pixels. Used by `chart-sizes.ts`. */
export const fitIn = (labels: readonly EndLabel[], height: number): boolean =>
  labels.reduce((sum, label) => sum + label.height + APART, 0) <= height

/**
 * Places each label as near as possible to the end of its line without overlap, with a leader to it. The label of the
 * total of the areas comes after those of the series. Used by `layout.ts`.
 * @param frame the edges of the plot. @param size of the letters; both in pixels.
 */
export function placeEndLabels(
  drawn: readonly Drawn[],
  labels: readonly EndLabel[],
  frame: { readonly right: number; readonly top: number; readonly bottom: number },
  size: number,
): { readonly texts: readonly TextLine[]; readonly leaders: readonly Leader[] } {
  if (labels.length === 0) return { texts: [], leaders: [] }
  const ends = [...drawn.map(endOf), topOfAreas(drawn)]
  const tops = separate(
    labels.map(({ height }, rank) => ({ height, wanted: (ends[rank]?.[1] ?? frame.top) - height / 2 })),
    frame.top,
    frame.bottom,
  )
  const x = frame.right + LEADER
  const texts = labels.flatMap(({ lines, figure }, rank) =>
    [...lines, figure].map((text, row): TextLine => {
      const y = (tops[rank] ?? 0) + (0.8 + row * LEADING) * size
      return {
        text,
        x,
        y,
        size,
        anchor: 'start',
        ink: drawn[rank]?.colour ?? OVER_BARS,
        isBold: row === lines.length,
      }
    }),
  )
  const leaders = labels.flatMap(({ height }, rank) => {
    const end = ends[rank]
    if (!end) return []
    return [
      {
        colour: drawn[rank]?.colour ?? OVER_BARS,
        from: end,
        // 4 pixels before the text, at the height of the middle of its letters
        to: [x - 4, (tops[rank] ?? 0) + height / 2 - size * 0.15] as Point,
      },
    ]
  })
  return { texts, leaders }
}

/**
 * A thin line from the end of a series to its label; `colour` is the rank of its colour in the palette. Used by
 * `layout.ts` and `marks.ts`.
 */
export interface Leader {
  readonly colour: number
  readonly from: Point
  readonly to: Point
}

/** Where a line ends; for an area, the middle of its right edge. */
function endOf({ series, places }: Drawn, rank: number, drawn: readonly Drawn[]): Point | null {
  const end = places.findLast((place) => place !== null) ?? null
  if (series.role !== 'area' || !end) return end
  const below = drawn[rank - 1]
  const floor = below?.series.role === 'area' ? below.places.at(-1)?.[1] : undefined
  return [end[0], (end[1] + (floor ?? zeroOf(series, end, places))) / 2]
}

/** The end of the upper edge of the stacked areas. */
const topOfAreas = (drawn: readonly Drawn[]): Point | null =>
  drawn.findLast(({ series }) => series.role === 'area')?.places.at(-1) ?? null

/** The y coordinate of 0, from the last figure of an area and another; the top of the area when all are equal. */
function zeroOf({ points }: Series, end: Point, places: readonly (Point | null)[]): number {
  const last = points.at(-1)?.value ?? 0
  const other = points.findIndex(({ value }) => value !== null && value !== last)
  const [value, place] = [points[other]?.value, places[other]]
  if (value === undefined || value === null || !place) return end[1]
  return end[1] + ((place[1] - end[1]) * last) / (last - value)
}

/** A label to place, in pixels. */
interface WantedBox {
  /** The top that the box would have without the others. */
  readonly wanted: number
  readonly height: number
}

/**
 * Moves boxes between two bounds so that they do not overlap, and returns their tops. Those whose middle is
 * higher stay higher. Exported for `placement.test.ts`.
 */
export function separate(boxes: readonly WantedBox[], top: number, bottom: number): readonly number[] {
  const order = boxes.map((_, rank) => rank).sort((a, b) => middle(boxes[a]) - middle(boxes[b]))
  const tops: number[] = []
  let floor = top
  for (const rank of order) {
    const { wanted, height } = boxes[rank] as WantedBox
    tops[rank] = Math.max(floor, wanted)
    floor = (tops[rank] ?? 0) + height + APART
  }
  let ceiling = bottom
  for (const rank of order.reverse()) {
    const { height } = boxes[rank] as WantedBox
    tops[rank] = Math.min(tops[rank] ?? 0, ceiling - height)
    ceiling = (tops[rank] ?? 0) - APART
  }
  return tops
}

const middle = (box: WantedBox | undefined): number => (box ? box.wanted + box.height / 2 : 0)
