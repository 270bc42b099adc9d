import type { Contract, Language } from '@denier/core'
import { apiPath, embedPath, fragmentOf, pagePath, queryOf } from '../model/address.ts'
import type { Typed } from '../model/page-state.ts'

/** What an address is made for. */
export interface Place {
  readonly origin: string
  readonly contract: Contract
  readonly language: Language
  readonly typed: Typed
}

/** A query with what a door asks besides; the language where it is not the service's own. */
function asked({ typed, language }: Place, more: Typed = {}): string {
  const query = queryOf({ ...typed, ...more, lang: language === 'fr' ? '' : language })
  return query && `?${query.replaceAll("'", '%27')}` // the one mark that a shell would take for the end
}

/** The page as it stands, with the scenarios set aside. */
export function linkOf({ origin, contract, language, typed }: Place, pinned: readonly Typed[] = []): string {
  const [query, fragment] = [queryOf(typed), fragmentOf(pinned)]
  return `${origin}${pagePath(contract.name, language)}${query && `?${query}`}${fragment && `#${fragment}`}`
}

/** The service's own answer, `door` below it. */
export const answerOf = (place: Place, door = '', more: Typed = {}): string =>
  `${place.origin}${apiPath(place.contract.name, door)}${asked(place, more)}`

/** The same as a table; `;` and decimal commas for French spreadsheets. */
export const tableOf = (place: Place, isFrench = false): string =>
  answerOf(place, '', { format: 'csv', separateur: isFrench ? 'point-virgule' : '' })

/** A chart of it, the first where none is told. */
export const chartOf = (place: Place, rank = 0): string =>
  answerOf(place, 'graphique.svg', { graphique: rank === 0 ? '' : String(rank + 1) })

/** What the parameters and the answer are made of, whatever is asked. */
export const schemaOf = (place: Place): string => answerOf({ ...place, typed: {} }, 'schema')

/** A line for a terminal. */
export const curlOf = (place: Place): string => `curl '${answerOf(place)}'`

/** Enough for the sentence, the figures, the form and the chart on a phone. */
const HEIGHT = 900

/** Markup to paste into another site. */
export function embedOf(place: Place): string {
  const { origin, contract, language } = place
  const source = `${origin}${embedPath(contract.name)}?${queryOf({ ...place.typed, lang: language })}`
  const [src, title] = [source, contract.title[language]].map((text) =>
    text.replaceAll('&', '&amp;').replaceAll('"', '&quot;'),
  )
  return `<iframe src="${src}" title="${title}" width="100%" height="${HEIGHT}" loading="lazy"></iframe>`
}
