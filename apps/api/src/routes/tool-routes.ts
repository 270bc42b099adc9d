import {
  type AnswerQuestion,
  type CivilDate,
  choice,
  compileParser,
  readQuery,
  type Simulator,
} from '@denier/core'
import type { McpHandler } from '@denier/mcp'
import { callsIn } from '@denier/mcp/messages'
import { invalidQueryResponse } from '../answer/error-response.ts'
import type { ApiRequest, ApiResponse } from '../answer/handler.ts'
import { lang } from '../answer/language.ts'
import { TOOLS_PATH } from '../pipeline/request-line.ts'
import { ONE_DOCUMENT, type Route } from '../pipeline/route.ts'
import { refuseInJson } from './refusals.ts'

/** Dependencies of the tools. */
interface ToolParts {
  readonly simulators: readonly Simulator[]
  /** Runs any analysis of any simulator. */
  readonly ask: AnswerQuestion
  /** The time, ISO 8601 in UTC. */
  readonly now: () => string
  /** The day in Paris. */
  readonly today: () => CivilDate
  /** Called for internal errors of a tool. */
  readonly onFailure: (error: unknown) => void
}

/** Which tools are listed. */
const outils = choice({
  choices: {
    essentiels: { fr: 'Six outils pour tous les simulateurs', en: 'Six tools for all simulators' },
    tous: { fr: 'Un outil par simulateur', en: 'One tool per simulator' },
  },
  default: 'essentiels',
  label: { fr: 'Outils', en: 'Tools' },
})

/** Reads the query of the address. */
const parser = compileParser('mcp', { outils, lang })

/**
 * `/mcp`: the simulators as tools of assistants, over streamable HTTP. `?lang=en` gives their prose in English,
 * `?outils=tous` one tool per simulator in place of six for all. The protocol library takes a third of a second to
 * load, so it is loaded at the first request. Called by `service.ts`.
 */
export function createToolRoutes(parts: ToolParts): ReadonlyMap<string, Route> {
  let tools: Promise<McpHandler> | undefined
  const load = async (): Promise<McpHandler> => (await import('@denier/mcp')).mcpHandler(parts)

  const answer = async (request: ApiRequest, admitted: number): Promise<ApiResponse> => {
    const read = parser.fromQuery(readQuery(request.query))
    if (!read.ok) return invalidQueryResponse(read.problems)
    tools ??= load()
    const handle = await tools
    const { status, headers, body } = await handle(
      { body: request.body, headers: protocolHeaders(request.headers) },
      { language: read.params.lang, set: read.params.outils, origin: request.origin, admitted },
    )
    return { status, headers: { ...headers, 'cache-control': 'no-store' }, body }
  }
  const route: Route = {
    // a body may hold several messages; those that call a tool cost a question each
    cost: ({ body }) => {
      const places = callsIn(body)
      return places > 0 ? { costClass: 'question', places } : ONE_DOCUMENT
    },
    answer,
    refuse: refuseInJson,
  }
  return new Map([[TOOLS_PATH, route]])
}

/** The headers that the protocol reads, and no more. */
const protocolHeaders = (headers: ApiRequest['headers']): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name === 'content-type' || name.startsWith('mcp-'))
      .map(([name, value]) => [name, String(value)]),
  )
