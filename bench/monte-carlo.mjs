// 10 000 retirements of 480 months: with yearly percentiles, and their successes alone against the same algorithm
// in C. One of the measurements of `npm run bench`.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countSuccesses, runTrials } from '../packages/core/dist/finance/retirement-trials.js'
import { log } from '../packages/core/dist/units/exact-math.js'

/** Milliseconds that the whole answer may take on one core. */
const MAX_MS = 60
/** How many times longer than C the successes alone may take. */
const RATIO = 3
const ROUNDS = 15

/**
 * Amounts in euros, `withdrawal` a month; `logMean` and `deviation` of the logarithm of the growth of a
 * month.
 */
const question = {
  start: 600_000,
  withdrawal: 2000,
  years: 40,
  logMean: log(1.07 / 1.02) / 12,
  deviation: 0.15 / Math.sqrt(12),
  trials: 10_000,
  seed: 42,
}

const folder = mkdtempSync(join(tmpdir(), 'denier-'))
try {
  compare(compiled(join(folder, 'monte-carlo')))
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/**
 * Times them in turn, so that what else the machine does falls on all; the best counts, since that only ever
 * adds.
 * @param program path of the C program; undefined, C is not measured.
 */
function compare(program) {
  const times = { percentiles: [], successes: [], c: [] }
  for (let warm = 0; warm < 5; warm += 1) {
    runTrials(question)
    countSuccesses(question)
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    times.percentiles.push(timed(runTrials))
    times.successes.push(timed(countSuccesses))
    if (program) times.c.push(...inC(program))
  }
  console.log(`monte carlo: ${question.trials} paths of ${12 * question.years} months`)
  const whole = show('successes and percentiles', times.percentiles)
  const alone = show('successes alone', times.successes)
  console.log(`  ${whole.toFixed(1)} ms; at most ${MAX_MS} wanted`)
  if (whole > MAX_MS) process.exitCode = 1
  if (!program) return console.log('  no C compiler (cc) here: the ratio to C is NOT measured')
  const ratio = alone / show('the same in C (cc -O2)', times.c)
  console.log(`  ${ratio.toFixed(2)} times C, the same number of successes; at most ${RATIO} wanted`)
  if (ratio > RATIO) process.exitCode = 1
}

/** Milliseconds that it takes on the question. */
function timed(work) {
  const start = performance.now()
  work(question)
  return performance.now() - start
}

/** The milliseconds of two rounds of C but the first, which warms; it must count what we count. */
function inC(program) {
  const { start, withdrawal, years, logMean, deviation, trials, seed } = question
  const given = [start, withdrawal, years, logMean, deviation, trials, seed, 2].map(String)
  const [theirs, , ...times] = execFileSync(program, given, { encoding: 'utf8' })
    .trim()
    .split(' ')
    .map(Number)
  const ours = countSuccesses(question)
  if (theirs !== ours) throw new Error(`they disagree: ${theirs} successes in C, ${ours} in Denier`)
  return times
}

/**
 * The path of the C program, or undefined where no compiler is. Fused multiply-adds would change its last
 * bits.
 */
function compiled(program) {
  const source = join(import.meta.dirname, 'monte-carlo.c')
  const { error, status, stderr } = spawnSync('cc', [
    '-O2',
    '-ffp-contract=off',
    source,
    '-o',
    program,
    '-lm',
  ])
  if (error?.code === 'ENOENT') return undefined
  if (status !== 0) throw new Error(`cc failed: ${error ?? stderr}`)
  return program
}

/** Prints the best and the median of some milliseconds, and returns the best. */
function show(name, times) {
  const sorted = times.toSorted((a, b) => a - b)
  const [best, median] = [sorted[0], sorted[Math.floor(sorted.length / 2)]]
  console.log(`  ${name.padEnd(26)} best ${best.toFixed(1)} ms, median ${median.toFixed(1)} ms`)
  return best
}
