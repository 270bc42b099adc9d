import type { Problem } from '@denier/core'

/** A query as an address holds it, or what no address can hold. */
type QueryText = { readonly text: string } | { readonly errors: readonly Problem[] }

/** Half of a character, which `encodeURIComponent` throws on; `URL` and forms write this in its place too. */
const LONE_SURROGATE = /\p{Surrogate}/gu

/**
 * Writes a query: an object of values, or a text already written, which is only made safe to stand in an address.
 * What is `undefined` is left out; `null` is sent, so that the service refuses it in the words of its parameter, as the
 * library does. A number that is none is refused here, in the service's words.
 * @throws TypeError for what is neither, and for values that are no number, text or boolean.
 * @example queryText({ capital: 1e21, inflation: undefined }) // { text: 'capital=1e%2B21' }
 */
export function queryText(query: unknown): QueryText {
  if (query === undefined) return { text: '' }
  if (typeof query === 'string') return { text: query.replace(/^[?]/, '').replaceAll('#', '%23') }
  if (typeof query !== 'object' || query === null || Symbol.iterator in query)
    throw new TypeError('query must be an object of values or a query string')
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const errors = given.filter(([, value]) => isNoNumber(value)).map(([name]) => notANumber(name))
  if (errors.length > 0) return { errors }
  return {
    text: given.map(([name, value]) => `${encoded(name)}=${encoded(textOf(name, value))}`).join('&'),
  }
}

/** Anything at all, as a piece of an address. */
export const encoded = (text: string): string => encodeURIComponent(text.replace(LONE_SURROGATE, '\uFFFD'))

const isNoNumber = (value: unknown): boolean => typeof value === 'number' && !Number.isFinite(value)

const notANumber = (field: string): Problem => ({
  field,
  message: `${field} must be a number`,
  code: 'not_a_number',
})

function textOf(name: string, value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return String(value)
  if (typeof value === 'string') return value
  throw new TypeError(`${name} must be a number, a text or a boolean`)
}
