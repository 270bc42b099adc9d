import type { ApiResponse, Body } from '../answer/handler.ts'
import { constantHeaders } from './constant-headers.ts'

/**
 * A response with all its headers, as alternating names and values: Node sends this form fastest. Used by
 * `pipeline.ts`, `fetch-handler.ts` and `node/response-batch.ts`.
 */
export interface FinalResponse {
  readonly status: number
  readonly headers: readonly string[]
  readonly body: Body
}

const CONSTANT: readonly string[] = constantHeaders.flat()
/** In lower case. A response may override these, such as the policy of a page. */
const CONSTANT_NAMES: ReadonlySet<string> = new Set(constantHeaders.map(([name]) => name.toLowerCase()))

/**
 * Adds the headers of every response to those of an answer, which win over them. Used by `pipeline.ts`,
 * `fetch-handler.ts` and `node/server.ts`.
 * @param limit headers of the limit, as alternating names and values; empty where nothing is counted.
 */
export function finalize({ status, headers, body }: ApiResponse, limit: readonly string[]): FinalResponse {
  const all = [...limit]
  let hasOwnPolicy = false
  for (const name in headers) {
    all.push(name, headers[name] as string)
    hasOwnPolicy ||= CONSTANT_NAMES.has(name)
  }
  all.push(...(hasOwnPolicy ? constantWithout(headers) : CONSTANT))
  return { status, headers: all, body }
}

const constantWithout = (headers: ApiResponse['headers']): readonly string[] =>
  constantHeaders.filter(([name]) => !(name.toLowerCase() in headers)).flat()
