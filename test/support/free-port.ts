/** Finds a port for a program that cannot be told to let the system choose one. */
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Below 32,768, where Linux, macOS and Windows begin to choose ports for port 0 and for outgoing connections. A
 * port above could be given to another test between the moment it is found free and the moment it is used.
 */
const [FIRST_PORT, AFTER_LAST_PORT] = [10_000, 32_768]

/**
 * A port of the loopback that nothing listens on now, drawn at random, so that two test files that look at the
 * same time find two. Used by `redis.ts`, `reverse-proxy.ts`, `cli/process.full.test.ts` and others in `deploy`,
 * `load`, `docs` and `http`.
 * @throws Error of `listen` where it fails for another reason than a port in use.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST_PORT, AFTER_LAST_PORT)
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false
    throw error
  }
  server.close()
  await once(server, 'close')
  return true
}
