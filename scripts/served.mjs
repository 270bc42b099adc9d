// The service as it is built, on a port of its own, for what is looked at rather than tested. For the scripts that
// take pictures.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'

const MAIN = join(dirname(import.meta.dirname), 'apps/api/dist/bundle/main.js')

/**
 * Starts it on a free port; `origin` is `http://127.0.0.1:` and that port, `stop` waits until it has ended.
 * Used by `pictures.mjs` and `readme-pictures.mjs`.
 */
export async function served() {
  const env = { ...process.env, PORT: '0', RATE_LIMIT: '0', LOG_LEVEL: 'silent' }
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  for await (const part of child.stdout.setEncoding('utf8')) {
    printed += part
    const [, origin] = /(http:\/\/127\.0\.0\.1:\d+)/.exec(printed) ?? []
    if (origin) return { origin, stop: () => stopped(child) }
  }
  throw new Error('the service did not start')
}

async function stopped(child) {
  const ended = once(child, 'close')
  child.kill('SIGTERM')
  await ended
}
