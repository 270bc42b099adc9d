import type { ApiResponse } from '../answer/handler.ts'
import { methodsOf, TOOLS_PATH } from './request-line.ts'

/**
 * Headers of every response of any status, unless it has its own: a browser must be able to read a 429. Added by
 * `response-headers.ts` and `client-error.ts`.
 */
export const constantHeaders: readonly (readonly [name: string, value: string])[] = [
  ['Access-Control-Allow-Origin', '*'],
  [
    'Access-Control-Expose-Headers',
    'Allow, Content-Disposition, ETag, Link, RateLimit, RateLimit-Policy, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset',
  ],
  ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
  ['Cross-Origin-Resource-Policy', 'cross-origin'],
  ['Referrer-Policy', 'no-referrer'],
  ['Strict-Transport-Security', 'max-age=31536000'],
  ['X-Content-Type-Options', 'nosniff'],
]

/**
 * Request headers of MCP clients: of the versions of 2026, and of those with a handshake (2025-11-25 and before).
 */
const TOOLS_HEADERS =
  '*, Accept, Authorization, Content-Type, Last-Event-ID, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id'

/**
 * The answer to a CORS preflight, valid for a day (86,400 s). `*` stands for every header but
 * `Authorization`, which clients of the tools may send although there is nothing to authorise; older browsers
 * know no `*`. Used by `pipeline.ts`.
 */
export const answerPreflight = (path: string): ApiResponse => ({
  status: 204,
  headers: {
    'access-control-allow-methods': methodsOf(path),
    'access-control-allow-headers': path === TOOLS_PATH ? TOOLS_HEADERS : '*',
    'access-control-max-age': '86400',
    allow: methodsOf(path),
  },
  body: '',
})
