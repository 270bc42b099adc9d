/** The commands that list production packages: page of licences, bill of materials, notice. */
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { afterAll, describe, expect, it } from 'vitest'
import { lock, ours, root } from '../support/lock.ts'
import { scratch } from '../support/packages.ts'
import { productionNames } from './production.ts'

const run = promisify(execFile)
const script = (folder: string, name: string, ...args: string[]) =>
  run(process.execPath, [join(folder, `scripts/${name}.mjs`), ...args], { maxBuffer: 2 ** 26 })

describe('npm run licences -- --check', () => {
  it('accepts the committed page', async () => {
    expect((await script(root, 'licences', '--check')).stdout).toMatch(/^\d+ production packages/)
  })

  const { folder, remove } = scratch()
  afterAll(remove)

  it.each([
    ['a licence that is not allowed', /zod [\d.]+: GPL-3\.0 is not allowed/, { license: 'GPL-3.0' }],
    ['no licence at all', /zod [\d.]+: no licence is not allowed/, { license: undefined }],
    ['a version that is not on the page', /out of date/, { version: '0.0.1' }],
  ])('refuses %s', async (name, message, change) => {
    const copy = join(folder, name)
    for (const part of ['scripts', 'docs']) mkdirSync(join(copy, part), { recursive: true })
    for (const file of ['scripts/licences.mjs', 'scripts/production.mjs', 'docs/dependencies.md'])
      cpSync(join(root, file), join(copy, file))
    const zod = { ...lock.packages['node_modules/zod'], ...change }
    const changed = { ...lock, packages: { ...lock.packages, 'node_modules/zod': zod } }
    writeFileSync(join(copy, 'package-lock.json'), JSON.stringify(changed))
    const { code, stderr } = await script(copy, 'licences', '--check').catch((error) => error)
    expect(code).toBe(1)
    expect(stderr).toMatch(message)
  })
})

it('lists with npm run sbom the production packages and ours', async () => {
  const bill = JSON.parse((await script(root, 'sbom')).stdout)
  expect([bill.bomFormat, bill.metadata.component.name]).toEqual(['CycloneDX', 'denier'])
  const components = (bill.components as { purl: string; version: string }[]).map(
    ({ purl, version }) => `${decodeURIComponent(purl.replace(/^pkg:npm\/|@[^@]*$/g, ''))} ${version}`,
  )
  // `ours`: folders of the packages of this repository, such as `packages/core`
  const own = ours.map((place) => `@denier/${place.replace(/^.*\//, '')} 0.1.0`)
  expect(components.sort()).toEqual([...productionNames, ...own].sort())
})

// a line of NOTICE: two spaces, the package, its author, its licence, separated by commas
it('credits in NOTICE every package bundled in the pages, with its licence', async () => {
  const credited = new Map(
    [...readFileSync(join(root, 'NOTICE'), 'utf8').matchAll(/^ {2}([\w-]+), [^,\n]+, ([\w.-]*\w)/gm)].map(
      ([, name, licence]) => [name, licence],
    ),
  )

  const web = join(root, 'apps/web')
  const client = readdirSync(join(web, 'src/client')).map((file) => `src/client/${file}`)
  const { metafile } = await build({
    absWorkingDir: web,
    entryPoints: [...client, 'src/worker/analysis-worker.ts'],
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'out',
    format: 'esm',
    splitting: true,
    minify: true,
    jsx: 'automatic',
    jsxImportSource: 'preact',
    conditions: ['@denier/source'],
    logLevel: 'silent',
  })
  const bundled = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs)
      .filter(([path, { bytesInOutput }]) => bytesInOutput > 0 && path.includes('node_modules/'))
      .map(([path]) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? path),
  )
  expect(new Set(bundled)).toContain('preact')
  for (const name of new Set(bundled))
    expect([name, credited.get(name)]).toEqual([name, lock.packages[`node_modules/${name}`]?.license])
})
