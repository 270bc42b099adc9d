import { type Language, readQuery } from '@denier/core'
import type { Typed } from './page-state.ts'

/** The page of a simulator: `/<name>`, `/en/<name>`. */
export const pagePath = (name: string, language: Language): string => `${rootOf(language)}${name}`

/** The page to put into other sites. */
export const embedPath = (name: string): string => `/embed/${name}`

/** The address of the service for a simulator; `door` is what stands below it. */
export const apiPath = (name: string, door = ''): string => `/api/v1/simulateurs/${name}${door && `/${door}`}`

export const rootOf = (language: Language): string => (language === 'fr' ? '/' : `/${language}/`)

/** Between the texts of what an address gives more than once: no text of one value has it. */
const TWICE = ' & '

/**
 * A query as the API reads it; empty values are left out, what was given twice is given twice.
 * @example queryOf({ taux: '7', frais: '' }) // 'taux=7'
 */
export const queryOf = (typed: Typed): string =>
  Object.entries(typed)
    .filter(([, text]) => text !== '')
    .flatMap(([name, text]) =>
      text.split(TWICE).map((one) => `${encodeURIComponent(name)}=${encodeURIComponent(one)}`),
    )
    .join('&')

/**
 * What an address asks, by wire name; a name given twice keeps both texts, and is at fault wherever it is judged. Names
 * that the form does not have are ignored here.
 * @example typedOf('taux=7&taux=8', ['taux']) // { taux: '7 & 8' }
 */
export function typedOf(query: string, names: readonly string[]): Typed {
  const given = readQuery(query)
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = (given.get(name) ?? []).join(TWICE)
      return text === '' ? [] : [[name, text]]
    }),
  )
}

const PINNED = 'avec'

/** Results set aside are kept in the fragment, which no server sees: `#avec=<query>&avec=<query>`. */
export const fragmentOf = (pinned: readonly Typed[]): string =>
  pinned.map((typed) => `${PINNED}=${encodeURIComponent(queryOf(typed))}`).join('&')

export const pinnedOf = (fragment: string, names: readonly string[]): readonly Typed[] =>
  (readQuery(fragment).get(PINNED) ?? []).map((query) => typedOf(query, names))
