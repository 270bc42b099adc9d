import { defineConfig } from 'vitest/config'
import { groups } from './test/groups.ts'
import { LongestFirst } from './test/support/longest-first.ts'

const conditions = ['@denier/source', 'import', 'default']

/** Tests read the packages' sources, never a build: what is edited is what is tested. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    projects: groups,
    setupFiles: ['test/support/seed.ts', 'test/support/history.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    sequence: { sequencer: LongestFirst },
    expect: { poll: { timeout: 10_000 } }, // two files share two cores: what comes may come late
  },
})
