/** Plain language: titles of tests begin with a verb, and words that docs/glossary.md replaced do not come back. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { brokenSentences, misnamedCallers, missingCallers, staleCallers } from './support/callers.ts'
import { testTitlesIn, titleProblem } from './support/test-titles.ts'
import { bannedNamesIn, bannedPhrasesIn, isBannedFile } from './support/vocabulary.ts'

const root = dirname(import.meta.dirname)

interface Source {
  readonly path: string
  readonly text: string
}

const sources: readonly Source[] = ['apps', 'packages', 'scripts', 'test']
  .filter((folder) => existsSync(join(root, folder)))
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !/\/(?:dist|node_modules|public|vectors)\//.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

/** The faults of all sources, one line a fault. */
const faultsOf = (judge: (source: Source) => readonly string[]): string[] =>
  sources.flatMap((source) => judge(source).map((fault) => `${source.path}: ${fault}`))

const simulators = readdirSync(join(root, 'packages/core/src/simulateurs'))

/** What the code of each package is imported by, from the `exports` of its `package.json`. */
const entries = new Map(
  ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder)).flatMap((name) => {
      const base = `${folder}/${name}`
      const { name: own, exports: entriesOf } = JSON.parse(
        readFileSync(join(root, base, 'package.json'), 'utf8'),
      ) as { name: string; exports: Record<string, string | { '@denier/source'?: string }> }
      return Object.entries(entriesOf).flatMap(([entry, target]) => {
        const source = typeof target === 'string' ? undefined : target['@denier/source']
        if (source === undefined) return []
        const fills = entry.includes('*') ? simulators : ['']
        return fills.map(
          (fill) =>
            [`${own}${entry.slice(1).replace('*', fill)}`, join(base, source.replace('*', fill))] as const,
        )
      })
    }),
  ),
)

const inRoot = sources.map(({ path, text }) => ({ path: relative(root, join(root, path)), text }))

describe('sources of the repository', () => {
  it('begins every test title with a verb in the third person', () => {
    const tests = sources.filter(({ path }) => path.endsWith('.test.ts'))
    expect(tests.length).toBeGreaterThan(100)
    const faults = faultsOf(({ path, text }) =>
      path.endsWith('.test.ts')
        ? testTitlesIn(text).flatMap((title) => {
            const problem = titleProblem(title)
            return problem === undefined ? [] : [`${problem}: ${title}`]
          })
        : [],
    )
    expect(faults).toEqual([])
  })

  it('contains no identifier and no file name of the former vocabulary', () => {
    const faults = faultsOf(({ path, text }) => [
      ...bannedNamesIn(text),
      ...(isBannedFile(path) ? ['the name of the file'] : []),
    ])
    expect(faults).toEqual([])
  })

  it('names in comments only callers that import the file', () => {
    expect(staleCallers(inRoot, simulators, entries)).toEqual([])
  })

  it('names in comments who uses each exported function and value', () => {
    expect(missingCallers(inRoot, entries)).toEqual([])
  })

  it('names as callers of a function only files that import it', () => {
    expect(misnamedCallers(inRoot, entries)).toEqual([])
  })

  it('repeats no sentence within a comment', () => {
    expect(faultsOf(({ text }) => brokenSentences(text))).toEqual([])
  })

  it('contains no banned phrase in its comments', () => {
    expect(faultsOf(({ text }) => bannedPhrasesIn(text))).toEqual([])
  })
})

describe('titleProblem', () => {
  it.each([
    'rejects a job when the queue is full',
    'is frozen',
    'does not wait for idle connections',
    'never falls when the rate rises',
    'retries, as the server may be starting',
    'passes publint',
  ])('accepts "%s"', (title) => {
    expect(titleProblem(title)).toBeUndefined()
  })

  it.each([
    'a job is rejected',
    'the queue is full',
    'Rejects a job',
    'reject a job',
    'rents and charges that rise',
    'answers are in order',
    'unless it is full, accepts a job',
    'never a job',
    '%s',
    '',
  ])('refuses "%s"', (title) => {
    expect(titleProblem(title)).toBeDefined()
  })
})

describe('testTitlesIn', () => {
  it('finds the title of each form of a test', () => {
    const text = [
      "it('one', () => {})",
      '  it(',
      '    "two",',
      "  it.each([1, f('no')])('three', () => {})",
      '  it.each([',
      "    ['no', 1],",
      "  ] as const)('four', () => {})",
      '  it.each(',
      '    f((x) => x),',
      '  )(',
      "    'five',",
      "  it.skipIf(isSlow)('six', () => {})",
      "describe('no', () => {})",
      'it(title, () => {})',
    ].join('\n')
    expect(testTitlesIn(text)).toEqual(['one', 'two', 'three', 'four', 'five', 'six', ''])
  })
})

describe('staleCallers', () => {
  it('reports the callers named in a comment that do not import the file', () => {
    const used = {
      path: 'a/used.ts',
      text: ['/** Adds. Used', 'by `b.ts` and `cagr`; see `c.ts`. */'].join(' '),
    }
    const file = { path: 'a/b.ts', text: "import { add } from './used.ts'" }
    const simulator = { path: 'simulateurs/cagr/simulate.ts', text: "import { add } from '../../a/used.ts'" }
    expect(staleCallers([used, file], ['cagr'])).toEqual(['a/used.ts: cagr'])
    expect(staleCallers([used, simulator], ['cagr'])).toEqual(['a/used.ts: b.ts'])
    expect(staleCallers([used, file, simulator], ['cagr'])).toEqual([])
  })
})

describe('missingCallers', () => {
  const used = (comment: string) => ({
    path: 'packages/a/src/used.ts',
    text: `/** Adds. ${comment} */\nexport const add = 1\n\nexport type Sum = number`,
  })
  const b = { path: 'packages/a/src/b.ts', text: "import { add } from './used.ts'" }
  const c = { path: 'packages/a/src/deep/c.ts', text: "import { add } from '../used.ts'" }
  const others = [
    b,
    c,
    { path: 'packages/a/src/type.ts', text: "import type { Sum } from './used.ts'" },
    { path: 'packages/a/src/used.test.ts', text: "import { add } from './used.ts'" },
    { path: 'packages/a/src/index.ts', text: "export { add } from './used.ts'" },
  ]
  const by = (end: string) => used(['Used', `by ${end}`].join(' '))

  it('reports the production module that a comment forgets', () => {
    const fault = 'packages/a/src/used.ts: add, packages/a/src/deep/c.ts'
    expect(missingCallers([by('`b.ts`.'), ...others])).toEqual([fault])
    expect(missingCallers([used(''), b])).toEqual(['packages/a/src/used.ts: add, packages/a/src/b.ts'])
  })

  it.each(['`b.ts` and `deep/c.ts`.', '`b.ts` and others in `deep`.'])(
    'accepts a comment that has all: "%s"',
    (end) => {
      expect(missingCallers([by(end), ...others])).toEqual([])
    },
  )

  it.each(['`b.ts`, `c.ts` and others.', 'several modules of `a`, `b.ts` and `c.ts`.'])(
    'refuses words that leave the callers to a guess: "%s"',
    (end) => {
      expect(missingCallers([by(end), ...others])).toEqual(['packages/a/src/used.ts: vague'])
    },
  )

  it('accepts users in the comment of the file only where all its names have the same ones', () => {
    const file = (second: string) => ({
      path: 'packages/a/src/used.ts',
      text: `/** ${['Used', 'by `b.ts`.'].join(' ')} */\nimport x from 'x'\nexport const add = 1\nexport const ${second} = 2`,
    })
    const both = { path: 'packages/a/src/b.ts', text: "import { add, two } from './used.ts'" }
    expect(missingCallers([file('two'), both])).toEqual([])
    expect(missingCallers([file('three'), both])).toEqual([
      'packages/a/src/used.ts: add, packages/a/src/b.ts',
    ])
  })

  it('finds users in other packages, through entries and namespaces', () => {
    const entries = new Map([['@denier/a', 'packages/a/src/index.ts']])
    const d = { path: 'packages/d/src/d.ts', text: "import { add } from '@denier/a'" }
    const e = { path: 'packages/d/src/e.ts', text: "import * as all from '@denier/a'\nall.add()" }
    const all = [...others, d, e]
    expect(missingCallers([by('`b.ts` and `deep/c.ts`.'), ...all], entries)).toEqual([
      'packages/a/src/used.ts: add, packages/d/src/d.ts',
      'packages/a/src/used.ts: add, packages/d/src/e.ts',
    ])
    const whole = by('`b.ts` and `deep/c.ts`, and by `d.ts` and `e.ts` of `@denier/d`.')
    expect(missingCallers([whole, ...all], entries)).toEqual([])
  })
})

describe('misnamedCallers', () => {
  const used = {
    path: 'a/used.ts',
    text: ['/** Adds. Called', 'by `b.ts`. */\nexport const add = 1\nexport const other = 2'].join(' '),
  }

  it('reports a caller that imports another name of the file', () => {
    const b = { path: 'a/b.ts', text: "import { other } from './used.ts'" }
    expect(misnamedCallers([used, b])).toEqual(['a/used.ts: add, b.ts'])
  })

  it('accepts a caller that imports the name', () => {
    const b = { path: 'a/b.ts', text: "import { add, other } from './used.ts'" }
    expect(misnamedCallers([used, b])).toEqual([])
  })
})

describe('brokenSentences', () => {
  it('reports a sentence written twice and one cut in a name', () => {
    const cut = '`.'
    expect(brokenSentences('/** Adds numbers.\n * Exported by all. Adds numbers. */')).toEqual([
      'Adds numbers.',
    ])
    expect(brokenSentences(`/** Adds. Exported by ${cut} Then more. */`)).toEqual(['Exported by `.'])
    expect(brokenSentences('/** Adds two numbers. Used once. */')).toEqual([])
  })
})

describe('bannedNamesIn and bannedPhrasesIn', () => {
  const text = "/** For who asks, whoever it is. */\nconst told = 'asked' // of whom\n"

  it('reads identifiers outside comments and strings', () => {
    expect(bannedNamesIn(text)).toEqual(['told'])
  })

  it('reads phrases in comments only', () => {
    expect(bannedPhrasesIn(text)).toEqual(['For who', 'whoever', 'of whom'])
    expect(bannedPhrasesIn("const text = 'whoever'")).toEqual([])
  })
})
