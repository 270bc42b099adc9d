import type { Series } from '../chart-data.ts'
import { widthOf, wrap } from '../text-width.ts'
import { OVER_BARS } from './colours.ts'
import type { Drawn } from './shapes.ts'
import type { Write } from './short-figure.ts'
import { LEADING, type TextLine } from './text-line.ts'
import type { Point } from './thin.ts'

/** What stands at the end of a line: its name, and its last figure. */
export interface EndLabel {
  readonly lines: readonly string[]
  readonly figure: string
  readonly width: number
  readonly height: number
}

/** From a line's end to its name, in pixels; a leader joins them. */
export const LEADER = 16

/** Between two labels, in pixels. */
const APART = 6

/** Names can stand where lines end, if all end together: bars do not, nor do paths of unequal lengths. */
export function canEnd(series: readonly Series[]): boolean {
  const ends = series.map(({ points }) => points.findLast(({ value }) => value !== null)?.x)
  const last = Math.max(...ends.map((end) => end ?? 0))
  return series.every(({ role }, rank) => role !== 'bar' && role !== 'stack' && ends[rank] === last)
}

export function endLabels(
  series: readonly Series[],
  size: number,
  width: number,
  write: Write,
): readonly EndLabel[] {
  return series.map((one) => {
    const lines = wrap(one.label, size, width, 4)
    const figure = write(one, lastFigure(one))
    const widest = Math.max(...lines.map((line) => widthOf(line, size)), widthOf(figure, size, true))
    return { lines, figure, width: widest, height: (lines.length + 1) * LEADING * size }
  })
}

/** What the stacked areas come to, written at the top of the last of them; none where nothing is stacked. */
export function totalLabel(series: readonly Series[], size: number, write: Write): EndLabel | undefined {
  const areas = series.filter(({ role }) => role === 'area')
  const [top] = areas
  if (!top || areas.length < 2) return undefined
  const figure = write(
    top,
    areas.reduce((sum, area) => sum + (lastFigure(area) ?? 0), 0),
  )
  const width = Math.max(widthOf(TOTAL, size), widthOf(figure, size, true))
  return { lines: [TOTAL], figure, width, height: 2 * LEADING * size }
}

/** The same word in every language that there is. */
const TOTAL = 'Total'

/** The last figure of a series that there is. */
export const lastFigure = ({ points }: Series): number | null =>
  points.findLast(({ value }) => value !== null)?.value ?? null

/** Whether the labels find room one above another. */
export const fitIn = (labels: readonly EndLabel[], height: number): boolean =>
  labels.reduce((sum, label) => sum + label.height + APART, 0) <= height

/** The labels and their leaders, that of the areas' total after those of the series: each as near its line's end as its neighbours let it. */
export function placeEndLabels(
  drawn: readonly Drawn[],
  labels: readonly EndLabel[],
  frame: { readonly right: number; readonly top: number; readonly bottom: number },
  size: number,
): { readonly words: readonly TextLine[]; readonly leaders: readonly Leader[] } {
  if (labels.length === 0) return { words: [], leaders: [] }
  const ends = [...drawn.map(endOf), topOfAreas(drawn)]
  const tops = apart(
    labels.map(({ height }, rank) => ({ height, wished: (ends[rank]?.[1] ?? frame.top) - height / 2 })),
    frame.top,
    frame.bottom,
  )
  const x = frame.right + LEADER
  const words = labels.flatMap(({ lines, figure }, rank) =>
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
        to: [x - 4, (tops[rank] ?? 0) + height / 2 - size * 0.15] as Point,
      },
    ]
  })
  return { words, leaders }
}

export interface Leader {
  readonly colour: number
  readonly from: Point
  readonly to: Point
}

/** Where a line ends; for an area, the middle of its last side. */
function endOf({ series, places }: Drawn, rank: number, drawn: readonly Drawn[]): Point | null {
  const end = places.findLast((place) => place !== null) ?? null
  if (series.role !== 'area' || !end) return end
  const below = drawn[rank - 1]
  const floor = below?.series.role === 'area' ? below.places.at(-1)?.[1] : undefined
  return [end[0], (end[1] + (floor ?? zeroOf(series, end, places))) / 2]
}

const topOfAreas = (drawn: readonly Drawn[]): Point | null =>
  drawn.findLast(({ series }) => series.role === 'area')?.places.at(-1) ?? null

/** Where the lowest area begins: at the height of 0, told from two of its figures; its own top where they are one. */
function zeroOf({ points }: Series, end: Point, places: readonly (Point | null)[]): number {
  const last = points.at(-1)?.value ?? 0
  const other = points.findIndex(({ value }) => value !== null && value !== last)
  const [value, place] = [points[other]?.value, places[other]]
  if (value === undefined || value === null || !place) return end[1]
  return end[1] + ((place[1] - end[1]) * last) / (last - value)
}

interface Wish {
  readonly wished: number
  readonly height: number
}

/** The tops of boxes that do not overlap, in their order of height, as near as can be to where they wish to be. */
export function apart(wishes: readonly Wish[], top: number, bottom: number): readonly number[] {
  const order = wishes.map((_, rank) => rank).sort((a, b) => middle(wishes[a]) - middle(wishes[b]))
  const tops: number[] = []
  let floor = top
  for (const rank of order) {
    const { wished, height } = wishes[rank] as Wish
    tops[rank] = Math.max(floor, wished)
    floor = (tops[rank] ?? 0) + height + APART
  }
  let ceiling = bottom
  for (const rank of order.reverse()) {
    const { height } = wishes[rank] as Wish
    tops[rank] = Math.min(tops[rank] ?? 0, ceiling - height)
    ceiling = (tops[rank] ?? 0) - APART
  }
  return tops
}

const middle = (wish: Wish | undefined): number => (wish ? wish.wished + wish.height / 2 : 0)
