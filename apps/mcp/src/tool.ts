import type { Ask, CivilDate, Language } from '@denier/core'
import type { CallToolResult, Tool } from '@modelcontextprotocol/server'

/** Arguments as they came: an object, and nothing else is known of it. */
export type Arguments = Readonly<Record<string, unknown>>

/** More names than any tool has by far: judging each of them would be work for nobody. */
export const MOST_ARGUMENTS = 100

/** What tools are made for. */
export interface ToolOptions {
  /** Of the descriptions, and of answers unless an argument says otherwise. */
  readonly language: Language
  readonly ask: Ask
  /** The time, ISO 8601 in UTC. */
  readonly now: () => string
  /** The day in Paris. */
  readonly today: () => CivilDate
}

/** A tool: what an assistant reads of it, and what it does. */
export interface DenierTool {
  readonly definition: Tool
  /** Judges and answers. A rejection is a fault of ours, or a `Busy`. */
  call(args: Arguments): Promise<CallToolResult>
}

/** A question has the same answer whoever asks it, and leaves no trace. */
export const ANNOTATIONS = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const
