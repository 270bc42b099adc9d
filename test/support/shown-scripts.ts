/** Runs the scripts that pages show, so that tests compare what they print with what is shown. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Block, nameOf } from './blocks.ts'
import { root } from './lock.ts'
import { compiledTogether, node } from './packages.ts'

/** The address that pages show. */
export const SHOWN_ORIGIN = 'http://127.0.0.1:3000'

/** What a block says that it prints: after what prints it, or below a loop that prints many lines. */
export const promised = ({ code }: Block): readonly string[] =>
  code.split('\n').flatMap((line) => {
    const [, said] = /^(?:.*console[.]log[(].*[)])? ?[/][/] (.*)$/.exec(line.trim()) ?? []
    return said === undefined ? [] : [said]
  })

/** What it prints where the service is at `origin`, in a folder of its own below `folder`. */
export async function printed(folder: string, block: Block, origin: string): Promise<readonly string[]> {
  const local = plain(block.code).replaceAll(SHOWN_ORIGIN, origin)
  return (await node(projectNamed(folder, nameOf(block)), local)).trimEnd().split('\n')
}

/** What the compiler says of them all, each a file named after its block: lines that begin with `fileOf(block)`. */
export const compiledBlocks = (folder: string, blocks: readonly Block[], types: readonly string[] = []) =>
  compiledTogether(
    projectNamed(folder, 'compiled'),
    Object.fromEntries(blocks.map((block) => [fileOf(block), block.code])),
    { module: 'nodenext', lib: ['es2023', 'dom'], types },
  )

export const fileOf = (block: Block): string => `${nameOf(block)}.ts`

/** The types are left out as a build would leave them: Node 20 reads no TypeScript. */
const plain = (code: string): string =>
  code
    .replaceAll(/import [{].*[}] from/g, (line) => line.replaceAll(/type \w+, /g, ''))
    .replaceAll(/(const \w+): [^=]+ =/g, '$1 =')
    .replaceAll(/[(](\w+): [^)]+[)]: \w+ =>/g, '($1) =>')

/** A folder in which the packages are found. */
function projectNamed(folder: string, name: string): string {
  const project = join(folder, name)
  mkdirSync(project)
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'))
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }')
  return project
}
