import { concatMembers, foldShape, type Shape, valueAt } from '@denier/core'

/** Most rows of a table in one result. */
const MOST_ROWS = 40

/** A table of an answer, and how many rows it has. Used by `quotable-text.ts`. */
export interface TableSize {
  /** Its path. */
  readonly nom: string
  readonly lignes: number
}

/**
 * The paths of the tables of a result, in the contract's order; a table inside the rows of another is part of it.
 * Used by `describe-tool.ts`, `figure-pages.ts` and `simulate-tool.ts`.
 */
export const tablePaths = (shape: Shape): readonly string[] =>
  foldShape<readonly string[]>(shape, {
    field: () => [],
    pair: () => [],
    rows: (_, path) => [path],
    group: concatMembers,
    maybe: (part) => part,
  })

/** A table that a caller wants, from one of its rows, the first being 1. */
interface WantedRows {
  /** Its path. */
  readonly table: string
  readonly from: number
}

/**
 * The data of an answer without its tables, but for the rows that the caller wants, at most `MOST_ROWS`. Most
 * questions need the figures alone, and a table is nine tenths of an answer. Used by `simulate-tool.ts` and
 * `solve-tool.ts`.
 * @returns the data, and every table that the answer has with the number of its rows.
 */
export function withoutTables(
  shape: Shape,
  data: object,
  wanted?: WantedRows,
): { readonly data: object; readonly tables: readonly TableSize[] } {
  const paths = tablePaths(shape).filter((path) => Array.isArray(valueAt(data, path)))
  const prune = (value: unknown, path: string): unknown => {
    if (paths.includes(path)) {
      const from = (wanted?.from ?? 1) - 1
      return path === wanted?.table ? (value as unknown[]).slice(from, from + MOST_ROWS) : undefined
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    const members = Object.entries(value).map(([name, member]): readonly [string, unknown] => [
      name,
      prune(member, path === '' ? name : `${path}.${name}`),
    ])
    return Object.fromEntries(members.filter(([, member]) => member !== undefined))
  }
  return {
    data: prune(data, '') as object,
    tables: paths.map((nom) => ({ nom, lignes: (valueAt(data, nom) as unknown[]).length })),
  }
}
