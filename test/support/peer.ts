import { request } from 'node:http'

/** An answer as it came, not decompressed. */
export interface PeerAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

interface Asking {
  /** The address of the loopback that the client has: each is somebody else to the service. */
  readonly from?: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Asks on a connection of its own, from an address of its own; the target is sent as it is written. */
export function askAs(port: number, target: string, asking: Asking = {}): Promise<PeerAnswer> {
  const { from = '127.0.0.1', method = 'GET', headers = {}, body } = asking
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: target, method, localAddress: from, agent: false }
    const asked = request({ ...options, headers: { host: 'denier.test', ...headers } }, (response) => {
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
    asked.once('error', reject)
    asked.end(body)
  })
}

const joined = (headers: NodeJS.Dict<string[]>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, values = []]) => [name, values.join(', ')]))
