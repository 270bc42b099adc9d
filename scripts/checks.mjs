// The checks that run no test: types, order, rooms, dead code, size. Two at a time: most of them compute on one core.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const AT_ONCE = 2
const CHECKS = [
  ['types', 'tsc', '-b'],
  ['order', 'biome', 'check', '--error-on-warnings', '.'],
  ['rooms', 'depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'apps', 'test', 'scripts'],
  ['dead code', 'knip'],
  ['size', 'size-limit'],
]

/** Runs them all to their end, prints what each said in one piece, and resolves to the titles of those that failed. */
export async function runChecks(root, say) {
  const waiting = [...CHECKS]
  const failed = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [title, command, ...args] = next
      const { sound, said } = await hear(join(root, 'node_modules/.bin', command), args, root)
      say(title)
      process.stdout.write(said)
      if (!sound) failed.push(title)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return failed
}

function hear(command, args, cwd) {
  return new Promise((resolve) => {
    const pieces = []
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => pieces.push(piece))
    child.on('error', (error) => resolve({ sound: false, said: `${error.message}\n` }))
    child.on('close', (code) => resolve({ sound: code === 0, said: Buffer.concat(pieces).toString() }))
  })
}
