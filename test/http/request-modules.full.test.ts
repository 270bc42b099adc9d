/** How many of our modules one request goes through (docs/decisions/0038-one-request-pipeline.md). */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { root } from '../support/lock.ts'

/** The bound of that decision. */
const MOST = 30

it('follows an accepted question through at most 30 modules, which decision 0038 lists', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'scripts/request-modules.mjs')])
  const [path = ''] = stdout.split('\n\n')
  const modules = path.split('\n').slice(1)
  expect(modules).toContain('apps/api/src/pipeline/pipeline.ts')
  expect(modules.length).toBeLessThanOrEqual(MOST)
  const decision = readFileSync(join(root, 'docs/decisions/0038-one-request-pipeline.md'), 'utf8')
  const names = modules.map((module) => module.replace(/^.*\/(?=[^/]+\/[^/]+$)/, ''))
  expect(names.filter((name) => !decision.includes(`\`${name}\``))).toEqual([])
})
