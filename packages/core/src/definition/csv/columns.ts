import { concatMembers, foldShape } from '../fold-shape.ts'
import type { Shape } from '../shape.ts'
import { valueAt } from '../value-at.ts'

/** One CSV column: its name, and how to read its cell from a row of the answer. Used by `csv.ts`. */
export interface Column {
  readonly name: string
  /** The value of the cell; `undefined` where the row lacks the group of the column. */
  readonly cell: (row: unknown) => unknown
}

/**
 * The columns of a table, in the contract's order, by their names on the wire. Nested members are flattened: a
 * figure of a group is named by its path, `groupe.chiffre`; the ends of an interval are two columns,
 * `intervalle.bas` and `intervalle.haut`; a table within a row is left out. Called by `csv.ts`.
 */
export const columnsOf = (shape: Shape): readonly Column[] =>
  foldShape<readonly Column[]>(shape, {
    field: (_, path) => [{ name: path, cell: (row) => valueAt(row, path) }],
    pair: (_, path) =>
      ENDS.map((end, at) => ({ name: `${path}.${end}`, cell: (row) => valueAt(row, `${path}.${at}`) })),
    rows: () => [],
    group: concatMembers,
    maybe: (part) => part,
  })

const ENDS = ['bas', 'haut'] as const
