import type { Ask, CivilDate, Language, Simulator } from '@denier/core'
import {
  createMcpHandler,
  isLegacyRequest,
  type Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import type { McpRequest, McpResponse } from './exchange.ts'
import { ListCache } from './list-cache.ts'
import { batchFault, parsed, withoutNotifications } from './messages.ts'
import { createServer } from './server.ts'
import { createTools } from './tools.ts'

/** What the tools are mounted with. */
export interface McpHandlerOptions {
  readonly simulators: readonly Simulator[]
  readonly ask: Ask
  /** The time, ISO 8601 in UTC. */
  readonly now: () => string
  /** The day in Paris. */
  readonly today: () => CivilDate
  /** Told of faults of ours. */
  readonly onFailure: (error: unknown) => void
}

/** How one request is served. */
export interface Serving {
  readonly language: Language
  /** How many of its calls may be answered: the limit is the mount's. */
  readonly admitted: number
}

/** Answers one POST; the other methods are the mount's to refuse. */
export type McpHandler = (request: McpRequest, serving: Serving) => Promise<McpResponse>

/**
 * The tools over streamable HTTP, without sessions: each request has a server of its own and is answered in JSON.
 * Both eras of the protocol: from 2026-07-28 each request says what it needs to; before, clients begin with
 * `initialize`, and may send several messages at once.
 */
export function mcpHandler({ simulators, onFailure, ...told }: McpHandlerOptions): McpHandler {
  const made: { [L in Language]?: ReturnType<typeof createTools> } = {}
  const toolsIn = (language: Language) => {
    made[language] ??= createTools(simulators, { language, ...told })
    return made[language]
  }
  const lists = new ListCache()

  const handle = async ({ body: text, headers }: McpRequest, { language, admitted }: Serving) => {
    let left = admitted
    const admit = () => left-- > 0
    const server = () => createServer({ tools: toolsIn(language), language, onFailure, admit })
    const request = webRequest(headers, text)
    const body = withoutNotifications(parsed(text))
    const fault = batchFault(body)
    if (fault !== undefined) return refused(fault)
    const known = body === undefined ? {} : { parsedBody: body }
    if (body !== undefined && (await isLegacyRequest(request, body)))
      return answerOnce(server(), request, body)
    return createMcpHandler(server, { legacy: 'reject' }).fetch(request, known)
  }
  return (request, serving) =>
    lists.answer(request, serving.language, async (one) => responseOf(await handle(one, serving)))
}

/** Answers messages of before 2026 in JSON, where the library's own handler would open a stream for each. */
async function answerOnce(server: Server, request: Request, body: unknown): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    return await transport.handleRequest(acceptingBoth(request), { parsedBody: body })
  } finally {
    await server.close()
  }
}

/** The library wants clients to accept JSON and streams; here nobody is refused for what they accept. */
function acceptingBoth({ url, method, headers }: Request): Request {
  const accepting = new Headers(headers)
  accepting.set('accept', 'application/json, text/event-stream')
  return new Request(url, { method, headers: accepting })
}

/** The address matters to nobody: `Host` is not to be believed. */
const webRequest = (headers: McpRequest['headers'], body: string): Request =>
  new Request('http://localhost/mcp', { method: 'POST', headers, body })

const responseOf = async (response: Response): Promise<McpResponse> => ({
  status: response.status,
  headers: Object.fromEntries(response.headers),
  body: await response.text(),
})

const refused = (fault: string): Response => {
  const error = { code: -32600, message: `Invalid Request: ${fault}` }
  return Response.json({ jsonrpc: '2.0', id: null, error }, { status: 400 })
}
