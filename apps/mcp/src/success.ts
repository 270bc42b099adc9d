import {
  type Answer,
  type Field,
  isField,
  isMaybe,
  isPair,
  isRows,
  kinds,
  type Language,
  type Shape,
} from '@denier/core'
import type { CallToolResult } from '@modelcontextprotocol/server'
import { say } from './language.ts'

/** What an answer is told with. */
interface Telling {
  readonly title: string
  readonly result: Shape
  readonly language: Language
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

/** The figures that stand alone, then what must be said with them. Tables are in the JSON. */
function summary({ data, meta, disclaimer }: Answer, { title, result, language }: Telling): string {
  return [
    `**${title}**`,
    ...figures(result, data as Readonly<Record<string, unknown>>, language),
    ...meta.avertissements.map(({ message }) => `⚠ ${message}`),
    disclaimer,
  ].join('\n')
}

function figures(shape: Shape, data: Readonly<Record<string, unknown>>, language: Language): string[] {
  return Object.entries(shape).flatMap(([name, member]) => {
    const value = data[name]
    if (isField(member)) return value === undefined ? [] : [figure(member, value, language)]
    if (isRows(member) || isPair(member) || isMaybe(member) || !value) return []
    return figures(member, value as Record<string, unknown>, language)
  })
}

function figure(field: Field, value: unknown, language: Language): string {
  const { unit } = kinds[field.kind]
  const amount = value === null ? '—' : String(value)
  return `- ${say(field.label, language)}: ${amount}${unit && value !== null ? ` ${unit}` : ''}`
}
