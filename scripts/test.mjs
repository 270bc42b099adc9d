// `npm test` (the quick tier) and `npm run test:full` (the full tier). Every step runs to its end, so that one run
// shows every failure.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runChecks } from './checks.mjs'
import { endGroupsOnSignal } from './child-processes.mjs'
import { runVitest } from './run-vitest.mjs'
import { findMissingTools, installPackages } from './system-tools.mjs'

const root = dirname(import.meta.dirname)
/** Characters of a failure that are printed. */
const LONGEST_FAILURE = 1500
const tier = process.argv[2] ?? 'quick'
const isCi = Boolean(process.env.CI)
const report = join(root, 'reports', `test-${tier}.json`)
const print = (text) => console.log(`— ${text}`)

endGroupsOnSignal()
rmSync(report, { force: true })
const broken = []
await checkTools()
if (tier === 'quick') broken.push(...(await runChecks(root, print)))
const { passed, failed, skipped, failures } = await runVitest(root, tier)
if (isCi && skipped > 0) broken.push('skipped tests')

for (const failure of failures) print(failure.slice(0, LONGEST_FAILURE))
if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`)
const counts = { passed, failed: failed + broken.length, skipped }
writeCounts(counts)
console.log(`\n${counts.passed} passed, ${counts.failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exit(counts.failed > 0 || passed === 0 ? 1 : 0)

/** In CI, installs what is missing and fails without it; elsewhere says what will be skipped. */
async function checkTools() {
  const wanted = findMissingTools(tier)
  const packages = wanted.flatMap((tool) => tool.package ?? [])
  if (isCi && packages.length > 0) await installPackages(packages)
  for (const tool of isCi ? findMissingTools(tier) : wanted) {
    const from = tool.package
      ? `Debian package: ${tool.package}`
      : 'an optional package of npm, for Linux x64'
    print(`${tool.command} is missing: ${tool.usedFor} is not tested (${from})`)
    if (isCi) broken.push(`${tool.command} is missing`)
  }
}

/** For the closing line of CI, which adds both tiers up. */
function writeCounts(counts) {
  mkdirSync(dirname(report), { recursive: true })
  writeFileSync(report, JSON.stringify(counts))
}
