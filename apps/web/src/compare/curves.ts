import { type ChartData, chartData, gapParts, type Series } from '@denier/charts'
import type { Answer, Contract, Language } from '@denier/core'
import { messages as resultWords } from '../result/messages.ts'
import { messages } from './messages.ts'

/** An answer to compare, and its label. Used by `decisive-bars.ts`. */
export interface LabelledAnswer {
  readonly label: string
  readonly answer: Answer
}

/**
 * A chart with one curve (or group of bars) for each scenario, to compare them. From the first chart of the contract it takes the
 * first series that differs between scenarios: the total of stacked areas, then lines and bars in their
 * order. A line that ends at 0, such as a loan, stays there as long as the others last. Between two lines the gap is
 * drawn. `undefined` when no scenario has anything to draw. Used by `comparison.tsx`.
 */
export function curvesOf(
  contract: Contract,
  compared: readonly LabelledAnswer[],
  language: Language,
): ChartData | undefined {
  const [chart] = contract.charts
  if (!chart) return undefined
  const read = compared.flatMap(({ label, answer }) => {
    const data = chartData(contract, chart, answer.data, language, answer.meta.hypotheses)
    return data.series.length > 0 ? [{ label, data, candidates: candidatesOf(data, language) }] : []
  })
  const [first] = read
  const key = first && keyThatDiffers(read.map(({ candidates }) => candidates))
  if (!first || key === undefined) return undefined
  const names = [...new Set(read.flatMap(({ data }) => data.x.names ?? []))]
  const found = read.flatMap(({ label, data, candidates }, rank) => {
    const own = candidates.find((one) => one.key === key)
    if (!own) return []
    const points = names.length > 0 ? byName(own, data.x.names ?? [], names) : own.points
    return [{ ...own, key: `scenario-${rank}`, label, points }]
  })
  const { title, x } = first.data
  const note = chart.terms ? resultWords[language].terms[chart.terms] : first.data.note
  const paths: ChartData = {
    title: `${title} · ${first.candidates.find((one) => one.key === key)?.label ?? ''}`,
    // A note about areas and lines does not apply to their total.
    ...(note !== undefined && key !== WHOLE && { note }),
    x: { field: x.field, label: x.label, ...(names.length > 0 && { names }) },
    series: found.map((one) => ({ ...one, points: lastingAtZero(one, found) })),
  }
  return { ...paths, ...(paths.series.length === 2 && gapParts(x.field, paths.series, language)) }
}

/** The key of the series that adds the stacked areas. */
const WHOLE = 'whole'

/** The series that can be compared, the most important first. */
function candidatesOf({ series }: ChartData, language: Language): readonly Series[] {
  const areas = series.filter(({ role }) => role === 'area')
  const others = series.filter(({ role }) => role === 'line' || role === 'bar')
  const [lowest] = areas
  if (!lowest) return others
  const points = lowest.points.map(({ x }, rank) => ({
    x,
    value: areas.reduce((sum, { points }) => sum + (points[rank]?.value ?? 0), 0),
  }))
  return [{ ...lowest, key: WHOLE, label: messages[language].whole, role: 'line', points }, ...others]
}

/** The key of the first series that differs between scenarios; the first key when none differs. */
function keyThatDiffers(scenarios: readonly (readonly Series[])[]): string | undefined {
  const [first = []] = scenarios
  const values = (series: Series | undefined) => JSON.stringify(series?.points)
  const differs = ({ key }: Series) => {
    const each = scenarios.map((candidates) => values(candidates.find((one) => one.key === key)))
    return each.some((one) => one !== each[0])
  }
  return (first.find(differs) ?? first[0])?.key
}

/** The points of a series; of a line that ends at 0, also 0 at each later x of the others. */
function lastingAtZero({ role, points }: Series, all: readonly Series[]): Series['points'] {
  const last = points.at(-1)
  if (role !== 'line' || last?.value !== 0) return points
  const xs = new Set(all.flatMap((one) => one.points.map(({ x }) => x)))
  const later = [...xs].filter((x) => x > last.x).sort((a, b) => a - b)
  return [...points, ...later.map((x) => ({ x, value: 0 }))]
}

/** The bars of one scenario, placed at the ranks of their names among those of all scenarios. */
const byName = ({ points }: Series, own: readonly string[], names: readonly string[]): Series['points'] =>
  names.map((name, x) => ({ x, value: points.find((point) => own[point.x] === name)?.value ?? null }))
