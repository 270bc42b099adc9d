import { fieldAt, type Language, type Params, type ProblemCause, unknownMessage } from '@denier/core'
import type { CallToolResult } from '@modelcontextprotocol/server'
import { acceptedValuesOf, formatAcceptedValues } from './accepted-values.ts'
import { quoteName } from './quote-name.ts'

/**
 * What is wrong with an argument, as a parser found it, or with the whole call. Used by `read-analysis.ts`, `general/call-reader.ts`,
 * `general/compare-tool.ts`, `general/describe-tool.ts`, `general/fault-result.ts` and `general/search-tool.ts`.
 */
export interface Fault {
  /** The name of the argument; omitted for the whole call. */
  readonly field?: string
  /** English sentence for the assistant. */
  readonly message: string
  /** What French says after the name, where neither `code` nor `cause` does. */
  readonly french?: string
  /** Stable identifier for programs. */
  readonly code: string
  /** The kind and operands from which the message derives; not sent to the assistant. */
  readonly cause?: ProblemCause
}

/** What helps an assistant to correct its call. */
export interface ArgumentHelp {
  /** The field of each argument. */
  readonly fields: Params
  /** Valid arguments. */
  readonly example: Readonly<Record<string, unknown>>
  /** The arguments as received. */
  readonly args: Readonly<Record<string, unknown>>
  /** The language of labels; messages are English. */
  readonly language: Language
}

/** More than any tool has arguments; further faults are only counted. */
const MAX_LISTED_FAULTS = 50

/**
 * The result of a call with invalid arguments: every fault with the accepted values, and an example that works. It is
 * a tool error, not a protocol error, so that the assistant reads it and corrects its call. Used by
 * `analysis-tool.ts`, `explication-tool.ts`, `simulation-tool.ts` and `general/fault-result.ts`.
 */
export function invalidArguments(
  faults: readonly Fault[],
  { fields, example, args, language }: ArgumentHelp,
): CallToolResult {
  const listed = faults.slice(0, MAX_LISTED_FAULTS)
  const more = faults.length - listed.length
  const errors = listed.map((fault) => {
    const field = fault.code === 'unknown' ? undefined : fieldOf(fields, fault.field)
    return { ...shorten(fault), ...(field && { accepted: acceptedValuesOf(field, language) }) }
  })
  const lines = errors.map((error, index) => {
    if (!('accepted' in error)) return `- ${error.message}`
    const accepted = formatAcceptedValues(error.accepted, error.code === 'not_a_choice')
    const hint =
      isQuoted(faults[index]?.field, args) && error.code.startsWith('not_a') ? ', without quotes' : ''
    return `- ${error.message} (${accepted}${hint})`
  })
  const text = [
    `Nothing was computed: ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} in the arguments.`,
    ...lines,
    ...(more > 0 ? [`- and ${more} more`] : []),
    `Arguments that work: ${JSON.stringify(example)}`,
  ]
  return toolError(text.join('\n'), { errors, ...(more > 0 && { more }), example })
}

/**
 * The result of a call that is invalid as a whole, or that failed. Used by `create-server.ts`.
 * @param more further members of the error, such as `retryAfter` in seconds.
 */
export const errorResult = (fault: Fault, more: Readonly<Record<string, unknown>> = {}): CallToolResult =>
  toolError(fault.message, { errors: [{ ...fault, ...more }] })

/** The result of a tool that failed. @param text for people. @param structuredContent the same as data. */
const toolError = (text: string, structuredContent: Record<string, unknown>): CallToolResult => ({
  isError: true,
  content: [{ type: 'text', text }],
  structuredContent,
})

/** The field of an argument, or of a cell of a list. */
const fieldOf = (fields: Params, name: string | undefined) =>
  name === undefined ? undefined : fieldAt(fields, name)

/** Whether a number or a boolean was sent as a string. */
function isQuoted(name: string | undefined, args: Readonly<Record<string, unknown>>): boolean {
  const value = name !== undefined && Object.hasOwn(args, name) ? args[name] : undefined
  return typeof value === 'string' && /^(?:-?[\d.]|true$|false$)/.test(value)
}

/** Shortens and escapes the unknown name of an argument, which can be any text. */
function shorten({ field, message, code, cause }: Fault): Fault {
  if (field === undefined) return { message, code }
  if (cause?.kind !== 'unknownParameter') return { field, message, code }
  const name = quoteName(field)
  return { field: name, message: name === field ? message : unknownMessage(name, cause.operands), code }
}
