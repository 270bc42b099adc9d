import type { Language } from '@denier/core'
import { type HttpError, httpErrors } from '../answer/error-response.ts'
import { openApiMessages } from './messages.ts'

/** The response headers that the description documents, with their JSON type. */
const HEADERS = {
  ETag: 'string',
  'Cache-Control': 'string',
  'Content-Disposition': 'string',
  'Content-Security-Policy': 'string',
  Link: 'string',
  'RateLimit-Policy': 'string',
  RateLimit: 'string',
  'X-RateLimit-Limit': 'integer',
  'X-RateLimit-Remaining': 'integer',
  'X-RateLimit-Reset': 'integer',
  'Retry-After': 'integer',
} as const

/** `components.headers` of the OpenAPI description, in a language. */
export const headers = (language: Language) =>
  Object.fromEntries(
    Object.entries(HEADERS).map(([name, type]) => [
      name,
      { description: openApiMessages[language].headers[name as keyof typeof HEADERS], schema: { type } },
    ]),
  )

/** References to documented headers, by name. */
const refer = (...names: (keyof typeof HEADERS)[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

const LIMIT = [
  'RateLimit-Policy',
  'RateLimit',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
] as const

/** The headers of any success. */
export const cacheHeaders = refer('ETag', 'Cache-Control')

/** The headers of a success under `/api/`. */
export const successHeaders = refer('ETag', 'Cache-Control', ...LIMIT)

/** `components.responses` of the OpenAPI description, in a language: every answer other than a success. */
export function responses(language: Language) {
  const messages = openApiMessages[language].errors
  return {
    NotModified: { description: messages.notModified, headers: successHeaders },
    BadRequest: failure(messages.badRequest, httpErrors.badRequest),
    MethodNotAllowed: failure(messages.method, httpErrors.method),
    AddressTooLong: failure(messages.tooLong, httpErrors.addressTooLong),
    Invalid: {
      ...body({ errors: [{ field: 'duree', message: 'duree is required', code: 'required' }] }),
      description: messages.invalid,
      headers: refer(...LIMIT),
    },
    RateLimited: {
      ...failure(messages.rateLimited, httpErrors.rateLimited),
      headers: refer('Retry-After', ...LIMIT),
    },
    HeadersTooLarge: failure(messages.headersTooLarge, httpErrors.headersTooLarge),
    InternalError: failure(messages.internal, httpErrors.internal),
    Overloaded: {
      ...failure(messages.overloaded, httpErrors.overloaded),
      headers: refer('Retry-After', ...LIMIT),
    },
  }
}

const failure = (description: string, { code, message }: HttpError) => ({
  description,
  ...body({ errors: [{ code, message }] }),
})

const body = (example: object) => ({
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Errors' }, example } },
})

/** Responses of any address besides 200. */
export const uncountedResponses = {
  '304': { $ref: '#/components/responses/NotModified' },
  '400': { $ref: '#/components/responses/BadRequest' },
  '405': { $ref: '#/components/responses/MethodNotAllowed' },
  '414': { $ref: '#/components/responses/AddressTooLong' },
  '422': { $ref: '#/components/responses/Invalid' },
  '431': { $ref: '#/components/responses/HeadersTooLarge' },
  '500': { $ref: '#/components/responses/InternalError' },
} as const

/** Responses of any operation under `/api/` besides 200. */
export const otherResponses = {
  ...uncountedResponses,
  '429': { $ref: '#/components/responses/RateLimited' },
  '503': { $ref: '#/components/responses/Overloaded' },
} as const
