import { type Chart, type ChartData, chartData, type Series } from '@denier/charts'
import type { Answer, Contract, Language, RangeData } from '@denier/core'
import type { Bands } from '../model/page-state.ts'
import { messages } from './messages.ts'

/** The answers at the yields that markets miss, and exceed, one time in ten. */
interface BandAnswers {
  readonly low: Answer
  readonly high: Answer
  /** The last x of the band, in years: beyond, the yields are not those of one case in ten. */
  readonly until?: number | undefined
  /** The range: its yields may be rounded, its figures are not computed from them. */
  readonly range?: RangeData
}

type Value = number | null

/** Sums of amounts in cents that differ by less are equal. */
const HALF_CENT = 0.005

/**
 * The bands of the charts of an answer. Where the main line ends at the figure of the range, the band ends at its two
 * cases: the rounded yields would miss them by some euros. A chart with bars or a band of its own, or whose main line does not depend on
 * the yield, has none. Used by `band-now.ts` and `use-band.ts`.
 * @param answer the answer at the constant yield.
 * @param language that of the page, which may have no labels in another.
 */
export function bandsOf(contract: Contract, answer: Answer, answers: BandAnswers, language: Language): Bands {
  return contract.charts.map((chart) => {
    const read = ({ data, meta }: Answer) => chartData(contract, chart, data, language, meta.hypotheses)
    const plain = read(answer)
    const main = mainSeries(plain)
    if (chart.band || plain.x.names || !main) return null
    const { valeur, plage } = answers.range ?? {}
    const isFigure = Math.abs((main.points.at(-1)?.value ?? 0) - (valeur ?? Number.NaN)) < HALF_CENT
    const valuesOf = (other: Answer, figure: Value | undefined): readonly Value[] | undefined => {
      const found = mainSeries(read(other))
      if (found?.key !== main.key || found.points.length !== main.points.length) return undefined
      const values = found.points.filter(({ x }) => x <= (answers.until ?? x)).map(({ value }) => value)
      return isFigure && figure !== undefined ? values.with(-1, figure) : values
    }
    const [low, high] = [valuesOf(answers.low, plage?.bas), valuesOf(answers.high, plage?.haut)]
    return low && high && JSON.stringify(low) !== JSON.stringify(high) ? { low, high } : null
  })
}

/**
 * Adds to a chart the band between poor and good markets, around its main line, or the total of its areas; a chart
 * without one stays as it is. Used by `with-range.tsx`.
 * @param read the chart at the constant yield.
 */
export function withBand(
  { charts }: Contract,
  chart: Chart,
  read: ChartData,
  bands: Bands,
  language: Language,
): ChartData {
  const band = bands[charts.indexOf(chart)]
  const main = mainSeries(read)
  if (!band || !main) return read
  const pointsOf = (values: readonly Value[]) =>
    main.points.slice(0, values.length).map(({ x }, rank) => ({ x, value: values[rank] ?? null }))
  const texts = messages[language]
  const hasAreas = read.series.some(({ role }) => role === 'area')
  const line = hasAreas ? texts.total : main.label
  const lineOf = (role: 'low' | 'high', values: readonly Value[]): Series => ({
    ...main,
    key: role,
    label: `${line}, ${texts[role].toLowerCase()}`,
    role,
    points: pointsOf(values),
  })
  const [top, bottom] = [lineOf('high', band.high), lineOf('low', band.low)]
  const last = main.points.at(-1)?.x ?? 0
  const end = top.points.at(-1)?.x ?? last
  const note = texts.band(line) + (end < last ? texts.bandEnds(end) : '')
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
