import type { Socket } from 'node:net'

/** Requests that may wait on one connection; a client that sends more at once is cut off. */
const MOST_WAITING = 256

/** How long queued requests are started before the event loop serves others, in milliseconds. */
const TURN_MS = 3

/** A connection that has a request under way. */
interface BusyConnection {
  readonly socket: Socket
  /** Requests that were parsed while another was under way, oldest first. */
  readonly waiting: (() => void)[]
}

/**
 * One request under way per connection. Node parses every request of a chunk before it can be stopped, so that a client
 * that pipelines large documents would have them all made at once: here they wait, with the socket paused. Connections
 * with waiting requests are served in turn, so that none keeps the event loop.
 */
export class ConnectionQueue {
  readonly #busy = new Map<Socket, BusyConnection>()
  #ready: BusyConnection[] = []
  readonly #now: () => number

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Starts a request, at once where nothing is under way on its connection. `finish` must be called after each. */
  add(socket: Socket, start: () => void): void {
    const busy = this.#busy.get(socket)
    if (!busy) {
      this.#busy.set(socket, { socket, waiting: [] })
      start()
      return
    }
    if (busy.waiting.length === MOST_WAITING) {
      socket.destroy()
      return
    }
    if (busy.waiting.push(start) > 1) return
    socket.pause()
    socket.on('resume', keepPaused)
  }

  /** The response to the request under way has left, or the connection has closed. */
  finish(socket: Socket): void {
    const busy = this.#busy.get(socket)
    if (!busy) return
    if (busy.waiting.length === 0 || socket.destroyed) this.#busy.delete(socket)
    else if (this.#ready.push(busy) === 1) setImmediate(() => this.#startInTurn())
  }

  #startInTurn(): void {
    const end = this.#now() + TURN_MS
    let started = 0
    while (started < this.#ready.length && this.#now() < end) {
      this.#startNext(this.#ready[started] as BusyConnection)
      started += 1
    }
    this.#ready = this.#ready.slice(started)
    if (this.#ready.length > 0) setImmediate(() => this.#startInTurn())
  }

  #startNext({ socket, waiting }: BusyConnection): void {
    const start = waiting.shift()
    if (!start || socket.destroyed) {
      this.#busy.delete(socket)
      return
    }
    if (waiting.length === 0) {
      socket.off('resume', keepPaused)
      socket.resume()
    }
    start()
  }
}

/** Node resumes a socket whose output has drained, also one that was paused here. */
function keepPaused(this: Socket): void {
  this.pause()
}
