import { askHere, catalogue, type Language, loadHistory, todayInParis } from '@denier/core'
import { serveStdio as serve } from '@modelcontextprotocol/server/stdio'
import { createServer } from './server.ts'
import { StdioTransport } from './stdio-transport.ts'
import { createTools } from './tools.ts'

/**
 * Serves the tools on the standard input and output, on which nothing but the protocol is written. The process ends
 * with its input, once nothing else keeps it.
 * @param language of the descriptions, and of answers unless an argument says otherwise.
 * @example await serveStdio({ language: 'en' })
 */
export async function serveStdio({ language = 'fr' }: { readonly language?: Language } = {}): Promise<void> {
  await loadHistory()
  const tools = createTools(catalogue, {
    language,
    ask: askHere,
    now: () => new Date().toISOString(),
    today: () => todayInParis(),
  })
  serve(() => createServer({ tools, language, onFailure }), {
    transport: new StdioTransport(),
    onerror: tell,
  })
}

/** A fault of ours, for who started the process. */
const onFailure = (error: unknown): void => tell(error instanceof Error ? error : new Error(String(error)))

const tell = ({ name, message }: Error): void => {
  const words = name === 'ZodError' ? 'a line that is no message of the protocol was left out' : message
  process.stderr.write(`denier: ${words.replace(/[\p{C}\p{Z}]+/gu, ' ').slice(0, 200)}\n`)
}
