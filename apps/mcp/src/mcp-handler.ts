import type { AnswerQuestion, CivilDate, Language, Simulator } from '@denier/core'
import {
  createMcpHandler,
  isLegacyRequest,
  type Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import { createServer } from './create-server.ts'
import { createTools } from './create-tools.ts'
import { ListCache } from './list-cache.ts'
import type { McpRequest, McpResponse } from './mcp-request.ts'
import { batchError, parseBody, withoutNotifications } from './messages.ts'
import type { ToolSet } from './tool.ts'

/** What the handler depends on. Exported by `@denier/mcp`, for the service that mounts the handler. */
export interface McpHandlerOptions {
  readonly simulators: readonly Simulator[]
  /** Runs any analysis of any simulator. */
  readonly ask: AnswerQuestion
  /** The time, ISO 8601 in UTC. */
  readonly now: () => string
  /** The day in Paris. */
  readonly today: () => CivilDate
  /** Receives internal errors. */
  readonly onFailure: (error: unknown) => void
}

/** What the address of one request chooses, and its limit. */
interface RequestContext {
  readonly language: Language
  /** The tools that are listed: six for every simulator, or one for each. */
  readonly set: ToolSet
  /** The origin of the service, for the addresses that a text quotes. */
  readonly origin: string
  /** Number of questions of this request that the rate limit allows. */
  readonly admitted: number
}

/** Answers one POST; the caller rejects other methods. */
export type McpHandler = (request: McpRequest, context: RequestContext) => Promise<McpResponse>

/**
 * The tools over streamable HTTP without sessions: one server per request, answers in JSON. Both versions of the
 * protocol: since 2026-07-28 each request is complete; before, clients begin with `initialize` and may send batches.
 * Exported by `@denier/mcp`; used by `routes/tool-routes.ts` of `@denier/api`.
 */
export function mcpHandler({ simulators, onFailure, ...dependencies }: McpHandlerOptions): McpHandler {
  const toolSets = new Map<string, ReturnType<typeof createTools>>()
  const toolsIn = (set: ToolSet, language: Language) => {
    const key = `${set} ${language}`
    const tools = toolSets.get(key) ?? createTools(set, simulators, { language, ...dependencies })
    toolSets.set(key, tools)
    return tools
  }
  const lists = new ListCache()

  const handle = async ({ body: text, headers }: McpRequest, context: RequestContext) => {
    const { language, set, origin } = context
    let left = context.admitted
    const admit = (places: number) => {
      if (places > left) return false
      left -= places
      return true
    }
    const server = () =>
      createServer({ simulators, set, tools: toolsIn(set, language), language, origin, onFailure, admit })
    const request = webRequest(headers, text)
    const body = withoutNotifications(parseBody(text))
    const fault = batchError(body)
    if (fault !== undefined) return rejectRequest(fault)
    const known = body === undefined ? {} : { parsedBody: body }
    if (body !== undefined && (await isLegacyRequest(request, body)))
      return answerOnce(server(), request, body)
    return createMcpHandler(server, { legacy: 'reject' }).fetch(request, known)
  }
  return (request, context) =>
    lists.answer(request, `${context.set} ${context.language}`, async (one) =>
      readResponse(await handle(one, context)),
    )
}

/** Answers the older protocol in JSON; the library's handler would open a stream for each message. */
async function answerOnce(server: Server, request: Request, body: unknown): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    return await transport.handleRequest(acceptingBoth(request), { parsedBody: body })
  } finally {
    await server.close()
  }
}

/** The library rejects clients that do not accept both types; we answer them in JSON. */
function acceptingBoth({ url, method, headers }: Request): Request {
  const accepting = new Headers(headers)
  accepting.set('accept', 'application/json, text/event-stream')
  return new Request(url, { method, headers: accepting })
}

/** The URL is not used, and `Host` cannot be trusted. */
const webRequest = (headers: McpRequest['headers'], body: string): Request =>
  new Request('http://localhost/mcp', { method: 'POST', headers, body })

const readResponse = async (response: Response): Promise<McpResponse> => ({
  status: response.status,
  headers: Object.fromEntries(response.headers),
  body: await response.text(),
})

/** The JSON-RPC error of a body that is rejected as a whole. */
const rejectRequest = (fault: string): Response => {
  const error = { code: -32600, message: `Invalid Request: ${fault}` } // the code of JSON-RPC for it
  return Response.json({ jsonrpc: '2.0', id: null, error }, { status: 400 })
}
