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

export type Behaviour = (response: ServerResponse, request: IncomingMessage) => void

/** Each request is treated as the next behaviour says; the last one is for all that follow. */
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

/** Answers at once. */
export const answering =
  (status: number, body: string, headers: Readonly<Record<string, string>> = {}): Behaviour =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers }).end(body)

/** The page of a proxy. */
export const html = (status: number): Behaviour =>
  answering(status, '<html>proxy</html>', { 'content-type': 'text/html' })

/** A fault as the service words it. */
export const fault = (status: number, code: string, more: object = {}, headers = {}): Behaviour =>
  answering(status, JSON.stringify({ errors: [{ code, message: `it is ${code}`, ...more }] }), headers)

export const dropped: Behaviour = (response) => void response.destroy()

/** Announces more than it sends, and hangs up. */
export const half: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
  response.write('{"data":', () => response.destroy())
}
