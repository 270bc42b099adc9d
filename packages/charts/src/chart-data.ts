import { type Contract, type Field, fieldsByPath, type Language, valueAt } from '@denier/core'
import { formatFigure } from '@denier/prose'
import { numberOrNull, type Row } from './row.ts'
import { type Chart, type Series, seriesOf } from './series.ts'

export type { Chart, Role, Series } from './series.ts'

/** What a chart shows, before any pixel: for a drawing, for a terminal, for a reader. */
export interface ChartData {
  readonly title: string
  readonly note?: string
  readonly x: {
    readonly field: Field
    readonly label: string
    /** Names in place of numbers along x, for bars: words, rates, years. A point's x is then its rank. */
    readonly names?: readonly string[]
  }
  readonly series: readonly Series[]
  readonly mark?: {
    readonly x: number
    readonly label: string
    readonly field: Field
    readonly figure: string
  }
  /** In place of series, why nothing is drawn. */
  readonly nothing?: string
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
 * Reads a chart of a contract in an answer of it.
 * @param data what an answer holds under `data`.
 */
export function chartData(
  contract: Pick<Contract, 'result'>,
  chart: Chart,
  data: unknown,
  language: Language,
): ChartData {
  const fields = fieldsByPath(contract.result)
  const fieldOf = (column: string) => fields.get(`${chart.table}.${column}`) as Field
  const field = fieldOf(chart.x)
  const words = {
    title: chart.title[language],
    ...(chart.note && { note: chart.note[language] }),
    x: { field, label: field.label[language] },
  }
  const rows = valueAt(data, chart.table)
  const table = Array.isArray(rows) ? (rows as readonly Row[]) : []
  const isNamed = Boolean(chart.bars || chart.stacks) || field.kind === 'choice'
  const drawn = seriesOf(chart, fieldOf, isNamed, table, language)
  const series = [...drawn, ...levelOf(fields, chart, data, drawn, language)]
  const says = (test: (value: number | null) => boolean, some: readonly Series[]) =>
    some.some(({ points }) => points.some(({ value }) => test(value)))
  if (!says((value) => value !== null, drawn))
    return { ...words, series: [], nothing: (chart.absent ?? nothingToDraw)[language] }
  if (!says(Boolean, series)) return { ...words, series: [], nothing: onlyZeros[language] }
  const names = table.map((row) => formatFigure(field, row[chart.x], language))
  return {
    ...words,
    ...(isNamed && { x: { ...words.x, names } }),
    series,
    ...within(markOf(fields, chart, data, isNamed ? table : undefined, language), series),
  }
}

/** A target, as a line that does not move. */
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

/** What turns, and when; nothing where it never does. */
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

/** Without what turns before the drawing begins or after it ends: a line on its edge would tell another moment. */
function within({ mark }: Pick<ChartData, 'mark'>, series: readonly Series[]): Pick<ChartData, 'mark'> {
  if (!mark) return {}
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { points } of series)
    for (const { x } of points) [first, last] = [Math.min(first, x), Math.max(last, x)]
  return mark.x >= first && mark.x <= last ? { mark } : {}
}
