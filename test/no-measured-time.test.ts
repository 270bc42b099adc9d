/** A test that measures time fails on a busy machine: docs/decisions/0035-no-test-measures-time.md. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const root = dirname(import.meta.dirname)
const CLOCKS = /\b(?:performance\.now|Date\.now|process\.hrtime|monitorEventLoopDelay)\b/

it('reads no clock in any test file', () => {
  const files = ['packages', 'apps', 'test']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name),
      ),
    )
    .filter((file) => /\.test\.ts$/.test(file) && !/\/(?:dist|node_modules)\//.test(file))
  expect(files.length).toBeGreaterThan(100)
  const own = join('test', 'no-measured-time.test.ts')
  const reading = files.filter((file) => file !== own && CLOCKS.test(readFileSync(join(root, file), 'utf8')))
  expect(reading).toEqual([])
})
