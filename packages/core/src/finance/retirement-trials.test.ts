import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cases } from '../../../../test/support/tier.ts'
import { log } from '../units/exact-math.ts'
import { growthFactors } from './random/growth-factors.ts'
import { countSuccesses, runTrials, type TrialsQuestion } from './retirement-trials.ts'

/**
 * 600 000 €, of which 4 % a year are withdrawn, a real yield of 4.902 % and a volatility of 15 % a year, 30
 * years.
 */
const usual: TrialsQuestion = {
  start: 600_000,
  withdrawal: 2000,
  years: 30,
  logMean: log(1.07 / 1.02) / 12,
  deviation: 0.15 / Math.sqrt(12),
  trials: 5000,
  seed: 42,
}

const questions = fc.record({
  start: fc.integer({ min: 0, max: 1e8 }).map((cents) => cents / 100),
  withdrawal: fc.integer({ min: 0, max: 1e6 }).map((cents) => cents / 100),
  years: fc.integer({ min: 1, max: 12 }),
  logMean: fc.double({ min: -0.04, max: 0.06, noNaN: true }),
  deviation: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 0.18, noNaN: true })),
  trials: fc.integer({ min: 1, max: 25 }),
  seed: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
})

/** The same trials in simple code: 64-bit seeds, unsigned words, a sort. */
function runSimpleTrials({ start, withdrawal, years, logMean, deviation, trials, seed }: TrialsQuestion) {
  const factors = growthFactors(logMean, deviation)
  const paths = Array.from({ length: trials }, (_, trial) => {
    const next = drawsOf(seed, trial)
    const ends: number[] = []
    let capital = start
    let hasPaid = true
    for (let month = 1; month <= 12 * years; month += 1) {
      const word = next()
      hasPaid &&= capital - withdrawal >= -0.005
      const growth =
        (factors[Math.floor(word / 2 ** 20)] ?? 0) * (factors[Math.floor(word / 256) % 4096] ?? 0)
      capital = hasPaid ? Math.max(0, capital - withdrawal) * growth : 0
      if (month % 12 === 0) ends.push(capital)
    }
    return { hasPaid, ends }
  })
  const at = (year: number, p: number) => {
    const sorted = paths.map(({ ends }) => ends[year - 1] as number).sort((a, b) => a - b)
    const rank = (trials - 1) * p
    const low = sorted[Math.floor(rank)] as number
    return low + (rank - Math.floor(rank)) * ((sorted[Math.ceil(rank)] as number) - low)
  }
  const rows = Array.from({ length: years }, (_, i) => i + 1)
  return {
    successes: paths.filter(({ hasPaid }) => hasPaid).length,
    percentiles: rows.map((year) => ({ year, p10: at(year, 0.1), p50: at(year, 0.5), p90: at(year, 0.9) })),
  }
}

/** The generator of a trial: SplitMix64 makes its state, xoshiro128** its unsigned 32-bit draws. */
function drawsOf(seed: number, trial: number): () => number {
  const cut = (x: bigint) => BigInt.asUintN(64, x)
  const output = (n: number) => {
    let z = cut(BigInt(seed) + BigInt(n) * 0x9e3779b97f4a7c15n)
    z = cut((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n)
    z = cut((z ^ (z >> 27n)) * 0x94d049bb133111ebn)
    return z ^ (z >> 31n)
  }
  const words = [2 * trial + 1, 2 * trial + 2].flatMap((n) => [output(n) & 0xffffffffn, output(n) >> 32n])
  let [a = 0, b = 0, c = 0, d = 0] = words.map(Number)
  const turned = (x: number, by: number) => ((x << by) | (x >>> (32 - by))) >>> 0
  return () => {
    const drawn = Math.imul(turned(Math.imul(b, 5), 7), 9) >>> 0
    ;[a, b, c, d] = [a ^ d ^ b, b ^ c ^ a, c ^ a ^ (b << 9), turned(d ^ b, 11)]
    return drawn
  }
}

describe('runTrials on known questions', () => {
  it('gives the same recorded figures on every machine', () => {
    const { successes, percentiles } = runTrials(usual)
    expect(successes).toBe(4206)
    expect(percentiles.at(-1)).toEqual({ year: 30, p10: 0, p50: 833511.6408973879, p90: 3872427.443972732 })
    expect(countSuccesses({ ...usual, seed: 43 })).toBe(4248)
  })

  it('pays until the last cent without growth or volatility, and fails for one cent more', () => {
    const flat = { ...usual, logMean: 0, deviation: 0, years: 10, withdrawal: 0.1, trials: 7 }
    // 120 × 0.1 leaves a rounding under 1e-12 on the way: it is no missing money.
    expect(runTrials({ ...flat, start: 12 }).successes).toBe(7)
    expect(runTrials({ ...flat, start: 12 }).percentiles.at(-1)?.p50).toBeCloseTo(0, 9)
    expect(runTrials({ ...flat, start: 11.99 }).successes).toBe(0)
    expect(runTrials({ ...flat, start: 11.99 }).percentiles.at(-1)).toEqual({
      year: 10,
      p10: 0,
      p50: 0,
      p90: 0,
    })
  })

  it('succeeds with no capital and nothing to pay', () => {
    const { successes, percentiles } = runTrials({ ...usual, start: 0, withdrawal: 0, years: 1, trials: 3 })
    expect(successes).toBe(3)
    expect(percentiles).toEqual([{ year: 1, p10: 0, p50: 0, p90: 0 }])
  })

  it('refuses questions out of its bounds', () => {
    const wrong: readonly Partial<TrialsQuestion>[] = [
      { start: -1 },
      { withdrawal: Number.NaN },
      { years: 0 },
      { years: 1.5 },
      { trials: 0 },
      { seed: -1 },
      { seed: 2 ** 32 },
      { deviation: -0.1 },
      { logMean: Number.POSITIVE_INFINITY },
    ]
    for (const part of wrong)
      expect(() => runTrials({ ...usual, ...part })).toThrow(/^A trial takes amounts from 0, whole years/)
  })
})

describe('runTrials against a simple implementation', () => {
  it('gives the same bits', () => {
    fc.assert(
      fc.property(questions, (question) => {
        fc.pre(question.deviation > 0)
        expect(runTrials(question)).toEqual(runSimpleTrials(question))
      }),
      cases(150),
    )
  })

  it('equals the deterministic path without volatility', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const { start, withdrawal, years, logMean, trials } = question
        const certain = runTrials({ ...question, deviation: 0 })
        const growth = Math.exp(logMean)
        let [capital, short] = [start, Number.POSITIVE_INFINITY]
        const rows = certain.percentiles.map(({ p10, p50, p90 }) => {
          for (let month = 0; month < 12; month += 1) {
            short = Math.min(short, capital - withdrawal)
            capital = short < -0.005 ? 0 : Math.max(0, capital - withdrawal) * growth
          }
          fc.pre(Math.abs(short + 0.005) > 1e-6) // too near to failing for two exponentials to agree
          expect(p10 === p50 && p50 === p90).toBe(true)
          return [p50, capital] as const
        })
        for (const [p50, expected] of rows)
          expect(Math.abs(p50 - expected)).toBeLessThan(1e-9 * (1 + expected))
        expect([rows.length, certain.successes]).toEqual([years, short < -0.005 ? 0 : trials])
      }),
    )
  })
})

describe('runTrials and countSuccesses on any question', () => {
  const alike = fc.tuple(questions, fc.double({ min: 0, max: 1, noNaN: true }))

  it('gives the same answer for the same seed, with percentiles or without', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const answer = runTrials(question)
        expect(runTrials(question)).toEqual(answer)
        expect(countSuccesses(question)).toBe(answer.successes)
        expect(answer.percentiles.map(({ year }) => year)).toEqual(
          Array.from({ length: question.years }, (_, i) => i + 1),
        )
        for (const { p10, p50, p90 } of answer.percentiles)
          expect(0 <= p10 && p10 <= p50 && p50 <= p90 && p90 < 1e30).toBe(true)
      }),
    )
  })

  it('begins with the same trials whatever their number', () => {
    fc.assert(
      fc.property(questions, fc.integer({ min: 1, max: 25 }), (question, more) => {
        const added =
          countSuccesses({ ...question, trials: question.trials + more }) - countSuccesses(question)
        expect(added >= 0 && added <= more).toBe(true)
        const one = (trials: number) =>
          countSuccesses({ ...question, trials }) - countSuccesses({ ...question, trials: trials - 1 })
        expect([0, 1]).toContain(one(question.trials + 1))
      }),
    )
  })

  it('never fails more often with more capital, less to pay or fewer years, trial by trial', () => {
    fc.assert(
      fc.property(alike, ([question, part]) => {
        const successes = countSuccesses(question)
        const less = { ...question, withdrawal: question.withdrawal * part }
        const shorter = { ...question, years: Math.ceil(question.years * Math.max(part, 0.01)) }
        const richer = { ...question, start: question.start * (1 + part) }
        for (const easier of [less, shorter, richer]) {
          expect(countSuccesses(easier)).toBeGreaterThanOrEqual(successes)
        }
      }),
    )
  })

  it('gives for fewer years the beginning of more years', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const longer = runTrials({ ...question, years: question.years + 3 }).percentiles
        expect(longer.slice(0, question.years)).toEqual(runTrials(question).percentiles)
      }),
    )
  })

  it('does not depend on the scale of amounts', () => {
    fc.assert(
      fc.property(questions, (question) => {
        fc.pre(question.withdrawal === 0 || question.withdrawal > 1)
        const coins = { ...question, start: 8 * question.start, withdrawal: 8 * question.withdrawal }
        const [small, large] = [runTrials(question), runTrials(coins)]
        fc.pre(small.successes === large.successes) // they may differ where half a cent decides
        small.percentiles.forEach((row, index) => {
          const eight = large.percentiles[index]
          expect([eight?.p10, eight?.p50, eight?.p90]).toEqual([8 * row.p10, 8 * row.p50, 8 * row.p90])
        })
      }),
    )
  })
})
