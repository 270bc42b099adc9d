// Runs `npm test` many times beside a process that occupies one core, and keeps one log line a run.
// `npm run stability` makes 20 runs; `npm run stability -- 5` five. An interrupted series goes on where it stopped: runs
// of the same commit that are in the log count. Ends with 1 when a run failed.
import { spawn, spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { endGroupsOnSignal, runCommand } from './child-processes.mjs'

const root = dirname(import.meta.dirname)
const log = join(root, 'reports', 'stability.log')
const wanted = Number(process.argv[2] ?? 20)
if (!Number.isInteger(wanted) || wanted < 1) {
  console.log('usage: npm run stability -- [runs]')
  process.exit(2)
}

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim()
if (git('status', '--porcelain') !== '') {
  console.log('Commit first: a series of runs is about one commit')
  process.exit(2)
}
const commit = git('rev-parse', '--short', 'HEAD')

endGroupsOnSignal({ graceMs: 10_000 }) // `npm test` ends its own groups within 5 seconds
mkdirSync(dirname(log), { recursive: true })
const busyLoop = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })
process.once('exit', () => busyLoop.kill('SIGKILL'))

while (runsOfCommit().length < wanted) appendFileSync(log, `${await runOnce(runsOfCommit().length + 1)}\n`)
const runs = runsOfCommit()
const green = runs.filter((line) => line.includes(' green '))
console.log(`${green.length} of ${runs.length} runs of ${commit} are green (${log})`)
process.exit(green.length === runs.length ? 0 : 1)

async function runOnce(number) {
  const began = Date.now()
  const { code, output } = await runCommand('npm', ['test'], { cwd: root, capture: true })
  const seconds = Math.round((Date.now() - began) / 1000)
  const counts = output.trimEnd().split('\n').at(-1)
  const line = `${new Date().toISOString()} ${commit} run ${number} ${code === 0 ? 'green' : 'red'} ${seconds} s: ${counts}`
  console.log(line)
  if (code !== 0) writeFileSync(join(root, 'reports', `stability-${commit}-${number}.log`), output)
  return line
}

function runsOfCommit() {
  if (!existsSync(log)) return []
  return readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => line.includes(` ${commit} run `))
}
