import type { Problem } from '@denier/core'

/** A query string, or the numbers that it cannot hold. */
type QueryText = { readonly text: string } | { readonly errors: readonly Problem[] }

/** `encodeURIComponent` throws on these; `URL` and forms replace them by U+FFFD. */
const LONE_SURROGATE = /\p{Surrogate}/gu

/**
 * Writes a query string from an object of values. A string is taken as written; only `#` is escaped. `undefined` is
 * left out. `null` is sent, so that the service rejects it as the library does. A number that is not finite is
 * rejected here, in the words of the service. An array of objects is a list: one parameter a row. Called by
 * `build-url.ts`.
 * @throws TypeError for another kind of query, for values that are no number, string, boolean or row of these, and for
 * a text in a row that holds a separator of rows.
 * @example queryText({ capital: 1e21, inflation: undefined }) // { text: 'capital=1e%2B21' }
 */
export function queryText(query: unknown): QueryText {
  if (query === undefined) return { text: '' }
  if (typeof query === 'string') return { text: query.replace(/^[?]/, '').replaceAll('#', '%23') }
  if (typeof query !== 'object' || query === null || Symbol.iterator in query)
    throw new TypeError('query must be an object of values or a query string')
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const errors = given.flatMap(([name, value]) => nonFiniteIn(name, value)).map(notANumber)
  if (errors.length > 0) return { errors }
  return {
    text: given
      .flatMap(([name, value]) =>
        textsOf(name, value).map((text) => `${encodePart(name)}=${encodePart(text)}`),
      )
      .join('&'),
  }
}

/** Escapes any text for a segment of a path, or a name or value of a query. Used by `build-url.ts`. */
export const encodePart = (text: string): string => encodeURIComponent(text.replace(LONE_SURROGATE, '\uFFFD'))

/** The paths of the numbers that are not finite: `capital`, or `proche[2].age` in a row. */
function nonFiniteIn(path: string, value: unknown): readonly string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [path]
  if (!Array.isArray(value)) return []
  return value.flatMap((row, index) =>
    isRow(row)
      ? Object.entries(row).flatMap(([name, item]) => nonFiniteIn(`${path}[${index + 1}].${name}`, item))
      : [],
  )
}

/** The problem of a number that is not finite, as the service words it. */
const notANumber = (field: string): Problem => ({
  field,
  message: `${field} must be a number`,
  code: 'not_a_number',
})

/** The texts of a parameter: one, or one for each row of a list. */
const textsOf = (name: string, value: unknown): readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every(isRow)
    ? value.map((row: Row, index) => rowText(`${name}[${index + 1}]`, row))
    : isEmpty(value)
      ? []
      : [valueText(name, value)]

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0

/** A row as `name:value` items; fields that are `undefined` are left out. */
function rowText(path: string, row: Row): string {
  const items = Object.entries(row).filter(([, value]) => value !== undefined)
  return items
    .map((item) => {
      const [name, value] = [item[0], valueText(`${path}.${item[0]}`, item[1])]
      if (SEPARATOR.test(name + value)) throw new TypeError(`${path}.${name} must not hold a comma, : or |`)
      return `${name}:${value}`
    })
    .join(',')
}

/** What separates rows, the items of a row, and their names from their values. */
const SEPARATOR = /[,:|]/

/** A row of a list: values by the names of its fields. */
type Row = Readonly<Record<string, unknown>>

const isRow = (row: unknown): row is Row => typeof row === 'object' && row !== null && !Array.isArray(row)

/** A value as text. @param name of the parameter or of the field of a row, for the error. */
function valueText(name: string, value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return String(value)
  if (typeof value === 'string') return value
  throw new TypeError(`${name} must be a number, a text or a boolean`)
}
