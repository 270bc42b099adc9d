// Adds up what `npm test` and `npm run test:full` counted. A tier without a count did not run to its end: one
// failure. CI runs it last.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const reports = join(import.meta.dirname, '..', 'reports')
const tiers = ['quick', 'full'].map(readCounts)
const total = (name) => tiers.reduce((sum, counts) => sum + counts[name], 0)
const skipped = total('skipped')

console.log(
  `${total('passed')} passed, ${total('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
)
process.exit(total('failed') > 0 ? 1 : 0)

function readCounts(tier) {
  try {
    return JSON.parse(readFileSync(join(reports, `test-${tier}.json`), 'utf8'))
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}
