import { Busy, type Language, nearest, rulesVersion, type Simulator, type Text } from '@denier/core'
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
import { languageIn, translate } from './language.ts'
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
    const given = params.arguments ?? {}
    // the tools that are one a simulator report their faults in English alone
    const spoken = set === 'tous' ? 'en' : languageIn(given as Arguments, language)
    if (admit?.(placesOf(params)) === false) return refuse('rate_limited', spoken)
    return callTool(tool, given, spoken, { origin }, onFailure)
  }
  return server
}

/** Why a whole call is refused, by code. */
const refusals = {
  rate_limited: {
    fr: 'Trop de requêtes\u00a0: attendez 1 minute',
    en: 'Too many requests: wait 1 minute',
  },
  not_an_object: { fr: 'arguments doit être un objet', en: 'arguments must be an object' },
  too_many: {
    fr: `Il doit y avoir ${MAX_ARGUMENTS} arguments au plus`,
    en: `There must be at most ${MAX_ARGUMENTS} arguments`,
  },
  internal_error: {
    fr: 'Le service a échoué\u00a0; la faute est notée',
    en: 'The service failed; the fault is logged',
  },
} as const satisfies Readonly<Record<string, Text>>

const refuse = (code: keyof typeof refusals, language: Language): CallToolResult =>
  errorResult({ code, message: translate(refusals[code], language) })

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
  given: unknown,
  language: Language,
  context: CallContext,
  onFailure: (error: unknown) => void,
): Promise<CallToolResult> {
  if (!isArguments(given)) return refuse('not_an_object', language)
  if (Object.keys(given).length > MAX_ARGUMENTS) return refuse('too_many', language)
  try {
    return await tool.call(given, context)
  } catch (error) {
    if (error instanceof Busy) {
      const { retryAfterS: retryAfter, message } = error
      const french = `Trop de longues questions à la fois\u00a0: réessayez dans ${retryAfter} secondes`
      return errorResult(
        { code: 'overloaded', message: language === 'fr' ? french : message },
        { retryAfter },
      )
    }
    onFailure(error)
    return refuse('internal_error', language)
  }
}

const isArguments = (value: unknown): value is Arguments =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
