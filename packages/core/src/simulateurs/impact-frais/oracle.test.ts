import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CENT,
  type Exact,
  exact,
  expectExact,
  factorOf,
  PATIENCE,
  POINT,
  YEAR,
} from '../../../../../test/support/exact.ts'
import { expectOrder, expectSound } from '../../../../../test/support/figures.ts'
import { ask, validParams } from '../../../../../test/support/queries.ts'
import { twelfthRoot } from '../../../../../test/support/twelfth-root.ts'
import { contract } from './contract.ts'
import { impactFrais } from './index.ts'

const RUNS = { numRuns: 10_000 }
const queries = validParams(contract)
type Query = typeof queries extends fc.Arbitrary<infer Q> ? Q : never

/** Savings lived to the end: the balance of each year, all that was levied, and what one month multiplies by. */
interface Life {
  readonly ends: readonly Exact[]
  readonly levied: Exact
  readonly kept: Exact
}

/**
 * Lives twelve months of a euro there at the start of a year, and of twelve deposits of one euro: grow, levy,
 * deposit, with 40 digits. Every year is a sum of these two.
 */
function live(capital: Exact, deposit: Exact, gross: Exact, fee: number, years: number): Life {
  const stays = twelfthRoot(exact(1).minus(exact(fee).div(100)))
  const takes = gross.times(exact(1).minus(stays))
  const kept = gross.times(stays)
  let [euro, taken, deposits, takenFromThem] = [exact(1), exact(0), exact(0), exact(0)]
  for (let month = 0; month < 12; month += 1) {
    taken = taken.plus(euro.times(takes))
    euro = euro.times(kept)
    takenFromThem = takenFromThem.plus(deposits.times(takes))
    deposits = deposits.times(kept).plus(1)
  }
  const ends: Exact[] = []
  let [balance, levied] = [capital, exact(0)]
  for (let year = 0; year < years; year += 1) {
    levied = levied.plus(balance.times(taken)).plus(deposit.times(takenFromThem))
    balance = balance.times(euro).plus(deposit.times(deposits))
    ends.push(balance)
  }
  return { ends, levied, kept }
}

const percentOf = (part: Exact, whole: Exact): Exact => (whole.isZero() ? whole : part.div(whole).times(100))

describe('against 40 digits', () => {
  it(
    'gives every figure of 10 000 random queries to the cent',
    () => fc.assert(fc.property(queries, expectAllExact), RUNS),
    PATIENCE,
  )
})

function expectAllExact(query: Query): void {
  const { resume, scenarios, yearly } = ask(impactFrais, query).data
  const { duree, frais_bas = 0.2, frais_moyen = 1, frais_eleve = 2, frais_entree = 0 } = query
  const gross = twelfthRoot(factorOf(query.taux ?? 7))
  const [capital, deposit] = [exact(query.capital), exact(query.mensuel)]
  const entry = exact(frais_entree).div(100)
  const [placed, added] = [capital, deposit].map((money) => money.times(exact(1).minus(entry))) as [
    Exact,
    Exact,
  ]

  const free = live(capital, deposit, gross, 0, duree)
  const [low, medium, high] = [frais_bas, frais_moyen, frais_eleve].map((fee) =>
    live(placed, added, gross, fee, duree),
  ) as [Life, Life, Life]
  const end = ({ ends }: Life): Exact => ends.at(-1) ?? exact(0)
  const paid = capital.plus(deposit.times(12 * duree))

  expectExact(resume.capitalSansFrais, end(free), CENT, 'capitalSansFrais')
  expectExact(resume.totalVerse, paid, CENT, 'totalVerse')
  const gap = end(low).minus(end(high))
  expectExact(resume.ecartMax, gap, CENT, 'ecartMax')
  if (end(low).gt(1e-300)) {
    expectExact(resume.ecartMaxPourcentage, percentOf(gap, end(low)), POINT, 'ecartMaxPourcentage')
  }
  const prices = factorOf(query.inflation ?? 2).pow(duree)
  ;[low, medium, high].forEach((life, index) => {
    const scenario = scenarios[index]
    const missed = end(free).minus(end(life))
    const figure = (
      name: 'capitalFinal' | 'capitalFinalReel' | 'fraisPreleves' | 'manqueAGagner',
      value: Exact,
    ) => expectExact(scenario?.[name] ?? null, value, CENT, `${name} ${index}`)
    figure('capitalFinal', end(life))
    figure('capitalFinalReel', end(life).div(prices))
    figure('fraisPreleves', life.levied.plus(paid.times(entry)))
    figure('manqueAGagner', missed)
    const net = life.kept.pow(12).minus(1).times(100)
    expectExact(scenario?.rendementNet ?? null, net, POINT, `rendementNet ${index}`)
    if (end(free).gt(1e-300)) {
      expectExact(scenario?.erosion ?? null, percentOf(missed, end(free)), POINT, `erosion ${index}`)
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
    low: end(low),
    high: end(high),
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
  }: Record<'placed' | 'added' | 'rate' | 'low' | 'high', Exact> & {
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
    expectExact(found, exact(duree), YEAR, 'anneesPerdues')
    return
  }
  const slope = high.times(rate).plus(added)
  const blur = low.times(1e-13).div(slope).toNumber()
  const months = rate.abs().lt(1e-25)
    ? high.minus(placed).div(added)
    : slope.div(placed.times(rate).plus(added)).ln().div(rate.plus(1).ln())
  expectOrder(0, found ?? -1)
  if (blur < 0.05) expectExact(found, exact(duree).minus(months.div(12)), YEAR, 'anneesPerdues')
}

describe('soundness', () => {
  it('gives finite figures to 10 000 random queries, and explains what does not exist', () => {
    fc.assert(
      fc.property(queries, (query) =>
        expectSound(ask(impactFrais, query), { 'resume.anneesPerdues': 'annees_perdues_inexistantes' }),
      ),
      RUNS,
    )
  })
})
