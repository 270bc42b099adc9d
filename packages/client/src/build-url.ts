import type { Language, SimulatorName } from '@denier/core'
import { InvalidQueryError } from './errors/invalid-query-error.ts'
import type { Settings } from './settings.ts'
import { encodePart, queryText } from './write-query.ts'

/** What a URL of a simulator returns: the answer in JSON or CSV, its chart in SVG, an analysis, or the JSON Schema. */
export type As = 'answer' | 'csv' | 'chart' | 'goalSeek' | 'sensitivity' | 'range' | 'explanation' | 'schema'

/** Separators of CSV: commas, or semicolons with decimal commas and a byte order mark, for French spreadsheets. */
export type Separator = 'virgule' | 'point-virgule'

/** Colours of a chart: light or dark. */
export type Theme = 'clair' | 'sombre'

/** The parameters of a URL that belong to the service, not to a simulator. */
export interface AddressOptions {
  /** The language of texts; that of the settings by default. */
  readonly lang?: Language
  /** For CSV only. */
  readonly separator?: Separator
  /** For a chart only. */
  readonly theme?: Theme
  /** For a chart only: its number, from 1, where a simulator has several. */
  readonly chart?: number
  /** For an explication only: the path of the figure or table to explain; all of them by default. */
  readonly figure?: string
  /** For an explication only: how many steps deep, the figure being the first; all by default. */
  readonly depth?: number
  /** For an explication only: the table to give row by row. */
  readonly rows?: string
  /** For an explication only: one row alone, from 1. */
  readonly row?: number
}

/** The end of the path, after the simulator's name. */
const PATHS: Readonly<Record<As, string>> = {
  answer: '',
  csv: '',
  chart: '/graphique.svg',
  goalSeek: '/resolution',
  sensitivity: '/sensibilite',
  range: '/plage',
  explanation: '/explication',
  schema: '/schema',
}

/** Path of the catalogue, below the base of the service. */
const SIMULATORS = 'api/v1/simulateurs'

/** The URL of the catalogue, in the language of the settings or another. Used by `client.ts`. */
export const buildCatalogueUrl = ({ base, lang: usual }: Settings, lang = usual): string =>
  joinUrl(base, SIMULATORS, '', { lang })

/**
 * The URL of anything that a simulator returns. Called by `client.ts` for each request.
 * @param query an object of values, or a query string, as a caller gave it.
 * @throws InvalidQueryError when a number is not finite. @throws TypeError for a value that a URL cannot
 * hold, and for a name that is no segment of a path.
 */
export function buildUrl(
  settings: Settings,
  as: As,
  name: SimulatorName,
  query: unknown,
  { lang = settings.lang, separator, theme, chart, figure, depth, rows, row }: AddressOptions,
): string {
  const path = `${SIMULATORS}/${encodeName(name)}${PATHS[as]}`
  const ofService = {
    format: as === 'csv' ? 'csv' : undefined,
    separateur: separator,
    theme,
    graphique: chart,
    figure,
    profondeur: depth,
    lignes: rows,
    numero: row,
    lang,
  }
  const written = queryText(query)
  if ('errors' in written)
    throw new InvalidQueryError(written.errors, joinUrl(settings.base, path, '', ofService))
  return joinUrl(settings.base, path, written.text, ofService)
}

/** `URL` resolves these as parent or current folder, even when they are escaped. */
const NOT_A_SEGMENT: readonly string[] = ['', '.', '..']

/** The name of a simulator as a segment of a path. @throws TypeError where it would leave the simulators. */
function encodeName(name: unknown): string {
  if (typeof name === 'string' && !NOT_A_SEGMENT.includes(name)) return encodePart(name)
  throw new TypeError(`There is no simulator ${JSON.stringify(name) ?? String(name)}`)
}

/**
 * A whole URL, parsed by `URL`, which escapes the characters that a URL cannot hold.
 * @param query the query of the caller, as text. @param ofService the parameters to add; undefined ones are
 * left out.
 */
function joinUrl(
  base: string,
  path: string,
  query: string,
  ofService: Readonly<Record<string, unknown>>,
): string {
  const added = queryText(ofService)
  const texts = [query, 'text' in added ? added.text : ''].filter((text) => text !== '')
  return new URL(`${base}${path}${texts.length > 0 ? `?${texts.join('&')}` : ''}`).href
}
