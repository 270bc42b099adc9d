import { randomUUID } from 'node:crypto'
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
import { createAnswerLog } from './answer-log.ts'
import type { Connections } from './connections.ts'
import { methodFault } from './methods.ts'
import { noSchemas } from './no-schemas.ts'
import { questioning } from './question.ts'
import { admission, rateLimitHook } from './rate-limit.ts'
import { createHttpServer } from './server.ts'
import { createShortWay } from './short-way.ts'
import { pathOf } from './target.ts'
import type { Web } from './web.ts'

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
  readonly web: Web
}

/** Below it nothing is told in pages, whatever a client takes. */
const MACHINES = '/api/'

/** One route takes all paths: the service knows its own. */
const EVERY_PATH = '/*'

/** The HTTP shell: it accepts, limits, logs and sends, and leaves every answer to the service. */
export function createApp(parts: Parts): FastifyInstance {
  const { service, web, limiter, logger, connections } = parts
  const questionOf = questioning(parts)
  const paths = new Set<string>()
  const has = (path: string): boolean => paths.has(path) || service.has(path) || web.has(path)
  const log = createAnswerLog(logger, parts.metrics, has)
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: parts.trustProxy.length > 0 ? [...parts.trustProxy] : false,
    genReqId: () => randomUUID(),
    routerOptions: { querystringParser: (text) => ({ text }) },
    schemaController: noSchemas,
    return503OnClosing: false,
    forceCloseConnections: false,
    frameworkErrors: (_error, _request, reply) => send(reply, faultAnswer(faults.badRequest)),
    clientErrorHandler: () => {}, // the server that we make has its own
    serverFactory: (handler) => createHttpServer(handler, createShortWay(parts), connections, log),
  })

  app.addHook('onRoute', ({ url }) => void (url === EVERY_PATH || paths.add(url)))
  app.addHook('onRequest', async ({ raw, method }, reply) => {
    const fault = methodFault(pathOf(raw.url), method, has)
    return fault && send(reply, fault)
  })
  if (limiter) app.addHook('onRequest', rateLimitHook(admission(limiter)))
  app.setErrorHandler((error: FastifyError, request, reply) => send(reply, failure(error, request)))
  app.setNotFoundHandler((_request, reply) => send(reply, faultAnswer(faults.notFound)))

  app.get(EVERY_PATH, (request, reply) => {
    const path = pathOf(request.raw.url)
    if (web.has(path)) return web.serve(request, reply)
    if (!path.startsWith(MACHINES) && !service.has(path)) {
      reply.header('vary', 'Accept')
      if (web.isForPeople(request)) return web.notFound(request, reply)
    }
    const answer = service.answer(questionOf(request.raw, request.protocol))
    return answer instanceof Promise ? answer.then((late) => send(reply, late)) : send(reply, answer)
  })
  return app
}

const send = (reply: FastifyReply, { status, headers, body }: ApiAnswer): FastifyReply =>
  reply
    .code(status)
    .headers(headers)
    .send(status === 304 ? undefined : body)

/** A fault of ours: logged with its cause, answered with an id to quote. A malformed request is not one. */
function failure(error: FastifyError, request: FastifyRequest): ApiAnswer {
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500) return faultAnswer({ ...(faults.badRequest as Fault), status })
  request.log.error({ err: error, path: pathOf(request.raw.url) }, 'failed')
  return faultAnswer(faults.internal, { more: { requestId: request.id } })
}
