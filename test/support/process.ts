/** Starts the built service as a process, for tests and load commands. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { spawnTied } from './tied-process.ts'
import { until } from './until.ts'

const MAIN = fileURLToPath(new URL('../../apps/api/dist/bundle/main.js', import.meta.url))

/**
 * The arguments of `node`, as in the package, the image and the systemd unit (`test/deploy/systemd.test.ts`).
 * Used by `deploy/systemd.test.ts`.
 */
export const START = ['--max-semi-space-size=16', MAIN]

/**
 * The Node that runs the service: this one, unless the variable SERVICE_NODE has the path of another one.
 * Used by `load/soak.ts`.
 */
export const SERVICE_NODE = process.env.SERVICE_NODE ?? process.execPath

/** No test needs a process for longer, unless it says so. */
const LIFETIME_MS = 600_000

/** How a process ended: by an exit code, or killed by a signal. */
export interface Ended {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

/**
 * The built service in a process of its own. Used by `deploy/monitoring.full.test.ts`, `deploy/stand.ts`,
 * `http/limit-redis.full.test.ts` and others in `load` and `http`.
 */
export interface TestProcess {
  readonly pid: number
  readonly port: number
  readonly origin: string
  readonly child: ChildProcess
  /** All that it has written so far. */
  readonly stdout: () => string
  readonly stderr: () => string
  /** Signals it, and resolves when it is gone. */
  stop(signal?: NodeJS.Signals): Promise<Ended>
  readonly ended: Promise<Ended>
}

/**
 * Starts the service with these environment variables and `PATH`, and resolves when it listens; the system
 * chooses a port unless `PORT` is given. Used by `deploy/monitoring.full.test.ts`, `deploy/stand.ts`,
 * `http/limit-redis.full.test.ts` and others in `load` and `http`.
 * @param lifetimeMs after which it is killed.
 * @param before shell commands whose effect it starts under, such as `ulimit -n 256`.
 * @param knownPort where it will listen; needed where it cannot write the line that tells its port.
 * @throws Error with what it wrote where it ends before it listens.
 */
export async function startProcess(
  env: Readonly<Record<string, string>> = {},
  lifetimeMs = LIFETIME_MS,
  before = ':',
  knownPort?: number,
): Promise<TestProcess> {
  const { child, stdout, stderr, ended } = run({ PORT: '0', ...env }, lifetimeMs, before)
  const listens = knownPort === undefined ? listening(child, stdout) : answering(knownPort)
  const port = await Promise.race([listens, ended.then(() => undefined)])
  if (port === undefined) throw new Error(`the service did not start: ${stderr()}`)
  return {
    pid: child.pid as number,
    port,
    origin: `http://127.0.0.1:${port}`,
    child,
    stdout,
    stderr,
    ended,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal)
      return ended
    },
  }
}

/**
 * Starts the service, and sends SIGTERM once it has written a text, before it listens. Resolves when it is
 * gone. Used by `http/stop.full.test.ts`.
 */
export async function stopWhileStarting(
  env: Readonly<Record<string, string>>,
  written: RegExp,
): Promise<Ended> {
  const { child, stdout, ended } = run({ PORT: '0', ...env })
  await Promise.race([until(() => written.test(stdout())), ended])
  child.kill('SIGTERM')
  return ended
}

/**
 * Runs the service to its end, for a start that is refused: how it ended, and what it wrote. Used by
 * `http/settings.full.test.ts`.
 */
export async function runProcess(env: Readonly<Record<string, string>>) {
  const { ended, stdout, stderr } = run({ PORT: '0', ...env })
  return { ...(await ended), stdout: stdout(), stderr: stderr() }
}

/**
 * A test is not about time: on a busy machine its service must not refuse because it is late. Load commands keep the
 * default.
 */
const UNHURRIED = process.env.VITEST ? { MAX_EVENT_LOOP_DELAY_MS: '600000' } : {}

function run(env: Readonly<Record<string, string>>, lifetimeMs = LIFETIME_MS, before = ':') {
  const child = spawnTied('sh', ['-c', `${before}; exec "$0" "$@"`, SERVICE_NODE, ...START], {
    env: { PATH: process.env.PATH, ...UNHURRIED, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const timer = setTimeout(() => child.kill('SIGKILL'), lifetimeMs).unref()
  const stdout = collect(child, 'stdout')
  const stderr = collect(child, 'stderr')
  const ended = once(child, 'close').then(([code, signal]): Ended => {
    clearTimeout(timer)
    return { code, signal }
  })
  return { child, stdout, stderr, ended }
}

function collect(child: ChildProcess, stream: 'stdout' | 'stderr'): () => string {
  let text = ''
  child[stream]?.setEncoding('utf8').on('data', (part: string) => {
    text += part
  })
  return () => text
}

const LISTENING = /Denier écoute sur \S+:(\d+)|workers on port (\d+)/

async function listening(child: ChildProcess, stdout: () => string): Promise<number> {
  for (;;) {
    const match = LISTENING.exec(stdout())
    if (match) return Number(match[1] ?? match[2])
    await once(child.stdout as NodeJS.EventEmitter, 'data')
  }
}

async function answering(port: number): Promise<number> {
  for (;;) {
    const answered = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined)
    if (answered?.ok) return port
    await sleep(50)
  }
}
