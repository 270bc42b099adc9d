/** docs/quality.md is one screen with one number a cell; `npm run measurements` appends to the log beside it. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cellsOf, docs, read } from './pages.ts'

const root = join(docs, '..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Readonly<Record<string, string>>
}
const text = read('quality.md')
const [heads, , ...rows] = cellsOf(text)

/** One number with its unit, or a length of time such as `1 min 17 s`; in bold where it misses what is asked. */
const MEASURED = /^(\*\*)?(?:\d+ min \d+ s|[−]?\d[\d,]*(?:\.\d+)?(?: (?:s|ms|µs|%|MB|GB))?)\1$/u

/** Whether a command names a script of package.json or a file. */
function isKnown(command: string): boolean {
  const words = command.split(' ')
  if (words[0] === 'npm') return ((words[1] === 'run' ? words[2] : words[1]) as string) in scripts
  return existsSync(join(root, words.at(-1) as string))
}

describe('docs/quality.md', () => {
  it('fits one screen', () => expect(text.split('\n').length).toBeLessThan(80)) // lines

  it('has one table with asked, measured, command and date', () => {
    expect(heads).toEqual(['What', 'Asked', 'Measured', 'Command', 'Date'])
    expect(rows.length).toBeGreaterThan(30)
  })

  it.each(rows)('measures %s with one number and a date, or says that it does not', (...row) => {
    const [, target = '', measured = '', command = '', date = ''] = row
    expect(target).not.toBe('')
    if (measured === 'not measured') expect(date).toBe('')
    else
      expect([measured, date]).toEqual([
        expect.stringMatching(MEASURED),
        expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      ])
    expect([command, isKnown(command.replaceAll('`', ''))]).toEqual([command, true])
  })
})

describe('scripts/measurements.mjs', () => {
  let folder: string
  let log: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'denier-measurements-'))
    log = join(folder, 'log.md')
    writeFileSync(log, '# Log\n')
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const measure = (program: string) =>
    spawnSync(
      process.execPath,
      [join(root, 'scripts/measurements.mjs'), `--log=${log}`, process.execPath, '-e', program],
      { encoding: 'utf8' },
    )

  it('appends the output of a command with its commit and machine, and keeps what was there', () => {
    const { status, stdout } = measure('console.log("\\u001b[1mratio 0.49\\u001b[22m")')
    expect(status).toBe(0)
    expect(stdout).toContain('ratio 0.49')
    const written = readFileSync(log, 'utf8')
    expect(written).toMatch(/^# Log\n\n## \d{4}-\d\d-\d\d \d\d:\d\d UTC, /)
    expect(written).toContain(`Node ${process.versions.node}, `)
    expect(written).toContain('- Result: held what is asked\n')
    expect(written).toContain('```text\nratio 0.49\n```\n')
  })

  it('returns the exit code of a command that fails, and logs it', () => {
    expect(measure('process.exit(3)').status).toBe(3)
    expect(readFileSync(log, 'utf8')).toContain('(exit code 3)')
  })

  it('refuses to run without a command', () => {
    const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/measurements.mjs')], {
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([2, expect.stringContaining('Name the command')])
  })
})
