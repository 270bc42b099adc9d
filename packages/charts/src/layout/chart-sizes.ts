import type { Language } from '@denier/core'
import type { ChartData, Series } from '../chart-data.ts'
import { markSentence } from '../sentences.ts'
import { widthOf } from '../text-width.ts'
import { BESIDE, xAxisTexts } from './axis-labels.ts'
import { coloursOf } from './colours.ts'
import {
  type EndLabel,
  endLabelsOf,
  fitIn,
  haveCommonEnd,
  LEADER,
  lastFigure,
  totalLabel,
} from './end-labels.ts'
import { type Head, markLabel } from './head.ts'
import { type Legend, legendOf } from './legend.ts'
import type { FormatFigure } from './short-figure.ts'
import { type Style, styleFor, WIDE } from './style.ts'
import { xAxis } from './x-axis.ts'
import { yAxis } from './y-axis.ts'

/** The size of the picture that a caller wants. */
export interface Size {
  /** In pixels; 720 by default, at least 240. */
  readonly width?: number
  /** In pixels; in proportion to the width by default. The chart is higher when its texts leave too little room. */
  readonly height?: number
}

/** The width without one from the caller, in pixels. */
const DEFAULT_WIDTH = 720
/** The least width, in pixels. */
const MIN_WIDTH = 240

/** Default height of a chart, as a share of its width, within the two limits below. */
const DEFAULT_HEIGHT_SHARE = 0.56
/** In pixels, as the next one. */
const DEFAULT_MIN_HEIGHT = 280
const DEFAULT_MAX_HEIGHT = 460

/** Minimum height of a plot when the caller gives a height, in pixels. */
const MIN_PLOT = 110

/** Minimum height of a plot when the caller gives none, in pixels. */
const DEFAULT_MIN_PLOT = 170

/** Height of the texts above and below a plot, in pixels, assumed before they are laid out. */
const ESTIMATED_LABELS_HEIGHT = 110

/** Maximum width of the labels at the ends of lines: this share of the width, and this many pixels. */
const END_LABELS_SHARE = 0.22
const MAX_END_LABELS_WIDTH = 170

/** The width of the picture, in pixels. Used by `layout.ts`. */
export const drawnWidth = ({ width = DEFAULT_WIDTH }: Size): number => Math.max(MIN_WIDTH, width)

/** The sizes that do not depend on the axes, in pixels, and where the series are named. */
interface ChartSizes {
  readonly width: number
  /** The requested or default height of the chart; its texts may make it higher. */
  readonly targetHeight: number
  /** The minimum height of the plot. */
  readonly minPlot: number
  readonly style: Style
  /** The y coordinate below the title and the legend. */
  readonly top: number
  readonly legend: Legend
  /** The labels at the ends of lines; none when there is a legend. */
  readonly endLabels: readonly EndLabel[]
}

/**
 * Chooses the sizes, and where the series are named: at the ends of their lines where they fit, else in a
 * legend. Used by `layout.ts`.
 */
export function chartSizes(
  data: ChartData,
  size: Size & { readonly width: number },
  head: Head,
  format: FormatFigure,
): ChartSizes {
  const { series } = data
  const { width } = size
  const style = styleFor(width)
  const { margin, text } = style
  const targetHeight = size.height ?? defaultHeight(width)
  const labels = endLabelsOf(series, text, Math.min(width * END_LABELS_SHARE, MAX_END_LABELS_WIDTH), format)
  const available = targetHeight - head.bottom - ESTIMATED_LABELS_HEIGHT
  const hasEndLabels = width >= WIDE && haveCommonEnd(series) && fitIn(labels, available)
  const total = totalLabel(series, text, format)
  const ends = total && fitIn([...labels, total], available) ? [...labels, total] : labels
  const figureOf = (one: Series) => (haveCommonEnd(series) ? format(one, lastFigure(one)) : '')
  const legend = hasEndLabels
    ? { texts: [], swatches: [], height: 0 }
    : legendOf(series, coloursOf(series), margin, width - margin, head.bottom, text, figureOf)
  const minPlot = size.height === undefined ? DEFAULT_MIN_PLOT : MIN_PLOT
  return {
    width,
    targetHeight,
    minPlot,
    style,
    top: head.bottom + legend.height,
    legend,
    endLabels: hasEndLabels ? ends : [],
  }
}

const defaultHeight = (width: number): number =>
  Math.round(Math.min(DEFAULT_MAX_HEIGHT, Math.max(DEFAULT_MIN_HEIGHT, width * DEFAULT_HEIGHT_SHARE)))

/**
 * The axes, the rectangle of the plot, the x coordinate of the mark, and the texts above and below the plot.
 * Used by `layout.ts`.
 */
export function axesOf(
  data: ChartData,
  { width, targetHeight, minPlot, style, top: from, endLabels }: ChartSizes,
  language: Language,
) {
  const { margin, text } = style
  const yTicks = yAxis(
    data.series,
    Math.max(minPlot, targetHeight - from - ESTIMATED_LABELS_HEIGHT),
    language,
  )
  const left = margin + Math.max(...yTicks.ticks.map((tick) => widthOf(tick.text, text))) + BESIDE
  const right =
    width - margin - (endLabels.length > 0 ? LEADER + Math.max(...endLabels.map((label) => label.width)) : 0)
  const x = xAxis(data, left, right, text, language)
  const mark = data.mark && x.holds(data.mark.x) ? x.place(data.mark.x) : undefined
  const markText = mark === undefined ? undefined : markSentence(data, language)
  const above = markLabel(markText, from, width, style)
  const top = from + above.height + text
  const foot = xAxisTexts(x, data.x, style)
  const height = Math.max(targetHeight, Math.ceil(top + minPlot + foot.height))
  const plot = { left, top, right, bottom: height - foot.height }
  return {
    yTicks,
    x,
    plot,
    height,
    mark,
    above: mark === undefined ? [] : above.place(mark),
    below: foot.textsAt(plot, width),
  }
}
