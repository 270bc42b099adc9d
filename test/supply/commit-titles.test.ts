/** The check of the titles of commits. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { commitTitleProblem } from '../../scripts/commit-title.mjs'
import { root } from '../support/lock.ts'

describe('commitTitleProblem', () => {
  it.each([
    'fix(api): retry a job once when its worker dies',
    'docs: say how to deploy',
    'feat(core)!: drop a parameter',
    `test(http): ${'a'.repeat(80)}`,
  ])('accepts %s', (title) => {
    expect(commitTitleProblem(title)).toBeUndefined()
  })

  it.each([
    ['A question whose thread dies is answered by the next one', 'type'],
    ["Merge branch 'http'", 'type'],
    ['feature(api): add a route', 'type'],
    ['fix(API): retry', 'type'],
    ['fix:retry', 'type'],
    ['fix: ', 'type'],
    [`fix: ${'a'.repeat(81)}`, '81 characters'],
    ['fix: retry a job.', 'full stop'],
  ])('refuses %s', (title, reason) => {
    expect(commitTitleProblem(title)).toContain(reason)
  })
})

describe('npm run commit-titles', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(root, 'scripts/commit-titles.mjs'), ...args], {
      cwd: root,
      encoding: 'utf8',
    })

  it('exits with 2 and its usage without a range', () => {
    expect(run()).toMatchObject({ status: 2, stdout: expect.stringContaining('usage') })
  })

  it('exits with 2 for a range that git does not know', () => {
    expect(run('no-such-branch..HEAD').status).toBe(2)
  })
})
