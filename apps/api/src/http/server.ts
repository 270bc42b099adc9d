import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { faults } from '../answer/fault.ts'
import type { AnswerLog } from './answer-log.ts'
import { answerClientError } from './client-error.ts'
import type { Connections } from './connections.ts'
import { firstListener, refuse } from './first-listener.ts'
import { isToolCall } from './methods.ts'
import type { ShortWay } from './short-way.ts'

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

/**
 * Node's server with our listener before the framework's, and with our words where Node has its own: for what
 * is not HTTP, for expectations, for a body that is asked about first.
 */
export function createHttpServer(
  framework: RequestListener,
  shortWay: ShortWay,
  connections: Connections,
  log: AnswerLog,
): Server {
  const listen = (next: RequestListener, way?: ShortWay): RequestListener => {
    const first = firstListener(next, way)
    return (request, response) => {
      connections.begin(request, response)
      log.begin(request, response)
      first(request, response)
    }
  }
  const options = { ...TIMEOUTS, maxHeaderSize: LARGEST_HEADERS, requireHostHeader: false }
  const server = createServer(options, listen(framework, shortWay))
  server.on(
    'checkContinue',
    listen((request, response) => {
      if (isToolCall(request)) response.writeContinue() // nobody else's body is wanted
      framework(request, response)
    }),
  )
  server.on(
    'checkExpectation',
    listen((_request, response) => refuse(response, faults.expectation)),
  )
  server.on('clientError', (error, socket: Socket) => {
    connections.whenFinished(socket, () => {
      const status = answerClientError(error, socket)
      if (status) log.refused(status)
    })
  })
  connections.watch(server)
  server.timeout = UNREAD_MS
  server.closeIdleConnections = () => {} // `close` calls it, and so loses requests that are here but unread
  return server
}
