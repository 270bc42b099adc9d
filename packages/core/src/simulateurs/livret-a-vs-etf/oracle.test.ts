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
import { ask, type QueryOf, validParams } from '../../../../../test/support/queries.ts'
import { cases } from '../../../../../test/support/tier.ts'
import { contract } from './contract.ts'
import { livretAVsEtf } from './index.ts'

const queries = validParams(contract)
type Query = QueryOf<typeof contract>

const ZERO = decimal(0)
const most = (a: Decimal, b: Decimal): Decimal => (a.gt(b) ? a : b)
const least = (a: Decimal, b: Decimal): Decimal => (a.lt(b) ? a : b)

/**
 * The account by year. Of twelve equal deposits M, the first `w = floor(room/M)` are whole and the next
 * is what room remains: the k-th earns `12 - k` months.
 */
function livretAfter({ capital, mensuel, taux_livret, plafond }: Query, years: number) {
  const rate = decimal(taux_livret ?? 1.7).div(100)
  const ceiling = plafond === false ? decimal('1e40') : decimal(22_950)
  const deposit = decimal(mensuel)
  let balance = least(decimal(capital), ceiling)
  let taken = balance
  for (let year = 1; year <= years; year += 1) {
    const room = most(ZERO, ceiling.minus(balance))
    const whole = mensuel === 0 ? 12 : Math.min(12, room.div(deposit).floor().toNumber())
    const part = whole === 12 ? ZERO : room.minus(deposit.times(whole))
    const wholeMonths = (whole * (23 - whole)) / 2 // 11 + 10 + … , `whole` terms
    const earning = deposit.times(wholeMonths).plus(part.times(Math.max(0, 11 - whole)))
    const accepted = deposit.times(whole).plus(part)
    taken = taken.plus(accepted)
    balance = balance.plus(accepted).plus(balance.plus(earning.div(12)).times(rate))
  }
  const paidIn = decimal(capital).plus(deposit.times(12 * years))
  return { balance, taken, paidIn, wealth: balance.plus(paidIn).minus(taken) }
}

/** Income tax and levies of a full withdrawal, from the sentences of the specification. */
function taxOf(
  { enveloppe = 'pea', couple = false }: Query,
  years: number,
  gross: Decimal,
  paidIn: Decimal,
): Decimal {
  const gains = gross.minus(paidIn)
  if (gains.lte(0)) return ZERO
  if (enveloppe === 'cto' || (enveloppe === 'pea' && years < 5)) return gains.times('0.314')
  if (enveloppe === 'pea') return gains.times('0.186')
  if (years < 8) return gains.times('0.3')
  const people = couple ? 2 : 1
  const low = gains.times(least(decimal(1), decimal(150_000 * people).div(paidIn)))
  const high = gains.minus(low)
  const allowance = decimal(4600 * people)
  const left = most(ZERO, allowance.minus(low))
  return most(ZERO, low.minus(allowance))
    .times('0.075')
    .plus(most(ZERO, high.minus(left)).times('0.128'))
    .plus(gains.times('0.172'))
}

/** The fund at a yearly factor, grown monthly and then deposited into. */
function grossAfter({ capital, mensuel }: Query, yearly: Decimal, years: number): Decimal {
  const month = monthlyFactor(yearly)
  const power = yearly.pow(years)
  const still = yearly.minus(1).abs().lt(1e-18)
  const deposits = still ? decimal(12 * years) : power.minus(1).div(month.minus(1))
  return power.times(capital).plus(deposits.times(mensuel))
}

function fundAfter(query: Query, yearly: Decimal, years: number) {
  const gross = grossAfter(query, yearly, years)
  const paidIn = decimal(query.capital).plus(decimal(query.mensuel).times(12 * years))
  const tax = taxOf(query, years, gross, paidIn)
  return { gross, tax, left: gross.minus(tax) }
}

/** Tolerance: beyond 1e11 € a difference of two doubles is not exact to the cent. */
const roomFor = (sum: Decimal): number => (sum.lt(1e11) ? CENT : sum.toNumber() * 1e-12)

function expectAllExact(query: Query, drawn: number): void {
  const { resume, livret, etf, yearly } = ask(livretAVsEtf, query).data
  const factor = factorOf(query.taux_etf ?? 7).times(factorOf(-(query.frais_etf ?? 0.2)))
  const prices = factorOf(query.inflation ?? 2)
  const end = livretAfter(query, query.duree)
  const fund = fundAfter(query, factor, query.duree)
  const room = roomFor(most(fund.gross, end.wealth))

  expectExact(livret.capitalFinal, end.wealth, room, 'capitalFinal')
  expectExact(livret.interets, end.balance.minus(end.taken), room, 'interets')
  expectExact(livret.versementsRefuses, end.paidIn.minus(end.taken), room, 'versementsRefuses')
  expectExact(livret.capitalReel, end.wealth.div(prices.pow(query.duree)), room, 'capitalReel')
  expectExact(etf.capitalBrut, fund.gross, room, 'capitalBrut')
  expectExact(etf.impots, fund.tax, room, 'impots')
  expectExact(etf.capitalNet, fund.left, room, 'capitalNet')
  expectExact(etf.capitalReel, fund.left.div(prices.pow(query.duree)), room, 'etf.capitalReel')
  expectExact(resume.totalVerse, end.paidIn, room, 'totalVerse')
  const gap = fund.left.minus(end.wealth)
  expectExact(resume.ecart, gap, room, 'ecart')
  if (resume.ecartPourcentage !== null && end.wealth.gt(1000))
    expectExact(resume.ecartPourcentage, gap.times(100).div(end.wealth), POINT, 'ecartPourcentage')
  const realOf = (yearlyFactor: Decimal) => yearlyFactor.div(prices).minus(1).times(100)
  expectExact(resume.rendementReelEtf, realOf(factor), POINT, 'rendementReelEtf')
  expectExact(
    resume.rendementReelLivret,
    realOf(factorOf(query.taux_livret ?? 1.7)),
    POINT,
    'rendementReelLivret',
  )

  const year = 1 + (drawn % query.duree)
  const row = yearly[year - 1] ?? expect.fail(`no year ${year}`)
  expectExact(row.livretNominal, livretAfter(query, year).wealth, room, `livretNominal ${year}`)
  expectExact(row.etfNominal, fundAfter(query, factor, year).left, room, `etfNominal ${year}`)
}

function expectBandExact(query: Query): void {
  const { pessimiste, optimiste } = ask(livretAVsEtf, query).data.etf
  const factor = factorOf(query.taux_etf ?? 7).times(factorOf(-(query.frais_etf ?? 0.2)))
  const shift = decimal('1.28155')
    .times(query.volatilite ?? 15)
    .div(100)
    .div(decimal(query.duree).sqrt())
  for (const [figure, sign] of [
    [pessimiste, -1],
    [optimiste, 1],
  ] as const) {
    const { gross, left } = fundAfter(query, factor.times(shift.times(sign).exp()), query.duree)
    expectExact(figure, left, roomFor(gross), sign < 0 ? 'pessimiste' : 'optimiste')
  }
}

describe('livret-a-vs-etf', () => {
  it('matches 40-digit arithmetic on every figure of random queries', () =>
    fc.assert(fc.property(queries, fc.nat(), expectAllExact), cases(10_000)))

  it('matches 40-digit arithmetic on the outcome band of random queries', () =>
    fc.assert(fc.property(queries, expectBandExact), cases(2000)))
})
