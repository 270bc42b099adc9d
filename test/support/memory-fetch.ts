/** A `fetch` over connections in memory, for tests of the service without sockets. */
import { type Destination, exchange } from './raw.ts'

/** Statuses whose answers have no body. */
const BODILESS: readonly number[] = [204, 205, 304]

/**
 * A `fetch` that sends each request over a connection of its own. It asks for no compression: bodies are
 * text. Used by `service.ts`.
 */
export const fetchOver =
  (to: Destination): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    request.signal.throwIfAborted()
    const heads = request.method === 'HEAD' ? [0] : []
    const { answers, error } = await exchange(to, await written(request), { answers: 1, heads })
    request.signal.throwIfAborted()
    const [answer] = answers
    if (!answer) throw new TypeError('fetch failed', { cause: new Error(error ?? 'the server hung up') })
    const { status, headers, body } = answer
    const isBodiless = request.method === 'HEAD' || BODILESS.includes(status)
    return new Response(isBodiless ? null : body, { status, headers })
  }

/** The bytes of a request. */
async function written(request: Request): Promise<Buffer> {
  const { host, pathname, search } = new URL(request.url)
  const body = request.body === null ? undefined : Buffer.from(await request.arrayBuffer())
  const headers = { host, accept: '*/*', ...Object.fromEntries(request.headers) }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  if (body) lines.push(`content-length: ${body.length}`)
  const head = `${request.method} ${pathname}${search} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`
  return Buffer.concat([Buffer.from(head, 'latin1'), ...(body ? [body] : [])])
}
