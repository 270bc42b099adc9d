import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** What a connection has under way. */
interface Connection {
  readonly unfinished: Set<ServerResponse>
  /** Bytes read when the last answer left: more of them now are a request that is arriving. */
  readAtLastAnswer: number
  /** When it was made, or when its last answer left. */
  quietSince: number
}

/**
 * The connections of a server, so that it can stop without losing a request: answers under way are finished
 * and say that they are the last; a connection with nothing under way is closed; and one whose request is
 * still arriving is waited for.
 */
export class Connections {
  readonly #open = new Map<Socket, Connection>()
  #stopping = false

  watch(server: Server): void {
    server.on('connection', (socket: Socket) => {
      this.#open.set(socket, { unfinished: new Set(), readAtLastAnswer: 0, quietSince: performance.now() })
      socket.once('close', () => this.#open.delete(socket))
    })
  }

  /** To be called first for each request. */
  begin({ socket }: IncomingMessage, response: ServerResponse): void {
    const connection = this.#open.get(socket)
    if (this.#stopping) response.shouldKeepAlive = false
    if (!connection) return
    connection.unfinished.add(response)
    response.once('close', () => {
      connection.unfinished.delete(response)
      connection.readAtLastAnswer = socket.bytesRead
      connection.quietSince = performance.now()
    })
  }

  /** Calls back once nothing is under way on a connection: what is written by hand cuts into no answer. */
  whenFinished(socket: Socket, then: () => void): void {
    const [response] = this.#open.get(socket)?.unfinished ?? []
    if (response) response.once('close', () => this.whenFinished(socket, then))
    else then()
  }

  /** From now on each answer is its connection's last. */
  stop(): void {
    this.#stopping = true
    for (const { unfinished } of this.#open.values()) {
      for (const response of unfinished) response.shouldKeepAlive = false
    }
  }

  /**
   * Closes the connections that have had nothing under way for a while. A request may be on its way on one
   * that was just made, which is why those are left alone at first.
   */
  closeIdle(quietMs: number): void {
    const before = performance.now() - quietMs
    for (const [socket, { unfinished, readAtLastAnswer, quietSince }] of this.#open) {
      const idle = unfinished.size === 0 && socket.bytesRead === readAtLastAnswer
      if (idle && quietSince <= before) socket.destroy()
    }
  }
}
