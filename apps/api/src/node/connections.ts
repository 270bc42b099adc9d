import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** What a connection has under way. */
interface Connection {
  /** Requests without a whole response, waiting ones included. */
  pending: number
  /** The response being made, and that of the request parsed last. */
  running: ServerResponse | undefined
  last: ServerResponse | undefined
  /** Called when nothing is pending any more. */
  onceFinished: (() => void) | undefined
  /** Bytes read when the last response left: more of them now are a request that is arriving. */
  readAtLastResponse: number
  /** When it was made, or when its last response left. */
  quietSince: number
  /** Whether its next response is its last. */
  isEnding: boolean
}

/**
 * The connections of a server, so that it can stop without losing a request: responses under way are finished and say that
 * they are the last; a connection with nothing under way is closed; one whose request is still arriving is waited for.
 */
export class Connections {
  readonly #open = new Map<Socket, Connection>()
  #made = 0

  /** How many were made until now. */
  get made(): number {
    return this.#made
  }

  watch(server: Server): void {
    server.on('connection', (socket: Socket) => {
      this.#made += 1
      this.#open.set(socket, {
        pending: 0,
        running: undefined,
        last: undefined,
        onceFinished: undefined,
        readAtLastResponse: 0,
        quietSince: performance.now(),
        isEnding: false,
      })
      socket.once('close', () => this.#open.delete(socket))
    })
  }

  /** To be called for each request when it is parsed. */
  begin(socket: Socket, response: ServerResponse): void {
    const connection = this.#open.get(socket)
    if (!connection) return
    connection.pending += 1
    connection.last = response
  }

  /** To be called when the response to a request begins to be made. */
  run(socket: Socket, response: ServerResponse): void {
    const connection = this.#open.get(socket)
    if (!connection) return
    connection.running = response
    if (connection.isEnding) response.shouldKeepAlive = false
  }

  /** To be called when a response has left, or cannot leave any more. */
  finish(socket: Socket): void {
    const connection = this.#open.get(socket)
    if (!connection) return
    connection.pending -= 1
    connection.running = undefined
    connection.readAtLastResponse = socket.bytesRead
    connection.quietSince = performance.now()
    if (connection.onceFinished && unfinished(connection) === 0) {
      connection.onceFinished()
      connection.onceFinished = undefined
    }
  }

  /** Calls back once no response is under way on a connection, so that what is written by hand cuts into none. */
  whenFinished(socket: Socket, then: () => void): void {
    const connection = this.#open.get(socket)
    if (connection && unfinished(connection) > 0) connection.onceFinished ??= then
    else then()
  }

  /** On the connections that are open now, the next response is the last, and says so. */
  end(): void {
    for (const connection of this.#open.values()) {
      connection.isEnding = true
      if (connection.running) connection.running.shouldKeepAlive = false
    }
  }

  /**
   * Closes the connections that have had nothing under way for a while. A request may be on its way on one
   * that was just made, which is why those are left alone at first.
   */
  closeIdle(quietMs: number): void {
    const before = performance.now() - quietMs
    for (const [socket, { pending, readAtLastResponse, quietSince }] of this.#open) {
      const isIdle = pending === 0 && socket.bytesRead === readAtLastResponse
      if (isIdle && quietSince <= before) socket.destroy()
    }
  }
}

/** A request that has not arrived whole has no response under way, and never will; only the last can be such. */
function unfinished({ pending, last }: Connection): number {
  const isCut = pending > 0 && last !== undefined && !last.req.complete && !last.headersSent
  return isCut ? pending - 1 : pending
}
