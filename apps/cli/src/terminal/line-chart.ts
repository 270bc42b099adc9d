import type { ChartData, Series } from '@denier/charts'
import type { Language } from '@denier/core'
import { formatAxis } from '@denier/prose'
import { type Canvas, createCanvas } from './canvas.ts'
import { type Range, sampled } from './samples.ts'
import { scaleOf, ticksOf } from './scale.ts'
import type { DrawingOptions } from './strokes.ts'
import { displayWidth, padStart } from './text.ts'

/** About how many steps the y axis has between its ticks. */
const TICKS = 5
/** The height of the plot, in rows. */
const ROWS = 15
/** Its maximum width, in columns. */
const WIDEST = 100
/** The minimum gap between two names below the axis, in columns. */
const APART = 3

/**
 * The lines of curves and areas over a numeric axis: round ticks at the left, values of x below. Used by
 * `chart.ts`.
 */
export function lineChart(chart: ChartData, language: Language, { width, paint }: DrawingOptions): string[] {
  const layers = stacked(chart.series)
  const values = layers.flatMap(({ low, high }) => [...valuesOf(low), ...valuesOf(high)])
  const scale = scaleOf(values, TICKS)
  const ticks = ticksOf(scale)
  const [first] = chart.series
  const largest = Math.max(Math.abs(scale.min), Math.abs(scale.max))
  const labels = ticks
    .map((tick) => (first ? formatAxis(first.field, tick, language, largest) : ''))
    .reverse()
  const gutter = Math.max(...labels.map(displayWidth))
  const every = Math.max(2, Math.round(ROWS / (ticks.length - 1)))
  const canvas = createCanvas(Math.min(width, WIDEST) - gutter - 2, every * (ticks.length - 1), scale)
  const range = rangeOf(chart.series)
  draw(canvas, layers, range)
  if (chart.mark) canvas.mark(columnOf(chart.mark.x, range, canvas.columns))

  const lines = canvas.rows(paint).map((row, at) => {
    const label = at % every === 0 ? labels[at / every] : undefined
    return `${padStart(label ?? '', gutter)} ${paint('dim', label === undefined ? '│' : '┤')}${row}`.trimEnd()
  })
  const margin = ' '.repeat(gutter + 1)
  const place = (x: number) => formatAxis(chart.x.field, x, language)
  return [...lines, ...axisBelow(range, canvas.columns, place).map((line) => margin + paint('dim', line))]
}

/** What one series draws: a line along `high`, or the surface between two curves. */
interface Layer {
  /** The rank of the series, which gives its stroke. */
  readonly index: number
  readonly low: Curve | undefined
  readonly high: Curve
  readonly role: Series['role']
}

type Curve = Series['points']

const valuesOf = (curve: Curve = []): number[] => curve.flatMap(({ value }) => value ?? [])

/** The layers of all series: each area is added to those before it, a line is not. */
function stacked(series: readonly Series[]): Layer[] {
  let areaBelow: Curve | undefined
  return series.map(({ points, role }, index) => {
    if (role !== 'area') return { index, role, low: undefined, high: points }
    const low = areaBelow ?? points.map(({ x }) => ({ x, value: 0 }))
    const high = points.map(({ x, value }, at) => ({
      x,
      value: value === null ? null : value + (low[at]?.value ?? 0),
    }))
    areaBelow = high
    return { index, role, low, high }
  })
}

/** Draws the areas, then the lines, the first line last so that nothing hides it. */
function draw(canvas: Canvas, layers: readonly Layer[], range: Range): void {
  const samples = (curve: Curve) => sampled(curve, range, canvas.columns)
  for (const { index, low, high } of layers) if (low) canvas.area(samples(low), samples(high), index)
  for (const { index, low, high } of layers.toReversed()) if (!low) canvas.line(samples(high), index)
}

/** The first and the last position of all series. */
function rangeOf(series: readonly Series[]): Range {
  const places = series.flatMap(({ points }) => points.map(({ x }) => x))
  return { from: Math.min(...places), to: Math.max(...places) }
}

/** The column of a position on the x axis, from 0. */
const columnOf = (x: number, { from, to }: Range, columns: number): number =>
  Math.round(((x - from) / (to - from)) * (columns - 1))

/** Two lines: the axis with its ticks, and the positions at them. */
function axisBelow(range: Range, columns: number, name: (x: number) => string): [string, string] {
  const rule = ['└', ...'─'.repeat(columns)]
  const names: string[] = Array(columns + 1).fill(' ')
  let free = 0
  for (const x of placesOf(range, columns)) {
    const label = [...name(x)]
    const column = columnOf(x, range, columns) + 1
    const start = Math.min(Math.max(0, column - Math.floor(label.length / 2)), columns + 1 - label.length)
    if (start < free) continue
    rule[column] = '┬'
    names.splice(start, label.length, ...label)
    free = start + label.length + APART
  }
  return [rule.join(''), names.join('').trimEnd()]
}

/** Both ends of the x axis, and round positions between them: about one in ten columns. */
function placesOf({ from, to }: Range, columns: number): number[] {
  const { step } = scaleOf([0, to - from], Math.max(2, Math.floor(columns / 10)))
  const whole = Math.max(1, Math.ceil(step))
  const inner: number[] = []
  for (let x = Math.ceil((from + 1e-9) / whole) * whole; x < to; x += whole) inner.push(x)
  return [from, ...inner.filter((x) => x > from && to - x >= whole / 2), to]
}
