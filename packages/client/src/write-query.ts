import type { Problem } from '@denier/core'

/** A query string, or the numbers that it cannot hold. */
type QueryText = { readonly text: string } | { readonly errors: readonly Problem[] }

/** `encodeURIComponent` throws on these; `URL` and forms replace them by U+FFFD. */
const LONE_SURROGATE = /\p{Surrogate}/gu

/**
 * Writes a query string from an object of values. A string is taken as written; only `#` is escaped. `undefined` is
 * left out. `null` is sent, so that the service rejects it as the library does. A number that is not finite is
 * rejected here, in the words of the service. Called by `build-url.ts`.
 * @throws TypeError for another kind of query, and for values that are no number, string, boolean or list of rows.
 * @example queryText({ capital: 1e21, inflation: undefined }) // { text: 'capital=1e%2B21' }
 */
export function queryText(query: unknown): QueryText {
  if (query === undefined) return { text: '' }
  if (typeof query === 'string') return { text: query.replace(/^[?]/, '').replaceAll('#', '%23') }
  if (typeof query !== 'object' || query === null || Symbol.iterator in query)
    throw new TypeError('query must be an object of values or a query string')
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const errors = given.filter(([, value]) => isNonFinite(value)).map(([name]) => notANumber(name))
  if (errors.length > 0) return { errors }
  return {
    text: given
      .flatMap(([name, value]) =>
        textsOf(name, value).map((text) => `${encodePart(name)}=${encodePart(text)}`),
      )
      .join('&'),
  }
}

/** Escapes any text for a URL. */
export const encodePart = (text: string): string => encodeURIComponent(text.replace(LONE_SURROGATE, '\uFFFD'))

const isNonFinite = (value: unknown): boolean => typeof value === 'number' && !Number.isFinite(value)

const notANumber = (field: string): Problem => ({
  field,
  message: `${field} must be a number`,
  code: 'not_a_number',
})

/** One text a value, and one a row of a list. */
const textsOf = (name: string, value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map((row) => rowText(name, row)) : [valueText(name, value)]

/** A row as the grammar writes it, every value with its name. @example rowText('proche', { lien: 'enfant' }) // 'lien:enfant' */
function rowText(name: string, row: unknown): string {
  if (typeof row !== 'object' || row === null)
    throw new TypeError(`${name} must be a number, a text, a boolean or a list of objects`)
  return Object.entries(row)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => `${field}:${valueText(`${name}.${field}`, value)}`)
    .join(',')
}

function valueText(name: string, value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return String(value)
  if (typeof value === 'string') return value
  throw new TypeError(`${name} must be a number, a text, a boolean or a list of objects`)
}
