import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Requests that may wait on one connection; a client that sends more at once is cut off. */
const MOST_WAITING = 256

/** Requests that may wait on all connections together: each holds 3 kB, and one client may have 256 connections. */
const MOST_WAITING_IN_ALL = 1024

/**
 * How long waiting requests are started before the event loop serves others, in milliseconds. Node accepts one new
 * connection per turn of the event loop: longer turns slow new clients down (measured at 3 ms: 150 a second).
 */
const TURN_MS = 1

/** How long new connections may delay other work, in milliseconds. */
const LONGEST_WAIT_FOR_QUIET_MS = 30

/** State of a connection. */
interface Connection {
  readonly socket: Socket
  /** Starts requests that were parsed while another was under way, oldest first. */
  readonly waiting: (() => void)[]
  /** The response being made. */
  running: ServerResponse | undefined
  /** The response of the request that was parsed last. */
  last: ServerResponse | undefined
  /** Called when no response is pending any more. */
  onceFinished: (() => void) | undefined
  /** Bytes read when the last response left: more of them now are a request that is arriving. */
  readAtLastResponse: number
  /** Time of its creation, or of the end of its last response, in milliseconds of the clock. */
  quietSince: number
  /** Whether its next response is its last. */
  isEnding: boolean
  /** Whether its next request is delayed after a refusal. */
  isDelayed: boolean
}

/**
 * The connections of a server. Used by `server.ts`, `stop.ts`, `process/run-server.ts` and `service.ts`.
 *
 * One request runs per connection. Node parses every request of a chunk at once, so a client that pipelines requests
 * for large documents would have all of them rendered. Here they wait with the socket paused. Connections with
 * waiting requests are served in turn, so that none blocks the event loop.
 *
 * A server can stop without losing a request: pending responses finish with `Connection: close`, idle connections are
 * closed, and connections whose request is still arriving stay open.
 */
export class Connections {
  readonly #open = new Map<Socket, Connection>()
  /** Connections whose next request can start, in the order of their turn. */
  #ready: Connection[] = []
  #made = 0
  /** Requests that wait now. */
  #waiting = 0
  readonly #now: () => number

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Number of connections accepted so far. */
  get made(): number {
    return this.#made
  }

  /** Follows the connections of a server from now on. */
  watch(server: Server): void {
    server.on('connection', (socket: Socket) => {
      this.#made += 1
      this.#open.set(socket, {
        socket,
        waiting: [],
        running: undefined,
        last: undefined,
        onceFinished: undefined,
        readAtLastResponse: 0,
        quietSince: this.#now(),
        isEnding: false,
        isDelayed: false,
      })
      socket.once('close', () => this.#forget(socket))
    })
  }

  /**
   * Resolves after a turn of the event loop in which no connection was made, and after 30 ms at the latest. Node
   * accepts one connection per turn: work of 10 ms in each turn would delay a new client by 10 ms per connection
   * before its own.
   */
  quietTurn(): Promise<void> {
    const latest = this.#now() + LONGEST_WAIT_FOR_QUIET_MS
    return new Promise((resolve) => {
      const waitFrom = (made: number): void => {
        setImmediate(() => {
          if (this.#made === made || this.#now() >= latest) resolve()
          else waitFrom(this.#made)
        })
      }
      setImmediate(() => waitFrom(this.#made)) // a turn begins here
    })
  }

  /**
   * Starts a request, or queues it; cuts the connection off when too many wait. `finish` must be called after each
   * response. @param start starts the request; called at once or later, or never once the connection has
   * closed.
   */
  add(socket: Socket, response: ServerResponse, start: () => void): void {
    const connection = this.#open.get(socket)
    if (!connection) return
    const { waiting } = connection
    connection.last = response
    const isFree = !connection.running && !connection.isDelayed && waiting.length === 0
    if (isFree) run(connection, response, start)
    else if (waiting.length === MOST_WAITING || this.#waiting === MOST_WAITING_IN_ALL) socket.destroy()
    else {
      this.#waiting += 1
      if (waiting.push(() => run(connection, response, start)) > 1) return
      socket.pause()
      socket.on('resume', keepPaused)
    }
  }

  /**
   * To be called when a response was sent or its connection has closed.
   * @param delayMs how long the next request of the connection waits, in milliseconds.
   */
  finish(socket: Socket, delayMs = 0): void {
    const connection = this.#open.get(socket)
    if (!connection) return
    connection.running = undefined
    connection.readAtLastResponse = socket.bytesRead
    connection.quietSince = this.#now()
    connection.isDelayed = delayMs > 0
    if (delayMs > 0) setTimeout(() => this.#serve(connection), delayMs)
    else this.#serve(connection)
    if (connection.onceFinished && unfinished(connection) === 0) {
      connection.onceFinished()
      connection.onceFinished = undefined
    }
  }

  #serve(connection: Connection): void {
    connection.isDelayed = false
    const hasNext = connection.waiting.length > 0 && !connection.socket.destroyed
    if (hasNext && this.#ready.push(connection) === 1) setImmediate(() => this.#startInTurn())
  }

  #forget(socket: Socket): void {
    this.#waiting -= this.#open.get(socket)?.waiting.length ?? 0
    this.#open.delete(socket)
  }

  #startInTurn(): void {
    const end = this.#now() + TURN_MS
    let started = 0
    while (started < this.#ready.length && this.#now() < end) {
      const connection = this.#ready[started] as Connection
      const before = connection.waiting.length
      const isOpen = this.#open.has(connection.socket) // else #forget has already subtracted its waiting requests
      started += 1
      startNext(connection)
      if (isOpen) this.#waiting -= before - connection.waiting.length
    }
    this.#ready = this.#ready.slice(started)
    if (this.#ready.length > 0) setImmediate(() => this.#startInTurn())
  }

  /**
   * Calls back once no response is under way on a connection, so that a raw error reply written to the socket does not
   * land inside a response.
   */
  whenFinished(socket: Socket, then: () => void): void {
    const connection = this.#open.get(socket)
    if (connection && unfinished(connection) > 0) connection.onceFinished ??= then
    else then()
  }

  /** Makes the next response of each open connection its last, with `Connection: close`. */
  end(): void {
    for (const connection of this.#open.values()) {
      connection.isEnding = true
      if (connection.running) connection.running.shouldKeepAlive = false
    }
  }

  /**
   * Closes the connections that have had nothing under way for `quietMs` milliseconds. A request may be on
   * its way on one that was just made, so those are left open at first.
   */
  closeIdle(quietMs: number): void {
    const before = this.#now() - quietMs
    for (const connection of this.#open.values()) {
      const { socket, readAtLastResponse, quietSince } = connection
      const isIdle = underWay(connection) === 0 && socket.bytesRead === readAtLastResponse
      if (isIdle && quietSince <= before) socket.destroy()
    }
  }
}

/** Starts a request now; its response is the one being made. */
function run(connection: Connection, response: ServerResponse, start: () => void): void {
  connection.running = response
  if (connection.isEnding) response.shouldKeepAlive = false
  start()
}

/** Starts the oldest request that waits; resumes the socket when none is left. */
function startNext({ socket, waiting }: Connection): void {
  if (socket.destroyed) return
  const start = waiting.shift()
  if (waiting.length === 0) {
    socket.off('resume', keepPaused)
    socket.resume()
  }
  start?.()
}

/** Node resumes a socket when its output has drained, even if it was paused here. */
function keepPaused(this: Socket): void {
  this.pause()
}

/** Requests of a connection that run or wait. */
const underWay = ({ running, waiting }: Connection): number => (running ? 1 : 0) + waiting.length

/**
 * Responses still to be sent. The last request is not counted when its body is incomplete and no header has left.
 */
function unfinished(connection: Connection): number {
  const { last } = connection
  const count = underWay(connection)
  const isCut = count > 0 && last !== undefined && !last.req.complete && !last.headersSent
  return isCut ? count - 1 : count
}
