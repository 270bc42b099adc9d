/** Starts a real Redis server, for tests of the shared limit. */
import { type ChildProcess, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { spawnTied } from './tied-process.ts'

const BINARY = ['redis-server', 'valkey-server'].find((name) => !spawnSync(name, ['--version']).error)

/**
 * For `describe.skipIf`: true where the machine has no Redis. With `CI` set it is false: the start fails
 * instead.
 */
export const withoutRedis = !BINARY && !process.env.CI

/**
 * A real server of the test's own, on a free port of the loopback, which forgets all when it ends. Used by
 * `limit/processes.full.test.ts`, `limit/redis-limiter.test.ts`, `limit/redis-script.test.ts` and others in
 * `deploy`, `http`, `apps/api` and `load`.
 */
export interface TestRedis {
  readonly port: number
  readonly url: string
  /** Suspends the process; its connections stay open, and answer after `thaw`. */
  freeze(): void
  /** Resumes it. */
  thaw(): void
  /** Ends it without warning, and resolves when it is gone. */
  kill(): Promise<void>
  /** Starts it again on the same port, empty, and resolves when it answers. */
  restart(): Promise<void>
  /** Ends it for good and removes what it wrote. */
  stop(): Promise<void>
}

/**
 * Starts a server; `undefined` where the machine has none. Used by `limit/processes.full.test.ts`,
 * `limit/shared-limiter.full.test.ts`, `deploy/monitoring.full.test.ts` and others in `http`, `deploy` and
 * `load`.
 * @throws Error there when `CI` is set.
 */
export async function startRedis(): Promise<TestRedis | undefined> {
  if (!BINARY) {
    if (process.env.CI)
      throw new Error('redis-server is not installed: the tests of the shared limit need it')
    return undefined
  }
  const directory = mkdtempSync(join(tmpdir(), 'denier-redis-'))
  const remove = () => rmSync(directory, { recursive: true, force: true })
  process.once('exit', remove)
  const first = await launchOnFreePort(BINARY, directory)
  const { port } = first
  let { server } = first
  const kill = () => end(server)
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
    kill,
    restart: async () => {
      await kill()
      server = await launch(BINARY, port, directory)
    },
    stop: async () => {
      await kill()
      process.off('exit', remove)
      remove()
    },
  }
}

/** How many ports are tried. */
const MOST_PORTS = 5

/** A port that was free may be taken before the server has it: then another is tried. */
async function launchOnFreePort(binary: string, directory: string, left = MOST_PORTS) {
  const port = await freePort()
  try {
    return { port, server: await launch(binary, port, directory) }
  } catch (error) {
    if (left === 1) throw error
    return launchOnFreePort(binary, directory, left - 1)
  }
}

/** Resolves when the server answers; rejects when it has ended before. */
async function launch(binary: string, port: number, directory: string): Promise<ChildProcess> {
  const settings = { port, bind: '127.0.0.1', dir: directory, save: '', appendonly: 'no', daemonize: 'no' }
  const options = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)])
  const server = spawnTied(binary, options, { stdio: 'ignore' })
  for (;;) {
    const isThere = await answers(port)
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Error(`${binary} ended with code ${server.exitCode}`)
    if (isThere) return server
    await sleep(20)
  }
}

/** SIGKILL also ends a process that SIGSTOP holds. */
async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const gone = once(server, 'exit')
  server.kill('SIGKILL')
  await gone
}

/** Whether a Redis server answers PING on a port. */
function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'))
    socket.on('error', () => {})
    socket.once('data', (data) => {
      resolve(data.toString().startsWith('+PONG'))
      socket.destroy()
    })
    socket.once('close', () => resolve(false))
  })
}

let shared: Promise<TestRedis | undefined> | undefined

/**
 * The server that the test files of one worker share; `undefined` as for `startRedis`. No file ends it: it ends with
 * the worker. Used by `limit/redis-limiter.test.ts` and `limit/redis-script.test.ts`.
 */
export function sharedRedis(): Promise<TestRedis | undefined> {
  shared ??= startRedis()
  return shared
}
