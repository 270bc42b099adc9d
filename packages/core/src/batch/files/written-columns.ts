import type { Field } from '../../definition/field.ts'
import { concatMembers, foldShape } from '../../definition/fold-shape.ts'
import type { Shape } from '../../definition/shape.ts'
import type { Simulator } from '../../definition/simulator.ts'
import { kinds } from '../../units/kinds.ts'
import { type BatchSpec, ERRORS_COLUMN, NUMBER_COLUMN } from './batch-spec.ts'
import type { ColumnType } from './column-type.ts'
import { comparedPaths } from './compare-laws.ts'

/** A column with a type. */
export interface TableColumn {
  readonly name: string
  readonly type: ColumnType
}

/** The columns that a batch adds to those of its input, before them and after them. */
export interface AddedColumns {
  readonly before: readonly TableColumn[]
  readonly after: readonly TableColumn[]
}

/**
 * The columns that a batch adds, as `table-row.ts` orders them, with the types of the kinds of the figures. Exported
 * by `@denier/core/batch`; used by `batch/parquet/parquet-sink.ts` of `@denier/cli`.
 * @param simulator that of the spec.
 */
export function addedColumns(
  { figures, isNumbered, reform }: BatchSpec,
  { contract }: Simulator,
): AddedColumns {
  const fields = new Map(fieldsByPath(contract.result))
  const columns = figures.flatMap((path) => {
    const type = typeOf(fields.get(path))
    const paths = reform?.isCompared ? comparedPaths(path) : [path]
    return paths.map((name) => ({ name, type }))
  })
  return {
    before: isNumbered ? [{ name: NUMBER_COLUMN, type: { kind: 'integer' } }] : [],
    after: [...columns, { name: ERRORS_COLUMN, type: { kind: 'text' } }],
  }
}

const fieldsByPath = (shape: Shape) =>
  foldShape<readonly (readonly [path: string, field: Field])[]>(shape, {
    field: (field, path) => [[path, field]],
    pair: () => [],
    rows: () => [],
    group: concatMembers,
    maybe: (part) => part,
  })

/** The type of a figure. An `isoDate` may be a month, so that it stays a text. */
function typeOf(field: Field | undefined): ColumnType {
  if (field?.kind === 'civilDate') return { kind: 'date' }
  const json = field && kinds[field.kind].json
  if (json === 'number') return { kind: 'double' }
  return { kind: json === 'integer' || json === 'boolean' ? json : 'text' }
}
