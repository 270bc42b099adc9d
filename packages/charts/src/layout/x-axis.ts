import type { Language } from '@denier/core'
import { formatAxis } from '@denier/prose'
import { ticks } from 'd3-array'
import type { ChartData } from '../chart-data.ts'
import { widthOf, wrap } from '../text-width.ts'
import { linear } from './linear.ts'

/** A place along x, and the lines of text below it. */
export interface XTick {
  readonly at: number
  readonly lines: readonly string[]
}

export interface XAxis {
  readonly ticks: readonly XTick[]
  /** Of the letters of the ticks, in pixels. */
  readonly size: number
  /** The middle of a value, in pixels: of a number along a line, of the rank of a bar. */
  readonly place: (value: number) => number
  /** The room of a bar, or of bars side by side; 0 along a line. */
  readonly bandwidth: number
  /** From one bar's place to the next. */
  readonly step: number
  /** Whether a value lies within what is drawn. */
  readonly holds: (value: number) => boolean
}

/** Between two ticks' texts, in pixels. */
const APART = 16

/** The share of a bar's place that is left empty around it: half of it where places are narrow. */
const PADDING = 0.28
const NARROW = 24

/** A bar is not wider, in pixels: three bars are no wall. */
const WIDEST_BAR = 64

const steps = [1, 2, 5, 10, 20, 25, 50, 100]

/** The axis between two edges, in pixels. */
export const xAxis = (data: ChartData, from: number, to: number, size: number, language: Language): XAxis =>
  data.x.names ? namedAxis(data, data.x.names, from, to, size) : numberAxis(data, from, to, size, language)

function namedAxis(data: ChartData, names: readonly string[], from: number, to: number, size: number): XAxis {
  const step = (to - from) / names.length
  const place = (rank: number) => from + step * (rank + 0.5)
  const isWord = data.x.field.kind === 'choice'
  const texts = isWord ? names : bareWhereNarrow(names, step, size)
  const written = isWord ? wordsIn(names, step - 6, size) : { lines: texts.map((name) => [name]), size }
  return {
    ticks: shownOf(texts, isWord, step, size).map((rank) => ({
      at: place(rank),
      lines: written.lines[rank] ?? [],
    })),
    size: written.size,
    place,
    bandwidth: step * (1 - paddingOf(data, step)),
    step,
    holds: (rank) => rank >= 0 && rank < names.length,
  }
}

/** The share of a bar's place that stays empty. */
function paddingOf({ series }: ChartData, step: number): number {
  const bars = Math.max(1, series.filter(({ role }) => role === 'bar').length)
  return Math.max(step < NARROW ? PADDING / 2 : PADDING, 1 - (WIDEST_BAR * bars) / step)
}

/**
 * Percents that do not all have room lose their sign, but for the last: 5, 10, 15, 20, 30, 40, 45 % with one in two
 * left out would be read as a scale.
 */
function bareWhereNarrow(names: readonly string[], step: number, size: number): readonly string[] {
  if (names.every((name) => widthOf(name, size) + APART / 2 < step)) return names
  return names.map((name, rank) => (rank < names.length - 1 ? name.replace(/\s*%$/, '') : name))
}

/** Every word; of numbers, as many as stand apart. */
function shownOf(names: readonly string[], isWord: boolean, step: number, size: number): readonly number[] {
  const ranks = names.map((_, rank) => rank)
  if (isWord) return ranks
  const widest = Math.max(...names.slice(0, -1).map((name) => widthOf(name, size)))
  const every = steps.find((count) => count * step > widest + APART / 2) ?? names.length
  return ranks.filter((rank) => (rank + 1) % every === 0)
}

/** TextLine in lines, in smaller letters where that keeps them whole. */
function wordsIn(names: readonly string[], width: number, size: number) {
  for (const smaller of [size, size - 1, size - 2]) {
    const lines = names.map((name) => wrap(name, smaller, width, 4))
    if (!lines.flat().some((line) => line.endsWith('…')) || smaller === size - 2)
      return { lines, size: smaller }
  }
  return { lines: names.map((name) => [name]), size }
}

function numberAxis(data: ChartData, from: number, to: number, size: number, language: Language): XAxis {
  const xs = data.series.flatMap(({ points }) => points.map(({ x }) => x))
  let [first, last] = [xs[0] ?? 0, xs[0] ?? 0]
  for (const x of xs) [first, last] = [Math.min(first, x), Math.max(last, x)]
  const along = linear([first, last], [from, to])
  const place = (value: number) => (first === last ? to : along(value))
  const text = (value: number) => formatAxis(data.x.field, value, language)
  const room = Math.max(widthOf(text(first), size), widthOf(text(last), size)) + APART
  const most = Math.max(1, Math.floor((to - from) / room))
  const values = first === last ? [first] : ticksOf(first, last, most, xs.every(Number.isInteger))
  return {
    ticks: values.map((value) => ({ at: place(value), lines: [text(value)] })),
    size,
    place,
    bandwidth: 0,
    step: 0,
    holds: (value) => value >= first && value <= last,
  }
}

/** Round values; whole ones where all are: there is no year 2.5. */
function ticksOf(first: number, last: number, most: number, areWhole: boolean): readonly number[] {
  for (let count = Math.min(most, 10); count > 0; count -= 1) {
    const round = ticks(first, last, count).filter((tick) => !areWhole || Number.isInteger(tick))
    if (round.length > 0 && round.length <= most) return round
  }
  return [first]
}
