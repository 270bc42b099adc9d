// The programs that the tests use beside the modules of npm's packages: a browser, a Redis server, proxies, curl,
// Bun. `test.mjs` looks for them.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = dirname(import.meta.dirname)

/** The tiers of `npm test` and `npm run test:full`. */
const BOTH = ['quick', 'full']
/**
 * `command` is looked for in the PATH unless `file` says where it is; `package` is Debian's, if it has one.
 */
const TOOLS = [
  { command: 'chromium', package: 'chromium', usedFor: 'pages in a real browser', tiers: BOTH },
  {
    command: 'redis-server',
    package: 'redis-server',
    usedFor: 'the shared limit with a real Redis',
    tiers: BOTH,
  },
  { command: 'nginx', package: 'nginx-light', usedFor: 'two instances behind nginx', tiers: ['full'] },
  { command: 'haproxy', package: 'haproxy', usedFor: 'two instances behind HAProxy', tiers: ['full'] },
  { command: 'promtool', package: 'prometheus', usedFor: 'the alerts on recorded series', tiers: ['full'] },
  { command: 'curl', package: 'curl', usedFor: 'the commands of the README and the guides', tiers: ['full'] },
  {
    command: 'bun',
    file: join(root, 'node_modules/@oven/bun-linux-x64/bin/bun'), // npm installs it on Linux x64 alone
    usedFor: 'the fetch adapter under Bun',
    tiers: ['full'],
  },
]

const succeeds = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0
/** Debian keeps servers in /usr/sbin, which is not in the PATH of a plain user. */
const isMissing = ({ command, file }) =>
  file ? !existsSync(file) : !succeeds('sh', ['-c', `PATH="$PATH:/usr/sbin" command -v ${command}`])

/** The tools of a tier (`quick` or `full`) that this machine lacks. */
export const findMissingTools = (tier) => TOOLS.filter((tool) => tool.tiers.includes(tier) && isMissing(tool))

/** Installs Debian packages; resolves to true when that worked. Needs root, or sudo without a password. */
export async function installPackages(names) {
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = (...args) => {
    const [command, ...rest] = [...prefix, 'apt-get', ...args]
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' } // no package starts its server
    return new Promise((resolve) => {
      const child = spawn(command, rest, { env, stdio: 'ignore' })
      child.on('error', () => resolve(false))
      child.on('close', (code) => resolve(code === 0))
    })
  }
  return (await apt('update')) && apt('install', '-y', '--no-install-recommends', ...names)
}
