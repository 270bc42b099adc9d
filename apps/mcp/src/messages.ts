// The JSON-RPC messages of a body, before the library reads them.

/** A batch is answered as a whole, so its length is bounded. */
const MAX_MESSAGES = 32

/** Most questions of a comparison. Exported by `@denier/mcp/messages`; used by `general/compare-tool.ts`. */
export const MOST_COMPARED = 4

/** Methods whose answers are long: a batch may hold one of them. */
const LONG_ANSWERS = ['tools/list', 'resources/read']

/**
 * A body as JSON; `undefined` when it is not JSON. Exported by `@denier/mcp/messages`; used by `list-cache.ts` and
 * `mcp-handler.ts`.
 */
export function parseBody(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** Whether a message is a notification, which has no response. */
const isNotification = (message: unknown): boolean =>
  isObject(message) && 'method' in message && !('id' in message)

/**
 * A batch without its notifications, unless it has nothing else. Without sessions they have no effect, but a
 * cancellation would leave its own batch without an answer. Exported by `@denier/mcp/messages`; used by
 * `mcp-handler.ts`.
 */
export function withoutNotifications(body: unknown): unknown {
  if (!Array.isArray(body)) return body
  const others = body.filter((message) => !isNotification(message))
  return others.length === 0 ? body : others
}

/**
 * Why a whole body is rejected: its answer would cost far more than the request. `undefined` when it is not.
 * Exported by `@denier/mcp/messages`; used by `mcp-handler.ts`.
 */
export function batchError(body: unknown): string | undefined {
  if (!Array.isArray(body)) return undefined
  if (body.length > MAX_MESSAGES) return `a batch must hold at most ${MAX_MESSAGES} messages`
  const long = LONG_ANSWERS.find((method) => countMethod(body, method) > 1)
  return long === undefined ? undefined : `a batch must hold at most one ${long}`
}

/**
 * The number of questions in a body, which the rate limit counts: one a tool call, and as many as it compares for a
 * comparison. None when the body is rejected as a whole. Exported by `@denier/mcp/messages`; used by
 * `routes/tool-routes.ts` of `@denier/api`.
 * @example callsIn('{"method":"tools/call", …}') // 1
 */
export function callsIn(body: string): number {
  const content = parseBody(body)
  if (batchError(withoutNotifications(content)) !== undefined) return 0
  const messages: readonly unknown[] = Array.isArray(content) ? content : [content]
  return messages.reduce<number>((sum, message) => sum + (isCall(message) ? placesOf(message.params) : 0), 0)
}

const isCall = (message: unknown): message is { readonly params?: unknown } =>
  isObject(message) && message.method === 'tools/call'

/**
 * The questions of one tool call, from its `params`. Exported by `@denier/mcp/messages`; used by `create-server.ts`.
 */
export function placesOf(params: unknown): number {
  const args = isObject(params) && params.name === 'comparer' ? params.arguments : undefined
  const questions = isObject(args) && Array.isArray(args.questions) ? args.questions.length : 1
  return Math.min(Math.max(questions, 1), MOST_COMPARED)
}

/** How many messages call a method. */
const countMethod = (messages: readonly unknown[], method: string): number =>
  messages.filter((message) => isObject(message) && message.method === method).length

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
