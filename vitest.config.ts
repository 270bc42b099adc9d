import { defineConfig } from 'vitest/config'

const conditions = ['@denier/source', 'import', 'default']

/** Tests read the packages' sources, never a build: what is edited is what is tested. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'test/**/*.test.ts'],
    setupFiles: ['test/support/seed.ts', 'test/support/history.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
