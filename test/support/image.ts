/** Imitates the build of the container image without a container engine, for tests of the Dockerfile. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { basename, join, relative } from 'node:path'
import dockerignore from '@balena/dockerignore'
import type { Stage, Step } from './dockerfile.ts'
import { root } from './lock.ts'

/** Large folders that the context leaves out, which are not read. */
const NEVER = ['node_modules', '.git', 'dist']

/** The files of the repository that a build is sent. Used by `deploy/dockerfile.test.ts`. */
export function contextFiles(): readonly string[] {
  const ignored = dockerignore.default().add(readFileSync(join(root, '.dockerignore'), 'utf8'))
  const walk = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return NEVER.includes(entry.name) ? [] : walk(path)
      return ignored.ignores(relative(root, path)) ? [] : [relative(root, path)]
    })
  return walk(root)
}

/**
 * Does what a build does, without an engine: each stage is a folder, in which its steps are carried out one
 * after the other. The folders of the base image are this machine's. Used by `deploy/image.full.test.ts`.
 * @param prepared called with the folder of a stage before a command is run there.
 * @returns the folder of the last stage's working directory.
 */
export async function buildImage(
  stages: readonly Stage[],
  folder: string,
  prepared: (stage: string, directory: string) => void,
): Promise<string> {
  const rootOf = (name: string) => join(folder, name)
  for (const { name, workdir, steps } of stages) {
    const directory = join(rootOf(name), workdir)
    mkdirSync(directory, { recursive: true })
    for (const step of steps) {
      if (step.kind === 'copy') copy(step, directory, rootOf)
      else {
        prepared(name, directory)
        await run(step.command, directory)
      }
    }
  }
  const last = stages.at(-1) as Stage
  return join(rootOf(last.name), last.workdir)
}

function copy({ from, paths }: Step & { kind: 'copy' }, directory: string, rootOf: (name: string) => string) {
  const sources = paths.slice(0, -1)
  const target = join(directory, paths.at(-1) ?? '')
  if (from === undefined) return copyContext(sources, target, paths.at(-1)?.endsWith('/') === true)
  for (const source of sources)
    cpSync(join(rootOf(from), source), target, { recursive: true, verbatimSymlinks: true })
}

/** Copies what the context has of these paths; a path that it has nothing of is an error, as for an engine. */
function copyContext(sources: readonly string[], target: string, isFolder: boolean): void {
  for (const source of sources) {
    const files = contextFiles().filter(
      (file) => source === '.' || file === source || file.startsWith(`${source}/`),
    )
    if (files.length === 0) throw new Error(`not in the context: ${source}`)
    for (const file of files) {
      const below = file === source ? (isFolder ? basename(file) : '') : relative(source, file)
      cpSync(join(root, file), join(target, below))
    }
  }
}

async function run(command: string, cwd: string): Promise<void> {
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    npm_config_cache: process.env.npm_config_cache,
  }
  const child = spawn('sh', ['-ec', command], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      printed += part
    })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${command}\n${printed}`)
}

/**
 * Puts what is installed and built here in a folder, as links. The build that follows there compares what it
 * would be made from with what this was made from, to the last byte, and does nothing where they agree: this
 * proves quickly that the context lacks nothing. With `IMAGE_FROM_SCRATCH=1` it links nothing, and all is
 * built again. Used by `deploy/image.full.test.ts`.
 */
export function asHere(directory: string): void {
  if (process.env.IMAGE_FROM_SCRATCH) return
  const docs = 'apps/api/public/docs'
  const viewers = readdirSync(join(root, docs)).filter((name) => name.startsWith('swagger-ui'))
  const dists = ['packages', 'apps'].flatMap((kind) =>
    readdirSync(join(root, kind)).map((name) => `${kind}/${name}/dist`),
  )
  for (const path of ['node_modules', ...dists, ...viewers.map((name) => `${docs}/${name}`)])
    link(path, directory)
}

/** Links a folder, or copies it where links cannot be made; leaves what is already there. */
function link(path: string, directory: string): void {
  const [source, target] = [join(root, path), join(directory, path)]
  if (existsSync(target)) return
  const linked = spawnSync('cp', ['-al', source, target], { stdio: 'ignore' }).status === 0
  if (!linked) cpSync(source, target, { recursive: true, verbatimSymlinks: true })
}

/** The size in bytes of all files below a folder. Used by `deploy/image.full.test.ts`. */
export function weightOf(folder: string): number {
  let weight = 0
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) weight += weightOf(path)
    else if (entry.isFile()) weight += lstatSync(path).size
  }
  return weight
}

/** Lets other users enter a folder and read its files. Used by `deploy/image.full.test.ts`. */
export const openToAll = (folder: string): void => chmodSync(folder, 0o755)

/** Removes a folder and all below it. Used by `deploy/image.full.test.ts`. */
export const removeTree = (folder: string): void => rmSync(folder, { recursive: true, force: true })
