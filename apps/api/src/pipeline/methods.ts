import type { ApiResponse } from '../answer/exchange.ts'
import { faultResponse, faults } from '../answer/fault.ts'

/** The one path to which something is sent. */
export const TOOLS_PATH = '/mcp'

/** Room for any question, and for no flood. */
export const LARGEST_BODY = 100_000

/** Whether the body of a request is read. */
export const takesBody = (method: string | undefined, path: string): boolean =>
  method === 'POST' && path === TOOLS_PATH

/** The methods of a path, as a 405 and a preflight name them. */
export const methodsOf = (path: string): string =>
  path === TOOLS_PATH ? 'POST, OPTIONS' : 'GET, HEAD, OPTIONS'

const REFUSALS = new Map(
  [TOOLS_PATH, '/'].map(methodsOf).map((allow): [string, ApiResponse] => {
    const message = `The method must be ${allow.replace(/, (?=\w+$)/, ' or ')}`
    return [allow, faultResponse({ ...faults.method, message }, { headers: { allow } })]
  }),
)
const NOT_FOUND = faultResponse(faults.notFound)

/** The refusal of a method that a path does not take: 405 where something stands at the path, else 404. */
export function refuseMethod(path: string, method: string, exists: boolean): ApiResponse | undefined {
  const allow = methodsOf(path)
  const isTaken = allow === 'POST, OPTIONS' ? method === 'POST' : method === 'GET' || method === 'HEAD'
  if (isTaken || method === 'OPTIONS') return undefined
  return exists ? REFUSALS.get(allow) : NOT_FOUND
}
