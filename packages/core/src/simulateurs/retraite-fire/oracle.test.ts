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
import { ask, validParams } from '../../../../../test/support/queries.ts'
import { cases } from '../../../../../test/support/tier.ts'
import { contract } from './contract.ts'
import { retraiteFire } from './index.ts'

/** The accumulation is the same for every method; the retirement has separate oracle tests. */
const queries = validParams(contract).map((query) => ({ ...query, methode: 'deterministe' as const }))
type Query = typeof queries extends fc.Arbitrary<infer Q> ? Q : never

type Row = ReturnType<
  typeof ask<typeof contract.params, typeof contract.result, string>
>['data']['yearly'][number]

const CENTURY = 1200 // in months

/** What one euro becomes in a month and in years, and what one euro at the end of each month becomes. */
function growthOf(yearly: Decimal) {
  const month = monthlyFactor(yearly)
  const still = yearly.minus(1).abs().lt(1e-18) // 40 digits would not hold the quotient below
  return {
    yearly,
    month,
    annuity: (months: number, power: Decimal) =>
      still ? decimal(months) : power.minus(1).div(month.minus(1)),
  }
}

/** The query with its defaults, and what is common to all its figures, with 40 digits. */
function modelOf(query: Query) {
  const { capital, mensuel, depenses, age } = query
  const real = growthOf(factorOf(query.taux ?? 7).div(factorOf(query.inflation ?? 2)))
  const gross = decimal(1).minus(decimal(query.fiscalite_retrait ?? 0).div(100))
  const wait = age === undefined ? 0 : Math.max(0, 12 * ((query.age_pension ?? 64) - age))
  const untilPension = real.month.pow(wait)
  const paid = decimal(Math.min(query.pension ?? 0, depenses))
  const [full, net] = [decimal(depenses), decimal(depenses).minus(paid)].map((need) =>
    need.times(1200).div(gross),
  )
  const pension = paid.div(gross)

  /** The capital after some months, and the fund that then bridges to the pension. */
  const after = memoised((months: number) => {
    const power = real.month.pow(months)
    const left = months < wait ? untilPension.div(power) : decimal(1)
    return {
      owned: power.times(capital).plus(real.annuity(months, power).times(mensuel)),
      fund:
        months < wait
          ? real
              .annuity(wait - months, left)
              .div(left)
              .times(pension)
          : decimal(0),
    }
  })
  /** How far the capital is from the target without pension, from the bridged one, and from the lower. */
  const short = (percent: number, months: number) => {
    const { owned, fund } = after(months)
    const toFull = (full as Decimal).div(percent).minus(owned)
    const toBridged = (net as Decimal).div(percent).plus(fund).minus(owned)
    return { owned, toFull, toBridged, least: toBridged.lt(toFull) ? toBridged : toFull }
  }
  return { real, gross, wait, short }
}

/** Caches the results of a function. */
function memoised<T>(answer: (months: number) => T): (months: number) => T {
  const known = new Map<number, T>()
  return (months) => {
    const found = known.get(months) ?? answer(months)
    known.set(months, found)
    return found
  }
}

type Model = ReturnType<typeof modelOf>
interface Found {
  readonly capitalCible: number
  readonly anneesAvantFire: number | null
  readonly atteint: boolean
}

/**
 * The first date. In `u = (1+ρ)^t` the capital is a straight line, and so is each of the two targets until the
 * pension, then after it. So the capital's lead over the lower one is convex there: behind at both ends, it is behind
 * in between, and the month in which it catches up is cut by the straight line where it does.
 */
function expectFirstDate({ real, wait, short }: Model, percent: number, found: Found): void {
  const { anneesAvantFire: years, capitalCible, atteint } = found
  const today = short(percent, 0)
  const target = today.least.plus(today.owned)
  const noise = target.plus(today.owned).times(1e-12)
  const expectBehind = (months: number) => {
    if (short(percent, months).least.plus(noise).isNegative())
      expect.fail(`${percent} %: there at month ${months}, not ${years}`)
  }
  const missing = today.least.minus(0.005)
  if (missing.abs().gt(noise)) expect(atteint).toBe(missing.isNegative())
  if (atteint) expect(years).toBe(0)
  if (atteint || years === null) {
    expectExact(capitalCible, target, CENT, 'capitalCible')
    if (!atteint) for (const months of [Math.min(wait, CENTURY), CENTURY]) expectBehind(months)
    return
  }
  let month = Math.max(0, Math.floor(12 * years - 0.1))
  expectBehind(month)
  if (wait < month) expectBehind(wait)
  if (short(percent, month + 1).least.gt(noise)) month += 1
  const [from, to] = [short(percent, month), short(percent, month + 1)]
  const shares = [
    [from.toFull, to.toFull],
    [from.toBridged, to.toBridged],
  ].flatMap(([before, after]) => {
    if (!before || !after || after.gt(noise)) return []
    return before.isNegative() ? [decimal(0)] : [before.div(before.minus(after))]
  })
  if (shares.length === 0) expect.fail(`${percent} %: not there at ${years}, short of ${to.least}`)
  const share = shares.reduce((least, one) => (one.lt(least) ? one : least))
  const [rise, run] = [real.month.minus(1).toNumber(), share.toNumber()]
  const part = rise === 0 ? run : Math.log1p(run * rise) / Math.log1p(rise)
  expectExact(years, decimal((month + part) / 12), YEAR, 'anneesAvantFire')
  expectExact(capitalCible, from.owned.plus(to.owned.minus(from.owned).times(share)), CENT, 'capitalCible')
}

/** The first row, the last and one between, straight from the formulas. */
function expectYearly(query: Query, { real, gross }: Model, cible: number, yearly: readonly Row[]): void {
  const prices = growthOf(factorOf(query.inflation ?? 2))
  for (const annee of new Set([1, Math.ceil(yearly.length / 3), yearly.length])) {
    const row = yearly[annee - 1] as Row
    const [power, price] = [real.yearly.pow(annee), prices.yearly.pow(annee)]
    const owned = power.times(query.capital).plus(real.annuity(12 * annee, power).times(query.mensuel))
    const nominal = owned.times(price)
    const deposits = prices
      .annuity(12 * annee, price)
      .times(prices.month)
      .times(query.mensuel)
    const paid = deposits.plus(query.capital)
    expectExact(row.capitalReel, owned, CENT, `capitalReel ${annee}`)
    expectExact(row.capitalNominal, nominal, CENT, `capitalNominal ${annee}`)
    expectExact(row.totalVerse, paid, CENT, `totalVerse ${annee}`)
    if (nominal.lt(1e11)) expectExact(row.interets, nominal.minus(paid), CENT, `interets ${annee}`)
    const income = owned
      .times(query.taux_retrait ?? 4)
      .div(1200)
      .times(gross)
    expectExact(row.rentePossibleMensuelle, income, CENT, `rentePossibleMensuelle ${annee}`)
    if (cible < 1e4) continue // then the cent kept in the target shows in the percent
    const progress = owned.times(100).div(cible)
    const cent = progress.div(cible).times(CENT / 2)
    expectExact(row.progression, progress, cent.plus(POINT).toNumber(), `progression ${annee}`)
  }
}

describe('retraite-fire', () => {
  it('matches 40-digit arithmetic on every figure of random queries, and on the first date of each rule', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const model = modelOf(query)
        const { resume, regles, yearly } = ask(retraiteFire, query).data
        const goals = [
          [query.taux_retrait ?? 4, resume],
          ...regles.map((rule) => [rule.tauxRetrait, rule] as const),
        ] as const
        expectExact(resume.tauxReel, model.real.yearly.minus(1).times(100), POINT, 'tauxReel')
        for (const [percent, goal] of goals) {
          expectFirstDate(model, percent, goal)
        }
        for (const { tauxRetrait, revenuMensuelActuel } of regles) {
          const income = decimal(query.capital).times(tauxRetrait).div(1200).times(model.gross)
          expectExact(revenuMensuelActuel, income, CENT, 'revenuMensuelActuel')
        }
        expectYearly(query, model, resume.capitalCible, yearly)
      }),
      cases(10_000),
    )
  })
})
