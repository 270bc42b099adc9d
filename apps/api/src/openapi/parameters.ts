import type { Language } from '@denier/core'
import type { JsonSchema } from '@denier/core/schema'
import { prose } from './prose.ts'

/** The properties of a parameters' schema as query parameters: one a property. */
export function queryParameters(schema: JsonSchema, example: Readonly<Record<string, unknown>>) {
  const properties = schema.properties as Readonly<Record<string, JsonSchema>>
  const required = new Set((schema.required as readonly string[] | undefined) ?? [])
  return Object.entries(properties).map(([name, { title, description, 'x-unit': unit, ...rest }]) => ({
    name,
    in: 'query',
    required: required.has(name),
    description: [title, description].filter(Boolean).join('. '),
    schema: legible(rest),
    ...(unit !== undefined && { 'x-unit': unit }),
    ...(example[name] !== undefined && { example: example[name] }),
  }))
}

/** A date's format says it all; the pattern that checks leap years helps nobody who reads. */
function legible({ pattern, ...schema }: JsonSchema): JsonSchema {
  return pattern === undefined || schema.format === 'date' ? schema : { ...schema, pattern }
}

/** The door's own parameter; its example is the language of the description. */
export const languageParameter = (language: Language) => ({
  name: 'lang',
  in: 'query',
  required: false,
  description: prose[language].language,
  schema: { type: 'string', enum: ['fr', 'en'], default: 'fr' },
  example: language,
})
