/**
 * Reads the configurations of assistants that pages show, and connects to the MCP servers that they name.
 * Used by `docs/guides.full.test.ts` and `examples/assistants.full.test.ts`.
 */
import { type Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { newClient } from '../mcp/mcp-client.ts'

/** What assistants read of a server: a command to start, or an address. */
interface Configured {
  readonly command?: string
  readonly args?: readonly string[]
  readonly url?: string
}

/** The servers of a configuration, the text of a JSON file, by name. @throws Error where it has none. */
export function serversIn(text: string): readonly (readonly [name: string, server: Configured])[] {
  const { mcpServers } = JSON.parse(text) as { mcpServers?: Readonly<Record<string, Configured>> }
  const servers = Object.entries(mcpServers ?? {})
  if (servers.length === 0) throw new Error('no mcpServers')
  return servers
}

/** The official client of MCP, connected to the server. The caller closes it. */
export async function metWith({ command, args = [], url }: Configured): Promise<Client> {
  const client = newClient('legacy')
  if (command !== undefined) await client.connect(new StdioClientTransport({ command, args: [...args] }))
  else if (url !== undefined) await client.connect(new StreamableHTTPClientTransport(new URL(url)))
  else throw new Error('neither a command nor an address')
  return client
}
