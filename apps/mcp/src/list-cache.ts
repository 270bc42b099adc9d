import type { McpRequest, McpResponse } from './mcp-request.ts'
import { parseBody } from './messages.ts'

/** Methods whose answer is the same for every client, except for the id. */
const LISTS: ReadonlySet<string> = new Set([
  'tools/list',
  'prompts/list',
  'resources/list',
  'server/discover',
])

/** Placeholder of the id of a message until its answer is sent; an answer contains it nowhere else. */
const ID = '"denier-message-id-8c1f"'

/** Number of answers kept: four lists, two languages and two sets of tools, in two versions of the protocol. */
const MOST_ANSWERS = 32
/** A longer message, in characters, is no list request. */
const LONGEST_MESSAGE = 2000

/** An answer, split at the id of the message. */
interface CutAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly before: Uint8Array<ArrayBuffer>
  readonly after: Uint8Array<ArrayBuffer>
}

/** A request of JSON-RPC for a list. */
interface ListMessage {
  readonly id: string | number
  readonly method: string
}

/**
 * Keeps the answers to the messages that list the tools, as bytes: the library takes two milliseconds for the 130
 * kB of the longest, and every assistant requests them first. Used by `mcp-handler.ts`.
 */
export class ListCache {
  readonly #answers = new Map<string, Promise<CutAnswer | undefined>>()

  /**
   * Answers a request from the cache where it is for a list, else through the library.
   * @param variant the language and the set of tools, on which the lists depend.
   * @param answer answers a request through the library.
   */
  async answer(
    request: McpRequest,
    variant: string,
    answer: (request: McpRequest) => Promise<McpResponse>,
  ): Promise<McpResponse> {
    const message = request.body.length <= LONGEST_MESSAGE ? parseBody(request.body) : undefined
    if (!isListMessage(message)) return answer(request)
    const withPlaceholder = JSON.stringify({ ...message, id: JSON.parse(ID) })
    const key = JSON.stringify([variant, request.headers, withPlaceholder])
    const cut = this.#answers.get(key) ?? answer({ ...request, body: withPlaceholder }).then(cutAtId)
    this.#keep(key, cut)
    const known = await cut
    return known ? withId(known, message.id) : answer(request)
  }

  #keep(key: string, cut: Promise<CutAnswer | undefined>): void {
    this.#answers.delete(key) // the one used last comes last
    this.#answers.set(key, cut)
    if (this.#answers.size > MOST_ANSWERS) this.#answers.delete(this.#answers.keys().next().value ?? '')
  }
}

/** Whether a body is one request for a list, and no batch. */
const isListMessage = (message: unknown): message is ListMessage => {
  if (typeof message !== 'object' || message === null || Array.isArray(message)) return false
  const { id, method } = message as Partial<ListMessage>
  return LISTS.has(method ?? '') && (typeof id === 'string' || typeof id === 'number')
}

const encoder = new TextEncoder()

/** `undefined` for a failure, or when the id does not occur exactly once: such an answer is not kept. */
function cutAtId({ status, headers, body }: McpResponse): CutAnswer | undefined {
  const parts = typeof body === 'string' ? body.split(ID) : []
  const [before, after] = parts
  if (status !== 200 || before === undefined || after === undefined || parts.length > 2) return undefined
  return { status, headers, before: encoder.encode(before), after: encoder.encode(after) }
}

/** The whole answer, with an id. */
function withId({ status, headers, before, after }: CutAnswer, id: string | number): McpResponse {
  const written = encoder.encode(JSON.stringify(id))
  const body = new Uint8Array(before.length + written.length + after.length)
  body.set(before)
  body.set(written, before.length)
  body.set(after, before.length + written.length)
  return { status, headers, body }
}
