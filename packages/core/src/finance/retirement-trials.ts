/** Retirements simulated many times, with random market returns. Used by `retraite-fire`. */
import { exp } from '../units/exact-math.ts'
import { growthFactors, growthOf } from './random/growth-factors.ts'
import { seedTrial } from './random/trial-seed.ts'
import { STATE_WORDS, Xoshiro } from './random/xoshiro.ts'
import { percentilesOf } from './selection.ts'

/** What the trials simulate: a capital, its withdrawals, and how markets vary. */
export interface TrialsQuestion {
  /** Euros there at the start. */
  readonly start: number
  /** Euros taken out at the start of each month; all euros here are today's when the growth is real. */
  readonly withdrawal: number
  /** Whole, from 1. */
  readonly years: number
  /** Mean of the monthly log growth: `ln(1 + rho)/12` for a yearly rate `rho`. With `log` of `exact-math.ts`: the same on every machine. */
  readonly logMean: number
  /** Deviation of the monthly log growth, from 0: a yearly volatility over √12. */
  readonly deviation: number
  /** The number of trials, whole, from 1. */
  readonly trials: number
  /** Whole, 0 to 2^32 - 1: the same seed, the same answer on every machine. */
  readonly seed: number
}

/** Percentiles of the capital at the end of a year, in euros, over all trials: those that failed count 0. */
interface YearEnd {
  readonly year: number
  readonly p10: number
  readonly p50: number
  readonly p90: number
}

/** The outcome of the trials. */
interface Trials {
  /** How many paid every withdrawal. */
  readonly successes: number
  /** One row per year, in euros. */
  readonly percentiles: readonly YearEnd[]
}

/** Months in a year. */
const MONTHS = 12
/** The shares of trials below the three percentiles. */
const SHARES = [0.1, 0.5, 0.9] as const

/**
 * Half a cent, in euros: a withdrawal counts as paid when no more than this is missing, because of roundings.
 */
const HALF_A_CENT = 0.005

/**
 * Simulates every trial: each month a withdrawal, then a growth whose logarithm is normal (`growthFactors`). A path
 * that cannot pay a whole withdrawal fails and stays at 0; a success pays them all, and may end at 0.
 *
 * The n-th trial depends on the seed and on n only, whatever the amounts, the number of trials and the years. With
 * one seed, more capital or a smaller withdrawal therefore never fails more often, nor does a shorter retirement.
 * Percentiles interpolate at rank `(N - 1)p`. A rate of success p out of N trials has a standard error of
 * `√(p(1-p)/N)`; `wilsonInterval` bounds it. Used by `retraite-fire/draws.ts`.
 * @throws RangeError when a member is outside of the bounds that `TrialsQuestion` states.
 * @example
 * runTrials({ start: 6e5, withdrawal: 2000, years: 30, logMean: log(1.049) / 12, deviation: 0.0433, trials: 5000,
 * seed: 42 })
 */
export function runTrials(question: TrialsQuestion): Trials {
  check(question)
  const { years, trials } = question
  if (question.deviation === 0) return runCertain(question)
  const ends = new Float64Array(trials * years)
  const successes = countPaid(question, ends)
  return { successes, percentiles: percentilesByYear(ends, years) }
}

/**
 * The successes of `runTrials` alone, without percentiles: faster, for a search. Exported for
 * `retirement-trials-chance.test.ts` and `retirement-trials.test.ts`.
 */
export function countSuccesses(question: TrialsQuestion): number {
  check(question)
  return question.deviation === 0 ? runCertain(question).successes : countPaid(question)
}

/** Checks the bounds that `TrialsQuestion` states. */
function check({ start, withdrawal, years, trials, seed, deviation, logMean }: TrialsQuestion): void {
  const whole = (n: number, least: number) => Number.isInteger(n) && n >= least && n < 2 ** 32
  const amounts = start >= 0 && withdrawal >= 0 && deviation >= 0 && Number.isFinite(logMean)
  if (amounts && whole(years, 1) && whole(trials, 1) && whole(seed, 0)) return
  throw new RangeError('A trial takes amounts from 0, whole years and trials from 1, and a seed under 2^32')
}

/**
 * How many trials paid every withdrawal.
 * @param ends receives the capitals at year ends, trial by trial, year after year; 0 is left after a failure.
 */
function countPaid(question: TrialsQuestion, ends?: Float64Array): number {
  const { seed, trials, years } = question
  const factors = growthFactors(question.logMean, question.deviation)
  const state = new Int32Array(STATE_WORDS)
  let successes = 0
  for (let trial = 0; trial < trials; trial += 1) {
    seedTrial(state, seed, trial)
    if (runTrial(question, factors, new Xoshiro(state), ends, trial * years)) successes += 1
  }
  return successes
}

/**
 * Simulates one trial and writes its year ends to `ends` from `first` on. Returns whether every withdrawal
 * was paid.
 */
function runTrial(
  { start, withdrawal, years }: TrialsQuestion,
  factors: Float64Array,
  generator: Xoshiro,
  ends: Float64Array | undefined,
  first: number,
): boolean {
  let capital = start
  for (let year = 0; year < years; year += 1) {
    for (let month = 0; month < MONTHS; month += 1) {
      const growth = growthOf(factors, generator.next())
      let rest = capital - withdrawal
      if (rest < 0) {
        if (rest < -HALF_A_CENT) return false
        rest = 0
      }
      capital = rest * growth
    }
    if (ends) ends[first + year] = capital
  }
  return true
}

/**
 * The percentiles of each year. The years of a trial are contiguous in `ends`, so the capitals of a year are
 * gathered from all trials. The other order would write each trial at one distant place a year: the cache misses
 * of a processor would cost as much time as the draws.
 */
function percentilesByYear(ends: Float64Array, years: number): readonly YearEnd[] {
  const capitals = new Float64Array(ends.length / years)
  return Array.from({ length: years }, (_, index) => {
    for (let trial = 0; trial < capitals.length; trial += 1) {
      capitals[trial] = ends[trial * years + index] as number
    }
    const [p10, p50, p90] = percentilesOf(capitals, SHARES)
    return { year: index + 1, p10, p50, p90 }
  })
}

/** The trials without volatility: all are the same, and growth is `exp(logMean)` each month. */
function runCertain({ start, withdrawal, years, logMean, trials }: TrialsQuestion): Trials {
  const growth = exp(logMean)
  const percentiles: YearEnd[] = []
  let capital = start
  let failed = false
  for (let year = 1; year <= years; year += 1) {
    for (let month = 0; month < MONTHS; month += 1) {
      const rest = capital - withdrawal
      failed ||= rest < -HALF_A_CENT
      capital = failed ? 0 : Math.max(0, rest) * growth
    }
    percentiles.push({ year, p10: capital, p50: capital, p90: capital })
  }
  return { successes: failed ? 0 : trials, percentiles }
}
