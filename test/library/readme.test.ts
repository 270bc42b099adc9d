/** What the packages' pages show is run: every block compiles, and prints what its comments say. */
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../support/lock.ts'
import { compiledTogether, node, scratch } from '../support/packages.ts'
import { startService, type TestService } from '../support/service.ts'

const { folder, remove } = scratch()
let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(async () => {
  remove()
  await service.close()
})

interface Block {
  readonly page: string
  readonly index: number
  readonly language: string
  readonly code: string
}

const pages = ['packages/core/README.md', 'packages/client/README.md']
const blocks: readonly Block[] = pages.flatMap((page) =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(
    ([, language = '', code = ''], index) => ({ page, index: index + 1, language, code }),
  ),
)

/** What a block says that it prints: after what prints it, or below a loop that prints many lines. */
const promised = (code: string): readonly string[] =>
  code.split('\n').flatMap((line) => {
    const [, said] = /^(?:.*console[.]log[(].*[)])? ?[/][/] (.*)$/.exec(line.trim()) ?? []
    return said === undefined ? [] : [said]
  })

/** The types are left out as a build would leave them: Node 20 reads no TypeScript. */
const plain = (code: string): string =>
  code
    .replaceAll(/import [{].*[}] from/g, (line) => line.replaceAll(/type \w+, /g, ''))
    .replaceAll(/(const \w+): [^=]+ =/g, '$1 =')
    .replaceAll(/[(](\w+): [^)]+[)]: \w+ =>/g, '($1) =>')

const nameOf = ({ page, index }: Block): string => `${page.replaceAll('/', '-')}-${index}`

/** A folder in which the packages are found. */
function projectNamed(name: string): string {
  const project = join(folder, name)
  mkdirSync(project)
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'))
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }')
  return project
}

/** What the compiler says of them all, each a file named after its block. */
let said: string
beforeAll(async () => {
  const codes = Object.fromEntries(blocks.map((block) => [`${nameOf(block)}.ts`, block.code]))
  said = await compiledTogether(projectNamed('compiled'), codes, {
    module: 'nodenext',
    lib: ['es2023', 'dom'],
  })
})

it('the compiler says nothing', () => {
  expect(blocks.length).toBeGreaterThan(0)
  expect(said).toBe('')
})

describe.each(blocks)('$page, block $index', (block) => {
  const { language, code } = block

  it('prints what it says', async () => {
    expect(['js', 'ts']).toContain(language)
    const expected = promised(code)
    expect(expected.length).toBeGreaterThan(0)
    const local = plain(code).replaceAll('http://127.0.0.1:3000', service.origin)
    const printed = await node(projectNamed(nameOf(block)), local)
    expect(printed.trimEnd().split('\n')).toEqual(expected)
  })

  it('compiles', () => {
    expect(said.split('\n').filter((line) => line.startsWith(`${nameOf(block)}.ts`))).toEqual([])
  })
})
