import type { Language } from '@denier/core'
import { type Fault, faults } from '../answer/fault.ts'
import { prose } from './prose.ts'

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

/** The headers of any success. */
export const cacheHeaders = refer('ETag', 'Cache-Control')

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

/** What any address may answer besides its success. */
export const uncountedResponses = {
  '304': { $ref: '#/components/responses/NotModified' },
  '400': { $ref: '#/components/responses/BadRequest' },
  '405': { $ref: '#/components/responses/MethodNotAllowed' },
  '414': { $ref: '#/components/responses/AddressTooLong' },
  '422': { $ref: '#/components/responses/Invalid' },
  '431': { $ref: '#/components/responses/HeadersTooLarge' },
  '500': { $ref: '#/components/responses/InternalError' },
} as const

/** What any operation under `/api/` may answer besides its success. */
export const otherResponses = {
  ...uncountedResponses,
  '429': { $ref: '#/components/responses/RateLimited' },
  '503': { $ref: '#/components/responses/Overloaded' },
} as const
