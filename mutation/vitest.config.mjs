// Settings of Vitest under Stryker: only the tests of one part.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'
import usual from '../vitest.config.ts'
import { loading } from './loading.mjs'
import { parts } from './parts.mjs'

/** The mutated copy of the core: through `node_modules`, tests would import the original. */
const core = fileURLToPath(new URL('../packages/core/src/index.ts', import.meta.url))
const { tests, without = [], history = true } = parts[process.env.MUTATION_PART]

/** Known cases first: most mutants die there, in milliseconds, and what is drawn at random need not be asked. */
class KnownFirst extends BaseSequencer {
  sort(files) {
    return files.toSorted((a, b) => weightOf(a.moduleId) - weightOf(b.moduleId))
  }
}

/** Tests of random cases, and those of all simulators at once, are the long ones. */
const weightOf = (file) => {
  const text = readFileSync(file, 'utf8')
  return (
    Number(/'fast-check'/.test(text)) +
    2 * Number(/support\/simulators|catalogue|oracle|decimal\.ts/.test(text))
  )
}

/** The tests of one part in the quick tier. */
const config = mergeConfig(
  usual,
  defineConfig({ resolve: { alias: [{ find: /^@denier\/core$/, replacement: core }] } }),
)
Object.assign(config.test, {
  projects: undefined, // one part is one group
  reporters: [loading],
  include: tests,
  env: { END_ON_FAILURE: '1' }, // a mutant is dead at the first failure: no shrinking
  exclude: without,
  setupFiles: config.test.setupFiles.filter((file) => history || !file.includes('history')),
  isolate: false, // one process for all files of a mutant's run, and a new one for the next mutant
  sequence: { sequencer: KnownFirst },
  testTimeout: 600_000, // a busy machine must kill no mutant
})
export default config
