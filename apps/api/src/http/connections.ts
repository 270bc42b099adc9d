import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** What a connection has under way. */
interface Connection {
  /**
   * Answers under way, one as a rule. A list and no set: V8 leaves what a set held within reach of its former tables,
   * and of these those that live long keep one answer in four from the young collector.
   */
  unfinished: readonly ServerResponse[]
  /** Bytes read when the last answer left: more of them now are a request that is arriving. */
  readAtLastAnswer: number
  /** When it was made, or when its last answer left. */
  quietSince: number
  /** Whether its next answer is its last. */
  ending: boolean
}

const NONE: readonly ServerResponse[] = []

/**
 * The connections of a server, so that it can stop without losing a request: answers under way are finished
 * and say that they are the last; a connection with nothing under way is closed; and one whose request is
 * still arriving is waited for.
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
      const quietSince = performance.now()
      this.#open.set(socket, { unfinished: NONE, readAtLastAnswer: 0, quietSince, ending: false })
      socket.once('close', () => this.#open.delete(socket))
    })
  }

  /** To be called first for each request. */
  begin({ socket }: IncomingMessage, response: ServerResponse): void {
    const connection = this.#open.get(socket)
    if (!connection) return
    if (connection.ending) response.shouldKeepAlive = false
    connection.unfinished = [...connection.unfinished, response]
    response.on('close', () => {
      connection.unfinished = connection.unfinished.filter((other) => other !== response)
      connection.readAtLastAnswer = socket.bytesRead
      connection.quietSince = performance.now()
    })
  }

  /**
   * Calls back once no answer is under way on a connection: what is written by hand cuts into none. A request that has
   * not arrived whole has no answer under way, and never will.
   */
  whenFinished(socket: Socket, then: () => void): void {
    const unfinished = this.#open.get(socket)?.unfinished ?? NONE
    const response = unfinished.find(({ req, headersSent }) => req.complete || headersSent)
    if (response) response.once('close', () => this.whenFinished(socket, then))
    else then()
  }

  /** On the connections that are open now, the next answer is the last, and says so. */
  end(): void {
    for (const connection of this.#open.values()) {
      connection.ending = true
      for (const response of connection.unfinished) response.shouldKeepAlive = false
    }
  }

  /**
   * Closes the connections that have had nothing under way for a while. A request may be on its way on one
   * that was just made, which is why those are left alone at first.
   */
  closeIdle(quietMs: number): void {
    const before = performance.now() - quietMs
    for (const [socket, { unfinished, readAtLastAnswer, quietSince }] of this.#open) {
      const idle = unfinished.length === 0 && socket.bytesRead === readAtLastAnswer
      if (idle && quietSince <= before) socket.destroy()
    }
  }
}
