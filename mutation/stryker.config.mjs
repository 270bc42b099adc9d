// Settings of Stryker for one part, `MUTATION_PART`; `npm run mutation` sets it.
import { parts } from './parts.mjs'

const part = process.env.MUTATION_PART
const reports = `mutation/reports/${part}`
const { mutate, ignoreStatic = false } = parts[part]

export default {
  mutate: [...mutate, '!**/*.test.ts', '!**/*.d.ts'],
  ignoreStatic,
  ignorers: ['prose'],
  plugins: ['@stryker-mutator/vitest-runner', './mutation/prose.mjs'],

  testRunner: 'vitest',
  vitest: { configFile: 'mutation/vitest.config.mjs', related: false },
  coverageAnalysis: 'perTest',
  concurrency: Number(process.env.MUTATION_WORKERS ?? 2),
  timeoutMS: 20_000, // a busy machine is no endless loop: those are seen by how often a mutant is met
  dryRunTimeoutMinutes: 30,

  // What the tests do not read stays out of the copy that is mutated; the root's tsconfig names some of it.
  ignorePatterns: [
    '/apps',
    '/bench',
    '/docs',
    '/scripts',
    '/test/[!sv]*',
    '!/test/projects.ts',
    '/packages/cl*',
    '/tsconfig.json',
    'dist',
    'reports',
  ],
  tsconfigFile: 'none', // not to be rewritten: TypeScript 7 has no interface for programs
  disableTypeChecks: '{packages,test}/**/*.ts',

  incremental: true,
  incrementalFile: `${reports}.incremental.json`,
  jsonReporter: { fileName: `${reports}.json` },
  htmlReporter: { fileName: `${reports}.html` },
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  thresholds: { high: 95, low: 90, break: 90 },
}
