import type { Language, SimulatorName } from '@denier/core'
import { InvalidQueryError } from './errors/invalid-query-error.ts'
import { encoded, queryText } from './query-text.ts'
import type { Settings } from './settings.ts'

/** What an address of a simulator may give. */
export type As = 'answer' | 'csv' | 'chart' | 'goalSeek' | 'sensitivity' | 'schema'

/** How CSV is separated: by commas, or as French spreadsheets want it (semicolons, decimal comma, a mark in front). */
export type Separator = 'virgule' | 'point-virgule'

export type Theme = 'clair' | 'sombre'

/** The service's own parameters of an address. */
export interface AddressOptions {
  readonly lang?: Language
  /** Of CSV alone. */
  readonly separator?: Separator
  /** Of a chart alone. */
  readonly theme?: Theme
  /** Of a chart alone: which, from 1, where a simulator has several. */
  readonly chart?: number
}

/** What stands after a simulator's address. */
const PATHS: Readonly<Record<As, string>> = {
  answer: '',
  csv: '',
  chart: '/graphique.svg',
  goalSeek: '/resolution',
  sensitivity: '/sensibilite',
  schema: '/schema',
}

const SIMULATORS = 'api/v1/simulateurs'

/** The catalogue's address. */
export const catalogueAddress = ({ base, lang: usual }: Settings, lang = usual): string =>
  complete(base, SIMULATORS, '', { lang })

/**
 * The address of anything that a simulator gives.
 * @throws InvalidQueryError when a number is none. @throws TypeError for what no address can hold.
 */
export function addressOf(
  settings: Settings,
  as: As,
  name: SimulatorName,
  query: unknown,
  { lang = settings.lang, separator, theme, chart }: AddressOptions,
): string {
  const path = `${SIMULATORS}/${pieceOf(name)}${PATHS[as]}`
  const own = {
    format: as === 'csv' ? 'csv' : undefined,
    separateur: separator,
    theme,
    graphique: chart,
    lang,
  }
  const written = queryText(query)
  if ('errors' in written) throw new InvalidQueryError(written.errors, complete(settings.base, path, '', own))
  return complete(settings.base, path, written.text, own)
}

/** Names that an address takes for the way up, or for no name: even escaped, `..` leaves the simulators. */
const NO_NAMES: readonly string[] = ['', '.', '..']

/** The name of a simulator as a piece of a path. @throws TypeError where it would lead elsewhere. */
function pieceOf(name: unknown): string {
  if (typeof name === 'string' && !NO_NAMES.includes(name)) return encoded(name)
  throw new TypeError(`There is no simulator ${JSON.stringify(name) ?? String(name)}`)
}

/** `URL` writes what an address cannot hold as it is. */
function complete(base: string, path: string, query: string, own: Readonly<Record<string, unknown>>): string {
  const more = queryText(own)
  const texts = [query, 'text' in more ? more.text : ''].filter((text) => text !== '')
  return new URL(`${base}${path}${texts.length > 0 ? `?${texts.join('&')}` : ''}`).href
}
