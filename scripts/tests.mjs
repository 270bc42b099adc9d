// Runs all tests, in the order of their groups (`test/groups.ts`), and tells what they found.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What passed, failed and was skipped, and the failures in words; a run that did not end well counts as one. */
export function runTests(root, folder) {
  const report = join(folder, 'tests.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const command = join(root, 'node_modules/.bin/vitest')
  const { status } = spawnSync(command, ['run', ...reporters], { cwd: root, stdio: 'inherit' })
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
