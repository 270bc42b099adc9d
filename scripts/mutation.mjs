// Mutation tests: changes the sources of each part, one small fault at a time, and requires its tests to fail. `npm
// run mutation` measures every part, `npm run mutation -- finance cagr` these two. It takes hours, so it runs at low
// priority and keeps its results: the next run measures only what changed. Ends with 1 when a part is below its score.
import { spawnSync } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import { parts } from '../mutation/parts.mjs'

const root = dirname(import.meta.dirname)
const requested = process.argv.slice(2)
const unknown = requested.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.log(`${unknown.join(', ')}: not a part; there are ${Object.keys(parts).join(', ')}`)
  process.exit(2)
}

setPriority(constants.priority.PRIORITY_LOW)
const below = (requested.length > 0 ? requested : Object.keys(parts)).filter((part) => !run(part))
console.log(below.length > 0 ? `\nBelow the score: ${below.join(', ')}` : '\nEvery part has its score')
process.exit(below.length > 0 ? 1 : 0)

function run(part) {
  console.log(`\n— ${part}`)
  const stryker = join(root, 'node_modules/.bin/stryker')
  const { status } = spawnSync(stryker, ['run', 'mutation/stryker.config.mjs'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MUTATION_PART: part },
  })
  return status === 0
}
