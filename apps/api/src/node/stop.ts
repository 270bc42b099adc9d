import { once } from 'node:events'
import type { Server } from 'node:http'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import type { Connections } from './connections.ts'

/** The steps of a stop, in milliseconds. */
export interface StopDurations {
  /** How long clients that keep their connection are left to hear that it is the last answer. */
  readonly notice: number
  /** How long those that are still coming in are waited for after that. */
  readonly queue: number
  /** How long a connection must have been silent to be taken for idle. */
  readonly quiet: number
  /** Past this, what is still open is cut. */
  readonly patience: number
}

/** The process must be gone within five seconds. */
export const PATIENCE_MS = 4300
const DURATIONS: StopDurations = { notice: 1000, queue: 1000, quiet: 1000, patience: PATIENCE_MS }
const SWEEP_MS = 50

/**
 * Stops without losing an accepted request. The server goes on accepting while clients are told; those that
 * connect anew meanwhile may keep that connection until it no longer listens, or they would come again and
 * again, and some stand in the queue at its end. Then idle connections are swept, since Node's own closing
 * leaves those that never sent anything.
 */
export async function stop(
  server: Server,
  connections: Connections,
  { notice, queue, quiet, patience }: StopDurations = DURATIONS,
): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), patience)
  connections.end()
  await wait(notice)
  await emptyQueue(connections, queue)
  const closed = once(server, 'close')
  server.close()
  connections.end()
  const sweep = setInterval(() => closeIdle(connections, quiet), SWEEP_MS)
  await closed
  clearInterval(sweep)
  clearTimeout(cut)
}

/**
 * The system makes connections before we take them, and ends those that nobody took when we stop to listen.
 * We take one a turn of the loop: a turn that brings none has emptied the queue.
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
