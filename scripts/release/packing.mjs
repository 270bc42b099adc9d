// Packs folders of the house as npm would publish them, and installs them as a stranger would, without network.
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { isAbsolute, join } from 'node:path'
import { promisify } from 'node:util'
import { lock, root } from './lock.mjs'

const run = promisify(execFile)

/** npm as it runs this process, else the one of the path. It never asks the network. */
async function npm(cwd, ...args) {
  const { npm_execpath: script } = process.env
  const [command, before] = script?.endsWith('.js') ? [process.execPath, [script]] : ['npm', []]
  const quiet = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { stdout } = await run(command, [...before, ...args, ...quiet], { cwd, maxBuffer: 2 ** 26 })
  return stdout
}

/** A folder for a while, and what removes it. */
export function scratch() {
  const folder = mkdtempSync(join(tmpdir(), 'denier-packages-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Packs folders, those of the house by their places. */
export async function packed(folder, places) {
  const paths = places.map((one) => (isAbsolute(one) ? one : `./${one}`))
  const listed = JSON.parse(await npm(root, 'pack', ...paths, '--json', '--pack-destination', folder))
  return listed.map(({ name, filename }) => ({ name, path: join(folder, filename) }))
}

/**
 * A project of its own in which they are installed, as a user would.
 * @param there places of the lockfile that are in the project already: npm finds them, and asks nobody.
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

/** Copies packages as `npm ci` installed them, each alone, and links their commands: npm installs anew what has none. */
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

/** Runs a script of Node in the project, and gives what it printed. */
export async function node(project, code) {
  const file = join(project, 'index.mjs')
  writeFileSync(file, code)
  return (await run(process.execPath, [file], { cwd: project, maxBuffer: 2 ** 26 })).stdout
}
