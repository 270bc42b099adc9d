import type { Contract, Field, Language } from '@denier/core'
import { formatFigure } from '@denier/prose'
import { numberOrNull, type Row } from './row.ts'

/**
 * A chart of a contract. Exported by `@denier/charts`; used by `chart-data.ts` and `panels.ts`, and by
 * `pages/spark.tsx`, `result/chart-panel.tsx` and `result/contract-chart.tsx` of `@denier/web`.
 */
export type Chart = Contract['charts'][number]

/**
 * How a series is drawn: line, stacked area, bars side by side, stacked bars, ends of a band (`low`, `high`), a
 * horizontal target (`level`), which `chart-data.ts` adds, or the gap between two lines, which `gap.ts` adds. Used by `marks.ts` and `layout/shapes.ts`.
 */
export type Role = 'line' | 'area' | 'bar' | 'stack' | 'low' | 'high' | 'level' | 'gap'

/**
 * The figures of one curve, or of one colour of bars: one for each x, `null` where there is none. Exported by
 * `@denier/charts`; used by `chart-data.ts`, `sentences.ts`, `layout/bar-figures.ts`, `layout/chart-sizes.ts` and
 * others in `layout`, `@denier/cli` and `@denier/web`.
 */
export interface Series {
  /** Tells the series of a chart apart: the column, with the name of the group where there are several. */
  readonly key: string
  readonly label: string
  readonly field: Field
  readonly role: Role
  /** x is a number, or the rank of a bar from 0. */
  readonly points: readonly { readonly x: number; readonly value: number | null }[]
}

/** Keys of a chart of the contract, and the role of their series, in drawing order. */
const ROLE_OF_KEY = [
  ['areas', 'area'],
  ['stacks', 'stack'],
  ['bars', 'bar'],
  ['lines', 'line'],
] as const

/**
 * The series of a chart, in the order in which they are drawn and described: the top of a band first and its bottom
 * last, so that the legend reads from high to low. Called by `chart-data.ts`; used, for its types, by
 * `panels.ts`.
 * @param isNamed whether x is a name and not a number, as below bars: each row is then placed at its rank, from 0.
 */
export function seriesOf(
  chart: Chart,
  fieldOf: (column: string) => Field,
  isNamed: boolean,
  table: readonly Row[],
  language: Language,
): readonly Series[] {
  const paths = pathsOf(chart, fieldOf, table, language)
  const isOneColumn = chart.lines?.length === 1
  const seriesOfColumn = (column: string, role: Role): readonly Series[] =>
    paths.map(({ name, rows }) => {
      const field = fieldOf(column)
      const label = field.label[language]
      return {
        key: name === undefined ? column : `${column}-${name}`,
        label: name === undefined ? label : isOneColumn ? name : `${name}, ${label}`,
        field,
        role,
        points: rows.flatMap((row, rank) => {
          const x = isNamed ? rank : numberOrNull(row[chart.x])
          return x === null ? [] : [{ x, value: numberOrNull(row[column]) }]
        }),
      }
    })
  const [low, high] = chart.band ?? []
  return [
    ...(high ? seriesOfColumn(high, 'high') : []),
    ...ROLE_OF_KEY.flatMap(([key, role]) =>
      mergeIdenticalLines(dropEmpty((chart[key] ?? []).flatMap((column) => seriesOfColumn(column, role)))),
    ),
    ...(low ? seriesOfColumn(low, 'low') : []),
  ]
}

/**
 * Drops stacked series that are always 0 and series without a figure, unless all are so: a loan without insurance
 * shows no insurance, nor the effect of an early repayment that was not requested.
 */
function dropEmpty(series: readonly Series[]): readonly Series[] {
  const hasFigures = ({ role, points }: Series) =>
    points.some(({ value }) => (role === 'stack' ? value : value !== null))
  return series.some(hasFigures) ? series.filter(hasFigures) : series
}

/**
 * Merges identical lines into one with all their names: one would hide the others.
 * @example 'Capital sans / avec versements', where nothing is paid in
 */
function mergeIdenticalLines(series: readonly Series[]): readonly Series[] {
  const lines = new Map<string, readonly [Series, ...Series[]]>()
  for (const one of series) {
    const identity = one.role === 'line' ? JSON.stringify([one.field.kind, one.points]) : one.key
    const same = lines.get(identity)
    lines.set(identity, same ? [...same, one] : [one])
  }
  return [...lines.values()].map((same) => ({
    ...same[0],
    label: joinedNames(same.map(({ label }) => label)),
  }))
}

/**
 * Names as one, with the words at which all begin and end said once. Equal names stay whole, and those with brackets,
 * a comma or a slash, whose parts would be misread.
 */
function joinedNames(names: readonly string[]): string {
  const words = names.map((name) => name.split(' '))
  const [first = []] = words
  const isWhole = new Set(names).size < names.length || names.some((name) => /[(),/]/.test(name))
  // one word of each is left at least
  const rest = isWhole ? 0 : Math.min(...words.map(({ length }) => length)) - 1
  const isShared = (at: number) => words.every((one) => one.at(at) === first.at(at))
  let [start, end] = [0, 0]
  while (start < rest && isShared(start)) start += 1
  while (start + end < rest && isShared(-1 - end)) end += 1
  return words
    .map((one, rank) => one.slice(rank && start, rank < words.length - 1 ? one.length - end : undefined))
    .map((own) => own.join(' '))
    .join(' / ')
}

/** The rows of one line of each column. */
interface Path {
  /** That of the group; none where there is one group. */
  readonly name?: string
  readonly rows: readonly Row[]
}

/** The rows of a table grouped by the column `by`, in order of appearance; one group without `by`. */
function pathsOf(
  { by }: Chart,
  fieldOf: (column: string) => Field,
  table: readonly Row[],
  language: Language,
): readonly Path[] {
  if (by === undefined) return [{ rows: table }]
  return [...new Set(table.map((row) => row[by]))].map((value) => ({
    name: formatFigure(fieldOf(by), value, language),
    rows: table.filter((row) => row[by] === value),
  }))
}
