import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CENT,
  type Decimal,
  decimal,
  expectExact,
  factorOf,
  monthlyFactor,
  POINT,
} from '../../../../../test/support/decimal.ts'
import { expectSound } from '../../../../../test/support/figures.ts'
import { ask, validParams } from '../../../../../test/support/queries.ts'
import { cases } from '../../../../../test/support/tier.ts'
import { contract } from './contract.ts'
import { dca } from './index.ts'

const queries = validParams(contract)
type Query = typeof queries extends fc.Arbitrary<infer Q> ? Q : never

const ONE = decimal(1)

/** `q^from + … + q^to`; so near 1 that 40 digits do not tell, as many ones. */
function sumOfPowers(q: Decimal, from: number, to: number): Decimal {
  const terms = decimal(to - from + 1)
  if (q.minus(1).abs().lt(1e-20)) return terms
  return q
    .pow(to + 1)
    .minus(q.pow(from))
    .div(q.minus(1))
}

/** Monthly growth factors of invested and of waiting money. */
interface Factors {
  readonly q: Decimal
  readonly p: Decimal
}

/**
 * Both paths after `k` months, deposit by deposit, with 40 digits. The j-th euro, after `j` months of waiting,
 * has grown to `q^(k-j)` and has left behind the interest of its wait, `p^k - p^(k-j)`; one that still waits has
 * earned `p^k - 1`. `j` runs from 1, from 0 for deposits of the start of the month, and a deposit of the start of
 * the next month has not been made.
 */
function after(query: Query, { q, p }: Factors, k: number) {
  const { mensuel, duree, capital = 0, etalement = 12 * duree, versement = 'fin' } = query
  const paid = Math.min(k, etalement)
  const [first, last] = versement === 'fin' ? [1, paid] : [0, paid - 1]
  const grown = sumOfPowers(q, k - last, k - first)
  const waited = p
    .pow(k)
    .times(paid)
    .minus(sumOfPowers(p, k - last, k - first))
  const waits = p
    .pow(k)
    .minus(1)
    .times(etalement - paid)
  const invested = decimal(mensuel).times(paid).plus(capital)
  const whole = decimal(mensuel).times(etalement).plus(capital)
  return {
    invested,
    dca: q.pow(k).times(capital).plus(grown.plus(waited).plus(waits).times(mensuel)),
    lumpSum: q.pow(k).times(whole),
  }
}

describe('dca', () => {
  it('matches 40-digit arithmetic on every figure of random queries', () =>
    fc.assert(fc.property(queries, fc.nat(), expectAllExact), cases(10_000)))
})

function expectAllExact(query: Query, drawn: number): void {
  const { resume, yearly } = ask(dca, query).data
  const year = 1 + (drawn % query.duree)
  const factors = {
    q: monthlyFactor(factorOf(query.taux ?? 7)),
    p: monthlyFactor(factorOf(query.rendement_attente ?? 0)),
  }
  // Once the spread is over, a year is the end of a shorter duration: a property in simulate.test.ts.
  if (12 * year < (query.etalement ?? 12 * query.duree)) {
    const then = after(query, factors, 12 * year)
    const row = yearly[year - 1]
    expect(row?.annee).toBe(year)
    expectExact(row?.totalInvesti ?? null, then.invested, CENT, `totalInvesti ${year}`)
    expectExact(row?.capitalDca ?? null, then.dca, CENT, `capitalDca ${year}`)
    expectExact(row?.capitalLumpSum ?? null, then.lumpSum, CENT, `capitalLumpSum ${year}`)
    expectGap(row?.ecart ?? null, query, then)
  }

  const end = after(query, factors, 12 * query.duree)
  const prices = factorOf(query.inflation ?? 2).pow(query.duree)
  const total = end.invested
  expectExact(resume.totalInvesti, total, CENT, 'totalInvesti')
  expectExact(resume.capitalFinalDca, end.dca, CENT, 'capitalFinalDca')
  expectExact(resume.capitalFinalLumpSum, end.lumpSum, CENT, 'capitalFinalLumpSum')
  expectExact(resume.gainDca, end.dca.minus(total), CENT, 'gainDca')
  expectExact(resume.gainLumpSum, end.lumpSum.minus(total), CENT, 'gainLumpSum')
  expectExact(resume.capitalFinalDcaReel, end.dca.div(prices), CENT, 'capitalFinalDcaReel')
  expectExact(resume.capitalFinalLumpSumReel, end.lumpSum.div(prices), CENT, 'capitalFinalLumpSumReel')
  const share = end.dca.minus(total).div(total).times(100)
  expectExact(resume.rendementTotalDca, share, POINT, 'rendementTotalDca')
  expectGap(resume.ecart, query, end)
  expectWinner(resume.gagnant, end)
  expectGapShare(resume.ecartPourcentage, end)
  // Without interest on waiting money the rate is the yield: a property in simulate.test.ts.
  if (query.rendement_attente) expectReturn(resume.triDca, query, end.dca)
}

type Ends = ReturnType<typeof after>

const gapOf = ({ dca, lumpSum }: Ends): Decimal => lumpSum.minus(dca)

/** Skips yields so close that a double cannot hold the gap to the cent. */
function expectGap(found: number | null, query: Query, ends: Ends): void {
  const [rate, waiting] = [query.taux ?? 7, query.rendement_attente ?? 0]
  const near = rate !== waiting && Math.abs(rate - waiting) < 1e-3 && ends.lumpSum.gt(1e11)
  if (!near) expectExact(found, gapOf(ends), CENT, 'ecart')
}

function expectWinner(found: string, ends: Ends): void {
  const gap = gapOf(ends)
  if (gap.abs().minus(0.005).abs().lt(ends.lumpSum.times(1e-12))) return
  expect(found).toBe(gap.gt(0.005) ? 'lump_sum' : gap.lt(-0.005) ? 'dca' : 'egalite')
}

/** In percent of the spread capital, except when it is a small difference of large amounts. */
function expectGapShare(found: number | null, ends: Ends): void {
  const share = gapOf(ends).div(ends.dca).times(100)
  if (share.times(ends.lumpSum.plus(ends.invested)).div(ends.dca).abs().gt(1e9)) return
  if (ends.dca.lte(0)) expect(found).toBeNull()
  else expectExact(found, share, POINT, 'ecartPourcentage')
}

/** The deposits must end below the final capital just under the rate, and above it just over the rate. */
function expectReturn(found: number | null, query: Query, final: Decimal): void {
  const { mensuel, duree, capital = 0, etalement = 12 * duree, versement = 'fin' } = query
  const k = 12 * duree
  const [first, last] = versement === 'fin' ? [1, etalement] : [0, etalement - 1]
  const least = decimal(last === k ? mensuel : 0)
  if (final.minus(least).abs().lt(decimal(mensuel).times(etalement).plus(capital).times(1e-9))) return
  if (final.lt(least)) {
    expect(found).toBeNull()
    return
  }
  const excess = (percent: Decimal): Decimal => {
    const q = monthlyFactor(percent.div(100).plus(1))
    return q
      .pow(k)
      .times(capital)
      .plus(sumOfPowers(q, k - last, k - first).times(mensuel))
      .minus(final)
  }
  const rate = decimal(found ?? Number.NaN)
  const under = rate.minus(POINT)
  expect(under.lte(-100) || excess(under).lte(0)).toBe(true)
  expect(excess(rate.plus(POINT)).gte(0)).toBe(true)
  expect(ONE.plus(rate.div(100)).gte(0)).toBe(true)
}

describe('dca: null figures', () => {
  it('returns finite figures for random queries and a warning for each null figure', () => {
    fc.assert(
      fc.property(queries, (query) =>
        expectSound(ask(dca, query), {
          'resume.ecartPourcentage': 'capital_dca_epuise',
          'resume.triDca': 'tri_inexistant',
          historique: query.methode === 'historique' ? 'histoire_trop_courte' : undefined,
        }),
      ),
      cases(10_000),
    )
  })
})
