import { once } from 'node:events'
import type { Server } from 'node:http'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import type { Connections } from './connections.ts'

/** The steps of a stop, in milliseconds. */
export interface StopDurations {
  /** Time for clients with a persistent connection to receive a last answer. */
  readonly notice: number
  /** Longest wait for connections in the accept queue after that. */
  readonly queue: number
  /** Silence after which a connection counts as idle. */
  readonly quiet: number
  /** Time from the start of the stop after which all open connections are closed. */
  readonly patience: number
}

/**
 * Time after which a stop closes all connections, in milliseconds: the process must be gone within five
 * seconds. Used by `process/run-server.ts`.
 */
export const PATIENCE_MS = 4300
/** The durations of a stop by default. */
const DURATIONS: StopDurations = { notice: 1000, queue: 1000, quiet: 1000, patience: PATIENCE_MS }
/** How often idle connections are looked for while the service stops, in milliseconds. */
const SWEEP_MS = 50

/**
 * Resolves when the server has stopped, without losing an accepted request. It goes on accepting during the
 * notice. New connections stay open until it no longer listens; otherwise clients would reconnect and be lost
 * in the accept queue. Then idle connections are closed, since Node itself leaves those that never sent
 * anything. Called by `process/run-server.ts` at a signal.
 */
export async function stop(
  server: Server,
  connections: Connections,
  { notice, queue, quiet, patience }: StopDurations = DURATIONS,
): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), patience)
  connections.end() // the next answer on each open connection tells the client to close it
  await wait(notice)
  await emptyQueue(connections, queue)
  const closed = once(server, 'close')
  server.close()
  connections.end() // the same for those accepted during the notice
  const sweep = setInterval(() => closeIdle(connections, quiet), SWEEP_MS)
  await closed
  clearInterval(sweep)
  clearTimeout(cut)
}

/**
 * The system establishes connections before Node accepts them, and resets those in the queue when listening stops.
 * Node accepts one per turn of the event loop: a turn without a new one means an empty queue.
 */
async function emptyQueue(connections: Connections, mostMs: number): Promise<void> {
  const end = performance.now() + mostMs
  for (let made = -1; made !== connections.made && performance.now() < end; await turn()) {
    made = connections.made
  }
}

/** Timers run before the sockets are read: a request that is already here must be seen first. */
const closeIdle = (connections: Connections, quietMs: number) =>
  setImmediate(() => connections.closeIdle(quietMs))
