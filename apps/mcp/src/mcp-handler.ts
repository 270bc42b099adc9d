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

/** What the handler depends on. */
export interface McpHandlerOptions {
  readonly simulators: readonly Simulator[]
  readonly ask: AnswerQuestion
  /** The time, ISO 8601 in UTC. */
  readonly now: () => string
  /** The day in Paris. */
  readonly today: () => CivilDate
  /** Receives internal errors. */
  readonly onFailure: (error: unknown) => void
}

/** The language and the limit of one request. */
export interface RequestContext {
  readonly language: Language
  /** Number of tool calls that the rate limit allows. */
  readonly admitted: number
}

/** Answers one POST; the caller rejects other methods. */
export type McpHandler = (request: McpRequest, context: RequestContext) => Promise<McpResponse>

/**
 * The tools over streamable HTTP without sessions: one server per request, answers in JSON. Both versions of the protocol:
 * since 2026-07-28 each request is complete; before, clients begin with `initialize` and may send batches.
 */
export function mcpHandler({ simulators, onFailure, ...dependencies }: McpHandlerOptions): McpHandler {
  const toolsByLanguage: { [L in Language]?: ReturnType<typeof createTools> } = {}
  const toolsIn = (language: Language) => {
    toolsByLanguage[language] ??= createTools(simulators, { language, ...dependencies })
    return toolsByLanguage[language]
  }
  const lists = new ListCache()

  const handle = async ({ body: text, headers }: McpRequest, { language, admitted }: RequestContext) => {
    let left = admitted
    const admit = () => left-- > 0
    const server = () => createServer({ tools: toolsIn(language), language, onFailure, admit })
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
    lists.answer(request, context.language, async (one) => readResponse(await handle(one, context)))
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

const rejectRequest = (fault: string): Response => {
  const error = { code: -32600, message: `Invalid Request: ${fault}` }
  return Response.json({ jsonrpc: '2.0', id: null, error }, { status: 400 })
}
