import { Busy, type Language, nearest, rulesVersion, type Simulator } from '@denier/core'
import {
  type CallToolResult,
  type JSONRPCRequest,
  ProtocolError,
  ProtocolErrorCode,
  Server,
} from '@modelcontextprotocol/server'
import { instructions } from './description.ts'
import { errorResult } from './error-result.ts'
import { generalInstructions } from './general/tool-texts.ts'
import { translate } from './language.ts'
import { placesOf } from './messages.ts'
import { methodsIn, readMethod } from './method-resources.ts'
import { getPrompt, promptsIn } from './prompts.ts'
import { quoteName } from './quote-name.ts'
import { type Arguments, type CallContext, type DenierTool, MAX_ARGUMENTS, type ToolSet } from './tool.ts'

/** What the server of a connection, or of one HTTP request, depends on. */
interface ServerOptions {
  readonly simulators: readonly Simulator[]
  /** Which set of tools it has: it settles the instructions. */
  readonly set: ToolSet
  /** The tools of the set, by name. */
  readonly tools: ReadonlyMap<string, DenierTool>
  readonly language: Language
  /** The origin of the service; empty on the standard input. */
  readonly origin: string
  /** Receives internal errors; the caller sees only that there was one. */
  readonly onFailure: (error: unknown) => void
  /** Takes so many questions from the rate limit; whether it allows them. No limit without it. */
  readonly admit?: ((places: number) => boolean) | undefined
}

/** How long clients may keep a list, in milliseconds: it changes with a release only. */
const LIST_HINT = { ttlMs: 3_600_000, cacheScope: 'public' } as const

/**
 * A server for one connection. Uses the low-level server of the library and its fallback handler: the other handlers
 * validate arguments first, in words that are not ours, and drop an argument called `__proto__`. Used by
 * `mcp-handler.ts` and `stdio.ts`.
 */
export function createServer(options: ServerOptions): Server {
  const { simulators, set, tools, language, origin, onFailure, admit } = options
  const server = new Server(
    { name: 'denier', title: 'Denier', version: rulesVersion },
    {
      capabilities: { tools: {}, resources: {}, prompts: {} },
      instructions: translate(set === 'tous' ? instructions : generalInstructions, language),
      cacheHints: {
        'tools/list': LIST_HINT,
        'prompts/list': LIST_HINT,
        'resources/list': LIST_HINT,
        'resources/read': LIST_HINT,
        'server/discover': LIST_HINT,
      },
    },
  )
  const definitions = [...tools.values()].map(({ definition }) => definition)
  server.setRequestHandler('tools/list', () => ({ tools: definitions }))
  server.setRequestHandler('prompts/list', () => ({ prompts: promptsIn(language) }))
  server.setRequestHandler('prompts/get', ({ params }) => getPrompt(params, language))
  server.setRequestHandler('resources/list', () => ({ resources: methodsIn(simulators, language) }))
  server.setRequestHandler('resources/read', ({ params }) => readMethod(simulators, params.uri))
  server.fallbackRequestHandler = async ({ method, params = {} }: JSONRPCRequest) => {
    if (method !== 'tools/call') throw new ProtocolError(ProtocolErrorCode.MethodNotFound, 'Method not found')
    const tool = findTool(tools, params.name)
    if (admit?.(placesOf(params)) === false) return errorResult(RATE_LIMITED)
    return callTool(tool, params.arguments, { origin }, onFailure)
  }
  return server
}

/** The error of a call of a batch that exceeds the rate limit. */
const RATE_LIMITED = { code: 'rate_limited', message: 'Too many requests: wait 1 minute' }

/** @throws ProtocolError for a name that no tool has, with the nearest names. */
function findTool(tools: ReadonlyMap<string, DenierTool>, name: unknown): DenierTool {
  const tool = typeof name === 'string' ? tools.get(name) : undefined
  if (tool) return tool
  if (typeof name !== 'string')
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'name must be the name of a tool')
  const near = nearest(name, [...tools.keys()])
  const hint = near.length > 0 ? `did you mean ${near.join(' or ')}?` : 'see tools/list'
  throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool: ${quoteName(name)}; ${hint}`, {
    nearest: near,
  })
}

/** Calls a tool; its errors become results that the assistant reads. */
async function callTool(
  tool: DenierTool,
  args: unknown,
  context: CallContext,
  onFailure: (error: unknown) => void,
): Promise<CallToolResult> {
  const given = args ?? {}
  if (!isArguments(given))
    return errorResult({ code: 'not_an_object', message: 'arguments must be an object' })
  if (Object.keys(given).length > MAX_ARGUMENTS)
    return errorResult({ code: 'too_many', message: `There must be at most ${MAX_ARGUMENTS} arguments` })
  try {
    return await tool.call(given, context)
  } catch (error) {
    if (error instanceof Busy)
      return errorResult({ code: 'overloaded', message: error.message }, { retryAfter: error.retryAfterS })
    onFailure(error)
    return errorResult({ code: 'internal_error', message: 'The service failed; the fault is logged' })
  }
}

const isArguments = (value: unknown): value is Arguments =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
