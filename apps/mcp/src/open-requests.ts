/** What a message of the protocol has that tells a request from its response. */
interface Message {
  readonly id?: unknown
  readonly method?: string
  readonly params?: unknown
}

/**
 * An answer that takes longer, in milliseconds, is not waited for: a request may be dropped without a
 * response.
 */
const LONGEST_MS = 10_000

/**
 * The requests that were read and not answered yet: the input may end before the answers. Used by
 * `stdio-transport.ts`.
 */
export class OpenRequests {
  readonly #ids = new Set<unknown>()
  #whenNone: (() => void) | undefined

  /** Notes a message that was read: a request is open until it is answered or cancelled. */
  read({ id, method, params }: Message): void {
    if (id !== undefined && method !== undefined) this.#ids.add(id)
    if (method === 'notifications/cancelled') this.#close((params as { requestId?: unknown }).requestId)
  }

  /** Notes a message that was written: a response closes its request. */
  written({ id, method }: Message): void {
    if (method === undefined) this.#close(id)
  }

  /** Waits until no request is open, for ten seconds at most. */
  async none(): Promise<void> {
    if (this.#ids.size === 0) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LONGEST_MS)
      this.#whenNone = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  #close(id: unknown): void {
    this.#ids.delete(id)
    if (this.#ids.size === 0) this.#whenNone?.()
  }
}
