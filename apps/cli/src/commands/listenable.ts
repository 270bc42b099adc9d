import cluster from 'node:cluster'
import { once } from 'node:events'
import { createServer } from 'node:net'

const NO_SUCH_HOST = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN']

/** Why nothing can listen there, and which of the two is at fault. */
export interface Hindrance {
  readonly option: 'port' | 'host'
  readonly message: string
}

/**
 * Tries to listen there for an instant, before the service does: the service would name its variables, which are not
 * what was typed. A worker asks nothing, its primary has.
 */
export async function hindranceAt(port: number, host: string): Promise<Hindrance | undefined> {
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
