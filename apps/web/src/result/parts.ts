import { type Field, isField, isMaybe, isPair, isRows, type Member, type Shape } from '@denier/core'

/** A figure of an answer. The two ends of an interval are one. */
export interface Figure {
  /** `resume.capitalFinalBrut`. */
  readonly path: string
  readonly field: Field
  readonly value: unknown
}

export interface Group {
  readonly path: string
  readonly figures: readonly Figure[]
}

/** A column, and where its figure is in a row. */
export interface Column {
  readonly name: string
  readonly field: Field
  read(row: unknown): unknown
}

export interface Table {
  readonly path: string
  readonly columns: readonly Column[]
  readonly rows: readonly unknown[]
}

/** All that an answer holds, in the contract's order: groups with their figures, and tables. */
export interface Parts {
  readonly groups: readonly Group[]
  readonly tables: readonly Table[]
}

type Maybe = Extract<Member, { readonly maybe: unknown }>

type Members = Readonly<Record<string, unknown>>

const member = (of: unknown, name: string): unknown => (of as Members | null | undefined)?.[name]

/** Reads an answer by its contract's shape; what it lacks is left out. */
export function partsOf(shape: Shape, data: unknown, path = ''): Parts {
  const groups: Group[] = []
  const tables: Table[] = []
  const figures: Figure[] = []
  for (const [name, one] of Object.entries(shape)) {
    const [inner, value, at] = [held(one), member(data, name), path ? `${path}.${name}` : name]
    if (isField(inner)) figures.push({ path: at, field: inner, value })
    else if (isPair(inner)) figures.push({ path: at, field: inner.pair, value })
    else if (value === null || value === undefined) continue
    else if (isRows(inner)) tables.push(...tablesOf(inner.rows, value as readonly unknown[], at))
    else {
      const parts = partsOf(inner, value, at)
      groups.push(...parts.groups)
      tables.push(...parts.tables)
    }
  }
  const own = figures.length > 0 || path !== '' ? [{ path, figures }] : []
  return { groups: [...own, ...groups], tables }
}

type Inner = Exclude<Member, Maybe>

/** What may be lacking, as it is when it is there. */
const held = (one: Member): Inner => (isMaybe(one) ? one.maybe : (one as Inner))

/** A table, then those in its rows: each as one table, whose first column tells the row that it is of. */
function tablesOf(shape: Shape, rows: readonly unknown[], path: string): readonly Table[] {
  const columns = columnsOf(shape)
  const inner = Object.entries(shape).flatMap(([name, one]) => {
    const table = held(one)
    if (isField(table) || isPair(table) || !isRows(table)) return []
    const pairs = rows.flatMap((outer) =>
      ((member(outer, name) ?? []) as readonly unknown[]).map((own) => ({ outer, own })),
    )
    return pairs.length === 0
      ? []
      : [joined(`${path}.${name}`, columns.slice(0, 1), columnsOf(table.rows), pairs)]
  })
  return [{ path, columns, rows }, ...inner]
}

interface Joined {
  readonly outer: unknown
  readonly own: unknown
}

const joined = (
  path: string,
  outer: readonly Column[],
  own: readonly Column[],
  rows: readonly Joined[],
): Table => ({
  path,
  rows,
  columns: [
    ...outer.map(({ name, field, read }) => ({
      name: `^${name}`,
      field,
      read: (row: unknown) => read((row as Joined).outer),
    })),
    ...own.map(({ name, field, read }) => ({
      name,
      field,
      read: (row: unknown) => read((row as Joined).own),
    })),
  ],
})

/** The columns of a table; a group within its rows gives its own. */
function columnsOf(shape: Shape): readonly Column[] {
  return Object.entries(shape).flatMap(([name, one]): readonly Column[] => {
    const inner = held(one)
    if (isField(inner)) return [{ name, field: inner, read: (row) => member(row, name) }]
    if (isPair(inner)) return [{ name, field: inner.pair, read: (row) => member(row, name) }]
    if (isRows(inner)) return []
    return columnsOf(inner).map((column) => ({
      ...column,
      name: `${name}.${column.name}`,
      read: (row) => column.read(member(row, name)),
    }))
  })
}
