import { type Language, type Params, queryPairs, readQuery } from '@denier/core'
import type { FormValues, SavedComparison } from './page-state.ts'

/**
 * The page of a simulator: `/<name>`, `/en/<name>`. The server and the scripts make every address here. Used
 * by `explanation/entry-view.tsx`, `form/actions.tsx`, `form/carried-values.tsx`, `form/form.tsx` and others
 * in `pages`, `server`, `form`, `page`, `result` and `tools`.
 */
export const pagePath = (name: string, language: Language): string => `${rootOf(language)}${name}`

/**
 * The note that explains the figures of a simulator, to print: `/<name>/note`, `/en/<name>/note`. Used by
 * `pages/note.tsx`, `result/result.tsx`, `server/handler.ts` and `server/note.ts`.
 */
export const notePath = (name: string, language: Language): string => `${pagePath(name, language)}/note`

/**
 * The page to embed in other sites. Used by `embed/embed-form.tsx`, `server/site.ts` and
 * `tools/addresses.ts`.
 */
export const embedPath = (name: string): string => `/embed/${name}`

/**
 * The path of a simulator in the API, or of one of its endpoints. Used by `pages/developers.tsx`,
 * `pages/note.tsx` and `tools/addresses.ts`.
 * @example apiPath(name, 'schema') // '/api/v1/simulateurs/…/schema'
 */
export const apiPath = (name: string, endpoint = ''): string =>
  `/api/v1/simulateurs/${name}${endpoint && `/${endpoint}`}`

/**
 * The path of the home page, `/` or `/en/`; it begins other paths of the language. Used by
 * `pages/addresses.ts`.
 */
export const rootOf = (language: Language): string => (language === 'fr' ? '/' : `/${language}/`)

/**
 * Joins the texts of a parameter that an address gives several times, as the rows of a list; no single value
 * contains it. Used by `list-rows.ts`, `row-fields.ts`, `row-references.ts`, `embed/embed-form.tsx`,
 * `form/carried-values.tsx` and `form/figures.ts`.
 */
export const TWICE = ' & '

/**
 * Form values as a query of the API, without empty ones; a parameter that was given twice is given twice. The
 * marks of lists stay legible. Used by `compare/waterfall.tsx`, `form/actions.tsx`,
 * `form/carried-values.tsx`, `form/presets.tsx` and others in `model`, `page`, `pages`, `result`, `server`
 * and `tools`.
 * @example queryOf({ taux: '7', frais: '', proche: 'conjoint,age:70' }) // 'taux=7&proche=conjoint,age:70'
 */
export const queryOf = (typed: FormValues): string =>
  Object.entries(typed)
    .filter(([, text]) => text !== '')
    .flatMap(([name, text]) =>
      text.split(TWICE).map((one) => `${encodeURIComponent(name)}=${encodeURIComponent(one)}`),
    )
    .join('&')
    .replace(/%2C|%3A/g, decodeURIComponent)

/**
 * Values of parameters (numbers, booleans, rows) as form values: the rows of a list are the texts of a
 * parameter that is given several times. Used by `reply.ts`, `form/carried-values.tsx`, `form/presets.tsx`
 * and `form/ways.ts`.
 */
export function valuesOf(params: Params, query: Readonly<Record<string, unknown>>): FormValues {
  const typed: Record<string, string> = {}
  for (const [name, text] of queryPairs(params, query))
    typed[name] = Object.hasOwn(typed, name) ? typed[name] + TWICE + text : text
  return typed
}

/**
 * The form values of a query, by parameter name. A parameter given twice keeps both texts, which no parser
 * accepts. Unknown names are ignored. Used by `carried-names.ts`, `reply.ts` and
 * `server/handler.ts`.
 * @example typedOf('taux=7&taux=8', ['taux']) // { taux: '7 & 8' }
 */
export function typedOf(query: string, names: readonly string[]): FormValues {
  const given = readQuery(query)
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = (given.get(name) ?? []).join(TWICE)
      return text === '' ? [] : [[name, text]]
    }),
  )
}

/**
 * In an address, marks values that come from the page of another simulator, whose name it gives: the worked example
 * fills in the others. Used by `carried-names.ts`, `reply.ts`, `client/start.tsx` and `result/next-questions.tsx`.
 */
export const FROM = 'depuis'

/** The keys of a pinned scenario in a fragment, of its name among its values, and of the figure that is compared. */
const PINNED = 'avec'
const NAME = 'nom'
const FIGURE = 'chiffre'

/**
 * Pinned scenarios are in the fragment, which is never sent to a server, with the path of the figure that is
 * compared: `#avec=<query>&avec=<query>&chiffre=<path>`. The name of one is the last value of its query. Used by
 * `page/address-sync.ts`, `page/page-controller.ts`, `result/result.tsx` and `tools/addresses.ts`.
 */
export const fragmentOf = ({ pinned, figure }: SavedComparison): string =>
  [
    ...pinned.map(
      ({ typed, name = '' }) => `${PINNED}=${encodeURIComponent(queryOf({ ...typed, [NAME]: name }))}`,
    ),
    ...(pinned.length > 0 && figure ? [`${FIGURE}=${encodeURIComponent(figure)}`] : []),
  ].join('&')

/**
 * The pinned scenarios of a fragment, and the figure that is compared. Addresses that were shared before it was
 * written once have it among the values of scenarios. Used by `page/page-session.ts`.
 * @param fragment without its `#`.
 * @param names those of the parameters; others are ignored.
 */
export function comparisonOf(fragment: string, names: readonly string[]): SavedComparison {
  const queries = readQuery(fragment).get(PINNED) ?? []
  return {
    pinned: queries.map((query) => {
      const { [NAME]: name } = typedOf(query, [NAME])
      return { typed: typedOf(query, names), ...(name && { name: name.slice(0, LONGEST_NAME) }) }
    }),
    figure: [fragment, ...queries].map((query) => typedOf(query, [FIGURE])[FIGURE]).find(Boolean),
  }
}

/** The longest name of a pinned scenario, in characters. Used by `page-reducer.ts` and `compare/comparison.tsx`. */
export const LONGEST_NAME = 40
