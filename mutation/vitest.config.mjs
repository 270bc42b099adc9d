import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig } from 'vitest/config'
import usual from '../vitest.config.ts'
import { parts } from './parts.mjs'

const fewRuns = fileURLToPath(new URL('few-runs.mjs', import.meta.url))

/** The usual tests of one part, with few draws each. */
const config = mergeConfig(
  usual,
  defineConfig({
    plugins: [
      {
        name: 'few-runs',
        enforce: 'pre',
        resolveId: (id, from) => (id === 'fast-check' && from !== fewRuns ? fewRuns : null),
      },
    ],
  }),
)
const { tests, without = [] } = parts[process.env.MUTATION_PART]
Object.assign(config.test, {
  include: tests,
  exclude: without,
  isolate: false, // one process for all files of a mutant's run, and a new one for the next mutant
  testTimeout: 600_000, // a busy machine must kill no mutant
})
export default config
