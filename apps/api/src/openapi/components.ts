import type { Language } from '@denier/core'
import { colon } from '@denier/prose'
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

/** `components.headers` of the OpenAPI description, in a language. Used by `openapi-document.ts`. */
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

/** The headers of the limit, of every counted answer. */
const LIMIT = [
  'RateLimit-Policy',
  'RateLimit',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
] as const

// A success of each kind documents one header that it has, so that descriptions stay short.

/** The header that is documented for an answer outside the limit of questions. Used by `operation.ts`. */
export const cacheHeaders = refer('Cache-Control')
/** The header that is documented for an answer that counts as a question. Used by `operation.ts`. */
export const successHeaders = refer('RateLimit')

/**
 * `components.responses` of the OpenAPI description, in a language: every answer other than a success. Used by
 * `openapi-document.ts`.
 */
export function responses(language: Language) {
  const messages = openApiMessages[language].errors
  const { badRequest, method, timeout, addressTooLong, expectation, headersTooLarge, internal } = httpErrors
  const others = [badRequest, method, timeout, addressTooLong, expectation, headersTooLarge, internal]
  return {
    NotModified: {
      description: messages.notModified,
      headers: refer('ETag', 'Cache-Control', ...LIMIT),
    },
    Invalid: {
      ...body({ errors: [{ field: 'duree', message: 'duree is required', code: 'required' }] }),
      description: messages.invalid,
      headers: refer(...LIMIT),
    },
    RateLimited: {
      ...failure(messages.rateLimited, httpErrors.rateLimited),
      headers: refer('Retry-After', ...LIMIT),
    },
    Overloaded: {
      ...failure(messages.overloaded, httpErrors.overloaded),
      headers: refer('Retry-After', ...LIMIT),
    },
    Refused: failure(
      `${messages.others}${colon(language)}${others.map(({ status, code }) => `${status} (\`${code}\`)`).join(', ')}`,
      badRequest,
    ),
  }
}

/** A response with one error of the whole request as its example. */
const failure = (description: string, { code, message }: HttpError) => ({
  description,
  ...body({ errors: [{ code, message }] }),
})

/** The JSON body of an error. */
const body = (example: object) => ({
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Errors' }, example } },
})

/**
 * Responses of any address besides 200; an overloaded service refuses every one but `/healthz`. The last one is that
 * of any other status. Used by `operation.ts`.
 */
export const uncountedResponses = {
  '304': { $ref: '#/components/responses/NotModified' },
  '422': { $ref: '#/components/responses/Invalid' },
  '503': { $ref: '#/components/responses/Overloaded' },
  default: { $ref: '#/components/responses/Refused' },
} as const

/** Responses of any operation under `/api/` besides 200. Used by `operation.ts`. */
export const otherResponses = {
  '304': uncountedResponses[304],
  '422': uncountedResponses[422],
  '429': { $ref: '#/components/responses/RateLimited' },
  '503': uncountedResponses[503],
  default: uncountedResponses.default,
} as const
