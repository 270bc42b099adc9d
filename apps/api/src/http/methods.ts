import type { IncomingMessage } from 'node:http'
import { pathOf } from './target.ts'

/** Where the tools are: the one path to which something is sent. */
export const TOOLS_PATH = '/mcp'

/** What a path is asked with. An answer of 405 says it, and a preflight. */
export const methodsOf = (path: string): string =>
  path === TOOLS_PATH ? 'POST, OPTIONS' : 'GET, HEAD, OPTIONS'

/** A request whose body is read. */
export const isToolCall = ({ method, url }: IncomingMessage): boolean =>
  method === 'POST' && pathOf(url) === TOOLS_PATH
