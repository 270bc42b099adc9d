/** The answer of a simulator over HTTP, as JSON. */
export interface Answer {
  /** The figures, by the groups and tables of the simulator. */
  readonly data: {
    readonly resume: Record<string, unknown>
    readonly yearly: Record<string, unknown>[]
    readonly complements?: Record<string, unknown>
  }
  readonly meta: {
    readonly computedAt: string
    readonly version: string
    readonly endpoint: string
    readonly hypotheses: Record<string, unknown>
    readonly sources: { title: string; url: string; read: string }[]
    readonly droit?: { date: string } | { anneeRevenus: number }
    readonly avertissements: { code: string; message: string }[]
  }
  readonly disclaimer: string
}

/** One problem of a refused request, as JSON. Used by `http/query-shapes.test.ts` and `load/promises.ts`. */
export interface ErrorEntry {
  /** The parameter at fault, or a field of a row of it; none where the request as a whole is. */
  readonly field?: string
  readonly message: string
  readonly code: string
  readonly requestId?: string
}

/** What came back of a request, whatever its status. */
export interface Reply {
  readonly status: number
  readonly headers: Headers
  /** The body. */
  readonly text: string
  /** The body as JSON, also as that of an answer or of a refusal. @throws SyntaxError where it is no JSON. */
  readonly json: unknown
  readonly answer: Answer
  readonly errors: readonly ErrorEntry[]
}

/**
 * A service that answers `fetch`: the global one, over the network, unless it has a `fetch` of its own. Used
 * by `openapi.ts` and `mcp/mcp-client.ts`.
 */
export interface Origin {
  readonly origin: string
  readonly fetch?: typeof fetch
}

/**
 * Asks a service with GET, as a browser would; a redirection is an error. Used by `interfaces.ts`,
 * `openapi.ts`, `client/answers.test.ts` and others in `http`, `load`, `deploy` and other folders.
 */
export async function get(
  { origin, fetch: send = fetch }: Origin,
  target: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> {
  const response = await send(origin + target, { headers, redirect: 'error' })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    text,
    get json() {
      return JSON.parse(text) as unknown
    },
    get answer() {
      return JSON.parse(text) as Answer
    },
    get errors() {
      return (JSON.parse(text) as { errors: ErrorEntry[] }).errors
    },
  }
}

/** The status of the answer to GET; 0 where none came. Used by `load/memory.ts` and `load/threads.ts`. */
export const statusOf = (service: Origin, target: string): Promise<number> =>
  get(service, target).then(
    ({ status }) => status,
    () => 0,
  )

/**
 * The path of a simulator in the API, with a query where one is given. Used by `deploy/answers.full.test.ts`,
 * `deploy/connections.full.test.ts`, `deploy/forwarded-address.full.test.ts` and others in `http`, `load`,
 * `deploy` and `mcp`.
 * @param name of a simulator, or that and the rest of a path: `cagr/tableau.csv`.
 * @example simulateur('cagr', { duree: 8 }) // '/api/v1/simulateurs/cagr?duree=8'
 */
export const simulateur = (name: string, query?: Readonly<Record<string, unknown>> | string): string => {
  const text = typeof query === 'object' ? new URLSearchParams(textsOf(query)).toString() : query
  return `/api/v1/simulateurs/${name}${text ? `?${text}` : ''}`
}

const textsOf = (query: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))
