// A server in a process of its own, on one core, its log in a file as a service's is. For `bench/http.mjs`.
import { spawn } from 'node:child_process'
import { openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Ticks of the kernel's clock in a second, for what it tells of processes. */
const TICKS = 100
/** How long a server may take to say where it listens. */
const PATIENCE_MS = 20_000

/** Options of Node with which the service is shipped. Used by `bench/http.mjs` and `bench/refusals.mjs`. */
export const SHIPPED_OPTIONS = ['--max-semi-space-size=16']

/**
 * Starts a server, which must print its origin on its first lines. Used by `bench/http.mjs` and
 * `bench/refusals.mjs`.
 * @param script path of its module; `program` runs it, Node unless given, with `options` before the path.
 * @param core number of the core that it runs on; `folder`, where its log goes, as `<name>.log`.
 * @returns its name, its `origin` (`http://127.0.0.1:40321`), `cpu()`, the seconds of processor that it has
 * used until now, and `stop()`.
 * @throws Error when it ends or prints no origin in time.
 */
export async function start({
  name,
  script,
  program = process.execPath,
  options = [],
  env = {},
  core,
  folder,
}) {
  const log = join(folder, `${name}.log`)
  const out = openSync(log, 'w')
  const child = spawn('taskset', ['-c', String(core), program, ...options, script], {
    env: { ...process.env, PORT: '0', NODE_ENV: 'production', ...env },
    stdio: ['ignore', out, 'inherit'],
  })
  return {
    name,
    origin: await origin(name, log, child),
    cpu: () => cpuSeconds(child.pid),
    stop: () => child.kill('SIGTERM'),
  }
}

/** Where it listens, which it prints on its first lines. */
async function origin(name, log, child) {
  for (let waited = 0; waited < PATIENCE_MS; waited += 20) {
    const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(readFileSync(log, 'utf8')) ?? []
    if (found) return found
    if (child.exitCode !== null) break
    await sleep(20)
  }
  throw new Error(`${name} did not start`)
}

/** User and system time of all its threads: fields 14 and 15 of `stat`, counted after the name in brackets. */
function cpuSeconds(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}
