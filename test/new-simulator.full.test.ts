/**
 * The promise of CONTRIBUTING: a new simulator is one folder and one line; commands write whatever lists simulators.
 */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { catalogue } from '@denier/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ADDED, addSimulator } from './support/added-simulator.ts'
import { copyRepository } from './support/scratch-repository.ts'

const run = promisify(execFile)
const { folder, remove } = copyRepository()
const { TEST_TIER: _, VITEST: __, ...env } = process.env

/** What a command of the copy prints, and its exit code. */
const inCopy = (command: string, ...args: string[]) =>
  run(join(folder, 'node_modules/.bin', command), args, { cwd: folder, env, maxBuffer: 2 ** 26 }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout, stderr }) => ({ code, output: `${stdout}${stderr}` }),
  )

/** Tests that hold for any simulator, and those of what the command writes. */
const TESTS = [
  'test/contracts.test.ts',
  'test/headings.test.ts',
  'test/sentences.test.ts',
  'test/glossary.test.ts',
  'test/languages.test.ts',
  'test/library/names.test.ts',
  'test/docs/reference.test.ts',
  'test/docs/readme.test.ts',
  'test/mcp/list.test.ts',
  'test/mcp/general.test.ts',
  'test/web/site.test.ts',
  'test/http/catalogue.test.ts',
]

describe('a new simulator, added as one folder and one line of the catalogue', () => {
  beforeAll(async () => {
    addSimulator(folder)
    await run('npm', ['run', 'build'], { cwd: folder, env })
    await run('npm', ['run', 'reference', '--ignore-scripts'], { cwd: folder, env })
  }, 600_000)
  afterAll(remove)

  it.each(['README.md', 'README.fr.md', 'docs/en/reference/README.md', 'docs/glossaire.md'])(
    'is written into %s by npm run reference',
    (page) => {
      expect(readFileSync(join(folder, page), 'utf8')).toContain(ADDED)
    },
  )

  it('is counted in both READMEs', () => {
    const count = catalogue.length + 1
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain(`\n${count} simulators. `)
    expect(readFileSync(join(folder, 'README.fr.md'), 'utf8')).toContain(`\n${count} simulateurs. `)
  })

  it('keeps within the size limits', { timeout: 300_000 }, async () => {
    expect(await inCopy('size-limit')).toMatchObject({ code: 0 })
  })

  it('passes the tests of every contract, interface and generated page', { timeout: 600_000 }, async () => {
    const { code, output } = await inCopy('vitest', 'run', '--reporter=dot', ...TESTS)
    expect(code, output).toBe(0)
  })
})
