import type { ApiResponse, Body } from '../answer/handler.ts'
import { constantHeaders } from './constant-headers.ts'

/**
 * A response with all its headers, as alternating names and values: Node sends this form fastest. Used by
 * `pipeline.ts`, `fetch-handler.ts` and `node/response-batch.ts`.
 */
export interface FinalResponse {
  readonly status: number
  /** Alternating names and values. */
  readonly headers: readonly string[]
  readonly body: Body
}

/** The headers of every response, as alternating names and values. */
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
  let overridesConstant = false
  for (const name in headers) {
    all.push(name, headers[name] as string)
    overridesConstant ||= CONSTANT_NAMES.has(name)
  }
  all.push(...(overridesConstant ? constantWithout(headers) : CONSTANT))
  return { status, headers: all, body }
}

/** The constant headers that a response does not have itself. */
const constantWithout = (headers: ApiResponse['headers']): readonly string[] =>
  constantHeaders.filter(([name]) => !(name.toLowerCase() in headers)).flat()
