/** Runs the scripts that pages show, so that tests compare what they print with what is shown. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Block, nameOf } from './blocks.ts'
import { root } from './lock.ts'
import { compiledTogether, node } from './packages.ts'

/**
 * The address of the service that pages show. Used by `docs/guides.full.test.ts`,
 * `examples/assistants.full.test.ts` and `examples/embed.full.test.ts`.
 */
export const SHOWN_ORIGIN = 'http://127.0.0.1:3000'

/**
 * The lines that a block shows as printed: in the comment behind `console.log(…)`, or in comments of their
 * own. Used by `docs/guides.full.test.ts` and `library/readme.full.test.ts`.
 */
export const promised = ({ code }: Block): readonly string[] =>
  code.split('\n').flatMap((line) => {
    const [, shown] = /^(?:.*console[.]log[(].*[)])? ?[/][/] (.*)$/.exec(line.trim()) ?? []
    return shown === undefined ? [] : [shown]
  })

/**
 * The lines that a block prints, run in a new folder below `folder`, with the service at `origin`. Used by
 * `docs/guides.full.test.ts` and `library/readme.full.test.ts`.
 */
export async function printed(folder: string, block: Block, origin: string): Promise<readonly string[]> {
  const local = plain(block.code).replaceAll(SHOWN_ORIGIN, origin)
  return (await node(projectNamed(folder, nameOf(block)), local)).trimEnd().split('\n')
}

/**
 * The messages of the compiler about all blocks, each a file: lines that begin with `fileOf(block)`. Used by
 * `docs/guides.full.test.ts` and `library/readme.full.test.ts`.
 */
export const compiledBlocks = (folder: string, blocks: readonly Block[], types: readonly string[] = []) =>
  compiledTogether(
    projectNamed(folder, 'compiled'),
    Object.fromEntries(blocks.map((block) => [fileOf(block), block.code])),
    { module: 'nodenext', lib: ['es2023', 'dom'], types },
  )

/** The name of the file of a block. Used by `docs/guides.full.test.ts` and `library/readme.full.test.ts`. */
export const fileOf = (block: Block): string => `${nameOf(block)}.ts`

/** The code without its types, as Node 20 reads no TypeScript. */
const plain = (code: string): string =>
  code
    .replaceAll(/import [{].*[}] from/g, (line) => line.replaceAll(/type \w+, /g, ''))
    .replaceAll(/(const \w+): [^=]+ =/g, '$1 =')
    .replaceAll(/[(](\w+): [^)]+[)]: \w+ =>/g, '($1) =>')

/** Makes a project in which the installed packages are found. */
function projectNamed(folder: string, name: string): string {
  const project = join(folder, name)
  mkdirSync(project)
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'))
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }')
  return project
}
