import type { Language } from '@denier/core'
import type { ChartData } from '../chart-data.ts'
import { yTickTexts } from './axis-labels.ts'
import { barFigures } from './bar-figures.ts'
import { axesOf, chartSizes, drawnWidth, type Size } from './chart-sizes.ts'
import { type Leader, placeEndLabels } from './end-labels.ts'
import { type Head, headOf } from './head.ts'
import type { Swatch } from './legend.ts'
import { linear } from './linear.ts'
import { type Drawn, shapesOf } from './shapes.ts'
import { FEWER_DIGITS, shortFigures } from './short-figure.ts'
import { type Style, styleFor } from './style.ts'
import type { Box, TextLine } from './text-line.ts'
import type { YAxis } from './y-axis.ts'

export type { Size } from './chart-sizes.ts'

/**
 * The place of everything in a chart, in pixels: for the SVG, and for a crosshair over it. Exported by
 * `@denier/charts`; used by `chart.ts`, and by `pages/spark.tsx`, `result/crosshair.tsx` and `result/stops.ts` of
 * `@denier/web`.
 */
export interface Layout {
  readonly width: number
  readonly height: number
  /** The rectangle of the curves and bars, without texts. */
  readonly plot: Box
  readonly texts: readonly TextLine[]
  /** The y coordinates of the gridlines. */
  readonly grid: readonly number[]
  /** The y coordinate of 0, when it is within the plot. */
  readonly zero?: number
  /** The x coordinates of the ticks below the plot; none under bars. */
  readonly ticks: readonly number[]
  /** The series with their shapes, in the order of the contract. */
  readonly drawn: readonly Drawn[]
  /** The thin lines from the ends of series to their labels. */
  readonly leaders: readonly Leader[]
  /** The samples of the legend. */
  readonly swatches: readonly Swatch[]
  /** The x coordinate of the vertical line of the mark. */
  readonly mark?: number
  /** The x coordinate of a value of the x axis, or of the middle of a bar by its rank. */
  readonly x: (value: number) => number
  /** The y coordinate of a figure. */
  readonly y: (value: number) => number
}

/**
 * Lays out a chart: scales, ticks, paths, and texts that do not overlap. For SVG files, pages and sparklines.
 * Exported by `@denier/charts`; used by `svg.ts`, and by `pages/spark.tsx` and `result/live-chart.tsx` of
 * `@denier/web`.
 */
export function layoutOf(chart: ChartData, size: Size, language: Language): Layout {
  const data = chart.gap ? { ...chart, series: [...chart.series, chart.gap] } : chart
  const width = drawnWidth(size)
  const head = headOf(data, width, styleFor(width), language)
  if (data.series.length === 0) return withoutPlot(width, head, styleFor(width))
  const format = shortFigures(data.series, language)
  const sizes = chartSizes(data, { ...size, width }, head, format)
  const axes = axesOf(data, sizes, language)
  const { plot, x, yTicks } = axes
  const formats = [format, shortFigures(data.series, language, FEWER_DIGITS)]
  const figures = barFigures(data.series, x, plot.bottom - plot.top, sizes.style.text, formats)
  const y = yScale(yTicks, plot, figures.room)
  const drawn = shapesOf(data.series, x, y)
  const placed = placeEndLabels(drawn, sizes.endLabels, plot, sizes.style.text)
  return {
    width,
    height: axes.height,
    plot,
    texts: [
      ...head.texts,
      ...sizes.legend.texts,
      ...axes.above,
      ...yTickTexts(yTicks, y, plot.left, sizes.style.text),
      ...axes.below,
      ...figures.place(y),
      ...placed.texts,
    ],
    grid: yTicks.ticks.map(({ value }) => y(value)),
    ...zeroOf(yTicks, y),
    ticks: x.bandwidth > 0 ? [] : x.ticks.map(({ at }) => at),
    drawn,
    leaders: placed.leaders,
    swatches: sizes.legend.swatches,
    ...(axes.mark !== undefined && { mark: axes.mark }),
    x: x.place,
    y,
  }
}

/** The y coordinate of a value, from the top; figures at the ends of bars keep a room, in pixels. */
function yScale({ domain }: YAxis, { top, bottom }: Box, room: number): (value: number) => number {
  const [low, high] = domain
  return linear([low, high], [bottom - (low < 0 ? room : 0), top + (high > 0 ? room : 0)])
}

/** The y coordinate of 0, where it is within the plot. */
const zeroOf = ({ domain: [low, high] }: YAxis, y: (value: number) => number) =>
  low <= 0 && high >= 0 ? { zero: y(0) } : {}

/** The layout when nothing can be drawn: texts only. */
const withoutPlot = (width: number, { texts, bottom }: Head, { margin }: Style): Layout => ({
  width,
  height: Math.ceil(bottom + margin),
  plot: { left: margin, top: bottom, right: width - margin, bottom },
  texts,
  grid: [],
  ticks: [],
  drawn: [],
  leaders: [],
  swatches: [],
  x: () => margin,
  y: () => bottom,
})
