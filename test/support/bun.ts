/** A real Bun, which serves the service behind `fetch` on a port of the loopback. */
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { spawnTied } from './tied-process.ts'

const BUN = fileURLToPath(new URL('../../node_modules/@oven/bun-linux-x64/bin/bun', import.meta.url))
const SERVER = fileURLToPath(new URL('../edge/bun-server.ts', import.meta.url))

/** For `describe.skipIf`: no Bun to test with. With `CI` set nothing is skipped: the start fails instead. */
export const withoutBun = !existsSync(BUN) && !process.env.CI

/** Where it listens, and how to end it. */
export interface BunService {
  readonly origin: string
  readonly stop: () => Promise<void>
}

export async function startBun(): Promise<BunService> {
  if (!existsSync(BUN)) throw new Error('@oven/bun-linux-x64 is not installed: the fetch adapter needs it')
  const child = spawnTied(BUN, ['--conditions=@denier/source', '--jsx-import-source=preact', SERVER], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const ended = once(child, 'exit')
  const origin = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said += text
        const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? []
        if (found) resolve(found)
      })
    ended.then(() => reject(new Error(`Bun ended: ${said}`)))
  })
  return {
    origin: await origin,
    stop: async () => {
      child.kill()
      await ended
    },
  }
}
