import type { Language } from '@denier/core'
import { type Fault, faults } from '../answer/fault.ts'
import { prose } from './prose.ts'

/** The parts that all operations share. */
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

const HEADERS = {
  ETag: 'string',
  'Cache-Control': 'string',
  'RateLimit-Policy': 'string',
  RateLimit: 'string',
  'X-RateLimit-Limit': 'integer',
  'X-RateLimit-Remaining': 'integer',
  'X-RateLimit-Reset': 'integer',
  'Retry-After': 'integer',
} as const

export const headers = (language: Language) =>
  Object.fromEntries(
    Object.entries(HEADERS).map(([name, type]) => [
      name,
      { description: prose[language].headers[name as keyof typeof HEADERS], schema: { type } },
    ]),
  )

const refer = (...names: (keyof typeof HEADERS)[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

const LIMIT = [
  'RateLimit-Policy',
  'RateLimit',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
] as const

/** The headers of a success under `/api/`. */
export const successHeaders = refer('ETag', 'Cache-Control', ...LIMIT)

export function responses(language: Language) {
  const words = prose[language].faults
  return {
    NotModified: { description: words.notModified, headers: successHeaders },
    BadRequest: failure(words.badRequest, faults.badRequest),
    MethodNotAllowed: failure(words.method, faults.method),
    AddressTooLong: failure(words.tooLong, faults.addressTooLong),
    Invalid: {
      ...body({ errors: [{ field: 'duree', message: 'duree is required', code: 'required' }] }),
      description: words.invalid,
      headers: refer(...LIMIT),
    },
    RateLimited: {
      ...failure(words.rateLimited, faults.rateLimited),
      headers: refer('Retry-After', ...LIMIT),
    },
    HeadersTooLarge: failure(words.headersTooLarge, faults.headersTooLarge),
    InternalError: failure(words.internal, faults.internal),
    Overloaded: {
      ...failure(words.overloaded, faults.overloaded),
      headers: refer('Retry-After', ...LIMIT),
    },
  }
}

const failure = (description: string, { code, message }: Fault) => ({
  description,
  ...body({ errors: [{ code, message }] }),
})

const body = (example: object) => ({
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Errors' }, example } },
})

/** What any operation may answer besides its success. */
export const otherResponses = {
  '304': { $ref: '#/components/responses/NotModified' },
  '400': { $ref: '#/components/responses/BadRequest' },
  '405': { $ref: '#/components/responses/MethodNotAllowed' },
  '414': { $ref: '#/components/responses/AddressTooLong' },
  '422': { $ref: '#/components/responses/Invalid' },
  '429': { $ref: '#/components/responses/RateLimited' },
  '431': { $ref: '#/components/responses/HeadersTooLarge' },
  '500': { $ref: '#/components/responses/InternalError' },
  '503': { $ref: '#/components/responses/Overloaded' },
} as const
