/** Clients of the tools: the official one in each era, and raw messages. */
import { type CallToolResult, Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { Origin } from '../support/client.ts'

/** Version negotiation of a client: before 2026, automatic, since 2026. */
export const MODES = ['legacy', 'auto', { pin: '2026-07-28' }] as const
export type Mode = (typeof MODES)[number]

/** The query for one tool per simulator: most tests call them by the names of simulators. */
export const EACH = '?outils=tous'

export const newClient = (mode: Mode): Client =>
  new Client({ name: 'denier-test', version: '1' }, { versionNegotiation: { mode } })

/** The official client, over HTTP. */
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

export interface ToolError {
  readonly field?: string
  readonly message: string
  readonly code: string
  readonly accepted?: Readonly<Record<string, unknown>>
}

/** The blocks of text of a result. */
export const textsOf = ({ content }: CallToolResult): string[] =>
  content.map((block) => (block.type === 'text' ? block.text : ''))

export const errorsOf = ({ structuredContent }: CallToolResult): readonly ToolError[] =>
  (structuredContent as { errors: ToolError[] }).errors

/** A message that asks for a simulation. */
export const callOf = (name: string, args: unknown, id: number | string = 1) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: args },
})

export const JSON_HEADERS = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
}

/** A message sent by hand. */
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
