/**
 * Oracle of `cagr`: random questions computed again by another method with 40 digits, and compared to the cent.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CENT,
  type Decimal,
  decimal,
  expectExact,
  factorOf,
  POINT,
  sumOfPowers,
  YEAR,
} from '../../../../../test/support/decimal.ts'
import { expectSound } from '../../../../../test/support/figures.ts'
import { ask, type QueryOf, type ResultOf, validParams } from '../../../../../test/support/queries.ts'
import { cases } from '../../../../../test/support/tier.ts'
import { contract } from './contract.ts'
import { cagr } from './index.ts'

type Query = QueryOf<typeof contract>

/** Queries with either a duration or two dates: independent draws would mostly be refused. */
function spans(least?: number): fc.Arbitrary<Query> {
  const { duree, date_debut, date_fin, ...rest } = contract.params
  const queriesWith = (span: object) => {
    const required = Object.entries(span).map(([name, field]) => [name, { ...field, optional: false }])
    const params = { ...rest, ...Object.fromEntries(required) }
    return validParams({ ...contract, params } as typeof contract, least)
  }
  return fc.oneof(
    { weight: 2, arbitrary: queriesWith({ duree }) },
    { weight: 1, arbitrary: queriesWith({ date_debut, date_fin }) },
  )
}
const queries = spans()

const LARGEST_RATE = decimal(1e7)

/** The parameters with 40 digits: the months of the span and the number of deposits. */
function situationOf({ valeur_initiale, valeur_finale, duree, date_debut, date_fin, versements = 0 }: Query) {
  // 365.25 days a year, multiplied first: a number of days that makes whole months makes exactly as many.
  const months =
    duree === undefined
      ? decimal(Date.parse(date_fin ?? '') - Date.parse(date_debut ?? ''))
          .times(12)
          .div(86_400_000 * 365.25)
      : decimal(duree).times(12)
  return {
    start: decimal(valeur_initiale),
    end: decimal(valeur_finale),
    deposit: decimal(versements),
    months,
    deposits: versements > 0 ? months.floor().toNumber() : 0,
  }
}
type Situation = ReturnType<typeof situationOf>

/** The monthly growth factor; `null` when no rate leads from start to end. */
function monthOf(situation: Situation): Decimal | null {
  const { start, end, deposit, months, deposits } = situation
  const isOnLastDay = deposits > 0 && months.eq(deposits)
  if (isOnLastDay && end.lt(deposit)) return null
  if (end.isZero() || (isOnLastDay && end.eq(deposit))) return decimal(0)
  if (deposits === 0) return end.div(start).pow(decimal(1).div(months))
  return monthlyLogRate(situation).exp()
}

/**
 * Newton's method on the logarithm of the end value, which is convex in the logarithm `x` of the monthly factor:
 * after its first step it comes down to the root. Doubles find sixteen digits, then steps of 40 digits the others.
 */
function monthlyLogRate({ start, end, deposit, months, deposits }: Situation): Decimal {
  const rest = months.minus(deposits)
  const account = [start.toNumber(), deposit.toNumber(), months.toNumber(), deposits] as const
  const target = end.ln().toNumber()
  let near = 0
  for (let steps = 0; steps < 100; steps += 1) {
    const { log, slope } = logValueAt(near, ...account)
    near -= (log - target) / slope
    if (Math.abs(log - target) < 1e-13 * Math.abs(target)) break
  }
  let x = decimal(near)
  for (let steps = 0; steps < 20; steps += 1) {
    const y = x.exp()
    const grown = y.pow(deposits)
    const rise = y.eq(1) ? decimal(deposits) : grown.minus(1).div(y.minus(1))
    const late = rest.isZero() ? decimal(1) : x.times(rest).exp()
    const value = start.times(grown).plus(deposit.times(rise)).times(late)
    const step = value
      .div(end)
      .ln()
      .div(logValueAt(x.toNumber(), ...account).slope)
    x = x.minus(step)
    if (step.abs().lt(1e-11)) return x // the error left is about its square times the months
  }
  throw new Error('Newton does not settle')
}

/** ln V and its derivative, the mean age in months of what the end value is made of. */
function logValueAt(x: number, start: number, deposit: number, months: number, deposits: number) {
  const first = Math.log(start) + months * x
  const paid = Math.log(deposit)
  const oldest = paid + (months - 1) * x
  const most = Math.max(first, oldest, paid + (months - deposits) * x)
  let total = Math.exp(first - most)
  let aged = total * months
  // Starts from the largest term, the first or the last deposit; each next term is smaller by a constant factor.
  const [from, step] = x > 0 ? [1, 1] : [deposits, -1]
  const less = Math.exp(-Math.abs(x))
  let weight = Math.exp(paid + (months - from) * x - most)
  for (let k = from; k >= 1 && k <= deposits; k += step) {
    total += weight
    aged += weight * (months - k)
    weight *= less
  }
  return { log: most + Math.log(total), slope: aged / total }
}

describe('cagr', () => {
  it('matches 40-digit arithmetic on every figure of random queries', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const situation = situationOf(query)
        const { data } = ask(cagr, query)
        const { resume } = data
        const { start, end, deposit, deposits } = situation
        const paidIn = start.plus(deposit.times(deposits))
        expectExact(resume.gainAbsolu, end.minus(paidIn), CENT, 'gainAbsolu')
        expectExact(resume.rendementTotal, end.div(paidIn).minus(1).times(100), POINT, 'rendementTotal')
        expectExact(resume.multiple, end.div(paidIn), POINT, 'multiple')
        const month = monthOf(situation)
        const rate = month?.pow(12).minus(1) ?? null
        if (rate?.minus(LARGEST_RATE).abs().lt(1e-3)) return // on the edge, doubles may fall on either side
        if (!month || !rate || rate.gt(LARGEST_RATE)) expect(resume.cagr).toBeNull()
        else expectRates(query, rate, month, data)
      }),
      cases(10_000),
    )
  })
})

function expectRates(query: Query, rate: Decimal, month: Decimal, data: ResultOf<typeof contract>): void {
  const { resume, yearly } = data
  expectExact(resume.cagr, rate.times(100), POINT, 'cagr')
  expectExact(resume.tauxMensuelEquivalent, month.minus(1).times(100), POINT, 'tauxMensuelEquivalent')
  const real = rate
    .plus(1)
    .div(factorOf(query.inflation ?? 0))
    .minus(1)
  expectExact(resume.cagrReel, real.times(100), POINT, 'cagrReel')
  expectDoubling(month, resume.anneesDoublement)

  const { start, deposit, deposits } = situationOf(query)
  const year = rate.plus(1)
  const twelve = deposits === 0 ? decimal(0) : deposit.times(sumOfPowers(month, 12))
  let value = start
  for (const { annee, valeur } of yearly.slice(0, -1)) {
    value = value.times(year).plus(twelve)
    expectExact(valeur, value, CENT, `valeur ${annee}`)
  }
  expectExact(yearly.at(-1)?.valeur ?? null, decimal(query.valeur_finale), CENT, 'last valeur')
}

function expectDoubling(month: Decimal, found: number | null): void {
  const years = month.gt(1) ? decimal(2).ln().div(month.ln()).div(12) : null
  if (years?.minus(100).abs().lt(1e-9)) return
  if (years === null || years.gt(100)) expect(found).toBeNull()
  else expectExact(found, years, YEAR, 'anneesDoublement')
}

describe('cagr: null figures', () => {
  it('returns finite figures for random queries and a warning for each null figure', () => {
    fc.assert(
      fc.property(spans(Number.MIN_VALUE), (query) => {
        const answer = ask(cagr, query)
        const none = 'taux_inexistant'
        expectSound(answer, {
          'resume.cagr': none,
          'resume.cagrReel': none,
          'resume.tauxMensuelEquivalent': none,
          'resume.anneesDoublement': answer.data.resume.cagr === null ? none : 'doublement_inexistant',
          'resume.tri': (query.versements ?? 0) > 0 ? none : undefined,
          'yearly.valeur': none,
        })
      }),
      cases(10_000),
    )
  })
})
