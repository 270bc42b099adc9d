import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { installedPlaces, lock, needed, root } from './lock.ts'

const run = promisify(execFile)

/** The packages that are published. */
export const published = ['core', 'client', 'charts'] as const

/** A package as it would be published: its name and its file. */
export interface Tarball {
  readonly name: string
  readonly path: string
}

/** npm as it runs the tests, else the one of the path. It never asks the network. */
async function npm(cwd: string, ...args: readonly string[]): Promise<string> {
  const { npm_execpath: script } = process.env
  const [command, before] = script?.endsWith('.js') ? [process.execPath, [script]] : ['npm', []]
  const quiet = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { stdout } = await run(command, [...before, ...args, ...quiet], { cwd, maxBuffer: 2 ** 26 })
  return stdout
}

/** A folder for a test, and what removes it. */
export function scratch(): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'denier-packages-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/**
 * Packs what is published, as built, and from the installed folders all that it needs: a machine that has run `npm ci`
 * has everything, whatever its cache holds.
 */
export const packAll = (folder: string): Promise<readonly Tarball[]> =>
  packed(folder, installedPlaces(needed(published.map((name) => `packages/${name}`))))

/** Packs folders of the house. */
export async function packed(folder: string, places: readonly string[]): Promise<readonly Tarball[]> {
  const paths = places.map((one) => `./${one}`)
  const listed = JSON.parse(await npm(root, 'pack', ...paths, '--json', '--pack-destination', folder)) as {
    name: string
    filename: string
  }[]
  return listed.map(({ name, filename }) => ({ name, path: join(folder, filename) }))
}

/**
 * A project of its own in which they are installed, as a user would.
 * @param there places of the lockfile that are in the project already: npm finds them, and asks nobody.
 */
export async function installed(
  folder: string,
  tarballs: readonly Tarball[],
  there: readonly string[] = [],
): Promise<string> {
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
function furnish(project: string, places: readonly string[]): void {
  const commands = join(project, 'node_modules/.bin')
  mkdirSync(commands, { recursive: true })
  for (const place of places) {
    const from = join(root, place)
    const isOwn = (path: string) => !path.slice(from.length).includes('/node_modules')
    cpSync(from, join(project, place), { recursive: true, filter: isOwn })
    if (place.lastIndexOf('node_modules/') > 0) continue
    for (const [name, path] of Object.entries(lock.packages[place]?.bin ?? {}))
      symlinkSync(join(project, place, path), join(commands, name))
  }
}

/** Runs a script of Node in the project, and gives what it printed. */
export async function node(project: string, code: string): Promise<string> {
  const file = join(project, 'index.mjs')
  writeFileSync(file, code)
  return (await run(process.execPath, [file], { cwd: project, maxBuffer: 2 ** 26 })).stdout
}

/** What the compiler says of a file of the project; nothing when it is content. */
export const compiled = (project: string, code: string, options: object): Promise<string> =>
  compiledTogether(project, { 'index.ts': code }, options)

/** The same of several files, by name, each a module of its own: what they all import is read once. */
export async function compiledTogether(
  project: string,
  codes: Readonly<Record<string, string>>,
  options: object,
): Promise<string> {
  for (const [file, code] of Object.entries(codes)) writeFileSync(join(project, file), code)
  const compilerOptions = { strict: true, noEmit: true, target: 'es2023', types: [], ...options }
  const config = { compilerOptions, files: Object.keys(codes) }
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(config))
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  return run(process.execPath, [tsc, '-p', '.'], { cwd: project }).then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  )
}

/** A bundle for browsers, which gives its exports as `bundle`; the files it is made of, and what it weighs. */
export async function bundled(project: string, code: string, conditions: readonly string[] = []) {
  writeFileSync(join(project, 'entry.js'), code)
  const { outputFiles, metafile } = await build({
    absWorkingDir: project,
    entryPoints: ['entry.js'],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    outfile: 'bundle.js',
    format: 'iife',
    globalName: 'bundle',
    platform: 'browser',
    conditions: [...conditions],
  })
  const [{ contents, text } = { contents: new Uint8Array(), text: '' }] = outputFiles
  const [output] = Object.values(metafile.outputs)
  const inputs = Object.entries(output?.inputs ?? {}).filter(([, { bytesInOutput }]) => bytesInOutput > 0)
  return { text, inputs: inputs.map(([path]) => path), gzipped: gzipSync(contents, { level: 9 }).length }
}
