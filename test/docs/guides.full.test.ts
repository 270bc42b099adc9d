/** Runs every block of the guides and of the examples, and compares what it prints with what is shown. */
import { cpSync, existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@denier/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Block, blocksOf } from '../support/blocks.ts'
import { withoutCurl } from '../support/curl.ts'
import { freePort } from '../support/free-port.ts'
import { installedPlaces, needed, root } from '../support/lock.ts'
import { scratch } from '../support/packages.ts'
import { startService, type TestService } from '../support/service.ts'
import { metWith, serversIn } from '../support/shown-assistants.ts'
import {
  type Clone,
  cloneIn,
  commandsOf,
  patternOf,
  shell,
  tidied,
  written,
} from '../support/shown-commands.ts'
import { compiledBlocks, fileOf, printed, promised, SHOWN_ORIGIN } from '../support/shown-scripts.ts'
import { expectServed } from './markup.ts'

const folders = { en: 'docs/en/guides', fr: 'docs/fr/guides' } as const satisfies Record<Language, string>
const LOCALES = { en: 'en_GB.UTF-8', fr: 'fr_FR.UTF-8' } as const satisfies Record<Language, string>
const languages = ['en', 'fr'] as const

const pagesIn = (folder: string): string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`)
const pages = [...languages.flatMap((language) => pagesIn(folders[language])), 'examples/README.md']
const blocks = pages.flatMap(blocksOf)
const languageOf = ({ page }: Block): Language => (page.startsWith(folders.fr) ? 'fr' : 'en')

const { folder, remove } = scratch()
let service: TestService
const clones = new Map<Language, Clone>()
beforeAll(async () => {
  service = await startService()
  for (const language of languages) clones.set(language, await cloneOf(language))
})
afterAll(async () => {
  await service.close()
  remove()
})

/** Folders where the guides install; the packages are already there, so that npm needs no network. */
const PROJECTS = { en: 'my-project', fr: 'mon-projet' } as const satisfies Record<Language, string>
const OFFLINE = { npm_config_offline: 'true', npm_config_audit: 'false', npm_config_fund: 'false' }

/** A clone of the repository where the guides of a language run. */
async function cloneOf(language: Language): Promise<Clone> {
  const env = {
    LANG: LOCALES[language],
    PORT: String(await freePort()),
    LOG_LEVEL: 'silent',
    DENIER_URL: service.origin,
    ...OFFLINE,
  }
  const clone = cloneIn(join(folder, language), env)
  const theirs = installedPlaces(needed(['packages/client'])).filter((place) =>
    place.includes('node_modules/'),
  )
  for (const place of theirs)
    cpSync(join(root, place), join(clone.home, PROJECTS[language], place), { recursive: true })
  return clone
}

const cloneFor = (block: Block): Clone => clones.get(languageOf(block)) ?? expect.fail(block.page)

const isScript = ({ language }: Block): boolean => ['js', 'ts'].includes(language)
/** The errors of the compiler, a line each. */
let errors: string
beforeAll(async () => {
  errors = await compiledBlocks(folder, blocks.filter(isScript), ['node'])
})

/** Runs a script and compares what it prints with the comments that promise it. */
async function expectPrinted(block: Block): Promise<void> {
  expect(errors.split('\n').filter((line) => line.startsWith(fileOf(block)))).toEqual([])
  const expected = promised(block)
  expect(expected.length).toBeGreaterThan(0)
  expect(await printed(folder, block, service.origin)).toEqual(expected)
}

/** Runs the commands of a block and compares what each writes. */
async function expectWritten(block: Block): Promise<void> {
  const commands = commandsOf(block)
  expect(commands.length).toBeGreaterThan(0)
  if (commands.some(({ command }) => command.startsWith(SERVES))) return expectServing(block)
  const local = commands.map(({ command, output }) => ({
    command: command.replaceAll(SHOWN_ORIGIN, service.origin),
    output,
  }))
  const outputs = await written(cloneFor(block), local)
  expect(outputs).toHaveLength(commands.length)
  for (const [at, { output }] of commands.entries())
    expect(tidied(outputs[at] ?? '').replaceAll(service.origin, SHOWN_ORIGIN)).toMatch(patternOf(output))
}

const SERVES = 'npx denier serve'

/** A server is the only command of its block: it prints the shown text, answers, and ends on a signal. */
async function expectServing(block: Block): Promise<void> {
  const [{ command, output: promisedOutput } = expect.fail(block.page), ...others] = commandsOf(block)
  expect(others).toEqual([])
  const clone = cloneFor(block)
  const { child, output, ended } = shell(clone, `exec ${command}`)
  const origin = `http://127.0.0.1:${clone.env.PORT}`
  const shown = () => tidied(output()).replaceAll(origin, SHOWN_ORIGIN)
  await expect.poll(shown, { timeout: 120_000 }).toMatch(patternOf(promisedOutput))
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  child.kill('SIGINT')
  expect(await ended).toBe(0)
}

const PLACES = /\/(?:path\/to|chemin\/vers)\/denier\//g

/** Connects to the server that a configuration of an assistant names, and asks it one question. */
async function expectConfigured(block: Block): Promise<void> {
  const local = block.code.replaceAll(PLACES, root).replaceAll(SHOWN_ORIGIN, service.origin)
  for (const [, server] of serversIn(local)) {
    const client = await metWith(server)
    const { tools } = await client.listTools()
    expect(tools[0]?.title).toBe({ en: 'Find a simulator', fr: 'Chercher un simulateur' }[languageOf(block)])
    const query = { valeur_initiale: 1000, valeur_finale: 2000, duree: 7 }
    const { structuredContent } = await client.callTool({
      name: 'simuler',
      arguments: { simulateur: 'cagr', parametres: query },
    })
    expect(structuredContent).toMatchObject({ data: { resume: { multiple: 2 } } })
    await client.close()
  }
}

/** How a block is run, by its language. */
const ways: Readonly<Record<string, (block: Block) => Promise<void>>> = {
  js: expectPrinted,
  ts: expectPrinted,
  console: expectWritten,
  json: expectConfigured,
  html: ({ code }) => expectServed(code.replaceAll(SHOWN_ORIGIN, service.origin), service.origin),
}

describe.each(blocks)('$page, block $index', (block) => {
  it.skipIf(withoutCurl && block.code.includes('$ curl '))(
    `does what it shows: ${block.language}`,
    async () => {
      const way = ways[block.language] ?? expect.fail(`no test runs a block of “${block.language}”`)
      await way(block)
    },
  )
})

it('compiles the scripts of all guides', () => expect(errors).toBe(''))

it('runs the command of the repository with npx', () => {
  expect(realpathSync(join(root, 'node_modules/.bin/denier'))).toBe(join(root, 'apps/cli/bin/denier.js'))
})

it('shows the same kinds of blocks in the same order in both languages of the guides', () => {
  const kinds = (name: string) => blocksOf(name).map(({ language }) => language)
  const [en, fr] = languages.map((language) => pagesIn(folders[language]))
  expect(en?.length).toBe(fr?.length)
  const twins = [
    ['README', 'README'],
    ['client', 'client'],
    ['command-line', 'ligne-de-commande'],
    ['embedding', 'integrer'],
    ['files', 'fichiers'],
    ['http-api', 'api-http'],
    ['mcp', 'mcp'],
  ]
  expect(twins).toHaveLength(en?.length ?? 0)
  for (const [one, other] of twins)
    expect(kinds(`${folders.en}/${one}.md`)).toEqual(kinds(`${folders.fr}/${other}.md`))
})

it.each(pages)('links from %s to files that exist', (page) => {
  const links = [...readFileSync(join(root, page), 'utf8').matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)]
  expect(links.length).toBeGreaterThan(0)
  for (const [, link = ''] of links)
    expect([link, existsSync(join(root, page, '..', link))]).toEqual([link, true])
})
