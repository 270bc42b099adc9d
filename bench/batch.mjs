// `denier lot`: rows of `fiscalite` with four parameters, CSV to CSV, by the built command. One of the measurements of
// `npm run bench`.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Enough that the start of each thread, 0.4 to 0.9 s, weighs little. */
const ROWS = 2_000_000
/** Rows a second that one thread must compute at least, and megabytes that it may use at most. */
const [MIN_ROWS_PER_S, MAX_MEMORY_MB] = [60_000, 200]
const run = promisify(execFile)
const MAIN = join(import.meta.dirname, '../apps/cli/dist/bundle/main.js')
/** Prints, at the end of the process, the most memory that it used, in kB. */
const MEASURE =
  'data:text/javascript,process.on("exit",()=>console.error("memory",process.resourceUsage().maxRSS))'

const folder = mkdtempSync(join(tmpdir(), 'denier-bench-'))
const input = join(folder, 'households.csv')
const rows = ['revenu,enfants,situation,annee_revenus']
for (let row = 0; row < ROWS; row += 1)
  rows.push(`${(row * 7919) % 120_000},${row % 5},${row % 2 === 0 ? 'celibataire' : 'marie'},2025`)
writeFileSync(input, `${rows.join('\n')}\n`)

console.log(
  `batch: ${ROWS} rows of fiscalite, CSV to CSV; at least ${MIN_ROWS_PER_S} a second with one thread, at most ${MAX_MEMORY_MB} MB`,
)
const seconds = {}
for (const threads of [1, 2]) {
  const start = performance.now()
  const words = [
    'lot',
    'fiscalite',
    input,
    '--colonnes',
    'resume.impotNet,resume.tauxMoyen',
    '--sortie',
    `${input}.out`,
  ]
  const { stderr } = await run(process.execPath, [
    '--import',
    MEASURE,
    MAIN,
    ...words,
    '--coeurs',
    String(threads),
  ])
  seconds[threads] = (performance.now() - start) / 1000
  const memory = Number(/memory (\d+)/.exec(stderr)?.[1]) / 1000
  const rate = ROWS / seconds[threads]
  console.log(`  ${threads} thread(s)  ${rate.toFixed(0)} rows/s  ${memory.toFixed(0)} MB`)
  if (threads === 1 && (rate < MIN_ROWS_PER_S || memory > MAX_MEMORY_MB)) process.exitCode = 1
}
console.log(`  two threads ${(seconds[1] / seconds[2]).toFixed(2)} times one; at least 1.8 wanted`)
if (seconds[1] / seconds[2] < 1.8) process.exitCode = 1
rmSync(folder, { recursive: true, force: true })
