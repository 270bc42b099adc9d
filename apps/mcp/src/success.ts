import type { Answer } from '@denier/core'
import type { CallToolResult } from '@modelcontextprotocol/server'

/** What an answer is told with. */
interface Telling {
  readonly title: string
  /** The main figures, with their names and units. */
  readonly lines: readonly string[]
  /** The time of the call, ISO 8601 in UTC. */
  readonly now: string
}

/**
 * An answer as a tool's result: the same object that the service sends; its text, which the protocol asks for on
 * behalf of clients that read text alone; and the main figures with their names and units.
 */
export function success(answer: Answer, telling: Telling): CallToolResult {
  const { data, meta, disclaimer } = answer
  const structuredContent = { data, meta: { computedAt: telling.now, ...meta }, disclaimer }
  return {
    content: [
      { type: 'text', text: JSON.stringify(structuredContent) },
      { type: 'text', text: summary(answer, telling) },
    ],
    structuredContent,
  }
}

/** The main figures, then what must be said with them. The rest is in the JSON. */
const summary = ({ meta, disclaimer }: Answer, { title, lines }: Telling): string =>
  [`**${title}**`, ...lines, ...meta.avertissements.map(({ message }) => `⚠ ${message}`), disclaimer].join(
    '\n',
  )
