import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { errorResponse, httpErrors } from '../answer/error-response.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import { originForm, pathOf, takesBody } from '../pipeline/request-line.ts'
import { finalize } from '../pipeline/response-headers.ts'
import type { AnswerLog } from './answer-log.ts'
import { answerClientError } from './client-error.ts'
import { limitConnections } from './connection-limit.ts'
import type { Connections } from './connections.ts'
import { readBody } from './read-body.ts'
import {
  createRequestReader,
  hasOneHost,
  hasUnwantedBody,
  IncomingRequest,
  type RequestReaderParts,
} from './request-reader.ts'
import { ResponseBatch } from './response-batch.ts'

/** Dependencies of the server. */
interface ServerParts extends Omit<RequestReaderParts, 'onClient'> {
  readonly pipeline: Pipeline
  /** The connections of this server, still unused. */
  readonly connections: Connections
  readonly log: AnswerLog
  /** Connections that one client may hold open. */
  readonly maxConnectionsPerClient: number
  /** Whether the event loop is too late to accept more work. */
  readonly isOverloaded: () => boolean
}

/**
 * Time given to a request to arrive, in milliseconds: half-open connections are closed within ten seconds.
 */
const TIMEOUTS = {
  headersTimeout: 6000,
  requestTimeout: 7000,
  connectionsCheckingInterval: 1000,
  keepAliveTimeout: 65_000,
}
/** Most bytes that all headers of a request may have. */
const LARGEST_HEADERS = 32_768

/**
 * A socket without progress is closed after once or twice this time, in milliseconds; no answer takes as long
 * to compute.
 */
const UNREAD_MS = 20_000

/** Time for which an unwanted body is read, in ms: closing a socket with unread input loses the answer. */
const LINGER_MS = 1000

/** The status of a request over the limit. */
const RATE_LIMITED = 429

/**
 * Delay of the next answer of a connection after a 429, in milliseconds. Node accepts one connection per turn of the
 * event loop, and 256 connections refused at full speed make long turns. One client thus gets at most 2,560 refusals
 * a second.
 */
const REST_MS = 100

/** `Retry-After` of an overloaded server, in seconds. */
const RETRY_AFTER_OVERLOAD_S = 2
// The refusals of this adapter, made once.
const OVERLOADED = finalize(
  errorResponse(httpErrors.overloaded, { headers: { 'retry-after': String(RETRY_AFTER_OVERLOAD_S) } }),
  [],
)
const BAD_HOST = finalize(errorResponse(httpErrors.badHost), [])
const NO_BODY = finalize(errorResponse(httpErrors.body), [])
const BODY_TOO_LARGE = finalize(errorResponse(httpErrors.bodyTooLarge), [])
const EXPECTATION = finalize(errorResponse(httpErrors.expectation), [])

/** Never refused for overload: an orchestrator would kill a process that is only busy. */
const HEALTH_PATH = '/healthz'

/**
 * The adapter for `node:http`: it converts requests, passes them to the pipeline one per connection, and sends the
 * responses. Errors of Node's parser (bad requests, timeouts, expectations) get the error bodies of the service.
 * Called by `service.ts`.
 */
export function createNodeServer(parts: ServerParts): Server {
  const { pipeline, connections, log, isOverloaded } = parts
  const { read, isTrusted } = createRequestReader({ ...parts, onClient: log.identified })
  const responseBatch = new ResponseBatch()

  /**
   * Passes a request to the pipeline and sends the response. @param host named by the request's absolute
   * target.
   */
  const answer = (
    request: IncomingMessage,
    response: ServerResponse,
    host: string | undefined,
    body: string,
  ) => {
    const final = pipeline(read(request, host, body))
    if (final instanceof Promise) final.then((late) => responseBatch.add(response, late))
    else responseBatch.add(response, final)
  }

  /** Refuses a request, or answers it once its body has arrived. */
  const start = (request: IncomingMessage, response: ServerResponse) => {
    const { target, host } = originForm(request.url ?? '/')
    request.url = target
    if (isOverloaded() && target !== HEALTH_PATH) return responseBatch.add(response, OVERLOADED)
    if (!hasOneHost(request)) {
      response.shouldKeepAlive = false // a proxy on the way may have seen another request
      return responseBatch.add(response, BAD_HOST)
    }
    if (hasUnwantedBody(request)) {
      response.shouldKeepAlive = false
      return afterBody(request, () => responseBatch.add(response, NO_BODY))
    }
    if (!hasWantedBody(request)) return answer(request, response, host, '')
    readBody(request).then(
      (body) => {
        if (body !== undefined) return answer(request, response, host, body)
        response.shouldKeepAlive = false
        afterBody(request, () => responseBatch.add(response, BODY_TOO_LARGE))
      },
      () => response.destroy(), // the client is gone
    )
  }

  /** A listener of the server that logs each response and runs `begin` when the request's turn comes. */
  const listener = (begin: typeof start) => (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    if (socket.destroyed) return // destroyed for sending more requests than may wait
    const receivedAt = performance.now()
    response.on('close', () => {
      log.answered(request, response, performance.now() - receivedAt)
      const isRefused = response.statusCode === RATE_LIMITED && !isTrusted(socket.remoteAddress ?? '')
      connections.finish(socket, isRefused ? REST_MS : 0)
    })
    connections.add(socket, response, () => begin(request, response))
  }

  const options = {
    ...TIMEOUTS,
    maxHeaderSize: LARGEST_HEADERS,
    requireHostHeader: false,
    IncomingMessage: IncomingRequest,
  }
  const server = createServer(options, listener(start))
  server.on(
    'checkContinue',
    listener((request, response) => {
      if (hasWantedBody(request)) response.writeContinue() // no other body is wanted
      start(request, response)
    }),
  )
  server.on(
    'checkExpectation',
    listener((_request, response) => responseBatch.add(response, EXPECTATION)),
  )
  server.on('clientError', (error, socket: Socket) => {
    connections.whenFinished(socket, () => {
      const status = answerClientError(error, socket)
      if (status) log.refused(status)
    })
  })
  connections.watch(server)
  limitConnections(server, parts.maxConnectionsPerClient, isTrusted)
  server.timeout = UNREAD_MS
  server.closeIdleConnections = () => {} // `close` calls it and would lose requests that arrived but are unread
  return server
}

/** Whether a route reads the body of a request. */
const hasWantedBody = ({ method, url }: IncomingMessage): boolean => takesBody(method, pathOf(url ?? '/'))

/** Calls back once a body has been read and dropped, or after `LINGER_MS`. */
function afterBody(request: IncomingMessage, then: () => void): void {
  const answer = () => {
    clearTimeout(timer)
    request.off('end', answer)
    then()
  }
  const timer = setTimeout(answer, LINGER_MS)
  request.once('end', answer).resume()
}
