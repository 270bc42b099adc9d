/** Which test files each tier runs. `npm test`: the quick tier; `npm run test:full`: the full one. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join, relative } from 'node:path'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
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

/**
 * A module is replaced only where none has loaded it before. Files that do so have a worker of their own in the full
 * tier: draws counted again would take minutes there, and loading modules again takes seconds.
 */
const replacesModules = (file: string): boolean =>
  tier === 'full' && /support\/draws-once\.ts'/.test(readFileSync(join(root, file), 'utf8'))

const project = (name: string, isolate: boolean): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name,
    include: include.filter((file) => replacesModules(file) === isolate),
    isolate,
    maxWorkers,
  },
})

/** Files share the modules loaded by a worker, as no other file changes shared state. */
export const projects: TestProjectInlineConfiguration[] = [
  project(tier, false),
  ...(include.some(replacesModules) ? [project(`${tier}, isolated`, true)] : []),
]

/** Paths of the files that take a minute or more, the longest first, as measured with two workers. */
const LONG = [
  /\/third-party\.full/,
  /\/sections-browser\.full/,
  /\/tools-access\.full/,
  /\/new-simulator\.full/,
  /-browser\.full|\/visit-pages\.full/,
  /\/explain\.test/,
  /\/oracle\.test|\/answer-view\.full|\/guides\.full/,
  /\.full\.test/,
]

/**
 * Long files begin first, so that no worker is idle at the end: a clean clone has no durations of a run before. Those
 * with a worker of their own begin before all others, since a shared worker ends when one of them is next.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => rankOf(a) - rankOf(b)) // equal ranks keep their order
  }
}

function rankOf({ project, moduleId }: TestSpecification): number {
  if (project.config.isolate) return -1
  const rank = LONG.findIndex((pattern) => pattern.test(moduleId))
  return rank === -1 ? LONG.length : rank
}
