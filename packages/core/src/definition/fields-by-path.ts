import type { Field } from './field.ts'
import { concatMembers, foldShape } from './fold-shape.ts'
import type { Shape } from './shape.ts'

/**
 * Every field of a result by its path, columns of tables included. The two ends of an interval share one. For
 * charts, the command, MCP tools and explications. Exported by `@denier/core`; used by
 * `explication/describe-names.ts` and others in other packages.
 * @example fieldsByPath(cagr.contract.result).get('yearly.valeur') // the field of that column
 */
export const fieldsByPath = (shape: Shape): ReadonlyMap<string, Field> =>
  new Map(
    foldShape<readonly (readonly [path: string, field: Field])[]>(shape, {
      field: (field, path) => [[path, field]],
      pair: (field, path) => [[path, field]],
      rows: concatMembers,
      group: concatMembers,
      maybe: (part) => part,
    }),
  )
