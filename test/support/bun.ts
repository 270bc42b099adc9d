/**
 * A real Bun, which serves the service behind `fetch` on a port of the loopback. Used by
 * `edge/adapters.full.test.ts`.
 */
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { spawnTied } from './tied-process.ts'

const BUN = fileURLToPath(new URL('../../node_modules/@oven/bun-linux-x64/bin/bun', import.meta.url))
const SERVER = fileURLToPath(new URL('../edge/bun-server.ts', import.meta.url))

/**
 * For `describe.skipIf`: true where Bun is not installed. With `CI` set it is false: the start fails instead.
 */
export const withoutBun = !existsSync(BUN) && !process.env.CI

/** Where it listens, and how to end it. */
export interface BunService {
  readonly origin: string
  readonly stop: () => Promise<void>
}

/**
 * Starts the service on a port that the system chooses.
 * @throws Error where Bun is not installed, or ends.
 */
export async function startBun(): Promise<BunService> {
  if (!existsSync(BUN)) throw new Error('@oven/bun-linux-x64 is not installed: the fetch adapter needs it')
  const child = spawnTied(BUN, ['--conditions=@denier/source', '--jsx-import-source=preact', SERVER], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const ended = once(child, 'exit')
  const origin = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        printed += text
        const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(printed) ?? []
        if (found) resolve(found)
      })
    ended.then(() => reject(new Error(`Bun ended: ${printed}`)))
  })
  return {
    origin: await origin,
    stop: async () => {
      child.kill()
      await ended
    },
  }
}
