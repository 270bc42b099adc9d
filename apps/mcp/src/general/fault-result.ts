import { nearest, type ProblemCode } from '@denier/core'
import { colon, frenchProblem, quoteName } from '@denier/prose'
import type { CallToolResult } from '@modelcontextprotocol/server'
import { type AcceptedValues, formatAcceptedValues } from '../accepted-values.ts'
import { type ArgumentHelp, type Fault, invalidArguments } from '../error-result.ts'
import { translate } from '../language.ts'
import { boundedText } from './bounded-text.ts'
import { messages } from './messages.ts'

/** Most faults that a result lists; the others are counted. */
const MOST_FAULTS = 20
/** A message that lists more choices than this many characters is shortened; the choices are in the data. */
const LONGEST_MESSAGE = 180

/** A fault as the data of the result has it. */
interface ListedFault {
  readonly field?: string
  readonly message: string
  readonly code: string
  readonly accepted?: AcceptedValues
}

/**
 * The result of a call at fault: each fault with the nearest name, the bounds, and an example that works; at most 2
 * kB of text. Used by `call-reader.ts`, `compare-tool.ts`, `describe-tool.ts` and `search-tool.ts`.
 */
export function faultResult(faults: readonly Fault[], help: ArgumentHelp): CallToolResult {
  const listed = (
    invalidArguments(faults.slice(0, MOST_FAULTS), help).structuredContent as { errors: ListedFault[] }
  ).errors
  const { language } = help
  const errors = listed.map((error, index) => {
    const fault = faults[index]
    const near = withNearest(error, help.args)
    return language === 'fr' && fault ? { ...near, message: frenchSentence(fault, error, help.fields) } : near
  })
  const more = faults.length - errors.length
  const say = (key: keyof typeof messages) => translate(messages[key], language)
  const text = boundedText([
    {
      text: `${say('nothingComputed')}${colon(language)}${faults.length} ${say(faults.length === 1 ? 'fault' : 'faults')}.`,
      rank: 0,
    },
    ...errors.map((error, index) => ({
      text: `- ${language === 'fr' ? frenchLine(error, listed[index]) : lineOf(error)}`,
      rank: index < 1 ? 0 : index,
    })),
    ...(more > 0 ? [{ text: `- ${say('andMore')} ${more}`, rank: MOST_FAULTS }] : []),
    { text: `${say('thatWork')}${colon(language)}${JSON.stringify(help.example)}`, rank: 0 },
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

/** A fault as a French sentence, with the escaped name. */
function frenchSentence(
  { french, code, cause }: Fault,
  { field = '' }: ListedFault,
  fields: ArgumentHelp['fields'],
): string {
  if (french !== undefined) return `${quoteName(field, 'fr')}\u00a0${french}`
  return frenchProblem({ field, code: code as ProblemCode, ...(cause && { cause }) }, fields)
}

/** A fault in French: its sentence, shortened, with the nearest name and the accepted values. */
function frenchLine(
  { message, code, accepted, nearest: near }: ListedFault & { readonly nearest?: string[] },
  english: ListedFault | undefined,
): string {
  const isLong = message.length > LONGEST_MESSAGE
  const shown = isLong ? `${message.slice(0, LONGEST_MESSAGE).replace(/,[^,]*$/, '')}, …` : message
  const meant = near?.[0] ?? /did you mean ([^?]+)\?$/.exec(english?.message ?? '')?.[1]
  const isShown = meant === undefined || shown.slice(-meant.length - 2).includes(meant)
  const hints = [
    isShown ? '' : `${messages.nearest.fr}${colon('fr')}${meant}`,
    accepted && code !== 'unknown' && code !== 'not_a_choice'
      ? formatAcceptedValues(accepted, true, 'fr')
      : '',
  ].filter((hint) => hint !== '')
  return hints.length === 0 ? shown : `${shown.replace(/\.$/, '')} (${hints.join('; ')}).`
}

/** A fault in English: its message, shortened, with the nearest name and the accepted values. */
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
