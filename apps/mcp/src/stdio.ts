import { answerInProcess, catalogue, type Language, loadHistory, todayInParis } from '@denier/core'
import { serveStdio as serve } from '@modelcontextprotocol/server/stdio'
import { createServer } from './create-server.ts'
import { createTools } from './create-tools.ts'
import { StdioTransport } from './stdio-transport.ts'
import type { ToolSet } from './tool.ts'

/** How the tools are served. */
export interface StdioOptions {
  /** Of the descriptions, and the default of answers; French by default. */
  readonly language?: Language
  /** Six tools for every simulator by default; `tous` for one per simulator. */
  readonly set?: ToolSet
}

/**
 * Serves the tools on standard input and output. The process ends with its input. Exported by `@denier/mcp/stdio`;
 * used by `commands/other-commands.ts` of `@denier/cli`.
 * @example await serveStdio({ language: 'en' })
 */
export async function serveStdio({ language = 'fr', set = 'essentiels' }: StdioOptions = {}): Promise<void> {
  await loadHistory()
  const tools = createTools(set, catalogue, {
    language,
    ask: answerInProcess,
    now: () => new Date().toISOString(),
    today: () => todayInParis(),
  })
  serve(() => createServer({ simulators: catalogue, set, tools, language, origin: '', onFailure }), {
    transport: new StdioTransport(),
    onerror: logError,
  })
}

/** Writes an internal error on standard error. */
const onFailure = (error: unknown): void =>
  logError(error instanceof Error ? error : new Error(String(error)))

/** Writes an error as one line of at most 200 characters. */
const logError = ({ name, message }: Error): void => {
  const text = name === 'ZodError' ? 'a line that is no message of the protocol was left out' : message
  process.stderr.write(`denier: ${text.replace(/[\p{C}\p{Z}]+/gu, ' ').slice(0, 200)}\n`)
}
