import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type Fault, faultBody, faults } from '../answer/fault.ts'
import { constantHeaders } from '../pipeline/constant-headers.ts'

const FAULT_OF: Readonly<Record<string, Fault>> = {
  HPE_HEADER_OVERFLOW: faults.headersTooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: faults.timeout,
}

/** What is still coming in is read for so long, since closing on it would take the answer back. */
const LINGER_MS = 1000

/**
 * Answers what is not even HTTP, or never ends: the same words and headers, written by hand, then goodbye.
 * @returns the status, or `undefined` where nobody listens any more.
 */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): number | undefined {
  if (error.code === 'ECONNRESET') socket.destroy()
  if (!socket.writable) return undefined
  const fault = FAULT_OF[error.code ?? ''] ?? faults.badRequest
  const body = faultBody(fault)
  const head = [
    `HTTP/1.1 ${fault.status} ${STATUS_CODES[fault.status]}`,
    ...constantHeaders.map(([name, value]) => `${name}: ${value}`),
    'Content-Type: application/json; charset=utf-8',
    'Cache-Control: no-store',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
  return fault.status
}
