import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../../apps/api/dist/main.js', import.meta.url))

/** No test needs a process for longer. */
const LIFETIME_MS = 60_000

export interface Ended {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

/** The command that listens, built, in a process of its own. */
export interface TestProcess {
  readonly pid: number
  readonly port: number
  readonly origin: string
  readonly stdout: () => string
  readonly stderr: () => string
  /** Signals it, and resolves when it is gone. */
  stop(signal?: NodeJS.Signals): Promise<Ended>
  readonly ended: Promise<Ended>
}

/** Starts it with these variables alone, and resolves when it listens; a port is chosen unless one is given. */
export async function startProcess(env: Readonly<Record<string, string>> = {}): Promise<TestProcess> {
  const running = run({ PORT: '0', ...env })
  const port = await Promise.race([listening(running), running.ended.then(() => undefined)])
  if (port === undefined) throw new Error(`the service did not start: ${running.stderr()}`)
  return {
    pid: running.child.pid as number,
    port,
    origin: `http://127.0.0.1:${port}`,
    stdout: running.stdout,
    stderr: running.stderr,
    ended: running.ended,
    stop: (signal = 'SIGTERM') => {
      running.child.kill(signal)
      return running.ended
    },
  }
}

/** Runs it to its end, for a start that is refused. */
export async function runProcess(env: Readonly<Record<string, string>>) {
  const { ended, stdout, stderr } = run({ PORT: '0', ...env })
  return { ...(await ended), stdout: stdout(), stderr: stderr() }
}

function run(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const kill = () => void child.kill('SIGKILL')
  const timer = setTimeout(kill, LIFETIME_MS).unref()
  process.once('exit', kill)
  const stdout = collect(child, 'stdout')
  const stderr = collect(child, 'stderr')
  const ended = once(child, 'close').then(([code, signal]): Ended => {
    clearTimeout(timer)
    process.off('exit', kill)
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

async function listening({ child, stdout }: ReturnType<typeof run>): Promise<number> {
  for (;;) {
    const match = LISTENING.exec(stdout())
    if (match) return Number(match[1] ?? match[2])
    await once(child.stdout as NodeJS.EventEmitter, 'data')
  }
}

/** A port of the loopback that nothing listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
