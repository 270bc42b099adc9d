// The programs of the system that the tests use beside npm's packages: a browser, a Redis server, proxies, curl.
import { spawn, spawnSync } from 'node:child_process'

const BOTH = ['quick', 'full']
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
  { command: 'curl', package: 'curl', usedFor: 'the commands of the README and the guides', tiers: ['full'] },
]

const succeeds = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0
/** Debian keeps servers in /usr/sbin, which is not in the PATH of a plain user. */
const isMissing = ({ command }) => !succeeds('sh', ['-c', `PATH="$PATH:/usr/sbin" command -v ${command}`])

/** The tools of a tier that this machine lacks. */
export const findMissingTools = (tier) => TOOLS.filter((tool) => tool.tiers.includes(tier) && isMissing(tool))

/** Installs Debian packages; resolves to whether that worked. Needs root, or sudo without a password. */
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
