import { Busy, type Language, nearest, rulesVersion } from '@denier/core'
import {
  type CallToolResult,
  type JSONRPCRequest,
  ProtocolError,
  ProtocolErrorCode,
  Server,
} from '@modelcontextprotocol/server'
import { instructions } from './description.ts'
import { say } from './language.ts'
import { quoted } from './plain-text.ts'
import { failure } from './refusal.ts'
import { type Arguments, type DenierTool, MOST_ARGUMENTS } from './tool.ts'

/** What a connection, or one request of the web, is served with. */
export interface ServerOptions {
  readonly tools: ReadonlyMap<string, DenierTool>
  readonly language: Language
  /** Told of faults of ours; whoever called reads no more than that there was one. */
  readonly onFailure: (error: unknown) => void
  /** Whether one more call may be answered; without it, any. */
  readonly admit?: (() => boolean) | undefined
}

/** The list changes with a release only. */
const LIST_HINT = { ttlMs: 3_600_000, cacheScope: 'public' } as const

/**
 * A server for one connection. Of the library's two it is the low-level one, and calls arrive by its general
 * handler: the others judge arguments with schemas of their own first, in other words than ours, and lose a
 * `__proto__` on the way, which is an unknown argument like any other.
 */
export function createServer({ tools, language, onFailure, admit }: ServerOptions): Server {
  const server = new Server(
    { name: 'denier', title: 'Denier', version: rulesVersion },
    {
      capabilities: { tools: {} },
      instructions: say(instructions, language),
      cacheHints: { 'tools/list': LIST_HINT, 'server/discover': LIST_HINT },
    },
  )
  const definitions = [...tools.values()].map(({ definition }) => definition)
  server.setRequestHandler('tools/list', () => ({ tools: definitions }))
  server.fallbackRequestHandler = async ({ method, params = {} }: JSONRPCRequest) => {
    if (method !== 'tools/call') throw new ProtocolError(ProtocolErrorCode.MethodNotFound, 'Method not found')
    const tool = named(tools, params.name)
    if (admit?.() === false) return failure(RATE_LIMITED)
    return call(tool, params.arguments, onFailure)
  }
  return server
}

/** What is told to the calls of one message that are past the limit, when others of them are not. */
const RATE_LIMITED = { code: 'rate_limited', message: 'Too many requests: wait 1 minute' }

function named(tools: ReadonlyMap<string, DenierTool>, name: unknown): DenierTool {
  const tool = typeof name === 'string' ? tools.get(name) : undefined
  if (tool) return tool
  if (typeof name !== 'string')
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'name must be the name of a tool')
  const near = nearest(name, [...tools.keys()])
  const hint = near.length > 0 ? `did you mean ${near.join(' or ')}?` : 'see tools/list'
  throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool: ${quoted(name)}; ${hint}`, {
    nearest: near,
  })
}

async function call(
  tool: DenierTool,
  args: unknown,
  onFailure: (error: unknown) => void,
): Promise<CallToolResult> {
  const given = args ?? {}
  if (!isArguments(given)) return failure({ code: 'not_an_object', message: 'arguments must be an object' })
  if (Object.keys(given).length > MOST_ARGUMENTS)
    return failure({ code: 'too_many', message: `There must be at most ${MOST_ARGUMENTS} arguments` })
  try {
    return await tool.call(given)
  } catch (error) {
    if (error instanceof Busy)
      return failure({ code: 'overloaded', message: error.message }, { retryAfter: error.retryAfterS })
    onFailure(error)
    return failure({ code: 'internal_error', message: 'The service failed; the fault is logged' })
  }
}

const isArguments = (value: unknown): value is Arguments =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
