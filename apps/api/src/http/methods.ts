import type { ApiAnswer } from '../answer/exchange.ts'
import { faultAnswer, faults } from '../answer/fault.ts'
import { pathOf } from './target.ts'

/** Where the tools are: the one path to which something is sent. */
export const TOOLS_PATH = '/mcp'

/** What a path is asked with. An answer of 405 says it, and a preflight. */
export const methodsOf = (path: string): string =>
  path === TOOLS_PATH ? 'POST, OPTIONS' : 'GET, HEAD, OPTIONS'

/** The answer to a method that a path is not asked with, if it is one: what is there decides between 405 and 404. */
export function methodFault(
  path: string,
  method: string,
  has: (path: string) => boolean,
): ApiAnswer | undefined {
  const allow = methodsOf(path)
  if (allow.split(', ').includes(method)) return undefined
  if (!has(path)) return faultAnswer(faults.notFound)
  const message = `The method must be ${allow.replace(/, (?=\w+$)/, ' or ')}`
  return faultAnswer({ ...faults.method, message }, { headers: { allow } })
}

/** The little of a request that tells what it wants, as Node has it. */
interface Begun {
  readonly method?: string | undefined
  readonly url?: string | undefined
}

/** A request whose body is read. */
export const isToolCall = ({ method, url }: Begun): boolean => method === 'POST' && pathOf(url) === TOOLS_PATH
