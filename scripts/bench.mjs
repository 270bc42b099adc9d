// `npm run bench`: runs every measurement of `bench/`, each of which compares Denier with an alternative or with a
// limit. Ends with 1 when one misses its limit. The alternatives are installed in `bench/` only.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

const bench = join(dirname(import.meta.dirname), 'bench')
/** Modules that measurements import, not measurements. */
const HELPERS = ['side-by-side.mjs', 'spread.mjs']

const run = (command, ...args) => spawnSync(command, args, { cwd: bench, stdio: 'inherit' }).status === 0

if (!run('npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--silent')) process.exit(1)
const names = readdirSync(bench).filter((name) => name.endsWith('.mjs') && !HELPERS.includes(name))
const short = names.filter((name) => !run(process.execPath, name))
for (const name of short) console.log(`${name} misses its limit`)
process.exit(short.length > 0 ? 1 : 0)
