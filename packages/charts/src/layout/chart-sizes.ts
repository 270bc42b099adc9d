import type { Language } from '@denier/core'
import type { ChartData, Series } from '../chart-data.ts'
import { markSentence } from '../sentences.ts'
import { widthOf } from '../text-width.ts'
import { BESIDE, footOf } from './axis-labels.ts'
import { coloursOf } from './colours.ts'
import { canEnd, type EndLabel, endLabels, fitIn, LEADER, lastFigure, totalLabel } from './end-labels.ts'
import { type Head, markWords } from './head.ts'
import { type Legend, legendOf } from './legend.ts'
import type { Write } from './short-figure.ts'
import { type Style, styleFor, WIDE } from './style.ts'
import { xAxis } from './x-axis.ts'
import { yAxis } from './y-axis.ts'

export interface Size {
  /** 720 where none is given; 240 at the least. */
  readonly width?: number
  /** In proportion to the width where none is given; more where words would leave too little room to draw. */
  readonly height?: number
}

const USUAL_WIDTH = 720
const LEAST_WIDTH = 240

/** A chart without a given height has this share of its width, within the two limits below, in pixels. */
const USUAL_HEIGHT_SHARE = 0.56
const USUAL_LEAST_HEIGHT = 280
const USUAL_MOST_HEIGHT = 460

/** The least height of a plot where the caller gives a height, in pixels. */
const LEAST_PLOT = 110

/** The least height of a plot where the caller gives none, in pixels. */
const USUAL_LEAST_PLOT = 170

/** What the words around a plot take of its height at the most, in pixels, before they are laid out. */
const ESTIMATED_LABELS_HEIGHT = 110

/** The widest names at the ends of lines: this share of the width, and this many pixels at the most. */
const END_LABELS_SHARE = 0.22
const MOST_END_LABELS_WIDTH = 170

/** The width that is drawn, in pixels. */
export const widthAsked = ({ width = USUAL_WIDTH }: Size): number => Math.max(LEAST_WIDTH, width)

/** What stands around a plot whatever its axes are: its sizes, and the names of its series. */
export interface ChartSizes {
  readonly width: number
  /** The height of the chart, given or usual; words may make the chart higher. */
  readonly heightAsked: number
  /** The least height of the plot. */
  readonly leastPlot: number
  readonly style: Style
  /** Where the title and the legend end. */
  readonly top: number
  readonly legend: Legend
  /** The names at the ends of lines; none where the legend has them. */
  readonly ends: readonly EndLabel[]
}

/** The sizes, and where the series are named. */
export function chartSizes(
  data: ChartData,
  size: Size & { readonly width: number },
  head: Head,
  write: Write,
): ChartSizes {
  const { series } = data
  const { width } = size
  const style = styleFor(width)
  const { margin, text } = style
  const heightAsked = size.height ?? usualHeight(width)
  const labels = endLabels(series, text, Math.min(width * END_LABELS_SHARE, MOST_END_LABELS_WIDTH), write)
  const room = heightAsked - head.bottom - ESTIMATED_LABELS_HEIGHT
  const hasEnds = width >= WIDE && canEnd(series) && fitIn(labels, room)
  const total = totalLabel(series, text, write)
  const ends = total && fitIn([...labels, total], room) ? [...labels, total] : labels
  const named = (one: Series) => (canEnd(series) ? write(one, lastFigure(one)) : '')
  const legend = hasEnds
    ? { words: [], swatches: [], height: 0 }
    : legendOf(series, coloursOf(series), margin, width - margin, head.bottom, text, named)
  const leastPlot = size.height === undefined ? USUAL_LEAST_PLOT : LEAST_PLOT
  return {
    width,
    heightAsked,
    leastPlot,
    style,
    top: head.bottom + legend.height,
    legend,
    ends: hasEnds ? ends : [],
  }
}

const usualHeight = (width: number): number =>
  Math.round(Math.min(USUAL_MOST_HEIGHT, Math.max(USUAL_LEAST_HEIGHT, width * USUAL_HEIGHT_SHARE)))

/** The axes and the room that they leave to the plot, with the words above and below it. */
export function axesOf(
  data: ChartData,
  { width, heightAsked, leastPlot, style, top: from, ends }: ChartSizes,
  language: Language,
) {
  const { margin, text } = style
  const yTicks = yAxis(
    data.series,
    Math.max(leastPlot, heightAsked - from - ESTIMATED_LABELS_HEIGHT),
    language,
  )
  const left = margin + Math.max(...yTicks.ticks.map((tick) => widthOf(tick.text, text))) + BESIDE
  const right = width - margin - (ends.length > 0 ? LEADER + Math.max(...ends.map((end) => end.width)) : 0)
  const x = xAxis(data, left, right, text, language)
  const mark = data.mark && x.holds(data.mark.x) ? x.place(data.mark.x) : undefined
  const markText = mark === undefined ? undefined : markSentence(data, language)
  const above = markWords(markText, from, width, style)
  const top = from + above.height + text
  const foot = footOf(x, data.x, style)
  const height = Math.max(heightAsked, Math.ceil(top + leastPlot + foot.height))
  const plot = { left, top, right, bottom: height - foot.height }
  return {
    yTicks,
    x,
    plot,
    height,
    mark,
    above: mark === undefined ? [] : above.place(mark),
    below: foot.words(plot, width),
  }
}
