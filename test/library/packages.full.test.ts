/** Content of the published packages, and their use in another project. */
import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { simulate } from '@denier/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser, openPage, withoutBrowser } from '../support/browser.ts'
import { root } from '../support/lock.ts'
import {
  bundled,
  compiled,
  installed,
  node,
  packAll,
  published,
  scratch,
  type Tarball,
} from '../support/packages.ts'
import { startService } from '../support/service.ts'
import { simulators } from '../support/simulators.ts'
import { type Came, consumer, visitor } from './consumer.ts'

const { folder, remove } = scratch()
let tarballs: readonly Tarball[]
let project: string
beforeAll(async () => {
  tarballs = await packAll(folder)
  project = await installed(folder, tarballs)
}, 600_000)
afterAll(remove)

const bytesOf = (name: string): Uint8Array<ArrayBuffer> => {
  const { path } = tarballs.find((one) => one.name === `@denier/${name}`) ?? expect.fail(name)
  return new Uint8Array(readFileSync(path))
}
const read = (path: string): string => readFileSync(`${root}${path}`, 'utf8')

describe.each(published)('@denier/%s', (name) => {
  it('passes publint', async () => {
    const { messages, pkg } = await publint({ pack: { tarball: bytesOf(name).buffer }, strict: true })
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([])
  })

  it('has types at every entry point', async () => {
    const entryPoints = name === 'core' ? simulators.map(({ contract }) => `./${contract.name}`) : []
    const checked = await checkPackage(createPackageFromTarballData(bytesOf(name)), {
      includeEntrypoints: entryPoints,
    })
    if (!checked.types) throw new Error('untyped')
    for (const entryPoint of entryPoints) expect(Object.keys(checked.entrypoints)).toContain(entryPoint)
    // By design: these are ES modules with several entry points. The resolution of Node 10 knows only the first, and
    // what is required from CommonJS is reached by `import()`, or by `require` since Node 22.
    const byDesign = (kind: string, how?: string) =>
      (kind === 'NoResolution' && how === 'node10') || (kind === 'CJSResolvesToESM' && how === 'node16-cjs')
    const problems = checked.problems.filter(
      (problem) => !byDesign(problem.kind, 'resolutionKind' in problem ? problem.resolutionKind : undefined),
    )
    expect(problems).toEqual([])
  })

  it('contains its files, its licence and nothing for development only', () => {
    const files = createPackageFromTarballData(bytesOf(name)).listFiles()
    const inside = files.map((file) => file.replace(`/node_modules/@denier/${name}/`, ''))
    expect(inside).toEqual(
      expect.arrayContaining(['package.json', 'LICENSE', 'dist/index.js', 'src/index.ts']),
    )
    expect(inside.filter((file) => /[.]test[.]|tsbuildinfo|tsconfig/.test(file))).toEqual([])
    expect(read(`packages/${name}/LICENSE`)).toBe(read('LICENSE'))
  })
})

it('ships the notice with the core, and a README with each package', () => {
  const core = createPackageFromTarballData(bytesOf('core'))
  expect(core.readFile('/node_modules/@denier/core/NOTICE')).toBe(read('NOTICE'))
  for (const name of published)
    expect(
      createPackageFromTarballData(bytesOf(name)).fileExists(`/node_modules/@denier/${name}/README.md`),
    ).toBe(true)
})

describe('packages in plain Node', () => {
  it('answers with the core by name and with one simulator alone', async () => {
    const printed = await node(
      project,
      `import { ask, simulate } from '@denier/core'
      import { cagr } from '@denier/core/cagr'
      import { csvOf } from '@denier/core/csv'
      import { jsonSchemaOfParams } from '@denier/core/schema'
      const today = '2026-11-21'
      const query = { valeur_initiale: 10_000, valeur_finale: 25_000, duree: 8 }
      const byName = await simulate('cagr', query, { today })
      const alone = await ask(cagr, query, { today })
      const past = await simulate('dca', 'mensuel=1000&duree=10&methode=historique', { today })
      const schema = jsonSchemaOfParams(cagr.contract, 'en')
      console.log(JSON.stringify([byName, alone, past, typeof csvOf, schema.type]))`,
    )
    const query = { valeur_initiale: 10_000, valeur_finale: 25_000, duree: 8 }
    const today = { today: '2026-11-21' }
    const expected = await simulate('cagr', query, today)
    const past = await simulate('dca', 'mensuel=1000&duree=10&methode=historique', today)
    expect(past.errors).toBeUndefined()
    expect(JSON.parse(printed)).toEqual(
      JSON.parse(JSON.stringify([expected, expected, past, 'function', 'object'])),
    )
  })

  it('loads with require from CommonJS', async () => {
    const printed = await node(
      project,
      `import { createRequire } from 'node:module'
      const require = createRequire(import.meta.url)
      const { simulate } = require('@denier/core')
      const { createClient } = require('@denier/client')
      const { data } = await simulate('cagr', 'valeur_initiale=1&valeur_finale=2&duree=1')
      console.log(data.resume.cagr, require('@denier/core/cagr').cagr.contract.name, typeof createClient)`,
    )
    expect(printed).toBe('100 cagr function\n')
  })
})

describe('packages for the compiler', () => {
  it.each([
    ['Node', { module: 'nodenext', moduleResolution: 'nodenext', lib: ['es2023', 'dom'] }],
    ['a bundler', { module: 'esnext', moduleResolution: 'bundler', lib: ['es2023', 'dom'] }],
    ['a worker', { module: 'esnext', moduleResolution: 'bundler', lib: ['es2023', 'webworker'] }],
    ['strictest', { module: 'nodenext', lib: ['es2023', 'dom'], exactOptionalPropertyTypes: true }],
  ])('compiles with known parameters and results for %s', async (_, options) => {
    expect(await compiled(project, consumer, { ...options, skipLibCheck: false })).toBe('')
  })

  it('reports each wrong use marked as an expected error', async () => {
    const wrong = consumer.replaceAll('// @ts-expect-error', '')
    const expected = consumer.match(/@ts-expect-error/g)?.length ?? 0
    const errors = await compiled(project, wrong, { module: 'nodenext', lib: ['es2023', 'dom'] })
    expect(errors.split('\n').filter((line) => line.startsWith('index.ts('))).toHaveLength(expected)
  })
})

describe('packages in a bundle for browsers', () => {
  const others = simulators.map(({ contract }) => contract.name).filter((name) => name !== 'cagr')
  const alone = `import { ask } from '@denier/core'
    import { cagr } from '@denier/core/cagr'
    export const run = (query) => ask(cagr, query, { today: '2026-11-21' })`

  it.each([
    ['a simulator alone', `export { cagr } from '@denier/core/cagr'`, []],
    ['a simulator alone, asked in one call', alone, []],
    ['the same in French', alone, ['denier-fr']],
    ['the same from its sources', alone, ['@denier/source']],
  ])('bundles no other simulator and stays small with %s', async (_, code, conditions) => {
    const { text, inputs, gzipped } = await bundled(project, code, { conditions, later: ['./explain.*'] })
    expect(inputs.filter((path) => others.some((name) => path.includes(`/simulateurs/${name}/`)))).toEqual([])
    expect(inputs.some((path) => path.includes('/simulateurs/cagr/'))).toBe(true)
    expect(text).not.toContain('zod')
    expect(inputs.some((path) => path.includes('/cagr/explain.'))).toBe(false)
    expect(gzipped).toBeLessThan(12_700) // bytes, without the explanation, which a page downloads when it is opened
  })

  it('bundles nothing of the core with the client', async () => {
    const { inputs, gzipped } = await bundled(project, `export { createClient } from '@denier/client'`)
    expect(inputs.filter((path) => !path.includes('@denier/client') && path !== 'entry.js')).toEqual([])
    expect(gzipped).toBeLessThan(4000) // bytes
  })

  it('runs the core without Node or web globals, and the client with web globals only', async () => {
    const library = `import { simulate } from '@denier/core'
      export const run = () => simulate('dca', 'mensuel=1000&duree=10&methode=historique')`
    const bare = createContext({})
    runInContext((await bundled(project, library)).text, bare)
    const past = await simulate('dca', 'mensuel=1000&duree=10&methode=historique')
    expect(past.errors).toBeUndefined()
    expect(JSON.stringify(await runInContext('bundle.run()', bare))).toBe(JSON.stringify(past))

    const service = await startService()
    const { fetch, URL, AbortController, TextDecoder, performance, setTimeout, clearTimeout } = globalThis
    const web = createContext({
      fetch,
      URL,
      AbortController,
      TextDecoder,
      performance,
      setTimeout,
      clearTimeout,
    })
    const client = `import { createClient } from '@denier/client'
      export const run = () => createClient({ baseUrl: '${service.origin}' }).catalogue()`
    runInContext((await bundled(project, client)).text, web)
    const listed = (await runInContext('bundle.run()', web)) as readonly unknown[]
    await service.close()
    expect(listed).toHaveLength(simulators.length)
  })

  describe.skipIf(withoutBrowser)('in a real browser', () => {
    it('computes with the core and queries the service from another origin', async () => {
      const service = await startService({ limit: 2 }) // the third question is refused
      const browser = await launchBrowser()
      try {
        const { page, errors } = await openPage(browser)
        await page.addScriptTag({ content: (await bundled(project, visitor(service.origin))).text })
        const came = await page.evaluate<Came>('bundle.run()')
        expect(came.there.data).toEqual(came.here.data)
        expect(came.here).toEqual(
          await simulate('cagr', { valeur_initiale: 10_000, valeur_finale: 25_000, duree: 8 }),
        )
        const past = await simulate('dca', 'mensuel=1000&duree=10&methode=historique')
        expect(came.past).toEqual(JSON.parse(JSON.stringify(past)))
        expect(came.csv.startsWith('\uFEFFannee;valeur\r\n1;11213,53\r\n')).toBe(true)
        expect(came.limited[0]).toBe('RateLimitedError')
        expect(came.limited[1]).toBeGreaterThan(0) // read across origins: the header is exposed
        expect(errors.filter((error) => !error.includes('429'))).toEqual([])
      } finally {
        await browser.close()
        await service.close()
      }
    })
  })
})
