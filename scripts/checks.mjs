// The checks that run no test: types, lint, dependency rules, dead code, size. Two at a time: each uses about one
// core. `test.mjs` runs them.
import { join } from 'node:path'
import { runCommand } from './child-processes.mjs'

const AT_ONCE = 2
/** Title, command of `node_modules/.bin` and its arguments. */
const CHECKS = [
  ['types', 'tsc', '-b'],
  [
    'dependency rules',
    'depcruise',
    '--config',
    '.dependency-cruiser.cjs',
    'packages',
    'apps',
    'test',
    'scripts',
  ],
  ['dead code', 'knip'],
  ['lint', 'biome', 'check', '--error-on-warnings', '.'],
  ['size', 'size-limit'],
]

/**
 * Runs every check, and prints the output of each that fails in one piece.
 * @param root folder of the repository; `print` shows the outcome of a check, as a line.
 * @returns the titles of those that failed.
 */
export async function runChecks(root, print) {
  const waiting = [...CHECKS]
  const failed = []
  const runWaiting = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [title, command, ...args] = next
      const { code, output } = await runCommand(join(root, 'node_modules/.bin', command), args, {
        cwd: root,
        capture: true,
      })
      print(`${title}: ${code === 0 ? 'passed' : 'failed'}`)
      if (code === 0) continue
      process.stdout.write(output)
      failed.push(title)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, runWaiting))
  return failed
}
