// What the tests need from the system, from Debian’s packages: a real browser, a real Redis server, real proxies, curl.
import { spawn, spawnSync } from 'node:child_process'

const NEEDED = [
  { command: 'chromium', package: 'chromium', for: 'every page in a real browser' },
  { command: 'redis-server', package: 'redis-server', for: 'the limit shared through a real Redis' },
  { command: 'nginx', package: 'nginx-light', for: 'two instances behind a real nginx' },
  { command: 'haproxy', package: 'haproxy', for: 'two instances behind a real HAProxy' },
  { command: 'curl', package: 'curl', for: 'the questions that the README and the guides ask' },
]

const runs = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0
/** Debian keeps servers where a plain user's path does not lead. */
const isMissing = ({ command }) => !runs('sh', ['-c', `PATH="$PATH:/usr/sbin" command -v ${command}`])

/** Installs what is missing where it can, and returns what still is. */
export async function fetchSystemTools(say) {
  const missing = NEEDED.filter(isMissing)
  if (missing.length === 0) return []
  const names = missing.map((tool) => tool.package)
  say(`fetching ${names.join(', ')} from the system's packages…`)
  await aptInstall(names)
  return NEEDED.filter(isMissing)
}

async function aptInstall(names) {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = (...args) => {
    const [command, ...rest] = [...asRoot, 'apt-get', ...args]
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' } // no package starts its server
    return new Promise((resolve) => {
      const child = spawn(command, rest, { env, stdio: 'ignore' })
      child.on('error', () => resolve(false))
      child.on('close', (code) => resolve(code === 0))
    })
  }
  return (await apt('update')) && apt('install', '-y', '--no-install-recommends', ...names)
}
