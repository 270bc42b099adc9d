import { catalogue, loadHistory, type Simulator } from '@denier/core'
import type { ApiAnswer } from './answer/exchange.ts'
import { faultAnswer, faults } from './answer/fault.ts'
import { type Clock, systemClock } from './clock.ts'
import { constantHeaders, preflightHeaders } from './http/constant-headers.ts'
import { methodFault } from './http/methods.ts'
import { LONGEST_ADDRESS } from './http/target.ts'
import { type Circumstances, createService } from './service.ts'

/** What `aside` is, and what it throws when it has no room. */
export { type Aside, TooBusy } from './answer/aside.ts'

/** The service where there is no Node and no socket: what worker platforms take as a default export. */
export interface Edge {
  /** Answers any request; it never rejects. */
  readonly fetch: (request: Request) => Promise<Response>
}

/** What an edge is told besides its simulators. */
export interface EdgeOptions extends Circumstances {
  /** Where clients reach it, `https://…` without a final `/`; unless told, where the request was sent. */
  readonly publicUrl?: string | undefined
  readonly clock?: Clock
  /** Told of each fault of ours, with the id that the client is given to quote. The path has no query: incomes are in it. */
  readonly onFailure?: (error: unknown, where: { readonly requestId: string; readonly path: string }) => void
}

/**
 * The answers of the HTTP service for whatever speaks `fetch`: worker platforms, Deno, Bun, a service worker. What only a
 * server has stays with it or with the platform: the limit of requests and its headers, the pages, `/docs`, `/mcp`,
 * `/healthz`, logs, compression. Long questions are answered where they are asked, unless `aside` says otherwise.
 *
 * @example export default createEdge(catalogue, { contact: 'security@denier.example' })
 */
export function createEdge(
  simulators: readonly Simulator[],
  { publicUrl, clock = systemClock(), onFailure = toConsole, ...circumstances }: EdgeOptions = {},
): Edge {
  const service = createService(simulators, circumstances)

  async function answerTo({ url, method, headers }: Request): Promise<ApiAnswer> {
    const { origin, pathname: path, search } = new URL(url)
    if (method === 'OPTIONS') return preflight(path)
    if (path.length + search.length > LONGEST_ADDRESS) return faultAnswer(faults.addressTooLong)
    if (!decodes(path)) return faultAnswer(faults.badRequest)
    const fault = methodFault(path, method, service.has)
    if (fault) return fault
    try {
      await loadHistory()
      return await service.answer({
        path,
        query: search.slice(1),
        accept: headers.get('accept') ?? undefined,
        ifNoneMatch: headers.get('if-none-match') ?? undefined,
        origin: publicUrl ?? origin,
        now: clock.now(),
        today: clock.today(),
      })
    } catch (error) {
      const requestId = crypto.randomUUID()
      onFailure(error, { requestId, path })
      return faultAnswer(faults.internal, { more: { requestId } })
    }
  }
  return { fetch: async (request) => response(await answerTo(request), request.method) }
}

/** These have no body, not even an empty one. */
const WITHOUT_BODY = new Set([204, 304])

function response({ status, headers: own, body }: ApiAnswer, method: string): Response {
  const headers = new Headers(constantHeaders.map(([name, value]): [string, string] => [name, value]))
  for (const [name, value] of Object.entries(own)) headers.set(name, value)
  return new Response(method === 'HEAD' || WITHOUT_BODY.has(status) ? null : body, { status, headers })
}

const preflight = (path: string): ApiAnswer => ({
  status: 204,
  headers: Object.fromEntries(preflightHeaders(path)),
  body: '',
})

function decodes(path: string): boolean {
  try {
    decodeURI(path)
    return true
  } catch {
    return false
  }
}

/** Where platforms look for what went wrong. */
const toConsole: NonNullable<EdgeOptions['onFailure']> = (error, { requestId, path }) =>
  // biome-ignore lint/suspicious/noConsole: there is no other log where there is no process
  console.error(`denier: ${path} failed (${requestId})`, error)

let sixteen: Edge | undefined

/** The sixteen simulators, as they are. They are put together at the first question: platforms bound what a start may take. */
export const handle: Edge['fetch'] = (request) => {
  sixteen ??= createEdge(catalogue)
  return sixteen.fetch(request)
}

export default { fetch: handle } satisfies Edge
