/** What it runs with is counted, listed and allowed: the page, the notice, the bill of materials and the folders agree. */
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { afterAll, describe, expect, it } from 'vitest'
import { installedPlaces, lock, ours, production, root } from '../support/lock.ts'
import { scratch } from '../support/packages.ts'

const MOST = 110
const ALLOWED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT']

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const run = promisify(execFile)
const script = (folder: string, name: string, ...args: string[]) =>
  run(process.execPath, [join(folder, `scripts/${name}.mjs`), ...args], { maxBuffer: 2 ** 26 })

const named = (place: string): string =>
  `${place.replace(/^.*node_modules\//, '')} ${lock.packages[place]?.version}`

/** What was found by walking, `name version`, each once. */
const walked = [...new Set([...production].map(named))].sort()

const page = [...read('docs/dependencies.md').matchAll(/^\| (\S+) \| (\d\S*) \| (\S+) \|/gm)].map(
  ([, name = '', version = '', licence = '']) => ({ name, version, licence }),
)
const listed = page.map(({ name, version }) => `${name} ${version}`).sort()

describe('docs/dependencies.md', () => {
  it('lists what ours need, and nothing else', () => {
    expect(listed).toEqual(walked)
  })

  it('counts at most 110 that are needed', () => {
    const needed = new Set([...production].filter((place) => !lock.packages[place]?.optional).map(named))
    expect(needed.size).toBeLessThanOrEqual(MOST)
    expect(read('docs/dependencies.md')).toContain(`**${needed.size}** packages`)
  })

  it('gives each the licence that it was installed with, and that one is allowed', () => {
    const licences = new Map(page.map(({ name, version, licence }) => [`${name} ${version}`, licence]))
    const places = installedPlaces(production)
    expect(places.length).toBeGreaterThan(80)
    for (const place of places) {
      const { name, version, license } = JSON.parse(read(`${place}/package.json`))
      expect([name, licences.get(`${name} ${version}`)]).toEqual([name, license])
    }
    for (const { name, licence } of page) expect(ALLOWED, name).toContain(licence)
  })

  it('is what the command writes', async () => {
    expect((await script(root, 'licences', '--check')).stdout).toMatch(/^\d+ production packages/)
  })
})

describe('the check', () => {
  const { folder, remove } = scratch()
  afterAll(remove)

  it.each([
    ['a licence that nobody allowed', /fastify [\d.]+: GPL-3\.0 is not allowed/, { license: 'GPL-3.0' }],
    ['no licence at all', /fastify [\d.]+: no licence is not allowed/, { license: undefined }],
    ['a version that the page does not have', /out of date/, { version: '0.0.1' }],
  ])('refuses %s', async (name, message, change) => {
    const copy = join(folder, name)
    for (const part of ['scripts', 'docs']) mkdirSync(join(copy, part), { recursive: true })
    for (const file of ['scripts/licences.mjs', 'scripts/production.mjs', 'docs/dependencies.md'])
      cpSync(join(root, file), join(copy, file))
    const fastify = { ...lock.packages['node_modules/fastify'], ...change }
    const changed = { ...lock, packages: { ...lock.packages, 'node_modules/fastify': fastify } }
    writeFileSync(join(copy, 'package-lock.json'), JSON.stringify(changed))
    const { code, stderr } = await script(copy, 'licences', '--check').catch((error) => error)
    expect(code).toBe(1)
    expect(stderr).toMatch(message)
  })
})

it('the bill of materials names the same, and ours', async () => {
  const bill = JSON.parse((await script(root, 'sbom')).stdout)
  expect([bill.bomFormat, bill.metadata.component.name]).toEqual(['CycloneDX', 'denier'])
  const components = (bill.components as { purl: string; version: string }[]).map(
    ({ purl, version }) => `${decodeURIComponent(purl.replace(/^pkg:npm\/|@[^@]*$/g, ''))} ${version}`,
  )
  const own = ours.map((place) => `@denier/${place.replace(/^.*\//, '')} 0.1.0`)
  expect(components.sort()).toEqual([...walked, ...own].sort())
})

describe('NOTICE', () => {
  const credited = new Map(
    [...read('NOTICE').matchAll(/^ {2}([\w-]+), [^,\n]+, ([\w.-]*\w)/gm)].map(([, name, licence]) => [
      name,
      licence,
    ]),
  )

  it('credits what is bundled in the pages, with its licence', async () => {
    const web = join(root, 'apps/web')
    const client = readdirSync(join(web, 'src/client')).map((file) => `src/client/${file}`)
    const { metafile } = await build({
      absWorkingDir: web,
      entryPoints: [...client, 'src/app/live/worker.ts'],
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

  it('goes with the viewer of /docs, whose own terms go with it', () => {
    expect(read('NOTICE')).toMatch(/swagger-ui-dist, SmartBear Software, Apache-2\.0/)
    expect(lock.packages['node_modules/swagger-ui-dist']?.license).toBe('Apache-2.0')
    for (const [file, from] of [
      ['swagger-ui-LICENSE', 'LICENSE'],
      ['swagger-ui-NOTICE', 'NOTICE'],
      ['swagger-ui-bundle.js.LICENSE.txt', 'swagger-ui-bundle.js.LICENSE.txt'],
    ])
      expect(read(`apps/api/public/docs/${file}`)).toBe(read(`node_modules/swagger-ui-dist/${from}`))
  })
})
