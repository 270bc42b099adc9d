import type { Field } from './field.ts'
import { type Folded, foldShape, type ShapeVisitor } from './fold-shape.ts'
import type { Shape } from './shape.ts'
import { valueAt } from './value-at.ts'

/**
 * A figure of an answer. The two ends of an interval are one. Exported by `@denier/core`; used by `page/figures.ts`
 * of `@denier/cli`, and by `compare/differences.ts`, `result/answer-bar.tsx` and `result/figures.tsx` of
 * `@denier/web`.
 */
export interface ResultFigure {
  /** Its path in `data`: `resume.capitalFinalBrut`. */
  readonly path: string
  readonly field: Field
  /**
   * As the answer has it, rounded; the two ends of an interval in an array; `null` where it does not exist.
   */
  readonly value: unknown
}

/**
 * Whether a figure adds nothing to a long answer: it does not exist, or is 0. A rate of 0 that might not exist
 * counts: it means “withhold nothing”, not “no such income”. Exported by `@denier/core`; used by `page/figures.ts` of
 * `@denier/cli`, and by `result/figures.tsx` of `@denier/web`.
 * @example isNilFigure({ path, field: percent({ nullable: true, label }), value: 0 }) // false
 */
export const isNilFigure = ({ field, value }: Omit<ResultFigure, 'path'>): boolean =>
  value === null || (value === 0 && !(field.nullable && field.kind === 'percent'))

/**
 * A group of figures that an answer has, by its path: `resume`; `''` is the result itself. Exported by
 * `@denier/core`.
 */
export interface ResultGroup {
  readonly path: string
  readonly figures: readonly ResultFigure[]
}

/**
 * A column of a table, and how to read its figure from a row. Exported by `@denier/core`; used by
 * `page/tables.ts` of `@denier/cli`, and by `result/table.tsx` of `@denier/web`.
 */
export interface ResultColumn {
  /** Its path in a row: `annee`, `groupe.part`; after `^`, that of a column of the outer row. */
  readonly name: string
  readonly field: Field
  readonly read: (row: unknown) => unknown
}

/**
 * A table that an answer has, by its path: `yearly`. Only its columns know how to read its rows. Exported by
 * `@denier/core`.
 */
export interface ResultTable {
  readonly path: string
  readonly columns: readonly ResultColumn[]
  readonly rows: readonly unknown[]
}

/** All that an answer holds, in the contract's order: groups with their figures, and tables. */
interface ResultParts {
  readonly groups: readonly ResultGroup[]
  readonly tables: readonly ResultTable[]
}

/**
 * Reads an answer by its contract's shape, for people. A group or table that it lacks is left out; a table within
 * the rows of another becomes a table of its own, whose first column identifies the parent row. Pages, the command
 * and notes print it. Exported by `@denier/core`; used by `page/render-page.ts` of `@denier/cli`, and by
 * `compare/attribution.ts`, `compare/decisive-bars.ts`, `compare/differences.ts`, `embed/embed.tsx`,
 * `result/rest.tsx` and `result/result.tsx` of `@denier/web`.
 */
export function resultParts(shape: Shape, data: unknown): ResultParts {
  const { groups, tables } = foldShape<Outline>(shape, outlineVisitor)
  const isThere = ({ path }: { readonly path: string }) => (valueAt(data, path) ?? null) !== null
  return {
    groups: groups
      .filter((group) => (group.path === '' ? group.figures.length > 0 : isThere(group)))
      .map(({ path, figures }) => ({
        path,
        figures: figures.map((figure) => ({ ...figure, value: valueAt(data, figure.path) })),
      })),
    tables: tables
      .filter(isThere)
      .flatMap((table) => tablesOf(table, valueAt(data, table.path) as readonly unknown[])),
  }
}

interface GroupOutline {
  readonly path: string
  readonly figures: readonly Omit<ResultFigure, 'value'>[]
}

interface TableOutline extends Omit<ResultTable, 'rows'> {
  /** The tables within its rows. */
  readonly inner: readonly TableOutline[]
}

/** The groups and tables of a shape, for any answer. `figures` are those in no group of the outline yet. */
interface Outline extends Pick<GroupOutline, 'figures'> {
  readonly groups: readonly GroupOutline[]
  readonly tables: readonly TableOutline[]
}

const figureOutline = (field: Field, path: string): Outline => ({
  figures: [{ path, field }],
  groups: [],
  tables: [],
})

const outlineVisitor: ShapeVisitor<Outline> = {
  field: figureOutline,
  pair: figureOutline,
  group: (members, path) => {
    const inside = members.map(([, outline]) => outline)
    const own = { path, figures: inside.flatMap(({ figures }) => figures) }
    return {
      figures: [],
      groups: [own, ...inside.flatMap(({ groups }) => groups)],
      tables: inside.flatMap(({ tables }) => tables),
    }
  },
  rows: (members, path) => {
    const inner = members.flatMap(([, { tables }]) => tables)
    return { figures: [], groups: [], tables: [{ path, columns: columnsOf(members, path), inner }] }
  },
  maybe: (part) => part,
}

/** The columns of a table; a group within its rows gives its own. */
const columnsOf = (members: Folded<Outline>, path: string): readonly ResultColumn[] =>
  members
    .flatMap(([, { figures, groups }]) => [...figures, ...groups.flatMap((group) => group.figures)])
    .map((figure) => {
      const name = figure.path.slice(path.length + 1)
      return { name, field: figure.field, read: (row) => valueAt(row, name) }
    })

/** A row of a table within the rows of another. */
interface InnerRow {
  readonly outer: unknown
  readonly own: unknown
}

/** The table of an outline with its rows in an answer, then the tables within its rows. */
function tablesOf({ path, columns, inner }: TableOutline, rows: readonly unknown[]): readonly ResultTable[] {
  const innerTables = inner.map((table): ResultTable => {
    const name = table.path.slice(path.length + 1)
    const ownRows = (outer: unknown) => (valueAt(outer, name) ?? []) as readonly unknown[]
    return {
      path: table.path,
      columns: [
        ...columns.slice(0, 1).map((column) => reading(column, `^${column.name}`, 'outer')),
        ...table.columns.map((column) => reading(column, column.name, 'own')),
      ],
      rows: rows.flatMap((outer) => ownRows(outer).map((own): InnerRow => ({ outer, own }))),
    }
  })
  return [{ path, columns, rows }, ...innerTables]
}

/** A column under a name, which reads its figure from one of the two parts of an inner row. */
const reading = ({ field, read }: ResultColumn, name: string, part: keyof InnerRow): ResultColumn => ({
  name,
  field,
  read: (row) => read((row as InnerRow)[part]),
})
