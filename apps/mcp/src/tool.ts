import type { AnswerQuestion, CivilDate, Language } from '@denier/core'
import type { CallToolResult, Tool } from '@modelcontextprotocol/server'

/**
 * Arguments as received, not validated. Used by `create-server.ts`, `read-analysis.ts`, `general/call-reader.ts`,
 * `general/compare-tool.ts` and others in `general`.
 */
export type Arguments = Readonly<Record<string, unknown>>

/**
 * Far more than any tool has; calls with more are rejected before validation. Used by `create-server.ts` and
 * `read-analysis.ts`.
 */
export const MAX_ARGUMENTS = 100

/**
 * What tools depend on. Used by `analysis-tool.ts`, `create-tools.ts`, `explication-tool.ts`, `simulation-tool.ts`
 * and `general/general-tool.ts`.
 */
export interface ToolOptions {
  /** The language of descriptions, and the default language of answers. */
  readonly language: Language
  /** Runs any analysis of any simulator. */
  readonly ask: AnswerQuestion
  /** The time, ISO 8601 in UTC. */
  readonly now: () => string
  /** The day in Paris. */
  readonly today: () => CivilDate
}

/** What a call knows besides its arguments. */
export interface CallContext {
  /** The origin of the service, for the addresses that a text quotes; empty on the standard input. */
  readonly origin: string
}

/** A tool: its definition and its implementation. */
export interface DenierTool {
  /** Its name, texts and schemas, as the protocol lists them. */
  readonly definition: Tool
  /** Validates and answers. It rejects with `Busy` or an internal error. */
  call(args: Arguments, context: CallContext): Promise<CallToolResult>
}

/**
 * Which tools a server has: six for every simulator, or one per simulator with the schema of its answer. Used by
 * `create-server.ts`, `create-tools.ts`, `mcp-handler.ts` and `stdio.ts`.
 */
export type ToolSet = 'essentiels' | 'tous'

/**
 * Hints of the protocol for clients: tools have no side effects, and the same arguments give the same result.
 * Used by `analysis-tool.ts`, `explication-tool.ts`, `simulation-tool.ts` and `general/general-tool.ts`.
 */
export const ANNOTATIONS = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const
