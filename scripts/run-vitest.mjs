// Runs the tests of a tier (`test/projects.ts`) with Vitest, and counts their results. For `test.mjs`.
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { runCommand } from './child-processes.mjs'

/** How long no test may begin or end: longer than any may take, with its hooks. */
const STALL_MS = 15 * 60_000
/** How long a run may take: CI ends both tiers after 90 minutes, and says nothing of them. */
const LIMIT_MS = 60 * 60_000
/** How often the progress is looked at. */
const LOOK_MS = 1000

/**
 * Counts of tests `passed`, `failed` and `skipped`, and `failures`, a text each. A run that ends badly is at
 * least one failure. Files without a result, because a worker no longer answers, are run once more; a test that failed is
 * not: docs/decisions/0097-workers-that-hang.md.
 * @param root folder of the repository; `tier`, `quick` or `full`; `watch`, which looks at the progress of a run.
 */
export async function runVitest(root, tier, watch = watchProgress) {
  const first = await runFiles(root, tier, [], watch)
  if (first.endedBecause !== 'stalled') return countsOf(first, root)
  console.log(
    `\n— ${descriptionOf(first, root)}\n— ${first.open.length} files without a result are run again\n`,
  )
  if (first.tests.length > 0 && first.open.length === 0)
    return countsOf({ ...first, code: 0, endedBecause: undefined }, root) // every file has its results
  const second = await runFiles(root, tier, first.open, watch)
  const [tests, errors] = ['tests', 'errors'].map((name) => [...first[name], ...second[name]])
  return countsOf({ ...second, tests, errors }, root)
}

/** Runs test files, all of the tier where none is named. */
async function runFiles(root, tier, files, watch) {
  const folder = mkdtempSync(join(tmpdir(), 'denier-test-'))
  const results = join(folder, 'results.ndjson')
  writeFileSync(results, '')
  let endedBecause
  const abort = new AbortController()
  const unwatch = watch(results, (reason) => {
    endedBecause = reason
    abort.abort()
  })
  const { code, output } = await runCommand(
    join(root, 'node_modules/.bin/vitest'),
    [
      'run',
      '--reporter=default',
      `--reporter=${join(import.meta.dirname, 'results-reporter.mjs')}`,
      ...files,
    ],
    { cwd: root, env: { ...process.env, TEST_TIER: tier, TEST_RESULTS: results }, signal: abort.signal },
  )
  unwatch()
  if (output) console.log(output) // it was ended by a signal, and told nothing itself
  const read = readResults(readFileSync(results, 'utf8'))
  rmSync(folder, { recursive: true, force: true })
  return { ...read, code, endedBecause }
}

/**
 * Calls `end` where a run makes no progress or takes too long.
 * @param results the file that the reporter writes.
 * @returns ends the watch.
 */
function watchProgress(results, end) {
  const start = Date.now()
  const look = setInterval(() => {
    if (Date.now() - statSync(results).mtimeMs > STALL_MS) end('stalled')
    else if (Date.now() - start > LIMIT_MS) end('late')
  }, LOOK_MS)
  return () => clearInterval(look)
}

/**
 * What the reporter wrote: the results of files that ended, and failures of others; the files without a result, `open`;
 * and those that had begun, each with its last test.
 */
function readResults(text) {
  const events = text
    .split('\n')
    .filter((line) => line.endsWith('}')) // the last one may be cut
    .map((line) => JSON.parse(line))
  const ended = new Set(events.flatMap(({ ended }) => ended ?? []))
  const isOpen = (file) => !ended.has(file)
  const open = [...new Set(events.flatMap(({ planned = [] }) => planned))].filter(isOpen)
  const begun = new Map(
    events.filter(({ begun }) => begun && isOpen(begun)).map(({ begun }) => [begun, 'no test yet']),
  )
  for (const { file, ready } of events) if (ready && begun.has(file)) begun.set(file, ready)
  const tests = events.filter(({ state, file }) => state && (ended.has(file) || state === 'failed'))
  const errors = events.flatMap(({ ended, errors }) =>
    ended ? errors.map((error) => `${ended}: ${error}`) : [],
  )
  return { open, begun, tests, errors }
}

/** What a run that was ended had come to. */
function descriptionOf({ begun, endedBecause }, root) {
  const files = [...begun].map(([file, test]) => `${relative(root, file)} (${test})`)
  const why =
    endedBecause === 'stalled'
      ? `no test began or ended for ${STALL_MS / 60_000} minutes`
      : `the run took more than ${LIMIT_MS / 60_000} minutes`
  return `${why}; these files had begun: ${files.join(', ') || 'none'}`
}

function countsOf(run, root) {
  const { tests, errors, code, endedBecause } = run
  const count = (state) => tests.filter((test) => test.state === state).length
  const failures = tests
    .filter(({ state }) => state === 'failed')
    .map(({ file, name, errors }) => `${relative(root, file)}: ${name}\n${errors.join('\n')}`)
  const passed = count('passed')
  const endedBadly = code !== 0 || errors.length > 0 || passed === 0 // a file that did not load, or nothing ran
  return {
    passed,
    failed: count('failed') || (endedBadly ? 1 : 0),
    skipped: count('skipped'),
    failures: [...failures, ...errors, ...(endedBecause ? [descriptionOf(run, root)] : [])],
  }
}
