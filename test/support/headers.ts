/** Expectations on the headers of any answer of the service, for tests of HTTP and deployment. */
import { expect } from 'vitest'

/** Headers that every answer must carry, whatever its status. */
const ALWAYS = {
  'access-control-allow-origin': '*',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

/** Headers that a script of another site may read, besides those that browsers always allow. */
const EXPOSED = [
  'allow',
  'content-disposition',
  'etag',
  'link',
  'ratelimit',
  'ratelimit-policy',
  'retry-after',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
]

/**
 * Expects the headers that every answer carries, and none of those that name the software. Used by
 * `http/caching.test.ts`, `http/csv.test.ts`, `http/discovery.test.ts` and others in `http` and `mcp`.
 */
export function expectConstantHeaders(headers: Readonly<Record<string, string>>): void {
  expect(headers).toMatchObject(ALWAYS)
  const exposed = headers['access-control-expose-headers']?.toLowerCase().split(/\s*,\s*/)
  expect(exposed?.sort()).toEqual(EXPOSED)
  expect(headers).not.toHaveProperty('set-cookie')
  expect(headers).not.toHaveProperty('x-powered-by')
  expect(headers).not.toHaveProperty('server')
}

/**
 * Expects an error response of this service: JSON, not cacheable, without `field` unless a parameter is
 * invalid. Used by `deploy/client-bounds.full.test.ts`, `deploy/loss.full.test.ts`, `edge/options.test.ts`
 * and others in `http` and `mcp`.
 */
export function expectFault(
  { headers, body }: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
  code: string,
): void {
  expectConstantHeaders(headers)
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  expect(headers['cache-control']).toBe('no-store')
  const parsed = JSON.parse(body)
  expect(Object.keys(parsed)).toEqual(['errors'])
  expect(parsed.errors).toEqual([expect.objectContaining({ code, message: expect.any(String) })])
  expect(parsed.errors[0]).not.toHaveProperty('field')
}
