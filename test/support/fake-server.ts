import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server of the loopback that behaves as a test wants, badly as a rule. */
export interface FakeServer {
  readonly origin: string
  /** The requested addresses, in order. */
  readonly requested: readonly string[]
  close(): Promise<void>
}

/**
 * What a fake server does with a request. Used by `call-fake.ts`, `client/failures.test.ts` and
 * `client/patience.test.ts`.
 */
export type Behaviour = (response: ServerResponse, request: IncomingMessage) => void

/**
 * Starts a server that treats each request as the next behaviour says; the last one is for all that follow.
 * Used by `call-fake.ts` and `client/failures.test.ts`.
 */
export async function startFake(...behaviours: readonly Behaviour[]): Promise<FakeServer> {
  const requested: string[] = []
  const server = createServer((request, response) => {
    const behave = behaviours[Math.min(requested.length, behaviours.length - 1)]
    requested.push(request.url ?? '')
    behave?.(response, request)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    requested,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/**
 * Answers at once with this status, body and headers; JSON unless a header says otherwise. Used by
 * `client/failures.test.ts` and `client/patience.test.ts`.
 */
export const answering =
  (status: number, body: string, headers: Readonly<Record<string, string>> = {}): Behaviour =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers }).end(body)

/** Answers with the HTML page of a proxy. Used by `client/failures.test.ts`. */
export const html = (status: number): Behaviour =>
  answering(status, '<html>proxy</html>', { 'content-type': 'text/html' })

/**
 * Answers with an error of the service: its code, and other members of the JSON entry. Used by
 * `client/failures.test.ts`.
 */
export const fault = (status: number, code: string, more: object = {}, headers = {}): Behaviour =>
  answering(status, JSON.stringify({ errors: [{ code, message: `it is ${code}`, ...more }] }), headers)

/**
 * Closes the connection without an answer. Used by `client/failures.test.ts` and `client/patience.test.ts`.
 */
export const dropped: Behaviour = (response) => void response.destroy()

/** Sends the beginning of an answer, then closes the connection. Used by `client/failures.test.ts`. */
export const half: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
  response.write('{"data":', () => response.destroy())
}
