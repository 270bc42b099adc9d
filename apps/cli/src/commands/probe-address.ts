import cluster from 'node:cluster'
import { once } from 'node:events'
import { createServer } from 'node:net'

const NO_SUCH_HOST = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN']

/** Why the address cannot be used, and which option is wrong. */
export interface ListenFailure {
  readonly option: 'port' | 'host'
  readonly message: string
}

/**
 * Listens on the address for an instant, so that an error names the option that was typed and not a variable of the
 * service. A cluster worker skips this: its primary has done it.
 */
export async function probeAddress(port: number, host: string): Promise<ListenFailure | undefined> {
  if (cluster.isWorker) return undefined
  const server = createServer()
  try {
    server.listen({ port, host })
    await once(server, 'listening')
    return undefined
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    return { option: NO_SUCH_HOST.includes(code) ? 'host' : 'port', message }
  } finally {
    server.close()
  }
}
