import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CENT,
  type Exact,
  exact,
  expectExact,
  factorOf,
  monthlyFactor,
  POINT,
  sumOfPowers,
} from '../../../../../test/support/exact.ts'
import { expectSound } from '../../../../../test/support/figures.ts'
import { ask, validParams } from '../../../../../test/support/queries.ts'
import { contract } from './contract.ts'
import { retraiteFire } from './index.ts'

const RUNS = { numRuns: 10_000 }
const queries = validParams(contract)
type Query = typeof queries extends fc.Arbitrary<infer Q> ? Q : never

const ZERO = exact(0)
const CENTURY = 10_000 // in hundredths of a year

/** What is common to all the figures of a query, with 40 digits. Time is in hundredths of a year, as figures are. */
function worldOf(query: Query) {
  const { capital, mensuel, depenses, age, pension = 0, age_pension = 64 } = query
  const real = factorOf(query.taux ?? 7).div(factorOf(query.inflation ?? 2))
  const month = monthlyFactor(real)
  const hundredth = real.eq(1) ? exact(1) : real.pow(0.01)
  /** One euro at the end of each month, as worth after that time. */
  const annuity = (time: number, power: Exact) =>
    real.eq(1) ? exact(time).times(0.12) : power.minus(1).div(month.minus(1))
  const powerAt = (time: number) => hundredth.pow(time)
  const capitalAt = (time: number) => {
    const power = powerAt(time)
    return power.times(capital).plus(annuity(time, power).times(mensuel))
  }
  const pensionTime = age === undefined ? 0 : Math.max(0, 100 * (age_pension - age))
  const gross = exact(1).minus(exact(query.fiscalite_retrait ?? 0).div(100))
  const forEver = (percent: number, monthly: Exact | number) =>
    exact(monthly).times(1200).div(gross).div(percent)
  const targetAt = (percent: number, time: number) => {
    const paid = Math.min(pension, depenses)
    const wait = Math.max(0, pensionTime - time)
    const power = powerAt(wait)
    const fund = annuity(wait, power).div(power).times(paid).div(gross)
    const full = forEver(percent, depenses)
    const bridged = forEver(percent, exact(depenses).minus(paid)).plus(fund)
    return bridged.lt(full) ? bridged : full
  }
  const leadAt = (percent: number, time: number) => capitalAt(time).minus(targetAt(percent, time))
  return {
    real,
    gross,
    pensionTime,
    targetAt,
    leadAt,
    withoutPension: (percent: number) => forEver(percent, depenses),
  }
}

type World = ReturnType<typeof worldOf>
interface Found {
  readonly capitalCible: number
  readonly anneesAvantFire: number | null
  readonly atteint: boolean
}

/**
 * The date found is the first: the lead changes sign within a hundredth of a year of it, and not before. In `u =
 * (1+ρ)^t` capital and bridge are straight lines, so the lead is convex until the pension, and a straight line from
 * then on: negative at the ends of a stretch, it is negative all along.
 */
function expectFirstDate(world: World, percent: number, found: Found, capital: number): void {
  const { leadAt, targetAt, pensionTime } = world
  const noise = targetAt(percent, 0).plus(capital).times(1e-12)
  const behind = (time: number, name: string) => {
    if (leadAt(percent, time).gt(noise)) expect.fail(`${name}: there before ${found.anneesAvantFire}`)
  }
  const today = leadAt(percent, 0)
  if (today.plus(0.005).abs().gt(noise)) expect(found.atteint).toBe(today.gt(-0.005))
  if (found.atteint) expect(found.anneesAvantFire).toBe(0)
  if (found.atteint) return
  const time = found.anneesAvantFire === null ? CENTURY : Math.round(found.anneesAvantFire * 100)
  behind(Math.max(0, time - 1), 'just before')
  if (pensionTime < time) behind(pensionTime, 'at the pension')
  if (found.anneesAvantFire === null) return
  const after = leadAt(percent, time + 1)
  if (after.lt(noise.negated())) expect.fail(`not there at ${found.anneesAvantFire}, short of ${after}`)
}

/** The target where the lead is 0: between two near dates, both are straight lines in `u`. */
function expectTarget(world: World, percent: number, found: Found): void {
  const { targetAt, leadAt, pensionTime, withoutPension } = world
  const { anneesAvantFire: years, capitalCible } = found
  const still = years === null || found.atteint
  if (still) expectExact(capitalCible, targetAt(percent, 0), CENT, 'capitalCible')
  if (still) return
  const time = Math.round(years * 100)
  const [from, to] = [Math.max(0, time - 1), time + 1]
  const [high, low] = [targetAt(percent, from), targetAt(percent, to)]
  expect(capitalCible).toBeGreaterThanOrEqual(
    low
      .times(1 - 1e-12)
      .minus(CENT)
      .toNumber(),
  )
  expect(capitalCible).toBeLessThanOrEqual(
    high
      .times(1 + 1e-12)
      .plus(CENT)
      .toNumber(),
  )
  const moves = high.minus(low).gt(CENT / 100)
  const straight = high.lt(withoutPension(percent)) && to <= pensionTime
  if (moves && !straight) return
  const before = leadAt(percent, from)
  const share = moves ? before.div(before.minus(leadAt(percent, to))) : ZERO
  expectExact(capitalCible, high.minus(high.minus(low).times(share)), CENT, 'capitalCible')
}

/** The table, a year at a time: the year's twelve deposits are worth the same number of deposits every year. */
function expectYearly(query: Query, world: World): void {
  const { resume, yearly } = ask(retraiteFire, query).data
  const prices = factorOf(query.inflation ?? 2)
  const monthlyPrices = monthlyFactor(prices)
  const deposits = sumOfPowers(monthlyFactor(world.real), 12).times(query.mensuel)
  const paidInAYear = sumOfPowers(monthlyPrices, 12).times(monthlyPrices).times(query.mensuel)
  let [real, paid, price] = [exact(query.capital), exact(query.capital), exact(1)]
  for (const row of yearly) {
    const name = (figure: string) => `${figure} ${row.annee}`
    real = real.times(world.real).plus(deposits)
    paid = paid.plus(paidInAYear.times(price))
    price = price.times(prices)
    const nominal = real.times(price)
    expectExact(row.capitalReel, real, CENT, name('capitalReel'))
    expectExact(row.capitalNominal, nominal, CENT, name('capitalNominal'))
    expectExact(row.totalVerse, paid, CENT, name('totalVerse'))
    if (nominal.lt(1e11)) expectExact(row.interets, nominal.minus(paid), CENT, name('interets'))
    const income = real
      .times(query.taux_retrait ?? 4)
      .div(1200)
      .times(world.gross)
    expectExact(row.rentePossibleMensuelle, income, CENT, name('rentePossibleMensuelle'))
    if (resume.capitalCible < 1e4) continue // then the cent kept in the target shows in the percent
    const progress = real.times(100).div(resume.capitalCible)
    expectExact(row.progression, progress, progress.times(1e-6).plus(POINT).toNumber(), name('progression'))
  }
}

describe('against 40 digits', () => {
  it('gives every figure of 10 000 random queries to the cent, and the first date of each goal', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const world = worldOf(query)
        const { resume, regles } = ask(retraiteFire, query).data
        const goals = [
          [query.taux_retrait ?? 4, resume],
          ...regles.map((rule) => [rule.tauxRetrait, rule] as const),
        ] as const
        expectExact(resume.tauxReel, world.real.minus(1).times(100), POINT, 'tauxReel')
        for (const [percent, goal] of goals) {
          expectFirstDate(world, percent, goal, query.capital)
          expectTarget(world, percent, goal)
        }
        for (const { tauxRetrait, revenuMensuelActuel } of regles) {
          const income = exact(query.capital).times(tauxRetrait).div(1200).times(world.gross)
          expectExact(revenuMensuelActuel, income, CENT, 'revenuMensuelActuel')
        }
        expectYearly(query, world)
      }),
      RUNS,
    )
  })
})

describe('soundness', () => {
  it('gives finite figures to 10 000 random queries, and explains what does not exist', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const unasked = query.age === undefined
        expectSound(ask(retraiteFire, query), {
          'resume.anneesAvantFire': 'fire_jamais',
          'resume.ageFire': unasked ? undefined : 'fire_jamais',
          'regles.anneesAvantFire': 'regle_jamais',
          'regles.ageFire': unasked ? undefined : 'regle_jamais',
          ...(unasked && { 'yearly.age': undefined }),
        })
      }),
      RUNS,
    )
  })
})
