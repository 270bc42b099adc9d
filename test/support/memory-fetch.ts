import { type Destination, exchange } from './raw.ts'

/** Statuses whose answers have no body. */
const BODILESS: readonly number[] = [204, 205, 304]

/** A `fetch` that sends each request over a connection of its own. It asks for no compression: bodies are text. */
export const fetchOver =
  (to: Destination): typeof fetch =>
  async (input, init) => {
    const asked = new Request(input, init)
    asked.signal.throwIfAborted()
    const heads = asked.method === 'HEAD' ? [0] : []
    const { answers, error } = await exchange(to, await written(asked), { answers: 1, heads })
    asked.signal.throwIfAborted()
    const [answer] = answers
    if (!answer) throw new TypeError('fetch failed', { cause: new Error(error ?? 'the server hung up') })
    const { status, headers, body } = answer
    const isBodiless = asked.method === 'HEAD' || BODILESS.includes(status)
    return new Response(isBodiless ? null : body, { status, headers })
  }

/** A request as it goes over the wire. */
async function written(asked: Request): Promise<Buffer> {
  const { host, pathname, search } = new URL(asked.url)
  const body = asked.body === null ? undefined : Buffer.from(await asked.arrayBuffer())
  const headers = { host, accept: '*/*', ...Object.fromEntries(asked.headers) }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  if (body) lines.push(`content-length: ${body.length}`)
  const head = `${asked.method} ${pathname}${search} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`
  return Buffer.concat([Buffer.from(head, 'latin1'), ...(body ? [body] : [])])
}
