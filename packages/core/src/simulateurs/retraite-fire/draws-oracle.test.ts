import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectNear } from '../../../../../test/support/figures.ts'
import { ask, type QueryOf, validParams } from '../../../../../test/support/queries.ts'
import { growthFactors } from '../../finance/random/growth-factors.ts'
import { contract } from './contract.ts'
import { retraiteFire } from './index.ts'

type Query = QueryOf<typeof contract>

/** 50 000 € and 1 000 € a month, for 2 000 € a month, at 7 % and 2 %: 600 000 € to reach at 4 %. */
const ANCHOR: Query = { capital: 50_000, mensuel: 1000, depenses: 2000, methode: 'monte_carlo' }

const draw = (query: Query) => ask(retraiteFire, query).data.monteCarlo ?? expect.fail()

/** A retirement: a first capital in euros, and a yearly withdrawal in percent of it, for some years. */
interface Rule {
  /** The growth factor of each month. */
  readonly monthly: readonly number[]
  readonly years: number
  readonly start: number
  readonly percent: number
}

/** The rule by month: the capital at the end of each year, 0 from the first missed withdrawal. */
function simulateRetirement({ monthly, years, start, percent }: Rule): { paid: boolean; ends: number[] } {
  const withdrawal = (start * percent) / 1200
  const ends: number[] = []
  let capital = start
  let paid = true
  for (let month = 0; month < 12 * years; month += 1) {
    if (capital < withdrawal * (1 - 1e-7)) paid = false
    capital = paid ? Math.max(0, capital - withdrawal) * (monthly[month] as number) : 0
    if (month % 12 === 11) ends.push(capital)
  }
  return { paid, ends }
}

/** Rank (N - 1)p, between its two neighbours. */
function ranked(figures: readonly number[], p: number): number {
  const sorted = figures.toSorted((a, b) => a - b)
  const rank = (sorted.length - 1) * p
  const [low, high] = [sorted[Math.floor(rank)] as number, sorted[Math.ceil(rank)] as number]
  return low * (Math.ceil(rank) - rank || 1) + (Math.ceil(rank) === rank ? 0 : high * (rank % 1))
}

/** SplitMix64 as published: output `n` of a seed, its low and its high half. */
function splitmix64(seed: number, n: number): [low: number, high: number] {
  const wrap = (word: bigint) => BigInt.asUintN(64, word)
  let z = wrap(BigInt(seed) + BigInt(n) * 0x9e3779b97f4a7c15n)
  z = wrap((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n)
  z = wrap((z ^ (z >> 27n)) * 0x94d049bb133111ebn)
  z ^= z >> 31n
  return [Number(z & 0xffffffffn), Number(z >> 32n)]
}

/** xoshiro128** as published, from the two outputs that a trial starts with: unsigned 32-bit words. */
function* wordsOf(seed: number, trial: number): Generator<number> {
  const turned = (word: number, bits: number) => ((word << bits) | (word >>> (32 - bits))) >>> 0
  const s = [...splitmix64(seed, 2 * trial + 1), ...splitmix64(seed, 2 * trial + 2)] as [
    number,
    number,
    number,
    number,
  ]
  for (;;) {
    yield Math.imul(turned(Math.imul(s[1], 5), 7), 9) >>> 0
    const t = s[1] << 9
    s[2] ^= s[0]
    s[3] ^= s[1]
    s[1] ^= s[2]
    s[0] ^= s[3]
    s[2] ^= t
    s[3] = turned(s[3], 11)
  }
}

/** The months of a trial: two entries of the table, by the 12 highest bits of a word and by the next 12. */
function monthsOf(factors: Float64Array, seed: number, trial: number, years: number): number[] {
  const words = wordsOf(seed, trial)
  return Array.from({ length: 12 * years }, () => {
    const word = words.next().value as number
    const [first, second] = [Math.floor(word / 2 ** 20), Math.floor(word / 2 ** 8) % 4096]
    return (factors[first] as number) * (factors[second] as number)
  })
}

describe('retraite-fire: Monte Carlo, against a plain month-by-month implementation', () => {
  it.each<Partial<Query>>([
    {},
    { simulations: 500, graine: 7, taux_retrait: 6, volatilite: 25 },
    { simulations: 301, graine: 0, horizon_retraite: 70, taux_retrait: 3.3, inflation: 4 },
    { simulations: 100, graine: 2 ** 31 - 1, horizon_retraite: 10, taux_retrait: 12, taux: -3 },
  ])('gives the same success rate and percentiles from the same draws with %o', (query) => {
    const { taux = 7, inflation = 2, volatilite = 15, horizon_retraite: years = 30 } = query
    const { simulations = 1000, graine = 42, taux_retrait = 4 } = query
    const mean = Math.log((1 + taux / 100) / (1 + inflation / 100)) / 12
    const factors = growthFactors(mean, volatilite / 100 / Math.sqrt(12))
    const retirements = Array.from({ length: simulations }, (_, trial) =>
      simulateRetirement({
        monthly: monthsOf(factors, graine, trial, years),
        years,
        start: 2_400_000 / taux_retrait,
        percent: taux_retrait,
      }),
    )
    const found = draw({ ...ANCHOR, ...query, simulations })
    const rate = (100 * retirements.filter(({ paid }) => paid).length) / simulations
    expectNear(found.tauxReussite, rate, 0.0001)
    expect(found.percentiles.map(({ annee }) => annee)).toEqual(
      Array.from({ length: years }, (_, k) => k + 1),
    )
    for (const { annee, p10, p50, p90 } of found.percentiles) {
      const ends = retirements.map((retirement) => retirement.ends[annee - 1] as number)
      expectNear(p10, ranked(ends, 0.1), 0.02)
      expectNear(p50, ranked(ends, 0.5), 0.02)
      expectNear(p90, ranked(ends, 0.9), 0.02)
    }
  })

  it('agrees within four standard errors with another generator and Box-Muller draws', () => {
    let word = 20_261_121
    const uniform = () => {
      word = (Math.imul(word, 1_664_525) + 1_013_904_223) | 0
      return ((word >>> 8) + 0.5) / 2 ** 24
    }
    const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform())
    const [mean, deviation] = [Math.log(1.07 / 1.02) / 12, 0.15 / Math.sqrt(12)]
    const N = 4000
    const retirements = Array.from({ length: N }, () => {
      const monthly = Array.from({ length: 360 }, () => Math.exp(mean + deviation * normal()))
      return simulateRetirement({ monthly, years: 30, start: 600_000, percent: 4 })
    })
    const share = retirements.filter(({ paid }) => paid).length / N
    const found = draw(ANCHOR)
    const error = Math.sqrt(share * (1 - share) * (1 / N + 1 / found.simulations))
    expect(Math.abs(found.tauxReussite / 100 - share)).toBeLessThan(4 * error)
    const last = found.percentiles.at(-1) ?? expect.fail()
    const beyond = retirements.filter(({ ends }) => (ends[29] as number) > last.p50).length / N
    expect(Math.abs(beyond - 0.5)).toBeLessThan(4 * Math.sqrt(0.25 / N + 0.25 / found.simulations))
  })
})

describe('retraite-fire: Monte Carlo without volatility', () => {
  const queries = validParams(contract).map((query) => ({
    ...query,
    methode: 'monte_carlo' as const,
    depenses: Math.min(query.depenses, 1e4),
  }))

  it('returns a success rate of 0 or 100 % and percentiles equal to the path at a constant yield', () => {
    fc.assert(
      fc.property(queries, (drawn) => {
        const query = { ...drawn, volatilite: 0, taux: Math.max(drawn.taux ?? 7, drawn.inflation ?? 2) }
        const { resume, monteCarlo } = ask(retraiteFire, query).data
        const { tauxReussite, percentiles } = monteCarlo ?? expect.fail()
        const yearly = (1 + query.taux / 100) / (1 + (query.inflation ?? 2) / 100)
        const monthly = Array(12 * percentiles.length).fill(yearly ** (1 / 12))
        const { capitalCible: start } = resume
        fc.pre(start > 1) // told to the cent
        const percent = query.taux_retrait ?? 4
        const { paid, ends } = simulateRetirement({ monthly, years: percentiles.length, start, percent })
        // Skips cases whose last withdrawal takes exactly the rest, as the last digits then decide.
        const edge = simulateRetirement({
          monthly,
          years: percentiles.length,
          start,
          percent: percent * (1 + 1e-6),
        })
        fc.pre(paid === edge.paid)
        expect(tauxReussite).toBe(paid ? 100 : 0)
        for (const [index, { p10, p50, p90 }] of percentiles.entries()) {
          expect([p10, p90]).toEqual([p50, p50])
          const scale = yearly ** (index + 1)
          expectNear(p50, ends[index] as number, 0.01 + 0.005 * scale + 1e-9 * start * scale)
        }
      }),
    )
  })
})
