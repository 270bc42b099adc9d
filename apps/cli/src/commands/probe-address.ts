import cluster from 'node:cluster'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Text } from '@denier/core'

/** Codes of errors about the host rather than the port. */
const NO_SUCH_HOST = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN']

/** Messages of the usual errors about a port, by code. */
const REASONS: Readonly<Record<string, Text>> = {
  EADDRINUSE: { fr: 'port déjà utilisé (EADDRINUSE)', en: 'port already in use (EADDRINUSE)' },
  EACCES: { fr: 'port réservé (EACCES)', en: 'reserved port (EACCES)' },
}

/** Why the service cannot listen at an address, and which option is wrong. */
interface ListenFailure {
  readonly option: 'port' | 'host'
  readonly message: Text
}

/**
 * Listens on the address for an instant, so that an error names the option that was typed and not a variable of the
 * service. A cluster worker skips this: its primary has done it. Called by `serve.ts`.
 * @returns the failure, or `undefined` when it can listen. @param port 0 for any free port.
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
    if (NO_SUCH_HOST.includes(code)) return { option: 'host', message: noSuchHost(code) }
    return { option: 'port', message: REASONS[code] ?? { fr: message, en: message } }
  } finally {
    server.close()
  }
}

const noSuchHost = (code: string): Text => ({
  fr: `cette machine n’a pas cette adresse (${code})`,
  en: `this machine does not have this address (${code})`,
})
