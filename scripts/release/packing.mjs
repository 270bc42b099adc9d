// Packs packages as npm publishes them, and installs them in an empty project, without network. For `release.mjs`
// and the tests of packages.
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { isAbsolute, join } from 'node:path'
import { promisify } from 'node:util'
import { lock, root } from './lock.mjs'

const run = promisify(execFile)

/** Runs npm offline: the npm that runs this process, else that of the path. */
async function npm(cwd, ...args) {
  const { npm_execpath: script } = process.env
  const [command, before] = script?.endsWith('.js') ? [process.execPath, [script]] : ['npm', []]
  const quiet = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { stdout } = await run(command, [...before, ...args, ...quiet], { cwd, maxBuffer: 2 ** 26 })
  return stdout
}

/** A temporary folder, and `remove`, which deletes it. */
export function scratch() {
  const folder = mkdtempSync(join(tmpdir(), 'denier-packages-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/**
 * Packs the packages at `places`, absolute or relative to the repository, into `folder`.
 * @returns the name of each package and the path of its tarball.
 */
export async function packed(folder, places) {
  const paths = places.map((one) => (isAbsolute(one) ? one : `./${one}`))
  const listed = JSON.parse(await npm(root, 'pack', ...paths, '--json', '--pack-destination', folder))
  return listed.map(({ name, filename }) => ({ name, path: join(folder, filename) }))
}

/**
 * Creates a project under `folder` in which the tarballs are installed.
 * @param there places of the lockfile to copy into the project first, so that npm needs no registry.
 * @returns the folder of the project.
 */
export async function installed(folder, tarballs, there = []) {
  const project = join(folder, 'project')
  mkdirSync(project)
  furnish(project, there)
  const dependencies = Object.fromEntries(tarballs.map(({ name, path }) => [name, `file:${path}`]))
  const manifest = { name: 'project', version: '1.0.0', private: true, type: 'module', dependencies }
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest))
  await npm(project, 'install', '--engine-strict', '--cache', join(folder, 'cache'))
  return project
}

/** Copies installed packages without their nested ones and links their commands, which npm requires. */
function furnish(project, places) {
  const commands = join(project, 'node_modules/.bin')
  mkdirSync(commands, { recursive: true })
  for (const place of places) {
    const from = join(root, place)
    const isOwn = (path) => !path.slice(from.length).includes('/node_modules')
    cpSync(from, join(project, place), { recursive: true, filter: isOwn })
    if (place.lastIndexOf('node_modules/') > 0) continue
    for (const [name, path] of Object.entries(lock.packages[place]?.bin ?? {}))
      symlinkSync(join(project, place, path), join(commands, name))
  }
}

/** Runs the code of a module in the project, and resolves to its standard output; rejects when it fails. */
export async function node(project, code) {
  const file = join(project, 'index.mjs')
  writeFileSync(file, code)
  return (await run(process.execPath, [file], { cwd: project, maxBuffer: 2 ** 26 })).stdout
}
