/** The kind of field that is a list; apart from `kinds.ts`, so that what has no list does not load its reader. */
import type { Field, FieldOptions, Rowset, RowTexts } from './field.ts'
import { listReader } from './list-reader.ts'
import type { Params, ParamsOf } from './shape.ts'

/**
 * A parameter that is a list of rows; `row` are the fields of each. The general `list` of a field is left out: with it,
 * a caller could give rows of anything.
 */
export type ListField<R extends Params> = Omit<Field<readonly ParamsOf<R>[], 'defaulted', false>, 'list'> & {
  readonly list: Rowset<R>
}

/**
 * Rows of small records, in the order given; none by default. In a query: `proche=conjoint,age:70&proche=enfant`.
 * Used by `donation/params.ts`, `retraite-publique/params.ts` and `succession/family-params.ts`.
 * @param options `key`: the field whose value may stand without its name. `max`: the most rows. `counted`: a field of
 * the row by which it stands for that many persons, `most` in all. `texts`: how a form names a row, adds and removes
 * one.
 * @example list({ key: 'lien', max: 30, label: {…}, row: { lien: choice({…}), age: age({…}) } })
 */
export const list = <const R extends Params>(
  options: Omit<FieldOptions<never>, 'default' | 'optional' | 'nullable'> & {
    readonly key?: keyof R & string
    readonly max: number
    readonly counted?: { readonly by: keyof R & string; readonly most: number }
    readonly row: R
    readonly texts?: RowTexts
  },
): ListField<R> => {
  const { key, max, counted, row, texts, ...labels } = options
  const rowset = Object.freeze({
    row,
    max,
    ...(key && { key }),
    ...(counted && { counted }),
    ...(texts && { texts }),
    reader: listReader,
  })
  return Object.freeze({ kind: 'list', ...labels, default: NO_ROWS, list: rowset }) as unknown as ListField<R>
}

const NO_ROWS: readonly never[] = Object.freeze([])
