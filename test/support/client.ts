/** An answer of a test service, which `get` below asks as a browser would. */
export interface Answer {
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

export interface ErrorEntry {
  readonly field?: string
  readonly message: string
  readonly code: string
  readonly requestId?: string
}

export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The body as JSON; throws where it is none. */
  readonly json: unknown
  readonly answer: Answer
  readonly errors: readonly ErrorEntry[]
}

/** What is asked by `fetch`: over the network, unless it has a `fetch` of its own. */
export interface Origin {
  readonly origin: string
  readonly fetch?: typeof fetch
}

/** Asks as a browser would. */
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

/** The status of an answer; 0 where none came. */
export const statusOf = (service: Origin, target: string): Promise<number> =>
  get(service, target).then(
    ({ status }) => status,
    () => 0,
  )

/** The address of a simulator, with a query where one is given. */
export const simulateur = (name: string, query?: Readonly<Record<string, unknown>> | string): string => {
  const text = typeof query === 'object' ? new URLSearchParams(textual(query)).toString() : query
  return `/api/v1/simulateurs/${name}${text ? `?${text}` : ''}`
}

const textual = (query: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))
