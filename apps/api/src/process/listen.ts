import { once } from 'node:events'
import type { Server } from 'node:http'

/** Connections that the system queues before the process accepts them; one burst overflows the default of 511. */
const BACKLOG = 4096

/** Resolves when a server listens; rejects when it cannot. Used by `run-server.ts`. */
export async function listenOn(
  server: Server,
  { port, host }: { readonly port: number; readonly host: string }, // port 0: the system chooses one
): Promise<void> {
  server.listen({ port, host, backlog: BACKLOG })
  await once(server, 'listening') // rejects with an 'error' event
}

/** A listening function, and the setting that holds its port. */
interface Listening {
  readonly variable: 'PORT' | 'METRICS_PORT'
  readonly listen: () => Promise<unknown>
}

/** Codes of errors about the address rather than the port. */
const NO_SUCH_HOST = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN']

/**
 * Listens, or ends the process with status 1 and one line that names the setting at fault. Called by
 * `run-server.ts` and `run-primary.ts`.
 */
export async function listenOrExit({ variable, listen }: Listening): Promise<void> {
  try {
    await listen()
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    process.stderr.write(`denier: ${NO_SUCH_HOST.includes(code) ? 'HOST' : variable}: ${message}\n`)
    process.exit(1)
  }
}
