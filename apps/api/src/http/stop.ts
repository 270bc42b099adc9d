import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Connections } from './connections.ts'

/** How long clients that keep their connection are left to hear that it is the last answer. */
const NOTICE_MS = 1000
const SWEEP_MS = 50
/** How long a connection must have been silent to be taken for idle. */
const QUIET_MS = 300
/** Past this, what is still open is cut: the process must be gone within five seconds. */
const PATIENCE_MS = 4000

/**
 * Stops without losing an accepted request. The server goes on accepting while clients are told, then closes;
 * idle connections are swept, since Node's own closing leaves those that never sent anything.
 */
export async function stop(app: FastifyInstance, connections: Connections): Promise<void> {
  connections.stop()
  await wait(NOTICE_MS)
  const sweep = setInterval(() => closeIdle(connections), SWEEP_MS)
  const cut = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS - NOTICE_MS)
  await app.close()
  clearInterval(sweep)
  clearTimeout(cut)
}

/** Timers run before the sockets are read: a request that is already here must be seen first. */
const closeIdle = (connections: Connections) => setImmediate(() => connections.closeIdle(QUIET_MS))
