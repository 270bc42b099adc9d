import { defineConfig } from 'vitest/config'
import { LongestFirst, projects } from './test/projects.ts'

const conditions = ['@denier/source', 'import', 'default']

/** A safety net for a test that hangs; no test waits this long, even on a machine that is ten times slower. */
const TIMEOUT_MS = 180_000

/** Tests read the packages' sources, never a build: what is edited is what is tested. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    projects,
    sequence: { sequencer: LongestFirst },
    setupFiles: ['test/support/seed.ts', 'test/support/history.ts'],
    testTimeout: TIMEOUT_MS,
    hookTimeout: TIMEOUT_MS,
    expect: { poll: { timeout: 10_000 } },
  },
})
