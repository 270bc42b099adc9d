/** Clients of the MCP server: the official one with each version of the protocol, and raw messages. */
import { type CallToolResult, Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { Origin } from '../support/client.ts'

/**
 * Negotiation of the protocol by a client: versions before 2026 only, any, or that of July 2026 only. Used by
 * `eras.test.ts`, `limit.test.ts` and `stdio.full.test.ts`.
 */
export const MODES = ['legacy', 'auto', { pin: '2026-07-28' }] as const
/** One of `MODES`. */
export type Mode = (typeof MODES)[number]

/**
 * The query of the address that offers one tool for each simulator: most tests call tools by their names.
 * Used by `list.test.ts`.
 */
export const EACH = '?outils=tous'

/**
 * The query of the address that offers the general tools alone (`simuler`, `chercher`…), which take the name of a
 * simulator as an argument. Used by
 * `general.test.ts`, `heavy.test.ts`, `limit.test.ts` and others in `assistants` and `test`.
 */
export const GENERAL = ''

/**
 * An official client that is not connected. Used by `stdio.full.test.ts` and `support/shown-assistants.ts`.
 */
export const newClient = (mode: Mode): Client =>
  new Client({ name: 'denier-test', version: '1' }, { versionNegotiation: { mode } })

/**
 * An official client connected over HTTP. Used by `analyses.test.ts`, `eras.test.ts`, `explication.test.ts`
 * and others in `mcp`, `assistants` and `test`.
 * @param query of the address: `EACH` by default.
 */
export async function connect(
  { origin, fetch }: Origin,
  mode: Mode = 'legacy',
  query: string = EACH,
): Promise<Client> {
  const client = newClient(mode)
  const url = new URL(`${origin}/mcp${query}`)
  await client.connect(new StreamableHTTPClientTransport(url, fetch && { fetch }))
  return client
}

/** One problem of a refused call. */
export interface ToolError {
  readonly field?: string
  readonly message: string
  readonly code: string
  /** What the parameter accepts, such as its bounds. */
  readonly accepted?: Readonly<Record<string, unknown>>
}

/**
 * The texts of the blocks of a result; an empty one for a block that is no text. Used by `analyses.test.ts`,
 * `arguments.test.ts`, `eras.test.ts` and others in `mcp` and `assistants`.
 */
export const textsOf = ({ content }: CallToolResult): string[] =>
  content.map((block) => (block.type === 'text' ? block.text : ''))

/**
 * The problems of a refused call. Used by `analyses.test.ts`, `arguments.test.ts`, `eras.test.ts` and others
 * in `mcp`, `assistants` and `test`.
 */
export const errorsOf = ({ structuredContent }: CallToolResult): readonly ToolError[] =>
  (structuredContent as { errors: ToolError[] }).errors

/**
 * The message that calls a tool with arguments. Used by `arguments.test.ts`, `eras.test.ts`, `http.test.ts`
 * and others in `mcp`, `load` and `deploy`.
 */
export const callOf = (name: string, args: unknown, id: number | string = 1) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: args },
})

/**
 * The headers of a message. Used by `arguments.test.ts`, `http.test.ts`, `limit.test.ts` and others in `load`
 * and `deploy`.
 */
export const JSON_HEADERS = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
}

/**
 * Sends a message without a client: an object, or the text of a body. `json()` parses the body of the answer.
 * Used by `eras.test.ts`, `heavy.test.ts`, `http.test.ts` and others in `mcp` and `deploy`.
 */
export async function post(
  { origin, fetch: send = fetch }: Origin,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
  query: string = EACH,
) {
  const response = await send(`${origin}/mcp${query}`, {
    method: 'POST',
    headers: { ...JSON_HEADERS, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    text,
    json: () => JSON.parse(text),
  }
}
