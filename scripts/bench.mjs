// Measures Denier against what a user would pick instead, side by side in one run; fails below the bar. What it is
// measured against is installed here only, apart from the house.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

const bench = join(dirname(import.meta.dirname), 'bench')
const HELPERS = ['side-by-side.mjs', 'spread.mjs']

const run = (command, ...args) => spawnSync(command, args, { cwd: bench, stdio: 'inherit' }).status === 0

if (!run('npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--silent')) process.exit(1)
const names = readdirSync(bench).filter((name) => name.endsWith('.mjs') && !HELPERS.includes(name))
const short = names.filter((name) => !run(process.execPath, name))
for (const name of short) console.log(`${name} misses its bar`)
process.exit(short.length > 0 ? 1 : 0)
