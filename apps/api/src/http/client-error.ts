import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { faultBody, faults } from '../answer/fault.ts'
import { constantHeaders } from './constant-headers.ts'

const FAULT_OF: Readonly<Record<string, (typeof faults)[keyof typeof faults]>> = {
  HPE_HEADER_OVERFLOW: faults.headersTooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: faults.timeout,
}

/** What is not even HTTP, or never ends: the same words and headers, written by hand, then goodbye. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
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
}
