import { methodsOf, TOOLS_PATH } from './methods.ts'

/**
 * Headers of every answer, whatever its status: a browser must be able to read a 429. They are set before
 * anything can fail, and cost no more than the setting.
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
 * What a preflight of a path asks for besides. `*` stands for every header but `Authorization`, which clients of the
 * tools may send although there is nothing to authorise; older browsers know no `*`.
 */
export const preflightHeaders = (path: string): readonly (readonly [name: string, value: string])[] => {
  const methods = methodsOf(path)
  return [
    ['Access-Control-Allow-Methods', methods],
    ['Access-Control-Allow-Headers', path === TOOLS_PATH ? TOOLS_HEADERS : '*'],
    ['Access-Control-Max-Age', '86400'],
    ['Allow', methods],
  ]
}

/** What clients of the tools send, in either era of their protocol. */
const TOOLS_HEADERS =
  '*, Accept, Authorization, Content-Type, Last-Event-ID, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id'
