// Everything that a change must pass, in one command. Each step is run to its end, so that one sees every fault.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fetchSystemTools } from './system.mjs'

const root = dirname(import.meta.dirname)
const say = (text) => console.log(`\n— ${text}`)
const folder = mkdtempSync(join(tmpdir(), 'denier-test-'))
const report = join(folder, 'vitest.json')

const CHECKS = [
  ['types', 'tsc', '-b'],
  ['order', 'biome', 'check', '--error-on-warnings', '.'],
  ['rooms', 'depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'apps', 'test'],
  ['dead code', 'knip'],
  ['size', 'size-limit'],
]

const failed = []
for (const tool of fetchSystemTools(say)) {
  say(`skipped: ${tool.for} (${tool.package} is not installed and could not be)`)
  if (process.env.CI) failed.push(`${tool.package} is missing`)
}
for (const [title, command, ...args] of CHECKS) {
  say(title)
  if (!run(command, ...args)) failed.push(title)
}
say('tests')
const passed = run('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`)
const counts = countTests()
if (!passed && counts.failed === 0) failed.push('tests') // a file that did not even load
rmSync(folder, { recursive: true, force: true })

if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`)
const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''
if (counts.skipped > 0 && process.env.CI) failed.push('a skipped test')
const broken = counts.failed + failed.length
console.log(`\n${counts.passed} passed, ${broken} failed${skipped}`)
process.exit(broken > 0 || counts.passed === 0 ? 1 : 0)

function run(command, ...args) {
  return (
    spawnSync(join(root, 'node_modules/.bin', command), args, { cwd: root, stdio: 'inherit' }).status === 0
  )
}

function countTests() {
  try {
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'))
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }
  } catch {
    return { passed: 0, failed: 0, skipped: 0 }
  }
}
