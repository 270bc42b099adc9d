import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const MAIN = fileURLToPath(new URL('../../apps/api/dist/bundle/main.js', import.meta.url))

/** Starts the service as npm does, behind a shell that waits for it, and says where it is. */
async function startBehindShell(env: Readonly<Record<string, string>>) {
  const shell = spawn('sh', ['-c', '"$NODE" "$MAIN"; exit $?'], {
    env: { PATH: process.env.PATH, NODE: process.execPath, MAIN, PORT: '0', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  shell.stdout.setEncoding('utf8').on('data', (part: string) => {
    text += part
  })
  for (let tries = 0; tries < 200; tries += 1) {
    const line = /"pid":(\d+).*(http:\/\/127\.0\.0\.1:\d+)/.exec(text)
    if (line) return { shell, pid: Number(line[1]), origin: String(line[2]) }
    await sleep(50)
  }
  throw new Error('the service did not start')
}

const answers = (origin: string): Promise<boolean> =>
  fetch(`${origin}/healthz`).then(
    (reply) => reply.ok,
    () => false,
  )

it('a service that npm started stops when npm is stopped', async () => {
  const { shell, origin } = await startBehindShell({ npm_lifecycle_event: 'start' })
  expect(await answers(origin)).toBe(true)
  const exit = once(shell, 'exit')
  shell.kill('SIGTERM')
  await exit
  const patience = Date.now() + 6000
  while ((await answers(origin)) && Date.now() < patience) await sleep(100)
  expect(await answers(origin)).toBe(false)
})

it('any other outlives the shell that started it', async () => {
  const { shell, pid, origin } = await startBehindShell({})
  const exit = once(shell, 'exit')
  shell.kill('SIGTERM')
  await exit
  await sleep(2500)
  const alive = await answers(origin)
  process.kill(pid, 'SIGTERM')
  expect(alive).toBe(true)
})
