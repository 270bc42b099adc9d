// Load from wrk, on a core of its own: a round of it, and what a round says. For `bench/http.mjs`.
import { execFile, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const LUA = join(import.meta.dirname, 'addresses.lua')

const has = (program) => spawnSync(program, ['-v']).error === undefined

/**
 * True on Linux with `wrk` and `taskset`, which a round runs. Used by `bench/http.mjs` and
 * `bench/refusals.mjs`.
 */
export const hasPrograms = () => process.platform === 'linux' && has('wrk') && has('taskset')

/**
 * A round of requests, 64 at a time. Used by `bench/http.mjs` and `bench/refusals.mjs`.
 * @param server what `start` of `servers.mjs` resolves to.
 * @param addresses path of the file that holds the paths to ask for, one a line.
 * @param seconds how long the round lasts; `core`, the number of the core that wrk runs on.
 * @param fails whether every answer is to be a fault of the client (4xx); else none may be.
 * @param spared how many answers may break that rule.
 * @param encoding the `Accept-Encoding` of requests; absent, none is sent.
 * @returns `rate`, requests a second, and `cpu`, microseconds of processor that the server took for each.
 * @throws Error when an answer breaks that rule, or a connection fails.
 */
export async function round(server, { addresses, seconds, core, fails = false, spared = 0, encoding }) {
  const args = ['-t1', '-c64', '--timeout', '10s', `-d${seconds}s`, '-s', LUA, server.origin, '--', addresses]
  if (encoding) args.push(encoding)
  const before = server.cpu()
  const { stdout } = await run('taskset', ['-c', String(core), 'wrk', ...args])
  const cpu = server.cpu() - before
  const [, ...figures] = /RESULT (\d+) (\d+) (\d+) (\d+)/.exec(stdout) ?? []
  const [requests, microseconds, faults, broken] = figures.map(Number)
  const wanted = fails ? requests : 0
  if (!requests || broken > 0 || Math.abs(faults - wanted) > spared)
    throw new Error(`${server.name}: ${requests} requests, ${faults} faults, ${broken} broken: a void run`)
  return { rate: (requests / microseconds) * 1e6, cpu: (cpu / requests) * 1e6 }
}
