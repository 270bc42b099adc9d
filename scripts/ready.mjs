// Makes a checkout ready to run: installs and builds what is missing or out of date, and nothing else.
// Runs before `npm start` and `npm test`, on Node alone: it may not import anything that is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Major and minor. */
const OLDEST_NODE = [20, 19]
/** Tests, and what a build copies from other packages. */
const NOT_SHIPPED = /[.]test[.]ts$|swagger-ui/
const root = dirname(dirname(fileURLToPath(import.meta.url))) // a Node that is too old has no `import.meta.dirname`
const at = (...parts) => join(root, ...parts)
const log = (text) =>
  process.env.npm_config_loglevel !== 'silent' && process.stderr.write(`denier: ${text}\n`)

let unlock = () => {} // until the lock is ours

checkNode()
unlock = lock()
try {
  step('installing packages', at('node_modules/.denier-installed'), installedFrom(), install)
  step('building', at('apps/api/dist/.denier-built'), builtFrom(), build)
} finally {
  unlock()
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const old = major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])
  if (old) stop(`Node ${OLDEST_NODE.join('.')} or later is needed; this is ${process.versions.node}`)
}

/**
 * Does a step unless the file `stamp` holds `from`, a digest of what the step was done from. The stamp is
 * written last.
 */
function step(title, stamp, from, work) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === from) return
  const start = Date.now()
  log(`${title}…`)
  work()
  writeFileSync(`${stamp}.new`, from)
  renameSync(`${stamp}.new`, stamp)
  log(`${title}: ${((Date.now() - start) / 1000).toFixed(1)} s`)
}

/** What an installation depends on: the lockfile, and the system and Node that binaries are for. */
function installedFrom() {
  const { platform, arch, versions } = process
  return digest([at('package-lock.json')], [platform, arch, versions.modules])
}

/** What a build depends on. The stamp is in `dist`, so that deleting it means building again. */
function builtFrom() {
  const sources = workspaces().flatMap((folder) => [
    join(folder, 'tsconfig.json'),
    ...['src', 'build', 'texts', 'public'].flatMap((part) => filesIn(join(folder, part))),
  ])
  const shipped = sources.filter((file) => existsSync(file) && !NOT_SHIPPED.test(file))
  const scripts = ['languages', 'texts', 'assets', 'installed'].map((name) => `scripts/${name}.mjs`)
  const steps = ['package-lock.json', 'tsconfig.base.json', ...scripts]
  return digest([...steps.map((step) => at(step)), ...shipped], [])
}

/** The folders of our packages and applications. */
function workspaces() {
  return ['packages', 'apps'].flatMap((kind) => readdirSync(at(kind)).map((name) => at(kind, name)))
}

function install() {
  const npm = process.env.npm_execpath
  const args = ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund']
  if (npm) run(process.execPath, [npm, ...args])
  else run('npm', args)
}

function build() {
  for (const folder of workspaces()) rmSync(join(folder, 'dist'), { recursive: true, force: true })
  run(process.execPath, [at('node_modules/typescript/bin/tsc'), '-b', at('packages/client'), at('apps/cli')])
  run(process.execPath, [at('packages/client/build/declarations.mjs')])
  run(process.execPath, [at('scripts/languages.mjs')])
  run(process.execPath, [at('scripts/assets.mjs')])
  run(process.execPath, [at('apps/api/build/bundle.mjs')])
  run(process.execPath, [at('apps/cli/build/bundle.mjs')])
  run(process.execPath, [at('apps/web/build/site.mjs')])
}

/** Runs a command quietly; shows what it printed and stops when it fails. */
function run(command, args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: root, encoding: 'utf8' })
  if (status === 0) return
  process.stderr.write(`${stdout ?? ''}${stderr ?? ''}${error ? `${error.message}\n` : ''}`)
  stop(`${[command, ...args].join(' ')} failed`)
}

/**
 * Two starts at once must not build over one another: the second waits up to ten minutes, unless the first is
 * dead.
 * @returns the function that releases the lock.
 */
function lock() {
  const folder = at('.denier-lock')
  const patience = Date.now() + 10 * 60_000
  for (;;) {
    try {
      mkdirSync(folder)
      writeFileSync(join(folder, 'pid'), String(process.pid))
      return release(folder)
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      if (isAbandoned(folder)) rmSync(folder, { recursive: true, force: true })
      else if (Date.now() > patience)
        stop(`another start holds ${relative(root, folder)}; remove it if none runs`)
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
    }
  }
}

/** The function that removes the lock, which a signal does too. */
function release(folder) {
  const unlock = () => rmSync(folder, { recursive: true, force: true })
  for (const [signal, number] of [
    ['SIGINT', 2],
    ['SIGTERM', 15],
  ]) {
    process.once(signal, () => {
      unlock()
      process.exit(128 + number)
    })
  }
  return unlock
}

/** Whether the process that made the lock has ended. */
function isAbandoned(folder) {
  try {
    process.kill(Number(readFileSync(join(folder, 'pid'), 'utf8')), 0)
    return false
  } catch (error) {
    if (error.code === 'ESRCH') return true
    if (error.code !== 'ENOENT') return false
    return existsSync(folder) && Date.now() - statSync(folder).mtimeMs > 5000 // died before it wrote its name
  }
}

/** Paths of all files under a folder, in order; none where there is no such folder. */
function filesIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** SHA-256 in hexadecimal of some texts, and of the paths and bytes of files. */
function digest(files, parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part}\0`)
  for (const file of files)
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  return hash.digest('hex')
}

/** Ends the process with 1. */
function stop(message) {
  process.stderr.write(`denier: ${message}\n`)
  unlock()
  process.exit(1)
}
