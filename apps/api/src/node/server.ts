import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { faultResponse, faults } from '../answer/fault.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import { originForm, pathOf, takesBody } from '../pipeline/request-line.ts'
import { finalize } from '../pipeline/response-headers.ts'
import type { AnswerLog } from './answer-log.ts'
import { answerClientError } from './client-error.ts'
import { limitConnections } from './connection-limit.ts'
import type { Connections } from './connections.ts'
import { Outbox } from './outbox.ts'
import { readBody } from './read-body.ts'
import {
  createRequestReader,
  hasOneHost,
  hasUnwantedBody,
  IncomingRequest,
  type RequestReaderParts,
} from './request-reader.ts'

/** What the server is made of. */
export interface ServerParts extends Omit<RequestReaderParts, 'onClient'> {
  readonly pipeline: Pipeline
  readonly connections: Connections
  readonly log: AnswerLog
  readonly maxConnectionsPerClient: number
  /** Whether the process is too late to take more work. */
  readonly isOverloaded: () => boolean
}

/** Time given to a request to arrive: half-open connections are closed within ten seconds. */
const TIMEOUTS = {
  headersTimeout: 6000,
  requestTimeout: 7000,
  connectionsCheckingInterval: 1000,
  keepAliveTimeout: 65_000,
}
const LARGEST_HEADERS = 32_768

/** A client that has taken nothing for so long, at times twice so long, is gone: no answer takes as long to make. */
const UNREAD_MS = 20_000

/** How long a body that should not be there is read: to close while it comes in would take the answer back. */
const LINGER_MS = 1000

const RATE_LIMITED = 429

/**
 * How long a connection whose request was refused for the limit waits for its next answer. Node accepts one connection
 * a turn of the event loop: 256 connections that are refused as fast as they ask make long turns, and newcomers wait. So one
 * client is refused 2,560 times a second at most.
 */
const REST_MS = 100

const RETRY_AFTER_OVERLOAD_S = 2
const OVERLOADED = finalize(
  faultResponse(faults.overloaded, { headers: { 'retry-after': String(RETRY_AFTER_OVERLOAD_S) } }),
  [],
)
const BAD_HOST = finalize(faultResponse(faults.badHost), [])
const NO_BODY = finalize(faultResponse(faults.body), [])
const BODY_TOO_LARGE = finalize(faultResponse(faults.bodyTooLarge), [])
const EXPECTATION = finalize(faultResponse(faults.expectation), [])

/** Never refused for overload: an orchestrator would end a process that is only busy. */
const ALIVE = '/healthz'

/**
 * The adapter for `node:http`: it reads requests, hands them to the pipeline one per connection, and sends what comes back.
 * Node's own answers (bad requests, timeouts, expectations) are given in the words of the service.
 */
export function createNodeServer(parts: ServerParts): Server {
  const { pipeline, connections, log, isOverloaded } = parts
  const { read, isTrusted } = createRequestReader({ ...parts, onClient: log.identified })
  const outbox = new Outbox()

  const answer = (
    request: IncomingMessage,
    response: ServerResponse,
    host: string | undefined,
    body: string,
  ) => {
    const final = pipeline(read(request, host, body))
    if (final instanceof Promise) final.then((late) => outbox.add(response, late))
    else outbox.add(response, final)
  }

  const start = (request: IncomingMessage, response: ServerResponse) => {
    const { target, host } = originForm(request.url ?? '/')
    request.url = target
    if (isOverloaded() && target !== ALIVE) return outbox.add(response, OVERLOADED)
    if (!hasOneHost(request)) {
      response.shouldKeepAlive = false // others on the way may have read another request
      return outbox.add(response, BAD_HOST)
    }
    if (hasUnwantedBody(request)) {
      response.shouldKeepAlive = false
      return afterBody(request, () => outbox.add(response, NO_BODY))
    }
    if (!hasWantedBody(request)) return answer(request, response, host, '')
    readBody(request).then(
      (body) => {
        if (body !== undefined) return answer(request, response, host, body)
        response.shouldKeepAlive = false
        afterBody(request, () => outbox.add(response, BODY_TOO_LARGE))
      },
      () => response.destroy(), // nobody listens any more
    )
  }

  const listen = (begin: typeof start) => (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    if (socket.destroyed) return // it sent more than may wait
    const begun = performance.now()
    response.on('close', () => {
      log.answered(request, response, performance.now() - begun)
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
  const server = createServer(options, listen(start))
  server.on(
    'checkContinue',
    listen((request, response) => {
      if (hasWantedBody(request)) response.writeContinue() // no other body is wanted
      start(request, response)
    }),
  )
  server.on(
    'checkExpectation',
    listen((_request, response) => outbox.add(response, EXPECTATION)),
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
  server.closeIdleConnections = () => {} // `close` calls it, and so loses requests that are here but unread
  return server
}

const hasWantedBody = ({ method, url }: IncomingMessage): boolean => takesBody(method, pathOf(url ?? '/'))

function afterBody(request: IncomingMessage, then: () => void): void {
  const answer = () => {
    clearTimeout(timer)
    request.off('end', answer)
    then()
  }
  const timer = setTimeout(answer, LINGER_MS)
  request.once('end', answer).resume()
}
