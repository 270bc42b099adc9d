// The tests, in two runs: those that state facts share the cores, those that state times have the machine to themselves.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

/** Where a test measures a time, or acts within one: beside another it would measure that one too. */
const TIMED = [
  'apps/api/src/limit/',
  'test/cli/process',
  'test/client/failures',
  'test/client/limit',
  'test/client/patience',
  'test/deploy/connections',
  'test/deploy/limit',
  'test/deploy/loss',
  'test/http/heavy',
  'test/http/limit',
  'test/http/logs',
  'test/http/metrics',
  'test/http/orphan',
  'test/http/slow',
  'test/http/stop',
  'test/http/workers',
  'test/mcp/heavy',
  'test/mcp/limit',
  'test/web/tools-live',
]
/** Every core: by default one of them is left to whoever watches, which of two is half. */
const TOGETHER = [`--maxWorkers=${availableParallelism()}`, ...TIMED.map((path) => `--exclude=${path}**`)]
const ALONE = ['--no-file-parallelism', ...TIMED]

/** Runs both, and adds up what they found; `failed` counts one at least for a run that did not end well. */
export function runTests(root, folder, say) {
  const total = { passed: 0, failed: 0, skipped: 0, failures: [] }
  for (const [title, args] of [
    ['tests', TOGETHER],
    ['tests that measure time', ALONE],
  ]) {
    say(title)
    const { failures, ...counts } = runVitest(root, join(folder, `${title}.json`), args)
    for (const key of Object.keys(counts)) total[key] += counts[key]
    total.failures.push(...failures)
  }
  return total
}

function runVitest(root, report, args) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const command = join(root, 'node_modules/.bin/vitest')
  const { status } = spawnSync(command, ['run', ...args, ...reporters], { cwd: root, stdio: 'inherit' })
  const counts = countTests(report)
  const silent = status !== 0 || counts.passed === 0 // a file that did not even load, or nothing ran
  return { ...counts, failed: counts.failed || (silent ? 1 : 0) }
}

function countTests(report) {
  try {
    const found = JSON.parse(readFileSync(report, 'utf8'))
    const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = found
    return { passed, failed, skipped, failures: failuresOf(found) }
  } catch {
    return { passed: 0, failed: 0, skipped: 0, failures: [] }
  }
}

/** What failed and why, to be said last: what a run says while it runs is long, and often cut. */
function failuresOf({ testResults }) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    const said = failed.map(({ fullName, failureMessages }) => `${fullName}\n${failureMessages.join('\n')}`)
    return [...said, ...(message ? [message] : [])].map((text) => `${name}: ${text}`)
  })
}
