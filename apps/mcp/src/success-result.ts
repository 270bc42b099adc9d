import type { Answer } from '@denier/core'
import type { CallToolResult } from '@modelcontextprotocol/server'

/** What the summary shows besides the answer. */
interface SummaryInput {
  /** The name of the simulator, of the analysis too where it is another one. */
  readonly title: string
  /** The main figures, with their names and units. */
  readonly lines: readonly string[]
  /** The time of the call, ISO 8601 in UTC. */
  readonly now: string
}

/**
 * The result of a successful call: the object that the service sends, the same as JSON text for clients that read only
 * text, and a summary of the main figures. Called by `analysis-tool.ts` and `simulation-tool.ts`.
 */
export function successResult(answer: Answer, input: SummaryInput): CallToolResult {
  const { data, meta, disclaimer } = answer
  const structuredContent = { data, meta: { computedAt: input.now, ...meta }, disclaimer }
  return {
    content: [
      { type: 'text', text: JSON.stringify(structuredContent) },
      { type: 'text', text: summary(answer, input) },
    ],
    structuredContent,
  }
}

/** The main figures, the warnings and the disclaimer. */
const summary = ({ meta, disclaimer }: Answer, { title, lines }: SummaryInput): string =>
  [`**${title}**`, ...lines, ...meta.avertissements.map(warningLine), disclaimer].join('\n')

/** A warning that may change a decision, or a note on the method, told apart. Used by `quotable-text.ts`. */
export const warningLine = ({ niveau, message }: Answer['meta']['avertissements'][number]): string =>
  `${niveau === 'alerte' ? '⚠' : 'ℹ'} ${message}`
