import { type ChartData, nothingText } from '@denier/charts'
import type { Language } from '@denier/core'
import { colon } from '@denier/prose'
import { barChart } from './bar-chart.ts'
import { lineChart } from './line-chart.ts'
import { type DrawingOptions, sample } from './strokes.ts'
import { paragraph, sideBySide } from './text.ts'

/** With fewer points a line says nothing that bars do not say better. */
const FEWEST_FOR_LINES = 3

/**
 * The lines of a chart of a contract: its title and note, the drawing, and a legend of the strokes; or its
 * title and why there is nothing to draw. Used by `page/render-page.ts`.
 */
export function terminalChart(chart: ChartData, language: Language, drawing: DrawingOptions): string[] {
  const { width, paint } = drawing
  const title = paragraph(chart.title, width).map((line) => paint('bold', line))
  const note = chart.note ? paragraph(chart.note, width).map((line) => paint('dim', line)) : []
  const nothing = nothingText(chart)
  if (nothing !== undefined) return [...title, ...paragraph(nothing, width).map((line) => paint('dim', line))]
  const isLines = !chart.x.names && countPlaces(chart) >= FEWEST_FOR_LINES
  const drawn = (isLines ? lineChart : barChart)(chart, language, drawing)
  return [...title, ...note, '', ...drawn, ...legend(chart, isLines, language, drawing)]
}

/** How many different positions on the x axis have a point. */
const countPlaces = ({ series }: ChartData): number =>
  new Set(series.flatMap(({ points }) => points.map(({ x }) => x))).size

/** Names beside their strokes, as many on a line as have room. */
function legend(
  chart: ChartData,
  isLines: boolean,
  language: Language,
  { width, paint }: DrawingOptions,
): string[] {
  const entries = chart.series.map(({ label, role }, index) => {
    const isFilled = role === 'area' || (!isLines && (role === 'stack' || !chart.series.some(isStack)))
    const stroke = isFilled ? sample(index, 'fill', paint) : isLines ? sample(index, 'line', paint) : '◆'
    return `${stroke} ${label}`
  })
  const { mark } = chart
  if (mark && isLines) entries.push(`${paint('dim', '┊')} ${mark.label}${colon(language)}${mark.figure}`)
  const along = [paint('dim', `${isLines ? '→' : '↓'} ${chart.x.label}`)]
  return sideBySide([...entries, ...along], width)
}

const isStack = ({ role }: ChartData['series'][number]): boolean => role === 'stack'
