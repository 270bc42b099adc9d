/** Packs, installs, compiles and bundles the published packages, for their tests. */
import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { installed, node, packed, scratch, type Tarball } from '../../scripts/release/packing.mjs'
import { installedPlaces, needed, root } from './lock.ts'

export { installed, node, packed, scratch, type Tarball }

const run = promisify(execFile)

/**
 * The published packages, by their folders in `packages/`. Used by `library/packages.full.test.ts` and
 * `test/release.full.test.ts`.
 */
export const published = ['core', 'prose', 'client', 'charts'] as const

/**
 * Packs some published packages as built, with all that they need from the installed folders: a machine that
 * has run `npm ci` has everything, whatever its cache holds. Used by `library/client.full.test.ts` and
 * `library/optional-peers.full.test.ts`.
 * @param folder where the archives are written.
 * @param names of folders in `packages/`.
 * @param peers places of optional peers to pack too, such as `node_modules/zod`.
 */
export const packNeeded = (
  folder: string,
  names: readonly string[],
  peers: readonly string[] = [],
): Promise<readonly Tarball[]> =>
  packed(folder, [...installedPlaces(needed(names.map((name) => `packages/${name}`))), ...peers])

/**
 * The places of the optional peers of the core, with all that they need. Used by
 * `library/optional-peers.full.test.ts`.
 */
export const corePeers: readonly string[] = [...needed(['node_modules/d3-dsv', 'node_modules/zod'])]

/**
 * Packs every published package, with all that a user installs for all of their entry points. Used by
 * `library/packages.full.test.ts`.
 */
export const packAll = (folder: string): Promise<readonly Tarball[]> =>
  packNeeded(folder, published, corePeers)

/**
 * The messages of the TypeScript compiler about a file; an empty text where it has no fault. Used by
 * `library/client.full.test.ts` and `library/packages.full.test.ts`.
 * @param project the folder that the file is written to and compiled in.
 * @param options members of `compilerOptions`.
 */
export const compiled = (project: string, code: string, options: object): Promise<string> =>
  compiledTogether(project, { 'index.ts': code }, options)

/**
 * The same of several files, by name, each a module of its own: what they all import is read once. Used by
 * `shown-scripts.ts`.
 */
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

/**
 * Bundles code for browsers: its exports are members of the global `bundle`. `inputs`: the files that it is
 * made of; `gzipped`: its compressed size in bytes. Used by `library/packages.full.test.ts`.
 * @param conditions of the `exports` of packages.
 * @param later modules that are left out, as a page downloads them only when they are needed.
 */
export async function bundled(
  project: string,
  code: string,
  { conditions = [], later = [] }: { conditions?: readonly string[]; later?: readonly string[] } = {},
) {
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
    external: [...later],
  })
  const [{ contents, text } = { contents: new Uint8Array(), text: '' }] = outputFiles
  const [output] = Object.values(metafile.outputs)
  const inputs = Object.entries(output?.inputs ?? {}).filter(([, { bytesInOutput }]) => bytesInOutput > 0)
  return { text, inputs: inputs.map(([path]) => path), gzipped: gzipSync(contents, { level: 9 }).length }
}
