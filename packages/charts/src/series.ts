import type { Contract, Field, Language } from '@denier/core'
import { formatFigure } from '@denier/prose'
import { numberOrNull, type Row } from './row.ts'

export type Chart = Contract['charts'][number]

/** How a series is drawn: on its own, on top of others, beside others, or as the ends of a shaded band. */
export type Role = 'line' | 'area' | 'bar' | 'stack' | 'low' | 'high' | 'level'

/** The figures of one curve, or of one colour of bars: one for each x, `null` where there is none. */
export interface Series {
  readonly key: string
  readonly label: string
  readonly field: Field
  readonly role: Role
  readonly points: readonly { readonly x: number; readonly value: number | null }[]
}

const ways = [
  ['areas', 'area'],
  ['stacks', 'stack'],
  ['bars', 'bar'],
  ['lines', 'line'],
] as const

/** What is drawn of a table, in the order in which it is drawn and told. */
export function seriesOf(
  chart: Chart,
  fieldOf: (column: string) => Field,
  isNamed: boolean,
  table: readonly Row[],
  language: Language,
): readonly Series[] {
  const paths = pathsOf(chart, fieldOf, table, language)
  const isOneColumn = chart.lines?.length === 1
  const made = (column: string, role: Role): readonly Series[] =>
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
    ...(high ? made(high, 'high') : []),
    ...ways.flatMap(([way, role]) =>
      distinct(partsOf((chart[way] ?? []).flatMap((column) => made(column, role)))),
    ),
    ...(low ? made(low, 'low') : []),
  ]
}

/**
 * Without what is stacked and always 0, or has no figure at all, unless all is so: a loan without insurance shows none,
 * nor what an early repayment would change where none is asked.
 */
function partsOf(series: readonly Series[]): readonly Series[] {
  const isPart = ({ role, points }: Series) =>
    points.some(({ value }) => (role === 'stack' ? value : value !== null))
  return series.some(isPart) ? series.filter(isPart) : series
}

/** Lines that lie one on the other are one line with both names: the upper would hide the lower. */
function distinct(series: readonly Series[]): readonly Series[] {
  const lines = new Map<string, Series>()
  for (const one of series) {
    const course = one.role === 'line' ? JSON.stringify([one.field.kind, one.points]) : one.key
    const same = lines.get(course)
    lines.set(course, same ? { ...same, label: `${same.label} = ${one.label}` } : one)
  }
  return [...lines.values()]
}

interface Path {
  readonly name?: string
  readonly rows: readonly Row[]
}

/** The paths that a table holds, in the order in which they begin: the whole of it where no column tells them apart. */
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
