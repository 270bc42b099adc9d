/** What counts the tests of a tier: failures, files that do not load, and workers that no longer answer. */
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { runVitest, type Watch } from '../../scripts/run-vitest.mjs'
import { root } from '../support/lock.ts'
import { scratch } from '../support/packages.ts'

const { folder, remove } = scratch()
afterAll(remove)
let project = ''
let projects = 0

/** A project of its own, which has only the tests that are written there. */
beforeEach(() => {
  projects += 1
  project = join(folder, `project-${projects}`)
  mkdirSync(project)
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'))
  writeFileSync(join(project, 'package.json'), '{"type":"module"}')
  writeFileSync(
    join(project, 'vitest.config.js'),
    'export default { test: { globals: true, maxWorkers: 2, isolate: false } }',
  )
})
const write = (name: string, text: string) => writeFileSync(join(project, `${name}.test.js`), text)

/**
 * A test that blocks its worker for longer than any test may take, in the runs without the file `released`; it waits until
 * its beginning is written.
 */
const BLOCKED = `
import { existsSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
it('answers', async () => {
  if (existsSync('released')) return
  while (!existsSync('written')) await setTimeout(20)
  writeFileSync('blocked', '')
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300_000)
}, 300_000)
`
/**
 * Ends a run once its test is blocked and, in the first run, as many other files have ended; the next run is not blocked
 * where it is released.
 */
function endWhenBlocked(others: number, reason: 'stalled' | 'late', releases = true): Watch {
  let runs = 0
  return (results, end) => {
    runs += 1
    const awaited = runs === 1 ? others : 0
    for (const mark of ['blocked', 'written']) rmSync(join(project, mark), { force: true })
    const look = setInterval(() => {
      const text = readFileSync(results, 'utf8')
      if (text.includes('"ready":"answers"')) writeFileSync(join(project, 'written'), '')
      const ended = text.split('"ended"').length - 1
      if (!existsSync(join(project, 'blocked')) || ended < awaited) return
      if (releases) writeFileSync(join(project, 'released'), '')
      end(reason)
    }, 50)
    return () => clearInterval(look)
  }
}
const never: Watch = () => () => {}

describe('runVitest', () => {
  it('counts what passed, failed and was skipped, with the failures as texts', async () => {
    write(
      'mixed',
      "it('holds', () => {})\nit.skip('waits', () => {})\nit('breaks', () => { throw new Error('no') })",
    )
    write('unloaded', "import './absent.js'")
    const { failures, ...counts } = await runVitest(project, 'quick', never)
    expect(counts).toEqual({ passed: 1, failed: 1, skipped: 1 })
    expect(failures).toHaveLength(2)
    expect(failures.join('\n')).toMatch(/mixed[.]test[.]js: breaks\n.*no/)
    expect(failures.join('\n')).toMatch(/unloaded[.]test[.]js: .*absent/)
  })

  it('counts a file that does not load as a failure, and no test as one', async () => {
    write('holds', "it('holds', () => {})")
    write('unloaded', "import './absent.js'")
    expect(await runVitest(project, 'quick', never)).toMatchObject({ passed: 1, failed: 1 })
  })

  it('runs the files of a worker that no longer answers once more, and keeps the results of the others', async () => {
    write('blocked', BLOCKED)
    write('holds', "it('holds', () => {})\nit('breaks', () => { throw new Error('no') })")
    const { failures, ...counts } = await runVitest(project, 'quick', endWhenBlocked(1, 'stalled'))
    expect(counts).toEqual({ passed: 2, failed: 1, skipped: 0 })
    expect(failures).toEqual([expect.stringContaining('holds.test.js: breaks')])
  })

  it('keeps the failures of a file that it runs again', async () => {
    write(
      'blocked',
      `it('breaks once', () => { if (!existsSync('released')) throw new Error('no') })${BLOCKED}`,
    )
    const { failures, ...counts } = await runVitest(project, 'quick', endWhenBlocked(0, 'stalled'))
    expect(counts).toEqual({ passed: 2, failed: 1, skipped: 0 })
    expect(failures).toEqual([expect.stringContaining('blocked.test.js: breaks once')])
  })

  it('keeps the errors that no test caught', async () => {
    write('blocked', BLOCKED)
    write('rejects', "it('leaves a promise', async () => {\n  Promise.reject(new Error('left alone'))\n})")
    const { failures, ...counts } = await runVitest(project, 'quick', endWhenBlocked(1, 'stalled'))
    expect(counts).toEqual({ passed: 2, failed: 1, skipped: 0 })
    expect(failures).toEqual([expect.stringContaining('left alone')])
  })

  it('fails with the name of the test where a worker does not answer twice', async () => {
    write('blocked', BLOCKED)
    write('holds', "it('holds', () => {})")
    const { failures, ...counts } = await runVitest(project, 'quick', endWhenBlocked(1, 'stalled', false))
    expect(counts).toEqual({ passed: 1, failed: 1, skipped: 0 })
    expect(failures).toEqual([expect.stringContaining('these files had begun: blocked.test.js (answers)')])
  })

  it('fails at once where the whole run takes too long', async () => {
    write('blocked', BLOCKED)
    write('holds', "it('holds', () => {})")
    const { failures, ...counts } = await runVitest(project, 'quick', endWhenBlocked(1, 'late'))
    expect(counts).toEqual({ passed: 1, failed: 1, skipped: 0 })
    expect(failures).toEqual([
      expect.stringMatching(/the run took too long.*blocked[.]test[.]js [(]answers[)]/),
    ])
  })
})
