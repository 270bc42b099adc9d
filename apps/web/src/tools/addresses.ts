import type { Contract, Language } from '@denier/core'
import { apiPath, embedPath, fragmentOf, pagePath, queryOf } from '../model/address.ts'
import type { FormValues, SavedComparison } from '../model/page-state.ts'
import { withoutRange } from '../model/range-values.ts'

/** What an address to share is made from. Used by `share.tsx`. */
export interface Place {
  /** The public origin of the service, without a final `/`; empty for addresses relative to this site. */
  readonly origin: string
  readonly contract: Contract
  readonly language: Language
  readonly typed: FormValues
}

/**
 * The query of the values, of further parameters, and of the language unless it is the default of the API.
 */
function queryFor({ typed, language }: Place, more: FormValues = {}): string {
  const query = queryOf({ ...typed, ...more, lang: language === 'fr' ? '' : language })
  return query && `?${query.replaceAll("'", '%27')}` // an apostrophe would end the argument in a shell
}

/**
 * The address of the page with its values and pinned scenarios. Used by `share.tsx` and `embed/embed.tsx`.
 */
export function linkOf(
  { origin, contract, language, typed }: Place,
  comparison: SavedComparison = { pinned: [] },
): string {
  const [query, fragment] = [queryOf(typed), fragmentOf(comparison)]
  return `${origin}${pagePath(contract.name, language)}${query && `?${query}`}${fragment && `#${fragment}`}`
}

/** The address of an endpoint of the API with the values. */
const endpointOf = (place: Place, endpoint: string, more?: FormValues): string =>
  `${place.origin}${apiPath(place.contract.name, endpoint)}${queryFor(place, more)}`

/**
 * The address of the answer of the API, or of another endpoint with the same values. Used by `share.tsx`.
 * @param more further parameters, such as the format.
 */
export const answerOf = (place: Place, endpoint = '', more?: FormValues): string =>
  endpointOf({ ...place, typed: withoutRange(place.contract, place.typed) }, endpoint, more)

/**
 * The address of the answer as CSV; for French spreadsheets, with `;` and decimal commas. Used by
 * `share.tsx`.
 */
export const tableOf = (place: Place, isFrench = false): string =>
  answerOf(place, '', { format: 'csv', separateur: isFrench ? 'point-virgule' : '' })

/** The address of a chart of the answer, by its rank from 0. Used by `share.tsx`. */
export const chartOf = (place: Place, rank = 0): string =>
  answerOf(place, 'graphique.svg', { graphique: rank === 0 ? '' : String(rank + 1) })

/** The address of the schema of the parameters and the answer. Used by `share.tsx`. */
export const schemaOf = (place: Place): string => answerOf({ ...place, typed: {} }, 'schema')

/** A curl command for the answer. Used by `share.tsx`. */
export const curlOf = (place: Place): string => `curl '${answerOf(place)}'`

/** A curl command for the range of the answer between poor and good markets, endpoint `plage`. Used by `share.tsx`. */
export const rangeCurlOf = (place: Place): string => `curl '${endpointOf(place, 'plage')}'`

/**
 * Height of the frame, in pixels: the sentence, the figures, the form and the chart stand in it one below the other.
 */
const HEIGHT = 900

/** The HTML that embeds the simulator in another site. Used by `share.tsx`. */
export function embedOf(place: Place): string {
  const { origin, contract, language } = place
  const source = `${origin}${embedPath(contract.name)}?${queryOf({ ...place.typed, lang: language })}`
  const [src, title] = [source, contract.title[language]].map((text) =>
    text.replaceAll('&', '&amp;').replaceAll('"', '&quot;'),
  )
  return `<iframe src="${src}" title="${title}" width="100%" height="${HEIGHT}" loading="lazy"></iframe>`
}
