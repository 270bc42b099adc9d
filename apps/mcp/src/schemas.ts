import type { Contract, Language, Params, Shape } from '@denier/core'
import { type JsonSchema, jsonSchemaOfParams, jsonSchemaOfResult } from '@denier/core/schema'
import { translate } from './language.ts'

/** The root of a tool's schema, as the protocol wants it: an object, in JSON Schema 2020-12, its own default. */
export type ToolSchema = JsonSchema & { readonly type: 'object' }

/** The schema of arguments: closed, so that a mistyped name is a fault and not a silence. */
export const argumentsSchema = (contract: Contract, params: Params, language: Language): ToolSchema =>
  bare(jsonSchemaOfParams({ ...contract, params, constraints: [] }, language))

/** The schema of an answer: what the service sends, whole. */
export function answerSchema(contract: Contract, result: Shape, language: Language): ToolSchema {
  const data = bare(jsonSchemaOfResult({ ...contract, result }, language))
  return {
    type: 'object',
    required: ['data', 'meta', 'disclaimer'],
    additionalProperties: false,
    properties: { data, meta: metaSchema(language), disclaimer: { type: 'string' } },
  }
}

/** Without the dialect, which is the protocol's own and would be said in every part of every tool. */
export function bare({ $schema: _, ...schema }: JsonSchema): ToolSchema {
  return { ...schema, type: 'object' }
}

const words = {
  hypotheses: {
    fr: 'Toutes les valeurs utilisées, y compris par défaut.',
    en: 'Every value used, defaults included.',
  },
  droit: {
    fr: 'À quelle date, ou pour quels revenus, le droit a été lu.',
    en: 'As of which day, or for which incomes, the law was read.',
  },
  avertissements: {
    fr: 'Ce qu’il faut dire avec le résultat.',
    en: 'What must be said along with the result.',
  },
}

const metaSchema = (language: Language) => ({
  type: 'object',
  required: ['computedAt', 'version', 'endpoint', 'hypotheses', 'sources', 'avertissements'],
  additionalProperties: false,
  properties: {
    computedAt: { type: 'string', format: 'date-time' },
    version: { type: 'string', const: '1.0' },
    endpoint: { type: 'string' },
    hypotheses: { type: 'object', description: translate(words.hypotheses, language) },
    sources: { type: 'array', items: parts({ title: text, url: text, read: text }) },
    droit: {
      type: 'object',
      description: translate(words.droit, language),
      additionalProperties: false,
      properties: { date: text, anneeRevenus: { type: 'integer' } },
    },
    avertissements: {
      type: 'array',
      description: translate(words.avertissements, language),
      items: parts({ code: text, message: text }),
    },
  },
})

const text = { type: 'string' }

const parts = (properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  required: Object.keys(properties),
  additionalProperties: false,
  properties,
})
