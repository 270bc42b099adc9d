import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { errorBody, type HttpError, httpErrors } from '../answer/error-response.ts'
import { constantHeaders } from '../pipeline/constant-headers.ts'

/** By the code of the error of Node's parser; any other is a bad request. */
const ERROR_OF_CODE: Readonly<Record<string, HttpError>> = {
  HPE_HEADER_OVERFLOW: httpErrors.headersTooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: httpErrors.timeout,
}

/**
 * Time for which input is still read, in milliseconds: closing a socket with unread input resets it, and the
 * answer is lost.
 */
const LINGER_MS = 1000

/**
 * Answers input that is not HTTP, or does not end in time, with the usual body and headers, and closes the
 * connection. Called by `server.ts`.
 * @returns the status, or `undefined` when the socket is no longer writable.
 */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): number | undefined {
  if (error.code === 'ECONNRESET') socket.destroy() // the client is gone
  if (!socket.writable) return undefined
  const httpError = ERROR_OF_CODE[error.code ?? ''] ?? httpErrors.badRequest
  const body = errorBody(httpError)
  const head = [
    `HTTP/1.1 ${httpError.status} ${STATUS_CODES[httpError.status]}`,
    ...constantHeaders.map(([name, value]) => `${name}: ${value}`),
    'Content-Type: application/json; charset=utf-8',
    'Cache-Control: no-store',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
  return httpError.status
}
