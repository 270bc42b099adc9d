/**
 * Oracle of `impact-frais`: random questions computed again by another method with 40 digits, and compared to the
 * cent.
 */
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
  YEAR,
} from '../../../../../test/support/decimal.ts'
import { expectAtMost, expectSound } from '../../../../../test/support/figures.ts'
import { ask, validParams } from '../../../../../test/support/queries.ts'
import { cases } from '../../../../../test/support/tier.ts'
import { contract } from './contract.ts'
import { impactFrais } from './index.ts'

const queries = validParams(contract)
type Query = typeof queries extends fc.Arbitrary<infer Q> ? Q : never

/** Final balance, total levied and monthly factor of the savings. */
interface ExactSavings {
  readonly end: Decimal
  readonly levied: Decimal
  readonly kept: Decimal
}

/**
 * k months of growing by `gross`, levying and depositing, with 40 digits and no loop: the balance of month j is
 * `C·q^j + M·s(j)`, `s(j) = (q^j - 1)/(q - 1)`, and the levies are a share of the k balances before them.
 */
function saveExactly(
  capital: Decimal,
  deposit: Decimal,
  gross: Decimal,
  fee: number,
  k: number,
): ExactSavings {
  const kept = fee === 0 ? gross : gross.times(monthlyFactor(factorOf(-fee)))
  const takes = gross.minus(kept)
  const { power, sum, sumOfSums } = powers(kept, k)
  return {
    end: capital.times(power).plus(deposit.times(sum)),
    levied: takes.times(capital.times(sum).plus(deposit.times(sumOfSums))),
    kept,
  }
}

/** `q^k`, `s(k)`, and the sum of `s(j)` for j under k; by the binomial theorem where `q - 1` leaves few digits. */
function powers(q: Decimal, k: number): { power: Decimal; sum: Decimal; sumOfSums: Decimal } {
  const power = q.pow(k)
  const e = q.minus(1)
  if (e.abs().gt(1e-12)) {
    const sum = power.minus(1).div(e)
    return { power, sum, sumOfSums: sum.minus(k).div(e) }
  }
  const pairs = (k * (k - 1)) / 2
  return {
    power,
    sum: e.times(pairs).plus(k),
    sumOfSums: e.times((pairs * (k - 2)) / 3).plus(pairs),
  }
}

const percentOf = (part: Decimal, whole: Decimal): Decimal =>
  whole.isZero() ? whole : part.div(whole).times(100)

describe('impact-frais', () => {
  it('matches 40-digit arithmetic on every figure of random queries', () =>
    fc.assert(fc.property(queries, expectAllExact), cases(10_000)))
})

function expectAllExact(query: Query): void {
  const { resume, scenarios, yearly } = ask(impactFrais, query).data
  const { duree, frais_bas = 0.2, frais_moyen = 1, frais_eleve = 2, frais_entree = 0 } = query
  const gross = monthlyFactor(factorOf(query.taux ?? 7))
  const [capital, deposit] = [decimal(query.capital), decimal(query.mensuel)]
  const entry = decimal(frais_entree).div(100)
  const [placed, added] = [capital, deposit].map((money) => money.times(decimal(1).minus(entry))) as [
    Decimal,
    Decimal,
  ]

  const free = saveExactly(capital, deposit, gross, 0, 12 * duree)
  const fees = [frais_bas, frais_moyen, frais_eleve] as const
  const [low, medium, high] = fees.map((fee) => saveExactly(placed, added, gross, fee, 12 * duree)) as [
    ExactSavings,
    ExactSavings,
    ExactSavings,
  ]
  const paid = capital.plus(deposit.times(12 * duree))

  expectExact(resume.capitalSansFrais, free.end, CENT, 'capitalSansFrais')
  expectExact(resume.totalVerse, paid, CENT, 'totalVerse')
  const gap = low.end.minus(high.end)
  expectExact(resume.ecartMax, gap, CENT, 'ecartMax')
  if (low.end.gt(1e-300)) {
    expectExact(resume.ecartMaxPourcentage, percentOf(gap, low.end), POINT, 'ecartMaxPourcentage')
  }
  const prices = factorOf(query.inflation ?? 2).pow(duree)
  ;[low, medium, high].forEach((exact, index) => {
    const [scenario, fee = Number.NaN] = [scenarios[index], fees[index]]
    const missed = free.end.minus(exact.end)
    const figure = (
      name: 'capitalFinal' | 'capitalFinalReel' | 'fraisPreleves' | 'manqueAGagner',
      value: Decimal,
    ) => expectExact(scenario?.[name] ?? null, value, CENT, `${name} ${index}`)
    figure('capitalFinal', exact.end)
    figure('capitalFinalReel', exact.end.div(prices))
    figure('fraisPreleves', exact.levied.plus(paid.times(entry)))
    figure('manqueAGagner', missed)
    const net = factorOf(query.taux ?? 7)
      .times(factorOf(-fee))
      .minus(1)
      .times(100)
    expectExact(scenario?.rendementNet ?? null, net, POINT, `rendementNet ${index}`)
    if (free.end.gt(1e-300)) {
      expectExact(scenario?.erosion ?? null, percentOf(missed, free.end), POINT, `erosion ${index}`)
    }
  })
  // The years before are the ends of shorter durations: a law of simulate.test.ts.
  const [bas, moyen, eleve] = scenarios.map(({ capitalFinal }) => capitalFinal)
  expect(yearly).toHaveLength(duree)
  expect(yearly.at(-1)).toEqual({ annee: duree, sansFrais: resume.capitalSansFrais, bas, moyen, eleve })
  expectYearsLost(resume.anneesPerdues, {
    placed,
    added,
    rate: low.kept.minus(1),
    low: low.end,
    high: high.end,
    duree,
  })
}

/**
 * `duree - t` with `(1+m)^12t = (T·m + M)/(C·m + M)`. A balance that hardly moves reaches its target at no
 * certain time: doubles hold it to some 1e-14 of itself, so the time is held to what that leaves.
 */
function expectYearsLost(
  found: number | null,
  {
    placed,
    added,
    rate,
    low,
    high,
    duree,
  }: Record<'placed' | 'added' | 'rate' | 'low' | 'high', Decimal> & {
    duree: number
  },
): void {
  const rise = low.minus(placed)
  if (rise.minus(0.005).abs().lt(low.times(1e-12).plus(1e-12))) return
  if (rise.lte(0.005)) {
    if (found !== null) throw new Error(`anneesPerdues is ${found} although low fees do not grow`)
    return
  }
  if (high.lte(placed)) {
    expectExact(found, decimal(duree), YEAR, 'anneesPerdues')
    return
  }
  const slope = high.times(rate).plus(added)
  const blur = low.times(1e-13).div(slope).toNumber()
  // Decimal up to the logarithms, which doubles take to more digits than a time is held to.
  const excess = high.minus(placed).times(rate).div(placed.times(rate).plus(added)).toNumber()
  const months = rate.isZero()
    ? high.minus(placed).div(added).toNumber()
    : Math.log1p(excess) / Math.log1p(rate.toNumber())
  expectAtMost(0, found ?? -1)
  if (blur < 0.05) expectExact(found, decimal(duree - months / 12), YEAR, 'anneesPerdues')
}

describe('impact-frais: null figures', () => {
  it('returns finite figures for random queries and a warning for each null figure', () => {
    fc.assert(
      fc.property(queries, (query) =>
        expectSound(ask(impactFrais, query), { 'resume.anneesPerdues': 'annees_perdues_inexistantes' }),
      ),
      cases(10_000),
    )
  })
})
