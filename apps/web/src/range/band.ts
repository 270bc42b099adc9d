import { type Chart, type ChartData, chartData, type Series } from '@denier/charts'
import type { Answer, Contract, Language } from '@denier/core'
import { messages } from './messages.ts'

/** The answers at the yields that markets miss, and exceed, one time in ten. Used by `use-band.ts`. */
export interface BandAnswers {
  readonly low: Answer
  readonly high: Answer
  /** The last x of the band, in years: beyond, the yields are not those of one case in ten. */
  readonly until?: number | undefined
}

/**
 * Adds to a chart the band between poor and good markets, around its main line, or the total of its areas.
 * A chart with bars or a band of its own, or whose main line does not depend on the yield, stays as it is.
 * Used by `with-range.tsx`.
 * @param read the chart at the constant yield.
 */
export function withBand(
  contract: Contract,
  chart: Chart,
  read: ChartData,
  answers: BandAnswers,
  language: Language,
): ChartData {
  const main = mainSeries(read)
  if (chart.band || read.x.names || !main) return read
  const seriesOf = ({ data, meta }: Answer): Series | undefined => {
    const found = mainSeries(chartData(contract, chart, data, language, meta.hypotheses))
    if (found?.key !== main.key || found.points.length !== main.points.length) return undefined
    return { ...found, points: found.points.filter(({ x }) => x <= (answers.until ?? x)) }
  }
  const [low, high] = [seriesOf(answers.low), seriesOf(answers.high)]
  if (!low || !high || JSON.stringify(low.points) === JSON.stringify(high.points)) return read
  const texts = messages[language]
  const top: Series = { ...high, key: 'high', label: `${texts.high}, ${texts.oneInTen}`, role: 'high' }
  const bottom: Series = { ...low, key: 'low', label: `${texts.low}, ${texts.oneInTen}`, role: 'low' }
  const hasAreas = read.series.some(({ role }) => role === 'area')
  const note = texts.band(hasAreas ? texts.total : main.label)
  return {
    ...read,
    note: read.note === undefined ? note : `${read.note} ${note}`,
    // Areas come first, since they are stacked from the axis.
    series: hasAreas ? [...read.series, top, bottom] : [top, ...read.series, bottom],
  }
}

/** The first line; the total of the areas where there are some. */
function mainSeries({ series }: ChartData): Series | undefined {
  const areas = series.filter(({ role }) => role === 'area')
  const [lowest] = areas
  if (!lowest) return series.find(({ role }) => role === 'line')
  return {
    ...lowest,
    key: 'total',
    points: lowest.points.map(({ x }, rank) => ({
      x,
      value: areas.reduce((sum, { points }) => sum + (points[rank]?.value ?? 0), 0),
    })),
  }
}
