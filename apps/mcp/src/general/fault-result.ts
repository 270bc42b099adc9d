import { nearest } from '@denier/core'
import type { CallToolResult } from '@modelcontextprotocol/server'
import { type AcceptedValues, formatAcceptedValues } from '../accepted-values.ts'
import { type ArgumentHelp, type Fault, invalidArguments } from '../error-result.ts'
import { boundedText } from './bounded-text.ts'

/** Most faults that a result lists; the others are counted. */
const MOST_FAULTS = 20
/** A message that lists more choices than this many characters is shortened; the choices are in the data. */
const LONGEST_MESSAGE = 180

interface ListedFault {
  readonly field?: string
  readonly message: string
  readonly code: string
  readonly accepted?: AcceptedValues
}

/**
 * The result of a call at fault: each fault with the nearest name, the bounds, and an example that works; at most 2 kB of text.
 * Called by several modules of `general`.
 */
export function faultResult(faults: readonly Fault[], help: ArgumentHelp): CallToolResult {
  const listed = (
    invalidArguments(faults.slice(0, MOST_FAULTS), help).structuredContent as { errors: ListedFault[] }
  ).errors
  const errors = listed.map((error) => withNearest(error, help.args))
  const more = faults.length - errors.length
  const text = boundedText([
    {
      text: `Nothing was computed: ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} in the arguments.`,
      rank: 0,
    },
    ...errors.map((error, index) => ({ text: `- ${lineOf(error)}`, rank: index < 1 ? 0 : index })),
    ...(more > 0 ? [{ text: `- and ${more} more`, rank: MOST_FAULTS }] : []),
    { text: `Arguments that work: ${JSON.stringify(help.example)}`, rank: 0 },
  ])
  return {
    isError: true,
    content: [{ type: 'text', text }],
    structuredContent: { errors, ...(more > 0 && { more }), example: help.example },
  }
}

/** Adds the choices nearest to what was written, where the message has none. */
function withNearest<F extends ListedFault>(
  error: F,
  args: ArgumentHelp['args'],
): F & { readonly nearest?: string[] } {
  const { code, field, accepted } = error
  const written = field !== undefined && Object.hasOwn(args, field) ? args[field] : undefined
  if (code !== 'not_a_choice' || typeof written !== 'string' || !accepted?.choices) return error
  const near = nearest(written, accepted.choices.map(String)).slice(0, 3)
  return near.length > 0 ? { ...error, nearest: near } : error
}

function lineOf({
  message,
  code,
  accepted,
  nearest: near,
}: ListedFault & { readonly nearest?: string[] }): string {
  const shown =
    message.length > LONGEST_MESSAGE
      ? `${message.slice(0, LONGEST_MESSAGE).replace(/,[^,]*$/, '')}, …`
      : message
  const hint = near && !message.includes('did you mean') ? `; did you mean ${near[0]}?` : ''
  const ending =
    message.length > LONGEST_MESSAGE ? (/; did you mean [^?]+[?]$/.exec(message)?.[0] ?? hint) : hint
  if (!accepted || code === 'unknown') return shown + ending
  return `${shown}${ending} (${formatAcceptedValues(accepted, code === 'not_a_choice')})`
}
