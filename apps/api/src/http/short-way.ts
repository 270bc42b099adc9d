import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import type { ApiAnswer } from '../answer/exchange.ts'
import { faultAnswer, faults } from '../answer/fault.ts'
import type { Clock } from '../clock.ts'
import type { Decision, Limiter } from '../limit/limiter.ts'
import type { Service } from '../service.ts'
import { callers } from './caller.ts'
import { constantHeaders } from './constant-headers.ts'
import { questioning } from './question.ts'
import { clientOf, isCounted, limitHead, refusal } from './rate-limit.ts'
import { pathOf } from './target.ts'

/** What the short way is made of: some of what the shell is. */
interface Parts {
  readonly service: Service
  readonly limiter: Limiter | undefined
  readonly clock: Clock
  readonly logger: FastifyBaseLogger
  readonly trustProxy: readonly string[]
  readonly publicUrl: string | undefined
}

/** Answers a request to read, or leaves it to the framework. @returns whether it is answered, now or soon. */
export type ShortWay = (request: IncomingMessage, response: ServerResponse) => boolean

const NOTHING: readonly string[] = []

/**
 * The way of nearly all requests: from the socket to the service and back, past the framework, whose objects and hooks
 * take as long as most answers do. It counts, answers and logs its failures as the framework's way does, which all
 * else takes: pages, documents, what is not found.
 */
export function createShortWay(parts: Parts): ShortWay {
  const { service, limiter, logger } = parts
  const callerOf = callers(parts.trustProxy)
  const questionOf = questioning(parts)

  const answer = (request: IncomingMessage, response: ServerResponse, limit: readonly string[]) => {
    const fail = (err: unknown) => send(response, failure(err, request), limit)
    try {
      const given = service.answer(questionOf(request, callerOf(request).protocol))
      if (given instanceof Promise) given.then((late) => send(response, late, limit)).catch(fail)
      else send(response, given, limit)
    } catch (err) {
      fail(err)
    }
  }

  const failure = (err: unknown, { url }: IncomingMessage): ApiAnswer => {
    const requestId = randomUUID()
    logger.error({ reqId: requestId, err, path: pathOf(url) }, 'failed')
    return faultAnswer(faults.internal, { more: { requestId } })
  }

  const decided = (decision: Decision, request: IncomingMessage, response: ServerResponse) => {
    const limit = limitHead(decision)
    if (decision.allowed) answer(request, response, limit)
    else send(response, refusal(decision), limit)
  }

  return (request, response) => {
    if (!isCounted(request.url) || !service.has(pathOf(request.url))) return false
    if (!limiter) answer(request, response, NOTHING)
    else {
      const decision = limiter.take(clientOf(callerOf(request).ip, request.socket))
      if (decision instanceof Promise) decision.then((late) => decided(late, request, response))
      else decided(decision, request, response)
    }
    return true
  }
}

/** Names and values in turn, as Node takes them quickest. */
const CONSTANT: readonly string[] = constantHeaders.flat()

/** Their names as answers write them: an answer may have a policy of its own. */
const CONSTANT_NAMES: ReadonlySet<string> = new Set(constantHeaders.map(([name]) => name.toLowerCase()))

/** All headers at once. */
function send(
  response: ServerResponse,
  { status, headers, body }: ApiAnswer,
  limit: readonly string[],
): void {
  const head = [...limit]
  let own = false
  for (const name in headers) {
    head.push(name, headers[name] as string)
    own ||= CONSTANT_NAMES.has(name)
  }
  head.push(...(own ? constantBeside(headers) : CONSTANT))
  if (status !== 304) head.push('content-length', String(Buffer.byteLength(body)))
  response.writeHead(status, head).end(status === 304 ? undefined : body)
}

const constantBeside = (headers: ApiAnswer['headers']): readonly string[] =>
  constantHeaders.filter(([name]) => !(name.toLowerCase() in headers)).flat()
