import { type Field, listTexts, rowItems, splitRows } from '@denier/core'
import { numberOf } from '@denier/prose'
import { TWICE } from './address.ts'

/**
 * A row of a list in a form: the texts of its fields by name, in the grammar of the API; empty ones are left
 * out. Used by `pasted-rows.ts`, `row-fields.ts`, `row-references.ts` and `form/list-field.tsx`.
 */
export type FormRow = Readonly<Record<string, string>>

/** What a contract says of a list: the fields of its rows, the most rows, texts. Used by `pasted-rows.ts`. */
export type Rowset = NonNullable<Field['list']>

/**
 * The rows of a list in its form value. A row that is not written as one has no texts, and of a name that is
 * given twice all texts are kept, which no parser accepts. Used by `row-fields.ts`, `row-references.ts` and
 * `form/list-field.tsx`.
 * @example rowsOfText(proche, 'conjoint,age:70 & enfant') // [{ lien: 'conjoint', age: '70' }, { lien: 'enfant' }]
 */
export const rowsOfText = (rowset: Rowset, text: string): readonly FormRow[] =>
  text
    .split(TWICE)
    .flatMap(splitRows)
    .map((row) => {
      const items = [...(rowItems(rowset, row) ?? [])].filter(([name]) => Object.hasOwn(rowset.row, name))
      return Object.fromEntries(items.map(([name, texts]) => [name, asTyped(texts.join(TWICE))]))
    })

/**
 * Rows as the form value of their list, in its canonical form; rows without a value are left out. Used by
 * `row-fields.ts` and `form/list-field.tsx`.
 * @example textOfRows(proche, [{ lien: 'conjoint', nombre: '1' }, {}]) // 'conjoint', since 1 is the default
 */
export const textOfRows = (rowset: Rowset, rows: readonly FormRow[]): string =>
  listTexts(
    rowset,
    rows.filter((row) => !isBlankRow(rowset, row)).map((row) => givenIn(rowset, row)),
  ).join(TWICE)

/**
 * The form value of a list with each value of its rows rewritten. Rows that stay as they are keep their text,
 * and so do those that no form can hold: not written as a row, or with a name that is unknown or given twice.
 * Used by `row-references.ts` and `server/question.ts`.
 * @param rewrite the new text of a value of a field.
 */
export const rewriteRows = (
  rowset: Rowset,
  text: string,
  rewrite: (field: Field, text: string) => string,
): string =>
  text
    .split(TWICE)
    .flatMap((one) => {
      const rows = splitRows(one).map((row) => rewriteRow(rowset, row, rewrite))
      return rows.join('|') === splitRows(one).join('|') ? [one] : rows
    })
    .join(TWICE)

function rewriteRow(rowset: Rowset, row: string, rewrite: (field: Field, text: string) => string): string {
  const items = [...(rowItems(rowset, row) ?? [])].map(([name, texts]) => {
    const [field, [text = '', ...more]] = [ownField(rowset, name), texts]
    return field && more.length === 0 ? { name, text: asTyped(text), field } : undefined
  })
  if (!items.every((item) => item !== undefined)) return row
  const written = items.map(({ name, text, field }) => [name, rewrite(field, text)] as const)
  const isSame = written.every(([, text], index) => text === items[index]?.text)
  return isSame ? row : textOfRows(rowset, [Object.fromEntries(written)])
}

const ownField = ({ row }: Rowset, name: string): Field | undefined =>
  Object.hasOwn(row, name) ? row[name] : undefined

/**
 * Whether a row of a form gives nothing: each of its fields is empty, or shows its default. Used by
 * `row-fields.ts` and `form/list-field.tsx`.
 */
export const isBlankRow = (rowset: Rowset, row: FormRow): boolean =>
  Object.keys(givenIn(rowset, row)).length === 0

/** What a row gives besides defaults, as `listTexts` writes it. */
const givenIn = ({ row: fields }: Rowset, row: FormRow): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const text = row[name] ?? ''
      if (text === '' || isDefault(field, text)) return []
      return [[name, field.kind === 'flag' && text === 'true' ? true : asItem(text)]]
    }),
  )

const isDefault = ({ default: usual }: Field, text: string): boolean =>
  typeof usual === 'number' ? numberOf(text) === usual : usual !== undefined && text === String(usual)

/**
 * What separates rows, items and names in the grammar of a list. In a text that someone typed, its full-width
 * form stands for it: it then splits nothing, and the parser refuses the value, as it would without a list.
 */
const SEPARATORS = ',:|&'
const WIDE = '\uFF0C\uFF1A\uFF5C\uFF06'

/** Replaces each mark of `from` by that at its place in `to`. */
const replaced = (text: string, from: string, to: string): string =>
  text.replace(/[,:|&\uFF0C\uFF1A\uFF5C\uFF06]/g, (mark) => to[from.indexOf(mark)] ?? mark)

/** Typed text to text of an item of a row; `asTyped` is the way back. */
const asItem = (text: string): string => replaced(text, SEPARATORS, WIDE)
const asTyped = (text: string): string => replaced(text, WIDE, SEPARATORS)
