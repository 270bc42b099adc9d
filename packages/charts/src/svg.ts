import type { ChartInput, Contract, Language } from '@denier/core'
import { h } from 'preact'
import { renderToStaticMarkup } from 'preact-render-to-string'
import { Drawing } from './chart.ts'
import { chartData } from './chart-data.ts'
import { layoutOf } from './layout/layout.ts'
import { describe } from './sentences.ts'
import { palettes, type Theme } from './theme.ts'

export { type Theme, themes } from './theme.ts'

/** The input of `renderChart`. */
export interface ChartRequest {
  readonly contract: Pick<Contract, 'result' | 'charts'>
  /** `data` of an answer to a question of this contract, in the same language. */
  readonly data: unknown
  /** `meta.hypotheses` of the answer. */
  readonly used?: ChartInput['used']
  readonly language: Language
  readonly theme: Theme
  /** The index of the chart in the contract, from 0; 0, the most useful one, by default. */
  readonly chart?: number
  /** In pixels; 720 by default, at least 240. */
  readonly width?: number
  /** In pixels; in proportion to the width by default. The chart is higher when its texts need it. */
  readonly height?: number
}

/**
 * A chart of an answer as an SVG document, for a file or inside a page. The same request gives the same bytes. When
 * the answer lacks the table of the chart, the document says which parameter is missing. The API and the command call
 * it. Exported by `@denier/charts`; used by `answer/chart-formats.ts` of `@denier/api`, by
 * `commands/run-simulator.ts` of `@denier/cli`, and by `build/pictures.mjs` of `@denier/web`.
 * @throws RangeError when the contract has no such chart.
 * @example renderChart({ contract, data: answer.data, language: 'fr', theme: 'clair' }) // '<svg xmlns=…'
 */
export function renderChart(request: ChartRequest): string {
  const { contract, data, used, language, theme, chart: rank = 0, width, height } = request
  const chart = contract.charts[rank]
  if (!chart) throw new RangeError(`no chart ${rank}: there are ${contract.charts.length}`)
  const read = chartData(contract, chart, data, language, used)
  const size = { ...(width !== undefined && { width }), ...(height !== undefined && { height }) }
  const layout = layoutOf(read, size, language)
  const description = describe(read, language)
  return renderToStaticMarkup(
    h(Drawing, { layout, palette: palettes[theme], language, title: read.title, description }),
  )
}
