import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Fault, faultBody, faults } from '../answer/fault.ts'
import { constantHeaders, preflightHeaders } from './constant-headers.ts'
import type { ShortWay } from './short-way.ts'
import { LONGEST_ADDRESS, originForm, pathOf } from './target.ts'

/** How long the body of a request that should have none is read. */
const LINGER_MS = 1000

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Sees each request before the framework, whose hooks miss some: sends a plain question by the short way; of all else
 * sets the headers that every answer has, answers preflights of any path, and refuses what should get no further.
 */
export const firstListener =
  (next: Listener, shortWay: ShortWay = () => false): Listener =>
  (request, response) => {
    request.url = originForm(request.url ?? '/')
    if (isPlain(request, request.url) && shortWay(request, response)) return
    for (const [name, value] of constantHeaders) response.setHeader(name, value)
    if (!hasOneHost(request)) return refuseLast(response, faults.badHost)
    if (request.method === 'OPTIONS') return preflight(response, pathOf(request.url))
    if (request.url.length > LONGEST_ADDRESS) return refuse(response, faults.addressTooLong)
    if (isRead(request) && announcesBody(request))
      return afterBody(request, () => refuseLast(response, faults.body))
    next(request, response)
  }

/** Whether there is nothing about a request that would have it refused. */
const isPlain = (request: IncomingMessage, url: string): boolean =>
  isRead(request) && url.length <= LONGEST_ADDRESS && hasOneHost(request) && !announcesBody(request)

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD'

const announcesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

/** Node checks a missing Host by itself, but in its own words, and lets two pass. HTTP/1.0 may have none. */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === 'host') hosts += 1
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

function preflight(response: ServerResponse, path: string): void {
  for (const [name, value] of preflightHeaders(path)) response.setHeader(name, value)
  response.writeHead(204).end()
}

/** A body is read before it is refused: to close while it comes in would take the answer back. */
function afterBody(request: IncomingMessage, then: () => void): void {
  const answer = () => {
    clearTimeout(timer)
    request.off('end', answer)
    then()
  }
  const timer = setTimeout(answer, LINGER_MS)
  request.once('end', answer).resume()
}

/** Of such a request others on the way may have read another one: nothing more is read after it. */
function refuseLast(response: ServerResponse, fault: Fault): void {
  response.shouldKeepAlive = false
  refuse(response, fault)
}

/** Answers a fault by hand, where the framework is not reached. */
export function refuse(response: ServerResponse, fault: Fault): void {
  const body = faultBody(fault)
  response
    .writeHead(fault.status, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
    })
    .end(body)
}
