import { answerInProcess, catalogue, type Language, loadHistory, todayInParis } from '@denier/core'
import { serveStdio as serve } from '@modelcontextprotocol/server/stdio'
import { createServer } from './create-server.ts'
import { createTools } from './create-tools.ts'
import { StdioTransport } from './stdio-transport.ts'

/**
 * Serves the tools on standard input and output. The process ends with its input.
 * @param language of the descriptions, and the default of answers.
 * @example await serveStdio({ language: 'en' })
 */
export async function serveStdio({ language = 'fr' }: { readonly language?: Language } = {}): Promise<void> {
  await loadHistory()
  const tools = createTools(catalogue, {
    language,
    ask: answerInProcess,
    now: () => new Date().toISOString(),
    today: () => todayInParis(),
  })
  serve(() => createServer({ tools, language, onFailure }), {
    transport: new StdioTransport(),
    onerror: logError,
  })
}

/** Writes an internal error on standard error. */
const onFailure = (error: unknown): void =>
  logError(error instanceof Error ? error : new Error(String(error)))

const logError = ({ name, message }: Error): void => {
  const text = name === 'ZodError' ? 'a line that is no message of the protocol was left out' : message
  process.stderr.write(`denier: ${text.replace(/[\p{C}\p{Z}]+/gu, ' ').slice(0, 200)}\n`)
}
