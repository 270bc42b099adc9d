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
config.test.isolate = false
config.test.include = parts[process.env.MUTATION_PART].tests
export default config
