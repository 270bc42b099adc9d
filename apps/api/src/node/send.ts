import type { ServerResponse } from 'node:http'
import type { FinalResponse } from '../pipeline/response-headers.ts'

/** Sends a response whole. Of a HEAD request Node leaves the body out. */
export function sendResponse(response: ServerResponse, { status, headers, body }: FinalResponse): void {
  if (status === 304 || status === 204) {
    response.writeHead(status, headers as string[]).end()
    return
  }
  const length = typeof body === 'string' ? Buffer.byteLength(body) : body.length
  response.writeHead(status, [...headers, 'content-length', String(length)]).end(body)
}
