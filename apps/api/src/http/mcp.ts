import { compileParser, type Language, readQuery, type Simulator } from '@denier/core'
import type { Ask } from '@denier/mcp'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Aside, RETRY_AFTER_S, TooBusy } from '../answer/aside.ts'
import { type Asked, asked } from '../answer/ask.ts'
import { type Fault, faultBody, invalid } from '../answer/fault.ts'
import { lang } from '../answer/language.ts'
import type { Clock } from '../clock.ts'
import type { Limiter } from '../limit/limiter.ts'
import { TOOLS_PATH } from './methods.ts'
import { admission } from './rate-limit.ts'
import { split } from './target.ts'

/** What the tools are mounted with, besides the application. */
export interface McpParts {
  readonly simulators: readonly Simulator[]
  readonly limiter: Limiter | undefined
  readonly clock: Clock
  /** Where long questions are answered; without it, here. */
  readonly aside?: Aside | undefined
}

/** Room for any question, and for no flood. */
const LARGEST_BODY = 100_000

const tooLarge: Fault = {
  status: 413,
  code: 'body_too_large',
  message: `The body must be at most ${LARGEST_BODY} bytes`,
}

const parser = compileParser('mcp', { lang })

/**
 * `/mcp`: the simulators as tools of assistants, over streamable HTTP. `?lang=en` gives their prose in English. What
 * speaks the protocol takes a third of a second to load, so it is loaded for the first assistant that comes.
 */
export function mountMcp(app: FastifyInstance, parts: McpParts): void {
  const { simulators, clock } = parts
  const { admit } = admission(parts.limiter)
  const load = async () => {
    const { Busy, callsIn, mcpHandler } = await import('@denier/mcp')
    const handle = mcpHandler({
      simulators,
      ask: answering(parts, () => new Busy(RETRY_AFTER_S)),
      now: clock.now,
      onFailure: (err) => app.log.error({ err, path: TOOLS_PATH }, 'failed'),
    })
    return { callsIn, handle }
  }
  let tools: ReturnType<typeof load> | undefined

  const serve = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    tools ??= load()
    const { callsIn, handle } = await tools
    const read = parser.fromQuery(readQuery(split(request.raw.url ?? '')[1]))
    const body = typeof request.body === 'string' ? request.body : ''
    const calls = callsIn(body)
    const admitted = await admit(request, reply, calls)
    if (calls > 0 && admitted === 0) return reply // the limit has answered
    if (!read.ok) {
      const { status, headers, body: told } = invalid(read.problems)
      return reply.code(status).headers(headers).send(told)
    }
    const language: Language = read.params.lang
    return passOn(await handle(webRequest(request, body), { language, admitted }), reply)
  }

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers() // the protocol's own words tell who sends no JSON
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LARGEST_BODY }, (_request, body, done) =>
      done(null, body),
    )
    scope.setErrorHandler((error: FastifyError, _request, reply) => {
      if (error.statusCode !== tooLarge.status) throw error
      return reply
        .code(tooLarge.status)
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(faultBody(tooLarge))
    })
    scope.post(TOOLS_PATH, serve)
  })
}

/** Has a question answered as the service's other doors do; `busy` says that it must be asked again later. */
function answering({ clock, aside }: McpParts, busy: () => Error): Ask {
  const known = new Map<string, Asked>()
  return async (simulator, kind, question, language) => {
    const name = `${simulator.contract.name} ${kind}`
    const inquiry = known.get(name) ?? asked(simulator, kind, aside)
    known.set(name, inquiry)
    try {
      return await inquiry.answer(question, clock.today(), language)
    } catch (error) {
      throw error instanceof TooBusy ? busy() : error
    }
  }
}

/** What the protocol reads of a request, and no more. Its address matters to nobody: `Host` is not to be believed. */
function webRequest({ raw }: FastifyRequest, body: string): Request {
  const headers = Object.entries(raw.headers)
    .filter(([name]) => name === 'content-type' || name.startsWith('mcp-'))
    .map(([name, value]): [string, string] => [name, String(value)])
  return new Request(`http://localhost${TOOLS_PATH}`, { method: 'POST', headers, body })
}

async function passOn(response: Response, reply: FastifyReply): Promise<FastifyReply> {
  response.headers.forEach((value, name) => void reply.header(name, value))
  return reply
    .code(response.status)
    .header('cache-control', 'no-store')
    .send(await response.text())
}
