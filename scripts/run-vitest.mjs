// Runs the tests of a tier (`test/projects.ts`) with Vitest, and reads its report. For `test.mjs`.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from './child-processes.mjs'

/**
 * Counts of tests `passed`, `failed` and `skipped`, and `failures`, a text each. A run that ends badly is at
 * least one failure.
 * @param root folder of the repository; `tier`, `quick` or `full`.
 */
export async function runVitest(root, tier) {
  const folder = mkdtempSync(join(tmpdir(), 'denier-test-'))
  const report = join(folder, 'report.json')
  const { code, output } = await runCommand(
    join(root, 'node_modules/.bin/vitest'),
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { cwd: root, env: { ...process.env, TEST_TIER: tier } },
  )
  if (output) console.log(output) // it was ended by a signal, and told nothing itself
  const counts = readCounts(report)
  rmSync(folder, { recursive: true, force: true })
  const endedBadly = code !== 0 || counts.passed === 0 // a file that did not load, or nothing ran
  return { ...counts, failed: counts.failed || (endedBadly ? 1 : 0) }
}

/** The counts of Vitest's report in JSON; all 0 where there is none. */
function readCounts(report) {
  try {
    const found = JSON.parse(readFileSync(report, 'utf8'))
    const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = found
    return { passed, failed, skipped, failures: failuresOf(found) }
  } catch {
    return { passed: 0, failed: 0, skipped: 0, failures: [] }
  }
}

/** The failures as texts, to be printed last: a long log is often cut at its beginning. */
function failuresOf({ testResults }) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    const texts = failed.map(({ fullName, failureMessages }) => `${fullName}\n${failureMessages.join('\n')}`)
    return [...texts, ...(message ? [message] : [])].map((text) => `${name}: ${text}`)
  })
}
