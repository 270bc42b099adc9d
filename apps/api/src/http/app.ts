import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { ApiAnswer } from '../answer/exchange.ts'
import { type Fault, faultAnswer, faults } from '../answer/fault.ts'
import type { Clock } from '../clock.ts'
import type { Limiter } from '../limit/limiter.ts'
import type { Metrics } from '../metrics.ts'
import type { Service } from '../service.ts'
import { answerClientError } from './client-error.ts'
import type { Connections } from './connections.ts'
import { firstListener, refuse } from './first-listener.ts'
import { originOf } from './origin.ts'
import { rateLimitHook } from './rate-limit.ts'

/** What the shell is put together from. */
export interface Parts {
  readonly service: Service
  readonly limiter: Limiter | undefined
  readonly clock: Clock
  readonly logger: FastifyBaseLogger
  readonly connections: Connections
  readonly trustProxy: readonly string[]
  readonly publicUrl: string | undefined
  readonly metrics: Metrics | undefined
}

/** Time given to a request to arrive: half-open connections are closed within ten seconds. */
const TIMEOUTS = {
  headersTimeout: 6000,
  requestTimeout: 8000,
  connectionsCheckingInterval: 1000,
  keepAliveTimeout: 65_000,
}
const LARGEST_HEADERS = 32_768

/**
 * The HTTP shell: it accepts, limits, logs and sends, and leaves every answer to the service. One route takes
 * all paths, since the service knows its own.
 */
export function createApp(parts: Parts): FastifyInstance {
  const { service, limiter, clock, logger, connections, publicUrl, metrics } = parts
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: parts.trustProxy.length > 0 ? [...parts.trustProxy] : false,
    genReqId: () => randomUUID(),
    routerOptions: { querystringParser: (text) => ({ text }) },
    return503OnClosing: false,
    forceCloseConnections: false,
    frameworkErrors: (_error, _request, reply) => send(reply, faultAnswer(faults.badRequest)),
    serverFactory: (handler) => listenFirst(handler, connections),
  })

  const paths = new Set<string>()
  app.addHook('onRoute', ({ url }) => void paths.add(url))
  const has = (path: string): boolean => paths.has(path) || service.has(path)

  app.addHook('onRequest', async (request, reply) => methodFault(request, reply, has))
  if (limiter) app.addHook('onRequest', rateLimitHook(limiter))
  app.addHook('onResponse', async (request, reply) => {
    logAnswer(request, reply)
    const [path] = split(request.raw.url ?? '/')
    metrics?.answered(has(path) ? path : 'other', reply.statusCode, reply.elapsedTime / 1000)
  })
  app.setErrorHandler((error: FastifyError, request, reply) => send(reply, failure(error, request)))
  app.setNotFoundHandler((_request, reply) => send(reply, faultAnswer(faults.notFound)))

  app.get('/*', (request, reply) => {
    const [path, query] = split(request.raw.url ?? '/')
    const answer = service.answer({
      path,
      query,
      ifNoneMatch: request.headers['if-none-match'],
      origin: publicUrl ?? originOf(request),
      now: clock.now(),
      today: clock.today(),
    })
    return send(reply, answer)
  })
  return app
}

const send = (reply: FastifyReply, { status, headers, body }: ApiAnswer): FastifyReply =>
  reply
    .code(status)
    .headers(headers)
    .send(status === 304 ? undefined : body)

function listenFirst(handler: (request: never, response: never) => void, connections: Connections): Server {
  const next = firstListener(handler as Parameters<typeof firstListener>[0])
  const server = createServer(
    { ...TIMEOUTS, maxHeaderSize: LARGEST_HEADERS, requireHostHeader: false },
    (request, response) => {
      connections.begin(request, response)
      next(request, response)
    },
  )
  connections.watch(server)
  server.on('clientError', answerClientError)
  server.on('checkExpectation', (_request, response) => {
    firstListener(() => refuse(response, faults.expectation))(_request, response)
  })
  return server
}

/** GET and HEAD alone are served; for the others, what is there decides between 405 and 404. */
function methodFault(
  request: FastifyRequest,
  reply: FastifyReply,
  has: (path: string) => boolean,
): FastifyReply | undefined {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined
  const [path] = split(request.raw.url ?? '/')
  const answer = has(path)
    ? faultAnswer(faults.method, { headers: { allow: 'GET, HEAD, OPTIONS' } })
    : faultAnswer(faults.notFound)
  return send(reply, answer)
}

/** A fault of ours: logged with its cause, answered with an id to quote. A malformed request is not one. */
function failure(error: FastifyError, request: FastifyRequest): ApiAnswer {
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500) return faultAnswer({ ...(faults.badRequest as Fault), status })
  request.log.error({ err: error, path: split(request.raw.url ?? '')[0] }, 'failed')
  return faultAnswer(faults.internal, { more: { requestId: request.id } })
}

/** Incomes and estates are in queries: the log has paths only. */
function logAnswer(request: FastifyRequest, reply: FastifyReply): void {
  const [path] = split(request.raw.url ?? '/')
  const ms = Math.round(reply.elapsedTime * 1000) / 1000
  request.log.info({ method: request.method, path, status: reply.statusCode, ms }, 'answered')
}

function split(target: string): readonly [path: string, query: string] {
  const mark = target.indexOf('?')
  return mark < 0 ? [target, ''] : [target.slice(0, mark), target.slice(mark + 1)]
}
