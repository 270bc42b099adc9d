import type { ChartData } from '@denier/charts'
import type { Language } from '@denier/core'
import { formatFigure } from '@denier/prose'
import { type Bar, bars } from './bars.ts'
import type { DrawingOptions } from './strokes.ts'

/** The maximum number of bars of a chart; beyond it, places are left out at regular intervals. */
const MOST_BARS = 40

/** A position on the x axis, such as a year, with the value of each series. */
interface Place {
  readonly name: string
  readonly values: readonly (number | null)[]
}

/**
 * Draws a bar for each series at each place, or one bar per place where the series are parts of a whole.
 * Returns its lines. Used by `chart.ts`.
 */
export function barChart(chart: ChartData, language: Language, drawing: DrawingOptions): string[] {
  const isStacked = chart.series.some(({ role }) => role === 'stack')
  const places = thinned(placesOf(chart, language), isStacked ? 1 : chart.series.length)
  const row = isStacked ? stackedBar : barPerSeries
  return bars(
    places.flatMap((place) => row(chart, place, language)),
    drawing,
  )
}

/** The positions on the x axis, from the points of the first series. */
function placesOf({ x, series }: ChartData, language: Language): Place[] {
  const points = series[0]?.points ?? []
  return points.map((point, at) => ({
    name: x.names?.[at] ?? formatFigure(x.field, point.x, language),
    values: series.map((one) => one.points[at]?.value ?? null),
  }))
}

/** Keeps one place out of several, the last one included. @param each how many bars a place has. */
function thinned(places: readonly Place[], each: number): readonly Place[] {
  const every = Math.ceil((places.length * each) / MOST_BARS)
  return places.filter((_, at) => (places.length - 1 - at) % every === 0)
}

/** A bar for each series, the first with the name of the place. */
const barPerSeries = ({ series }: ChartData, { name, values }: Place, language: Language): Bar[] =>
  series.map(({ field }, stroke) => {
    const value = values[stroke] ?? null
    return {
      name: stroke === 0 ? name : '',
      pieces: value === null ? [] : [{ value, stroke }],
      figure: formatFigure(field, value, language),
    }
  })

/** One bar of the parts end to end; a series that is not a part is drawn as a mark. */
function stackedBar({ series }: ChartData, { name, values }: Place, language: Language): Bar[] {
  const drawn = series.map(({ role, field }, stroke) => ({ role, field, stroke, value: values[stroke] ?? 0 }))
  const parts = drawn.filter(({ role }) => role === 'stack')
  const mark = drawn.find(({ role }) => role !== 'stack')
  const [first] = parts
  const total = parts.reduce((sum, { value }) => sum + value, 0)
  return [{ name, pieces: parts, mark, figure: first ? formatFigure(first.field, total, language) : '' }]
}
