/** The service started by npm: it must stop with it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { until } from '../support/until.ts'

const MAIN = fileURLToPath(new URL('../../apps/api/dist/bundle/main.js', import.meta.url))

/** Starts the service as npm does, behind a shell that waits for it, and returns its origin. */
async function startBehindShell(env: Readonly<Record<string, string>>) {
  const shell = spawn('sh', ['-c', '"$NODE" "$MAIN"; exit $?'], {
    env: { PATH: process.env.PATH, NODE: process.execPath, MAIN, PORT: '0', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  shell.stdout.setEncoding('utf8').on('data', (part: string) => {
    text += part
  })
  const originIn = () => /(http:\/\/127\.0\.0\.1:\d+)/.exec(text)
  await until(() => originIn() !== null)
  const [, origin] = originIn() ?? []
  return { shell, origin: String(origin) }
}

const answers = (origin: string): Promise<boolean> =>
  fetch(`${origin}/healthz`).then(
    (reply) => reply.ok,
    () => false,
  )

it('stops the service that npm started when npm is stopped', async () => {
  const { shell, origin } = await startBehindShell({ npm_lifecycle_event: 'start' })
  expect(await answers(origin)).toBe(true)
  const exit = once(shell, 'exit')
  shell.kill('SIGTERM')
  await exit
  await until(async () => !(await answers(origin))) // a service that goes on runs the test into its timeout
})
