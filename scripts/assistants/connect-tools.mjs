// The tools as an assistant gets them: the command on its standard input, with the official client.
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'

const COMMAND = join(import.meta.dirname, '../../apps/cli/bin/denier.js')

/**
 * Starts the command and connects to it. Used by `conversation.mjs` and `questions.mjs`.
 * @param lang `fr` or `en`, the language of the tools.
 * @param set `essentiels`, the six tools, or `tous` for one tool per simulator.
 * @returns `instructions` of the server, the `list` of its tools, `call(name, args)`, which resolves to a
 * result of MCP, and `close()`.
 */
export async function connectTools(lang, set = 'essentiels') {
  const client = new Client({ name: 'denier-assistants', version: '1.0.0' })
  const args = [COMMAND, 'mcp', '--lang', lang, `--outils=${set}`]
  await client.connect(new StdioClientTransport({ command: process.execPath, args }))
  const list = (await client.listTools()).tools
  return {
    instructions: client.getInstructions() ?? '',
    list,
    call: (name, args) => client.callTool({ name, arguments: args }),
    close: () => client.close(),
  }
}
