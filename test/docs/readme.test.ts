/** What the README shows, in both languages: its question has the answer that it shows, and what it names exists. */
import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { catalogue } from '@denier/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../support/lock.ts'
import { startService, type TestService } from '../support/service.ts'

const run = promisify(execFile)
const readmes = ['README.md', 'README.fr.md'].map((page) => ({
  page,
  text: readFileSync(join(root, page), 'utf8'),
}))

interface Block {
  readonly language: string
  readonly code: string
}

const blocksOf = (text: string): readonly Block[] =>
  [...text.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(([, language = '', code = '']) => ({ language, code }))

const blockOf = (text: string, language: string, holding = ''): string =>
  blocksOf(text).find((block) => block.language === language && block.code.includes(holding))?.code ??
  expect.fail(`no ${language} block with ${holding}`)

/** What is left out of an answer that is shown. */
const MORE = '…'

/** Holds what is shown to what came: a text may stop short, and a list. */
function expectShown(shown: unknown, came: unknown, where = ''): void {
  if (shown === MORE) expect(came, where).toBeDefined()
  else if (typeof shown === 'string' && shown.endsWith(MORE)) {
    expect(String(came).startsWith(shown.slice(0, -MORE.length)), `${where}: ${came}`).toBe(true)
  } else if (Array.isArray(shown)) {
    const list = came as readonly unknown[]
    const isShort = shown.at(-1) === MORE
    const whole = isShort ? shown.slice(0, -1) : shown
    if (!isShort) expect(list, where).toHaveLength(shown.length)
    for (const [rank, one] of whole.entries()) expectShown(one, list[rank], `${where}[${rank}]`)
  } else if (shown !== null && typeof shown === 'object') {
    expect(Object.keys(came as object), where).toEqual(Object.keys(shown))
    for (const [name, one] of Object.entries(shown))
      expectShown(one, (came as Record<string, unknown>)[name], `${where}.${name}`)
  } else expect(came, where).toBe(shown)
}

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

describe.each(readmes)('$page', ({ text }) => {
  it('asks a question whose answer it shows', async () => {
    const [, address = expect.fail('no question')] = /curl '([^']+)'/.exec(blockOf(text, 'sh', 'curl')) ?? []
    const response = await fetch(address.replace('http://127.0.0.1:3000', service.origin))
    expect(response.status).toBe(200)
    expectShown(JSON.parse(blockOf(text, 'json')), await response.json())
  })

  it('has a command whose answer is that of its question', async () => {
    const [, ...args] = blockOf(text, 'console')
      .replace('$ npx denier', '')
      .split(/[\s\\]+/)
    const command = join(root, 'apps/cli/bin/denier.js')
    const { stdout } = await run(process.execPath, [command, ...args.filter(Boolean), '--json'])
    const { data } = JSON.parse(stdout)
    const [, query] = /resolution\?([^`]+)`/.exec(text) ?? []
    const asked = await fetch(
      `${service.origin}/api/v1/simulateurs/interets-composes/resolution?${query ?? expect.fail('no address')}`,
    )
    expect(data).toEqual(((await asked.json()) as { data: unknown }).data)
    expect(data.atteint).toBeGreaterThan(0)
  })

  it('names each simulator once, in the order of the catalogue', () => {
    const named = [...text.matchAll(/^\| \[`([\w-]+)`\]\(docs\/(?:fr|en)\/reference\/([\w-]+)\.md\)/gm)]
    expect(named.map(([, name]) => name)).toEqual(catalogue.map(({ contract }) => contract.name))
    for (const [, name, file] of named) expect(file).toBe(name)
  })

  it('leads to files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)(?:#[\w-]+)?\)/g)].map(([, path = '']) => path)
    expect(links.length).toBeGreaterThan(30)
    expect(links.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  it('has a map of each room of the core and each folder of the house', () => {
    const lines = blockOf(text, '', 'units/').split('\n')
    const [core = '', ...rest] = lines.flatMap((line) => /^(\s*[\w/.-]+\/)(?:\s|$)/.exec(line)?.[1] ?? [])
    const paths = rest.map((path) => (path.startsWith(' ') ? core + path.trim() : path))
    for (const path of paths) expect(statSync(join(root, path)).isDirectory(), path).toBe(true)
    const folders = (path: string) =>
      readdirSync(join(root, path), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name))
        .map(({ name }) => `${path}${name}/`)
    const ignored = readFileSync(join(root, '.gitignore'), 'utf8').split('\n')
    // Three that are told by what they hold.
    const opened = ['packages/', 'apps/', 'packages/core/', ...ignored.map((path) => path.replace(/^\//, ''))]
    const all = ['', 'packages/', 'apps/', core].flatMap(folders)
    expect(all.filter((path) => !opened.includes(path) && !paths.includes(path))).toEqual([])
  })

  it('names scripts that package.json has', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const named = [...text.matchAll(/npm (?:run )?(start|test|(?<=run )[\w:-]+)/g)].map(([, name]) => name)
    expect(named.length).toBeGreaterThan(4)
    for (const name of named) expect(Object.keys(scripts)).toContain(name)
  })
})

it('says the same in both languages: as many sections, rows, blocks and links', () => {
  const shapes = readmes.map(({ text }) => ({
    headings: text.match(/^#+ /gm)?.length,
    rows: text.match(/^\| /gm)?.length,
    bullets: text.match(/^- /gm)?.length,
    blocks: blocksOf(text).map(({ language }) => language),
    pictures: text.match(/!\[/g)?.length,
  }))
  expect(shapes[1]).toEqual(shapes[0])
})
