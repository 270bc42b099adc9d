import {
  type ChartInput,
  type Contract,
  type Field,
  fieldsByPath,
  type Language,
  valueAt,
} from '@denier/core'
import { formatFigure } from '@denier/prose'
import { gapParts } from './gap.ts'
import { numberOrNull, type Row } from './row.ts'
import { type Chart, type Series, seriesOf } from './series.ts'

export type { Chart, Role, Series } from './series.ts'

/**
 * What a chart shows, without sizes: for SVG, for the terminal, for a description in sentences. Exported by
 * `@denier/charts`; used by `sentences.ts`, `layout/axis-labels.ts`, `layout/chart-sizes.ts`, `layout/head.ts` and
 * others in `@denier/cli`, `@denier/web` and `layout`.
 */
export interface ChartData {
  readonly title: string
  /** A sentence below the title. */
  readonly note?: string
  readonly x: {
    /** The column of the x axis. */
    readonly field: Field
    readonly label: string
    /**
     * One name a bar (a choice, a rate, a year), in place of numbers on the x axis. The x of a point is then its
     * rank, from 0.
     */
    readonly names?: readonly string[]
  }
  readonly series: readonly Series[]
  /** How far apart the first two lines are, where they are rivals; never negative. */
  readonly gap?: Series
  /** The moment of an event, such as the year from which buying is better than renting. */
  readonly mark?: {
    /** Where it is on the x axis, a number or a rank. */
    readonly x: number
    readonly label: string
    /** The figure of the answer that gives the moment. */
    readonly field: Field
    /** That figure as text. */
    readonly figure: string
  }
  /** Whether the chart is read at its first x until another is chosen. */
  readonly readFromStart?: true
  /** Why nothing is drawn, when there are no series. */
  readonly nothing?: string
  /** The values of parameters, by name, with which the chart appears. */
  readonly appearsWith?: Readonly<Record<string, string>>
}

const nothingToDraw = {
  fr: 'Cette question ne donne rien à dessiner.',
  en: 'This question gives nothing to draw.',
}
const onlyZeros = {
  fr: 'Tout vaut 0 ici : rien à dessiner.',
  en: 'All is 0 here: nothing to draw.',
}

/**
 * Reads the data of a chart of a contract out of an answer. Pages, the command and `svg.ts` call it. Exported by
 * `@denier/charts`; used by `svg.ts`, by `page/render-page.ts` of `@denier/cli`, and by `compare/curves.ts`,
 * `pages/spark.tsx`, `range/band.ts` and `result/contract-chart.tsx` of `@denier/web`.
 * @param data what an answer holds under `data`.
 * @param used the values used, `meta.hypotheses` of the answer: curves then begin at the start, where the contract says
 * what was there.
 */
export function chartData(
  contract: Pick<Contract, 'result'>,
  chart: Chart,
  data: unknown,
  language: Language,
  used?: ChartInput['used'],
): ChartData {
  const fields = fieldsByPath(contract.result)
  const fieldOf = (column: string) => fields.get(`${chart.table}.${column}`) as Field
  const field = fieldOf(chart.x)
  const labels = {
    title: chart.title[language],
    ...(chart.note && { note: chart.note[language] }),
    x: { field, label: field.label[language] },
  }
  const rows = valueAt(data, chart.table)
  const table = Array.isArray(rows) ? [...startOf(chart, rows as readonly Row[], data, used), ...rows] : []
  const isNamed = Boolean(chart.bars || chart.stacks) || field.kind === 'choice'
  const drawn = seriesOf(chart, fieldOf, isNamed, table, language)
  const series = [...drawn, ...levelOf(fields, chart, data, drawn, language)]
  const hasFigure = (test: (value: number | null) => boolean, some: readonly Series[]) =>
    some.some(({ points }) => points.some(({ value }) => test(value)))
  if (!hasFigure((value) => value !== null, drawn))
    return {
      ...labels,
      series: [],
      nothing: (chart.absent ?? nothingToDraw)[language],
      ...(chart.absent && { appearsWith: chart.absent.appearsWith }),
    }
  if (!hasFigure(Boolean, series)) return { ...labels, series: [], nothing: onlyZeros[language] }
  const names = table.map((row) => formatFigure(field, row[chart.x], language))
  return {
    ...labels,
    ...(isNamed && { x: { ...labels.x, names } }),
    series,
    ...(chart.readFromStart && { readFromStart: true }),
    ...(chart.gap && gapParts(field, series, language)),
    ...markWithin(markOf(fields, chart, data, isNamed ? table : undefined, language), series),
  }
}

/** The row of the start, year 0 unless the contract gives it another x, where the first row of the table is the next. */
function startOf(
  { start, x }: Chart,
  [first]: readonly Row[],
  data: unknown,
  used: ChartInput['used'] | undefined,
): readonly Row[] {
  if (!start || !used || !first) return []
  const row: Row = { [x]: 0, ...start({ data: data as never, used }) }
  return first[x] === Number(row[x]) + 1 ? [row] : []
}

/** The target of the chart as a series with one value, in a list of one; empty without one. */
function levelOf(
  fields: ReadonlyMap<string, Field>,
  { level }: Chart,
  data: unknown,
  drawn: readonly Series[],
  language: Language,
): readonly Series[] {
  const value = level && numberOrNull(valueAt(data, level.at))
  if (!level || value === null || value === undefined) return []
  const points = (drawn[0]?.points ?? []).map(({ x }) => ({ x, value }))
  const field = fields.get(level.at) as Field
  return [{ key: 'level', label: level.label[language], field, role: 'level', points }]
}

/**
 * The event that the chart marks; nothing when it does not happen.
 * @param named the rows of the table where x is a rank; undefined where it is a number.
 */
function markOf(
  fields: ReadonlyMap<string, Field>,
  { mark, x }: Chart,
  data: unknown,
  named: readonly Row[] | undefined,
  language: Language,
): Pick<ChartData, 'mark'> {
  const value = mark && numberOrNull(valueAt(data, mark.at))
  if (!mark || value === null || value === undefined) return {}
  const rank = named ? named.findIndex((row) => row[x] === value) : value
  if (rank < 0) return {}
  const field = fields.get(mark.at) as Field
  const figure = formatFigure(field, value, language)
  return { mark: { x: rank, label: mark.label[language], field, figure } }
}

/** Drops a mark outside the x axis: drawn on the edge, it would show another moment. */
function markWithin({ mark }: Pick<ChartData, 'mark'>, series: readonly Series[]): Pick<ChartData, 'mark'> {
  if (!mark) return {}
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { points } of series)
    for (const { x } of points) [first, last] = [Math.min(first, x), Math.max(last, x)]
  return mark.x >= first && mark.x <= last ? { mark } : {}
}
