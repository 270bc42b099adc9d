import { concatMembers, type Field, foldShape, type Shape } from '@denier/core'

/** A figure of a result: its path, `resume.cagr` or `yearly[].valeur`, and its field. */
interface Figure {
  readonly path: string
  readonly field: Field
}

/**
 * Every figure that a result may contain, in the contract's order, for `llms-full.txt`. A pair is two values of one
 * field, such as the ends of an interval; `maybe`, a part that some answers lack. Used by `llms-chapter.ts`.
 */
export const figuresOf = (shape: Shape): readonly Figure[] =>
  foldShape<readonly Figure[]>(shape, {
    field: (field, path) => [{ path, field }],
    pair: (field, path) => [{ path: `${path}[]`, field }],
    rows: (columns, table) =>
      // the path of a column begins with that of its table
      concatMembers(columns).map(({ path, field }) => ({
        path: `${table}[]${path.slice(table.length)}`,
        field,
      })),
    group: concatMembers,
    maybe: (part) => part,
  })
