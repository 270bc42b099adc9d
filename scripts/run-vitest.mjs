// Runs the tests of a tier (`test/projects.ts`) with Vitest, and counts their results. For `test.mjs`.
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { runCommand } from './child-processes.mjs'

/**
 * Minutes without a test that begins or ends, after which a tier is stalled: more than a test and its hooks may take. And
 * minutes that it may take in all: CI ends both after 90, and says nothing of them.
 */
const MINUTES = { quick: { stall: 6, limit: 30 }, full: { stall: 12, limit: 75 } }
/** How often the progress is looked at. */
const LOOK_MS = 1000

/**
 * Counts of tests `passed`, `failed` and `skipped`, and `failures`, a text each. A run that ends badly is at
 * least one failure. Files without a result, because a worker no longer answers, are run once more; a test that failed is
 * not: docs/decisions/0097-workers-that-hang.md.
 * @param root folder of the repository; `tier`, `quick` or `full`; `watch`, which looks at the progress of a run.
 */
export async function runVitest(root, tier, watch = progressWatch(MINUTES[tier])) {
  const first = await runFiles(root, tier, [], watch)
  if (first.endedBecause !== 'stalled') return countsOf(first, root)
  console.log(`\n— ${descriptionOf(first, root)}`)
  if (first.tests.length > 0 && first.open.length === 0)
    return countsOf({ ...first, code: 0, endedBecause: undefined }, root) // every file has its results
  console.log(`— run again: ${first.open.map((file) => relative(root, file)).join(', ') || 'all files'}\n`)
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
 * What watches the runs of a tier: it calls `end` where one makes no progress, or all take too long. Progress is growth of
 * the file of results; time counts in looks, so that a machine that slept is not late.
 */
function progressWatch({ stall, limit }) {
  const looksIn = (minutes) => (minutes * 60_000) / LOOK_MS
  let looks = 0
  return (results, end) => {
    let [size, quiet] = [0, 0]
    const look = setInterval(() => {
      const now = statSync(results, { throwIfNoEntry: false })?.size ?? size
      quiet = now === size ? quiet + 1 : 0
      size = now
      looks += 1
      if (looks > looksIn(limit)) end('late')
      else if (quiet > looksIn(stall)) end('stalled')
    }, LOOK_MS)
    return () => clearInterval(look)
  }
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
  const errors = events.flatMap(({ ended, errors, unhandled }) =>
    ended ? errors.map((error) => `${ended}: ${error}`) : unhandled ? [`unhandled: ${unhandled}`] : [],
  )
  return { open, begun, tests, errors }
}

/** What a run that was ended had come to. */
function descriptionOf({ begun, endedBecause }, root) {
  const files = [...begun].map(([file, test]) => `${relative(root, file)} (${test})`)
  const why = endedBecause === 'stalled' ? 'for too long, no test began or ended' : 'the run took too long'
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
