import type { Language } from '@denier/core'
import { openApiMessages } from './messages.ts'

/** JSON Schema of the body of every error. Used by `openapi-document.ts`. */
export const errorsSchema = {
  type: 'object',
  required: ['errors'],
  additionalProperties: false,
  properties: {
    errors: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['code', 'message'],
        additionalProperties: false,
        properties: {
          field: { type: 'string' },
          message: { type: 'string' },
          code: { type: 'string' },
          requestId: { type: 'string' },
        },
      },
    },
  },
} as const

/**
 * JSON Schema of the `meta` of every answer, with its descriptions in a language. Used by
 * `openapi-document.ts`.
 */
export function metaSchema(language: Language) {
  const messages = openApiMessages[language].meta
  return {
    type: 'object',
    required: ['computedAt', 'version', 'endpoint'],
    additionalProperties: false,
    properties: {
      computedAt: { type: 'string', format: 'date-time', description: messages.computedAt },
      version: { type: 'string', const: '1.0' },
      endpoint: { type: 'string', description: messages.endpoint },
      hypotheses: { type: 'object', description: messages.hypotheses },
      sources: { type: 'array', description: messages.sources, items: sourceSchema },
      droit: { ...lawSchema, description: messages.droit },
      avertissements: { type: 'array', description: messages.avertissements, items: warningSchema },
      grammaire: { type: 'integer', description: messages.grammaire },
      regles: { type: 'string', description: messages.regles },
      rejouees: { type: 'integer', description: messages.rejouees },
    },
  }
}

const sourceSchema = {
  type: 'object',
  required: ['title', 'url', 'read'],
  additionalProperties: false,
  properties: {
    title: { type: 'string' },
    url: { type: 'string', format: 'uri' },
    read: { type: 'string', format: 'date' },
  },
} as const

/** Date of the law that was applied: a day, or a year of incomes. */
const lawSchema = {
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  maxProperties: 1,
  properties: { date: { type: 'string', format: 'date' }, anneeRevenus: { type: 'integer' } },
} as const

const warningSchema = {
  type: 'object',
  required: ['code', 'message', 'niveau'],
  additionalProperties: false,
  properties: {
    code: { type: 'string' },
    message: { type: 'string' },
    niveau: { type: 'string', enum: ['alerte', 'note'] },
  },
} as const
