import type { Language } from '@denier/core'
import { prose } from './prose.ts'

/** What every fault is told in. */
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

/** What every answer says of itself. */
export function metaSchema(language: Language) {
  const words = prose[language].meta
  return {
    type: 'object',
    required: ['computedAt', 'version', 'endpoint'],
    additionalProperties: false,
    properties: {
      computedAt: { type: 'string', format: 'date-time', description: words.computedAt },
      version: { type: 'string', const: '1.0' },
      endpoint: { type: 'string', description: words.endpoint },
      hypotheses: { type: 'object', description: words.hypotheses },
      sources: { type: 'array', description: words.sources, items: sourceSchema },
      droit: { ...lawSchema, description: words.droit },
      avertissements: { type: 'array', description: words.avertissements, items: warningSchema },
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

/** As of when the law was read: a day, or a year of incomes. */
const lawSchema = {
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  maxProperties: 1,
  properties: { date: { type: 'string', format: 'date' }, anneeRevenus: { type: 'integer' } },
} as const

const warningSchema = {
  type: 'object',
  required: ['code', 'message'],
  additionalProperties: false,
  properties: { code: { type: 'string' }, message: { type: 'string' } },
} as const
