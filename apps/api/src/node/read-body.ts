import type { IncomingMessage } from 'node:http'
import { LARGEST_BODY } from '../pipeline/request-line.ts'

/**
 * The body of a request as text; undefined when it is larger than `LARGEST_BODY` bytes. The caller must then
 * drain or close the request. Used by `server.ts`.
 * @throws Error, as a rejection, when the client leaves before the end or the connection fails.
 */
export function readBody(request: IncomingMessage): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const declared = Number(request.headers['content-length'] ?? 0)
    if (declared > LARGEST_BODY) return resolve(undefined)
    let received = 0
    const read = (chunk: Buffer) => {
      received += chunk.length
      chunks.push(chunk)
      if (received <= LARGEST_BODY) return
      request.off('data', read)
      resolve(undefined)
    }
    request.on('data', read)
    request.once('end', () => resolve(Buffer.concat(chunks).toString()))
    // without effect after resolve
    request.once('close', () => reject(new Error('the client left before the end of its request')))
    request.once('error', reject)
  })
}
