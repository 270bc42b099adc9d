import type {
  ExplainedPath,
  GoalFor,
  InputFor,
  Language,
  NumberOf,
  RangeFor,
  SensitivityFor,
  SimulatorName,
} from '@denier/core'
import {
  type AddressOptions,
  type As,
  buildCatalogueUrl,
  buildUrl,
  type Separator,
  type Theme,
} from './build-url.ts'
import { readJson, readList, readText } from './read-response.ts'
import { requestWithRetries } from './request-with-retries.ts'
import type { RawResponse } from './send-request.ts'
import type {
  CatalogueEntry,
  ExplanationAnswer,
  GoalSeekAnswer,
  RangeAnswer,
  SensitivityAnswer,
  SimulationAnswer,
} from './service-answer.ts'
import { type ClientOptions, parseOptions } from './settings.ts'

/** Options of one call. */
export interface CallOptions {
  /** Aborts the call, also while it waits; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal
  /** The language of texts, instead of the client's. */
  readonly lang?: Language
}

/** What to explain. */
export interface ExplanationOptions<N extends SimulatorName>
  extends Pick<AddressOptions, 'depth' | 'rows' | 'row'> {
  /** The path of the figure or table in `data`: all of them by default. */
  readonly figure?: ExplainedPath<N>
}

/**
 * The service at one URL, with the types of the library. Every method rejects with one of the errors of this package.
 */
export interface Client {
  /**
   * Runs a simulator with an object of values, or a query string.
   * @example
   * const { data } = await client.simulate('cagr', { valeur_initiale: 1, valeur_finale: 2, duree: 7 })
   */
  simulate<const N extends SimulatorName>(
    name: N,
    query: InputFor<N> | string,
    options?: CallOptions,
  ): Promise<SimulationAnswer<N>>
  /**
   * Finds the value of the parameter `inconnue` at which the figure `cible` is `valeur`: `data.valeur`, `null` when
   * none is.
   */
  goalSeek<const N extends SimulatorName, const U extends NumberOf<N>>(
    name: N,
    query: GoalFor<N, U> | string,
    options?: CallOptions,
  ): Promise<GoalSeekAnswer<N>>
  /** The effect of each numeric parameter on the figure `cible`, the largest first: `data.effets`. */
  sensitivity<const N extends SimulatorName>(
    name: N,
    query: SensitivityFor<N> | string,
    options?: CallOptions,
  ): Promise<SensitivityAnswer<N>>
  /**
   * The first decisive figure if markets disappoint or do well, one time in ten, and how often the past reached it:
   * `data.plage`. Only simulators that assume a constant yield of markets have one.
   */
  range<const N extends SimulatorName>(
    name: N,
    query: RangeFor<N> | string,
    options?: CallOptions,
  ): Promise<RangeAnswer<N>>
  /**
   * How the figures of an answer were computed: each step with its formula, values and law. Not every simulator has
   * one yet.
   * @example
   * const { data } = await client.explain('interets-composes', query, { figure: 'resume.totalInterets',
   * depth: 2 })
   */
  explain<const N extends SimulatorName>(
    name: N,
    query: InputFor<N> | string,
    options?: CallOptions & ExplanationOptions<N>,
  ): Promise<ExplanationAnswer>
  /** The simulators, with their parameters and an example URL each. */
  catalogue(options?: CallOptions): Promise<readonly CatalogueEntry[]>
  /** The main table as CSV; with `point-virgule`, for French spreadsheets. */
  csv<const N extends SimulatorName>(
    name: N,
    query: InputFor<N> | string,
    options?: CallOptions & { readonly separator?: Separator },
  ): Promise<string>
  /** A chart as SVG: the first, or number `chart`, from 1. */
  chart<const N extends SimulatorName>(
    name: N,
    query: InputFor<N> | string,
    options?: CallOptions & { readonly theme?: Theme; readonly chart?: number },
  ): Promise<string>
  /** The JSON Schema (2020-12) of a simulator's parameters and result. */
  schema(name: SimulatorName, options?: CallOptions): Promise<Readonly<Record<string, unknown>>>
  /**
   * The URL of any of these but the catalogue; sends nothing.
   * @throws InvalidQueryError when a number is not finite. @throws TypeError for a value that a URL cannot
   * hold.
   */
  urlOf<const N extends SimulatorName, const A extends As = 'answer'>(
    name: N,
    query?: LinkQuery<N, A> | string,
    options?: LinkOptions<A>,
  ): string
}

/**
 * Creates a client of the service. It waits as `Retry-After` says, retries temporary failures, and stops at its
 * time limit. It runs wherever `fetch` does. Users of `@denier/client` call it.
 * @throws TypeError when an option is wrong.
 * @example createClient({ baseUrl: 'http://127.0.0.1:3000', lang: 'en' })
 */
export function createClient(options: ClientOptions): Client {
  const settings = parseOptions(options)

  /** A method of the client. @param read gives what it resolves to, or throws for an unexpected response. */
  const method =
    <T>(as: As, read: (reply: RawResponse, url: string) => T) =>
    async (name: SimulatorName, query: unknown, options: CallOptions & AddressOptions = {}): Promise<T> => {
      const url = buildUrl(settings, as, name, query, options)
      return read(await requestWithRetries(url, settings, options.signal), url)
    }
  const readAnswer = (reply: RawResponse, url: string) => readJson(reply, ['data', 'meta'], url)
  const readTextAs = (type: string) => (reply: RawResponse, url: string) => readText(reply, type, url)
  const schema = method('schema', (reply, url) => readJson(reply, [], url))

  const client = {
    simulate: method('answer', readAnswer),
    goalSeek: method('goalSeek', readAnswer),
    sensitivity: method('sensitivity', readAnswer),
    range: method('range', readAnswer),
    explain: method('explanation', readAnswer),
    csv: method('csv', readTextAs('text/csv')),
    chart: method('chart', readTextAs('image/svg+xml')),
    schema: (name: SimulatorName, options?: CallOptions) => schema(name, undefined, options),
    catalogue: async ({ lang, signal }: CallOptions = {}) => {
      const url = buildCatalogueUrl(settings, lang)
      return readList(await requestWithRetries(url, settings, signal), 'simulateurs', url)
    },
    urlOf: (name: SimulatorName, query: unknown, { as = 'answer', ...options }: LinkOptions<As> = {}) =>
      buildUrl(settings, as, name, query, options),
  } satisfies Record<keyof Client, unknown>
  // The code is the same for all simulators; only the types differ.
  return client as unknown as Client
}

/** Options of `urlOf`. */
interface LinkOptions<A extends As> extends AddressOptions {
  /** What the URL returns: an answer unless set. */
  readonly as?: A
}

/** The query of a link: what the method of the same name takes. A schema needs none. */
type LinkQuery<N extends SimulatorName, A extends As> = A extends 'goalSeek'
  ? { [U in NumberOf<N>]: GoalFor<N, U> }[NumberOf<N>]
  : A extends 'sensitivity'
    ? SensitivityFor<N>
    : A extends 'range'
      ? RangeFor<N>
      : InputFor<N>
