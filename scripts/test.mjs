// Everything that a change must pass, in one command. Each step is run to its end, so that one sees every fault.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runChecks } from './checks.mjs'
import { fetchSystemTools } from './system.mjs'
import { runTests } from './tests.mjs'

const root = dirname(import.meta.dirname)
const LONGEST_FAILURE = 1500
const say = (text) => console.log(`\n— ${text}`)
const folder = mkdtempSync(join(tmpdir(), 'denier-test-'))

const [missing, failed] = await Promise.all([fetchSystemTools(say), runChecks(root, say)])
for (const tool of missing) {
  say(`skipped: ${tool.for} (${tool.package} is not installed and could not be)`)
  if (process.env.CI) failed.push(`${tool.package} is missing`)
}
say('tests')
const counts = runTests(root, folder)
rmSync(folder, { recursive: true, force: true })

for (const failure of counts.failures) say(failure.slice(0, LONGEST_FAILURE))
if (counts.skipped > 0 && process.env.CI) failed.push('a skipped test')
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`)
const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''
const broken = counts.failed + failed.length
console.log(`\n${counts.passed} passed, ${broken} failed${skipped}`)
process.exit(broken > 0 || counts.passed === 0 ? 1 : 0)
