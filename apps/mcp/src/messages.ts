/** The JSON-RPC messages of a body, before the library reads them. */

/** Messages that one body may hold: a batch is answered in one piece. */
const MOST_MESSAGES = 32

/** A body as JSON; `undefined` where it is none. */
export function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** Whether a message is a notification: one that nothing answers. */
const isNotification = (message: unknown): boolean =>
  isObject(message) && 'method' in message && !('id' in message)

/**
 * A batch without its notifications where something else is in it. Without a session they tell nothing to anybody,
 * but a cancellation would leave the batch that it is part of without an answer.
 */
export function withoutNotifications(body: unknown): unknown {
  if (!Array.isArray(body)) return body
  const others = body.filter((message) => !isNotification(message))
  return others.length === 0 ? body : others
}

/** Why a body is refused as a whole: it would cost far more than what was sent. */
export function batchFault(body: unknown): string | undefined {
  if (!Array.isArray(body)) return undefined
  if (body.length > MOST_MESSAGES) return `a batch must hold at most ${MOST_MESSAGES} messages`
  return methodsIn(body, 'tools/list') > 1 ? 'a batch must hold at most one tools/list' : undefined
}

/**
 * How many simulations a body asks for: what a limit counts. None where it is refused as a whole.
 * @example callsIn('{"method":"tools/call", …}') // 1
 */
export function callsIn(body: string): number {
  const content = parsed(body)
  if (batchFault(withoutNotifications(content)) !== undefined) return 0
  return methodsIn(Array.isArray(content) ? content : [content], 'tools/call')
}

const methodsIn = (messages: readonly unknown[], method: string): number =>
  messages.filter((message) => isObject(message) && message.method === method).length

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
