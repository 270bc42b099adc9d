/** Sends requests from other addresses of the loopback, for tests of limits and proxies. */
import { request } from 'node:http'

/** An answer as it came, not decompressed. Used by `deploy/answers.full.test.ts`. */
export interface PeerAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** How a request is sent: GET from 127.0.0.1 by default. */
interface Sending {
  /** The address of the loopback that the client has: the service sees each as another client. */
  readonly from?: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/**
 * Sends a request on its own connection from an own address; the target is sent unchanged. Used by
 * `deploy/answers.full.test.ts`, `deploy/client-bounds.full.test.ts`, `deploy/forwarded-address.full.test.ts`
 * and others in `load` and `deploy`.
 */
export function askAs(port: number, target: string, sending: Sending = {}): Promise<PeerAnswer> {
  const { from = '127.0.0.1', method = 'GET', headers = {}, body } = sending
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: target, method, localAddress: from, agent: false }
    const outgoing = request({ ...options, headers: { host: 'denier.test', ...headers } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.once('error', reject)
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: joined(response.headersDistinct),
          body: Buffer.concat(parts),
        }),
      )
    })
    outgoing.once('error', reject)
    outgoing.end(body)
  })
}

const joined = (headers: NodeJS.Dict<string[]>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, values = []]) => [name, values.join(', ')]))
