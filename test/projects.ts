/** Which test files each tier runs. `npm test`: the quick tier; `npm run test:full`: the full one. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join, relative } from 'node:path'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { tier } from './support/tier.ts'

const root = dirname(import.meta.dirname)
/** Paths of test files. */
const IS_TEST = /^(packages|apps)\/[^/]+\/src\/.*\.test\.ts$|^test\/.*\.test\.ts$/
/** Test files that are too slow for `npm test`. */
const IS_FULL_ONLY = /\.full\.test\.ts$/

/** Those that exist: mutation testing runs in a copy without the applications. */
const folders = ['packages', 'apps', 'test'].filter((folder) => existsSync(join(root, folder)))

const files = folders
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  .filter((file) => IS_TEST.test(file))

/**
 * Both tiers run these, which import fast-check, count their cases by hand or describe an explanation: the full one draws
 * every case.
 */
const drawsRandomCases = (file: string): boolean =>
  /from '(fast-check|[^']*\/(tier|explanations)\.ts)'/.test(readFileSync(join(root, file), 'utf8'))

const include = files.filter((file) =>
  tier === 'full' ? IS_FULL_ONLY.test(file) || drawsRandomCases(file) : !IS_FULL_ONLY.test(file),
)

/** Vitest leaves one core free by default, which is half of two. */
const maxWorkers = availableParallelism()

/** Files share the modules loaded by a worker, as no file changes shared state. */
export const projects: TestProjectInlineConfiguration[] = [
  { extends: true, test: { name: tier, include, isolate: false, maxWorkers } },
]
