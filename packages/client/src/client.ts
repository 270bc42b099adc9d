import type { GoalFor, InputFor, Language, NumberOf, SensitivityFor, SimulatorName } from '@denier/core'
import {
  type AddressOptions,
  type As,
  addressOf,
  catalogueAddress,
  type Separator,
  type Theme,
} from './address.ts'
import type { CatalogueEntry, GoalSeekAnswer, SensitivityAnswer, SimulationAnswer } from './answers.ts'
import { ask } from './ask.ts'
import type { Reply } from './attempt.ts'
import { jsonOf, listOf, textOf } from './read.ts'
import { type ClientOptions, settingsOf } from './settings.ts'

/** What a call may be told besides its question. */
export interface CallOptions {
  /** Aborts the call, an attempt or a wait; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal
  /** The language of the prose, in place of the client's. */
  readonly lang?: Language
}

/** The service at one address, with the library's types. Every method rejects with one of the errors of this package. */
export interface Client {
  /** Asks a simulator. @example const { data } = await client.simulate('cagr', { valeur_initiale: 1, valeur_finale: 2, duree: 7 }) */
  simulate<const N extends SimulatorName>(
    name: N,
    query: InputFor<N> | string,
    options?: CallOptions,
  ): Promise<SimulationAnswer<N>>
  /** Which value of the parameter `inconnue` makes the figure `cible` reach `valeur`: `data.valeur`, `null` when none does. */
  goalSeek<const N extends SimulatorName, const U extends NumberOf<N>>(
    name: N,
    query: GoalFor<N, U> | string,
    options?: CallOptions,
  ): Promise<GoalSeekAnswer<N>>
  /** What moving each numeric parameter does to the figure `cible`, the largest effect first: `data.effets`. */
  sensitivity<const N extends SimulatorName>(
    name: N,
    query: SensitivityFor<N> | string,
    options?: CallOptions,
  ): Promise<SensitivityAnswer<N>>
  /** The simulators, with what each takes and an address to try. */
  catalogue(options?: CallOptions): Promise<readonly CatalogueEntry[]>
  /** The main table as CSV, to the byte: with `point-virgule`, as a French spreadsheet opens it. */
  csv<const N extends SimulatorName>(
    name: N,
    query: InputFor<N> | string,
    options?: CallOptions & { readonly separator?: Separator },
  ): Promise<string>
  /** A chart, as the text of an SVG: the first, or the one that `chart` numbers from 1. */
  chart<const N extends SimulatorName>(
    name: N,
    query: InputFor<N> | string,
    options?: CallOptions & { readonly theme?: Theme; readonly chart?: number },
  ): Promise<string>
  /** The JSON Schema (2020-12) of what a simulator takes and gives. */
  schema(name: SimulatorName, options?: CallOptions): Promise<Readonly<Record<string, unknown>>>
  /** The address of any of these, to link to: nothing is asked. @throws InvalidQueryError when a number is none. */
  urlOf<const N extends SimulatorName, const A extends As = 'answer'>(
    name: N,
    query?: LinkQuery<N, A> | string,
    options?: LinkOptions<A>,
  ): string
}

/**
 * A client of the service at an address. It waits as `Retry-After` tells, tries again what may pass, and gives up in
 * time. It runs wherever `fetch` does.
 * @throws TypeError when an option is wrong.
 * @example createClient({ baseUrl: 'http://127.0.0.1:3000', lang: 'en' })
 */
export function createClient(options: ClientOptions): Client {
  const settings = settingsOf(options)

  const asking =
    <T>(as: As, read: (reply: Reply, url: string) => T) =>
    async (name: SimulatorName, query: unknown, options: CallOptions & AddressOptions = {}): Promise<T> => {
      const url = addressOf(settings, as, name, query, options)
      return read(await ask(url, settings, options.signal), url)
    }
  const answerOf = (reply: Reply, url: string) => jsonOf(reply, ['data', 'meta'], url)
  const textAs = (type: string) => (reply: Reply, url: string) => textOf(reply, type, url)
  const schema = asking('schema', (reply, url) => jsonOf(reply, [], url))

  const client = {
    simulate: asking('answer', answerOf),
    goalSeek: asking('goalSeek', answerOf),
    sensitivity: asking('sensitivity', answerOf),
    csv: asking('csv', textAs('text/csv')),
    chart: asking('chart', textAs('image/svg+xml')),
    schema: (name: SimulatorName, options?: CallOptions) => schema(name, undefined, options),
    catalogue: async ({ lang, signal }: CallOptions = {}) => {
      const url = catalogueAddress(settings, lang)
      return listOf(await ask(url, settings, signal), 'simulateurs', url)
    },
    urlOf: (name: SimulatorName, query: unknown, { as = 'answer', ...options }: LinkOptions<As> = {}) =>
      addressOf(settings, as, name, query, options),
  } satisfies Record<keyof Client, unknown>
  // What it does is the same for all simulators; what each takes and gives, only the compiler knows here.
  return client as unknown as Client
}

interface LinkOptions<A extends As> extends AddressOptions {
  /** What the address gives: an answer unless told. */
  readonly as?: A
}

/** What a link asks: nothing of a schema, and of the rest what its method takes. */
type LinkQuery<N extends SimulatorName, A extends As> = A extends 'goalSeek'
  ? { [U in NumberOf<N>]: GoalFor<N, U> }[NumberOf<N>]
  : A extends 'sensitivity'
    ? SensitivityFor<N>
    : InputFor<N>
