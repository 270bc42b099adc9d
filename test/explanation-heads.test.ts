/**
 * The head comment of a file of an explanation says which ids cross files, so that nobody renames one alone. After a
 * change of formulas, `UPDATE_HEADS=1 npx vitest run test/explanation-heads.test.ts` writes the new sentences.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { linkSentences, readLinks, type StepFile, writeLinks } from './support/explanation-links.ts'

const source = join(dirname(import.meta.dirname), 'packages/core/src')

/** The files of explanations, by their paths below `packages/core/src`. */
const explainFiles = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /(?:^|[./])explain\.ts$/.test(path) && !path.startsWith('analyses'))

const simulators = explainFiles.flatMap((path) => /^simulateurs\/([^/]+)\/explain\.ts$/.exec(path)?.[1] ?? [])

const textOf = (path: string): string => readFileSync(join(source, path), 'utf8')

describe('files of an explanation', () => {
  it('finds every simulator with an explanation', () => {
    expect(simulators.length).toBeGreaterThan(14)
  })

  it.each(simulators)('states in head comments the ids that cross the files of %s', async (simulator) => {
    const main = `simulateurs/${simulator}/explain.ts`
    const files: StepFile[] = []
    for (const path of explainFiles) {
      if (path.startsWith(`simulateurs/${simulator}/`) || path.startsWith('legislation/'))
        files.push({ path, exports: await import(join(source, path)) })
    }
    const { explain } = await import(join(source, main))
    const expected = linkSentences(files, main, explain.steps)
    if (process.env.UPDATE_HEADS) {
      for (const [path, sentences] of expected)
        writeFileSync(join(source, path), writeLinks(textOf(path), sentences))
    }
    const stated = new Map([...expected.keys()].map((path) => [path, readLinks(textOf(path))]))
    expect(stated).toEqual(expected)
  })
})

describe('readLinks and writeLinks', () => {
  const head = '/**\n * Steps.\n *\n * Ids of other files that it reads: none.\n */\nimport x\n'

  it('replaces the last paragraph of the head comment', () => {
    const text = writeLinks(head, 'Ids of other files that it reads: `a` of `b.ts`.')
    expect(text).toBe(
      '/**\n * Steps.\n *\n * Ids of other files that it reads: `a` of `b.ts`.\n */\nimport x\n',
    )
    expect(readLinks(text)).toBe('Ids of other files that it reads: `a` of `b.ts`.')
  })

  it('reads nothing in a file without a head comment', () => {
    expect(readLinks('import x\n')).toBe('')
  })
})
