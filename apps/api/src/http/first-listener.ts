import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Fault, faultBody, faults } from '../answer/fault.ts'
import { constantHeaders, preflightHeaders } from './constant-headers.ts'

/** The longest address that is read. Longer ones within Node's header limit get 414, beyond it 431. */
const LONGEST_ADDRESS = 8192

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Sees each request before the framework, whose hooks miss some: sets the headers that every answer has,
 * answers preflights of any path, and refuses what should get no further.
 */
export const firstListener =
  (next: Listener): Listener =>
  (request, response) => {
    for (const [name, value] of constantHeaders) response.setHeader(name, value)
    request.url = originForm(request.url ?? '/')
    const bodied = announcesBody(request)
    if (bodied) response.shouldKeepAlive = false
    if (!hasOneHost(request)) return refuse(response, faults.badHost)
    if (request.method === 'OPTIONS') return preflight(response)
    if (request.url.length > LONGEST_ADDRESS) return refuse(response, faults.addressTooLong)
    if (bodied && (request.method === 'GET' || request.method === 'HEAD'))
      return refuse(response, faults.body)
    next(request, response)
  }

/** `GET http://host/path` is as good as `GET /path` (RFC 9112, 3.2.2). */
const originForm = (target: string): string =>
  target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?]*/i, '') || '/'

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

function preflight(response: ServerResponse): void {
  for (const [name, value] of preflightHeaders) response.setHeader(name, value)
  response.writeHead(204).end()
}

/** Answers a fault by hand, where the framework is not reached. */
export function refuse(response: ServerResponse, fault: Fault): void {
  response.shouldKeepAlive = false
  const body = faultBody(fault)
  response
    .writeHead(fault.status, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
    })
    .end(body)
}
