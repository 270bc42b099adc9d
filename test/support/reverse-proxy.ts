/** Starts nginx or HAProxy with the shipped configuration, for tests of deployment. */
import { type ChildProcess, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { replacingOnce, shipped } from './deploy.ts'
import { freePort } from './free-port.ts'
import { spawnTied } from './tied-process.ts'

/**
 * The proxies whose configuration is shipped in `deploy/`. Used by `deploy/client-bounds.full.test.ts`,
 * `deploy/forwarded-address.full.test.ts`, `deploy/stand.ts` and others in `load`.
 */
export type ProxyName = 'nginx' | 'haproxy'

/**
 * For `describe.skipIf`: true where the machine has no such proxy. With `CI` set it is false: the start fails
 * instead.
 */
export const withoutProxy = (name: ProxyName): boolean =>
  spawnSync(name, ['-v'], { env: PATHS }).error !== undefined && !process.env.CI

/**
 * A real proxy with the configuration that is shipped, in front of instances on the loopback. Used by
 * `deploy/client-bounds.full.test.ts`, `deploy/connections.full.test.ts`, `deploy/stand.ts` and
 * `load/unfinished-headers.ts`.
 */
export interface ReverseProxy {
  readonly port: number
  readonly origin: string
  readonly pid: number
  /** What it wrote, the line of each request included. */
  readonly log: () => string
  stop(): Promise<void>
}

/** With the folders where Debian has servers, which are not in the path of a plain user. */
const PATHS = { ...process.env, PATH: `${process.env.PATH}:/usr/local/sbin:/usr/sbin:/sbin` }

const FILES = { nginx: 'nginx.conf', haproxy: 'haproxy.cfg' } as const

/** The text of the shipped configuration that sets the port to listen on, and the text that replaces it. */
const LISTEN: Readonly<Record<ProxyName, (port: number) => Record<string, string>>> = {
  nginx: (port) => ({ 'listen 8080': `listen 127.0.0.1:${port}` }),
  haproxy: (port) => ({ 'bind :8080': `bind 127.0.0.1:${port}` }),
}

const commandOf = (name: ProxyName, folder: string, file: string): string[] =>
  name === 'nginx' ? ['-p', folder, '-c', file, '-g', 'daemon off;'] : ['-db', '-f', file]

/**
 * Words of a shipped configuration, each of which it has once, and others in their place. Used by
 * `deploy/client-bounds.full.test.ts` and `deploy/forwarded-address.full.test.ts`.
 */
export type Changes = Readonly<Record<string, string>>

/** Writes the shipped configuration with addresses of the loopback in place of those of the containers. */
export function configure(
  name: ProxyName,
  port: number,
  instances: readonly [number, number],
  changes: Changes = {},
) {
  const folder = mkdtempSync(join(tmpdir(), `denier-${name}-`))
  chmodSync(folder, 0o755) // the workers of nginx are another user's, where it is started by root
  const file = join(folder, FILES[name])
  const [first, second] = instances.map((instance) => `127.0.0.1:${instance}`) as [string, string]
  const addresses = { 'api1:3000': first, 'api2:3000': second, ...LISTEN[name](port), ...changes }
  writeFileSync(file, replacingOnce(shipped(FILES[name]), addresses))
  return { folder, file, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/**
 * The exit code and the output of the proxy's own check of its configuration; `null` for a check that a signal ended.
 * Used by `deploy/config.full.test.ts`.
 */
export function checked(name: ProxyName): { readonly status: number | null; readonly printed: string } {
  const { folder, file, remove } = configure(name, 8080, [3001, 3002])
  const args = name === 'nginx' ? ['-t', '-p', folder, '-c', file] : ['-c', '-f', file]
  const output = openSync(join(folder, 'printed'), 'a')
  const { status } = spawnSync(name, args, { stdio: ['ignore', output, output], env: PATHS })
  closeSync(output)
  const printed = readFileSync(join(folder, 'printed'), 'utf8')
  remove()
  return { status, printed }
}

/**
 * Starts a proxy in front of two instances, and resolves when it listens. Used by
 * `deploy/client-bounds.full.test.ts`, `deploy/connections.full.test.ts`,
 * `deploy/forwarded-address.full.test.ts` and others in `load` and `deploy`.
 * @param instances their ports on the loopback.
 */
export async function startReverseProxy(
  name: ProxyName,
  instances: readonly [number, number],
  changes?: Changes,
): Promise<ReverseProxy> {
  const port = await freePort()
  const { folder, file, remove } = configure(name, port, instances, changes)
  const logFile = join(folder, 'log')
  const output = openSync(logFile, 'a') // nginx opens its output by name, which a socket does not let it
  const args = commandOf(name, folder, file)
  const child = spawnTied(name, args, { stdio: ['ignore', output, output], env: PATHS })
  closeSync(output)
  const log = () => readFileSync(logFile, 'utf8')
  await listening(child, port, log)
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid as number,
    log,
    stop: async () => {
      const gone = child.exitCode === null ? once(child, 'exit') : undefined
      child.kill('SIGTERM')
      await gone
      remove()
    },
  }
}

async function listening(child: ChildProcess, port: number, log: () => string): Promise<void> {
  for (; !(await accepts(port)); await sleep(20))
    if (child.exitCode !== null) throw new Error(`the proxy ended with code ${child.exitCode}: ${log()}`)
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true))
    socket.once('connect', () => socket.destroy()).once('error', () => resolve(false))
  })
}
