import type { Contract, Language } from '@denier/core'
import { h } from 'preact'
import { renderToStaticMarkup } from 'preact-render-to-string'
import { Drawing } from './chart.ts'
import { chartData } from './chart-data.ts'
import { layoutOf } from './layout/layout.ts'
import { describe } from './sentences.ts'
import { palettes, type Theme } from './theme.ts'

export { type Theme, themes } from './theme.ts'

/** What a chart as SVG is made of. */
export interface ChartRequest {
  readonly contract: Pick<Contract, 'result' | 'charts'>
  /** What the answer holds under `data`, as it leaves the service, in the same language. */
  readonly data: unknown
  readonly language: Language
  readonly theme: Theme
  /** Which of the contract's charts: the first, which says most, where none is told. */
  readonly chart?: number
  /** In pixels. 720 where none is given, 240 at the least. */
  readonly width?: number
  /** In pixels. In proportion to the width where none is given; more where the words need it. */
  readonly height?: number
}

/**
 * A chart of an answer as an SVG document: one that stands alone, or inside a page. The same request gives the same
 * bytes. Where the answer lacks what the chart is of, the document says in words what to ask.
 * @throws RangeError when the contract has no such chart.
 * @example renderChart({ contract, data: answer.data, language: 'fr', theme: 'clair' }) // '<svg xmlns=…'
 */
export function renderChart(request: ChartRequest): string {
  const { contract, data, language, theme, chart: rank = 0, width, height } = request
  const chart = contract.charts[rank]
  if (!chart) throw new RangeError(`no chart ${rank}: there are ${contract.charts.length}`)
  const read = chartData(contract, chart, data, language)
  const size = { ...(width !== undefined && { width }), ...(height !== undefined && { height }) }
  const layout = layoutOf(read, size, language)
  const description = describe(read, language)
  return renderToStaticMarkup(
    h(Drawing, { layout, palette: palettes[theme], language, title: read.title, description }),
  )
}
