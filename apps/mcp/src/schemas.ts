import type { Contract, Language, Params, Shape } from '@denier/core'
import { type JsonSchema, jsonSchemaOfParams, jsonSchemaOfResult } from '@denier/core/schema'
import { translate } from './language.ts'

/**
 * The root of the schema of a tool: an object in JSON Schema 2020-12, the default dialect of the protocol.
 * Used by `analysis-schemas.ts`, `explication-tool.ts` and `simulation-tool.ts`.
 */
export type ToolSchema = JsonSchema & { readonly type: 'object' }

/**
 * The schema of arguments. It allows no other names, so that a mistyped name is reported. Used by
 * `analysis-schemas.ts` and `simulation-tool.ts`.
 * @param contract names the schema. @param params the arguments.
 */
export const argumentsSchema = (contract: Contract, params: Params, language: Language): ToolSchema =>
  withoutDialect(jsonSchemaOfParams({ ...contract, params, constraints: [] }, language))

/**
 * The schema of an answer: the complete object that the service sends. Used by `analysis-schemas.ts` and
 * `simulation-tool.ts`.
 * @param result the shape of its `data`.
 */
export function answerSchema(contract: Contract, result: Shape, language: Language): ToolSchema {
  return answerEnvelope(withoutDialect(jsonSchemaOfResult({ ...contract, result }, language)), language)
}

/** The schema of an answer from that of its `data`. Used by `explication-tool.ts`. */
export const answerEnvelope = (data: JsonSchema, language: Language): ToolSchema => ({
  type: 'object',
  required: ['data', 'meta', 'disclaimer'],
  additionalProperties: false,
  properties: { data, meta: metaSchema(language), disclaimer: { type: 'string' } },
})

/** Removes the dialect, which would be repeated in every part of every tool and is the default. */
function withoutDialect({ $schema: _, ...schema }: JsonSchema): ToolSchema {
  return { ...schema, type: 'object' }
}

const descriptions = {
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

/** The schema of the `meta` of an answer. */
const metaSchema = (language: Language) => ({
  type: 'object',
  required: ['computedAt', 'version', 'endpoint', 'hypotheses', 'sources', 'avertissements'],
  additionalProperties: false,
  properties: {
    computedAt: { type: 'string', format: 'date-time' },
    version: { type: 'string', const: '1.0' },
    endpoint: { type: 'string' },
    hypotheses: { type: 'object', description: translate(descriptions.hypotheses, language) },
    sources: { type: 'array', items: arrayItem({ title: text, url: text, read: text }) },
    droit: {
      type: 'object',
      description: translate(descriptions.droit, language),
      additionalProperties: false,
      properties: { date: text, anneeRevenus: { type: 'integer' } },
    },
    avertissements: {
      type: 'array',
      description: translate(descriptions.avertissements, language),
      items: arrayItem({ code: text, message: text, niveau: text }),
    },
    grammaire: { type: 'integer' },
    regles: text,
    rejouees: { type: 'integer' },
  },
})

const text = { type: 'string' }

/** The schema of an object whose members are all required. */
const arrayItem = (properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  required: Object.keys(properties),
  additionalProperties: false,
  properties,
})
