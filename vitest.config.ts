import { defineConfig } from 'vitest/config'
import { groups } from './test/groups.ts'
import { LongestFirst } from './test/support/longest-first.ts'

const conditions = ['@denier/source', 'import', 'default']

/** No test needs ten seconds by itself; a machine that others use at the same time has been seen ten times slower. */
const PATIENCE_MS = 180_000

/** Tests read the packages' sources, never a build: what is edited is what is tested. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    projects: groups,
    setupFiles: ['test/support/seed.ts', 'test/support/history.ts'],
    testTimeout: PATIENCE_MS,
    hookTimeout: PATIENCE_MS,
    sequence: { sequencer: LongestFirst },
    expect: { poll: { timeout: 10_000 } }, // two files share two cores: what comes may come late
  },
})
