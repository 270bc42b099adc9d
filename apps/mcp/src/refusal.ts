import { type Language, type Params, type ProblemCause, unknownMessage } from '@denier/core'
import type { CallToolResult } from '@modelcontextprotocol/server'
import { acceptedOf, acceptedText } from './accepted.ts'
import { quoted } from './plain-text.ts'

/** What is wrong with an argument, or with the call as a whole. */
export interface Fault {
  readonly field?: string
  readonly message: string
  readonly code: string
  /** What the message derives from; not told to the assistant. */
  readonly cause?: ProblemCause
}

/** What a refusal teaches besides its faults. */
export interface Lesson {
  /** What each argument may be. */
  readonly fields: Params
  /** Arguments that work. */
  readonly example: Readonly<Record<string, unknown>>
  readonly args: Readonly<Record<string, unknown>>
  readonly language: Language
}

/** Faults that one refusal tells: more than any tool has arguments. How many others there are is said. */
const MOST_FAULTS = 50

/**
 * Arguments that nothing was computed from: every fault at once, each with what would have been accepted, and
 * arguments that work. A tool error and not the protocol's, so that the assistant reads it and corrects itself.
 */
export function refusal(
  faults: readonly Fault[],
  { fields, example, args, language }: Lesson,
): CallToolResult {
  const told = faults.slice(0, MOST_FAULTS)
  const more = faults.length - told.length
  const errors = told.map((fault) => {
    const field = fault.code === 'unknown' ? undefined : own(fields, fault.field)
    return { ...shortened(fault), ...(field && { accepted: acceptedOf(field, language) }) }
  })
  const lines = errors.map((error, index) => {
    if (!('accepted' in error)) return `- ${error.message}`
    const accepted = acceptedText(error.accepted, error.code === 'not_a_choice')
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
  return failed(text.join('\n'), { errors, ...(more > 0 && { more }), example })
}

/** The call as a whole is at fault, or we are. */
export const failure = (fault: Fault, more: Readonly<Record<string, unknown>> = {}): CallToolResult =>
  failed(fault.message, { errors: [{ ...fault, ...more }] })

const failed = (text: string, structuredContent: Record<string, unknown>): CallToolResult => ({
  isError: true,
  content: [{ type: 'text', text }],
  structuredContent,
})

const own = (fields: Params, name: string | undefined) =>
  name !== undefined && Object.hasOwn(fields, name) ? fields[name] : undefined

/** A number or a flag that came between quotes. */
function isQuoted(name: string | undefined, args: Readonly<Record<string, unknown>>): boolean {
  const value = name !== undefined && Object.hasOwn(args, name) ? args[name] : undefined
  return typeof value === 'string' && /^(?:-?[\d.]|true$|false$)/.test(value)
}

/** A caller may name an argument anything, at any length: what is repeated to the assistant is short and plain. */
function shortened({ field, message, code, cause }: Fault): Fault {
  if (field === undefined) return { message, code }
  if (cause?.kind !== 'unknownParameter') return { field, message, code }
  const name = quoted(field)
  return { field: name, message: name === field ? message : unknownMessage(name, cause.operands), code }
}
