import type { Role, Series } from '../chart-data.ts'
import { coloursOf } from './colours.ts'
import { pathOf, shadeOf } from './paths.ts'
import { type Span, stacked } from './stacked.ts'
import type { Point } from './thin.ts'
import type { XAxis } from './x-axis.ts'

/** A series as it is drawn. */
export interface Drawn {
  readonly series: Series
  /** The rank of its colour, and of its fill. */
  readonly colour: number
  /** Among those drawn alike. */
  readonly turn: number
  /** Where each figure is, by its rank in the series: the top of an area or a bar; `null` where there is none. */
  readonly places: readonly (Point | null)[]
  readonly path?: string
  /** What is shaded: an area, or a band on the higher of its two ends. */
  readonly shade?: string
  /** Points with no neighbour: a line would not show them. */
  readonly dots: readonly Point[]
  readonly bars: readonly Bar[]
}

export interface Bar {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

type Y = (value: number) => number

/** Bars side by side leave this between them, in pixels. */
const BETWEEN_BARS = 2

/** Everything that is drawn, in the contract's order. */
export function shapesOf(series: readonly Series[], x: XAxis, y: Y): readonly Drawn[] {
  const areas = stacked(series, 'area')
  const stacks = stacked(series, 'stack')
  const colours = coloursOf(series)
  const turns = new Map<Role, number>()
  const low = series.find(({ role }) => role === 'low')
  return series.map((one, rank) => {
    const turn = turns.get(one.role) ?? 0
    turns.set(one.role, turn + 1)
    const named = { series: one, colour: colours[rank] ?? rank, turn }
    const count = series.filter(({ role }) => role === one.role).length
    switch (one.role) {
      case 'area':
        return { ...named, ...areaOf(one, areas[turn] ?? [], x, y) }
      case 'stack':
        return { ...named, ...stackOf(one, stacks[turn] ?? [], x, y) }
      case 'bar':
        return { ...named, ...barsOf(one, turn, count, x, y) }
      case 'high':
        return { ...named, ...lineOf(one, x, y), ...(low && { shade: between(one, low, x, y) }) }
      default:
        return { ...named, ...lineOf(one, x, y) }
    }
  })
}

const placesOf = ({ points }: Series, x: XAxis, y: Y): readonly (Point | null)[] =>
  points.map(({ x: at, value }) => (value === null ? null : [x.place(at), y(value)]))

function lineOf(series: Series, x: XAxis, y: Y) {
  const places = placesOf(series, x, y)
  const isAlone = (rank: number) => !places[rank - 1] && !places[rank + 1]
  const dots = places.filter((place, rank) => place !== null && isAlone(rank)) as readonly Point[]
  return { places, path: pathOf(places), dots, bars: [] }
}

function between(high: Series, low: Series, x: XAxis, y: Y): string {
  const lows = placesOf(low, x, y)
  return shadeOf(
    placesOf(high, x, y).map((place, rank) => {
      const other = lows[rank]
      return place && other ? [other, place] : null
    }),
  )
}

function areaOf(series: Series, spans: readonly Span[], x: XAxis, y: Y) {
  const ends = series.points.map(({ x: at, value }, rank) => {
    const [from = 0, to = 0] = spans[rank] ?? []
    const px = x.place(at)
    return value === null
      ? null
      : ([
          [px, y(from)],
          [px, y(to)],
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

function barsOf(series: Series, turn: number, count: number, x: XAxis, y: Y) {
  const slot = x.bandwidth / count
  const gap = Math.min(BETWEEN_BARS, slot / 4)
  const bars = series.points.map(({ x: at, value }) =>
    barBetween(x.place(at) - x.bandwidth / 2 + turn * slot, slot - gap, y(0), y(value ?? 0)),
  )
  return { places: series.points.map(({ value }, rank) => topOf(bars[rank], value)), dots: [], bars }
}

const barBetween = (x: number, width: number, y0: number, y1: number): Bar => ({
  x,
  width,
  y: Math.min(y0, y1),
  height: Math.abs(y1 - y0),
})

/** The middle of a bar's end: the upper one, or the lower one below zero. */
const topOf = (bar: Bar | undefined, value: number | null): Point | null =>
  !bar || value === null ? null : [bar.x + bar.width / 2, value < 0 ? bar.y + bar.height : bar.y]
