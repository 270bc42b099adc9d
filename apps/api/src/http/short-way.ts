import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import type { ApiAnswer, ApiRequest } from '../answer/exchange.ts'
import { faultAnswer, faults } from '../answer/fault.ts'
import type { Clock } from '../clock.ts'
import type { Decision, Limiter } from '../limit/limiter.ts'
import type { Service } from '../service.ts'
import { callers } from './caller.ts'
import { constantHead } from './constant-headers.ts'
import { originOf } from './origin.ts'
import { clientOf, isCounted, limitHead, refusal } from './rate-limit.ts'
import { split } from './target.ts'

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
export function createShortWay({ service, limiter, clock, logger, trustProxy, publicUrl }: Parts): ShortWay {
  const callerOf = callers(trustProxy)

  const questionOf = (request: IncomingMessage): ApiRequest => {
    const { url = '/', headers } = request
    const [path, query] = split(url)
    return {
      path,
      query,
      accept: headers.accept,
      ifNoneMatch: headers['if-none-match'],
      origin: publicUrl ?? originOf(headers, callerOf(request).protocol),
      now: clock.now(),
      today: clock.today(),
    }
  }

  const answer = (request: IncomingMessage, response: ServerResponse, limit: readonly string[]) => {
    const fail = (err: unknown) => send(response, failure(err, request), limit)
    try {
      const given = service.answer(questionOf(request))
      if (given instanceof Promise) given.then((late) => send(response, late, limit)).catch(fail)
      else send(response, given, limit)
    } catch (err) {
      fail(err)
    }
  }

  const failure = (err: unknown, { url = '/' }: IncomingMessage): ApiAnswer => {
    const requestId = randomUUID()
    logger.error({ reqId: requestId, err, path: split(url)[0] }, 'failed')
    return faultAnswer(faults.internal, { more: { requestId } })
  }

  const decided = (decision: Decision, request: IncomingMessage, response: ServerResponse) => {
    const limit = limitHead(decision)
    if (decision.allowed) answer(request, response, limit)
    else send(response, refusal(decision), limit)
  }

  return (request, response) => {
    const { url = '/' } = request
    if (!isCounted(url) || !service.has(split(url)[0])) return false
    if (!limiter) answer(request, response, NOTHING)
    else {
      const decision = limiter.take(clientOf(callerOf(request).ip, request.socket))
      if (decision instanceof Promise) decision.then((late) => decided(late, request, response))
      else decided(decision, request, response)
    }
    return true
  }
}

/** All headers at once, as Node takes them quickest: names and values in turn. */
function send(
  response: ServerResponse,
  { status, headers, body }: ApiAnswer,
  limit: readonly string[],
): void {
  const head = [...limit]
  for (let at = 0; at < constantHead.length; at += 2)
    if (!((constantHead[at] as string).toLowerCase() in headers))
      head.push(constantHead[at] as string, constantHead[at + 1] as string)
  for (const name in headers) head.push(name, headers[name] as string)
  if (status !== 304) head.push('content-length', String(Buffer.byteLength(body)))
  response.writeHead(status, head).end(status === 304 ? undefined : body)
}
