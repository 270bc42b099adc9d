/**
 * The loan again, month by month as a bank clerk would, in whole numbers of 2^-136 €: 40 digits after the point. Over
 * so many months that is quicker still than numbers of any size.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CENT, POINT } from '../../../../../test/support/decimal.ts'
import { ask, validParams } from '../../../../../test/support/queries.ts'
import { cases } from '../../../../../test/support/tier.ts'
import { contract } from './contract.ts'
import { coutDette } from './index.ts'

const queries = validParams(contract)
type Query = typeof queries extends fc.Arbitrary<infer Q> ? Q : never
type Data = ReturnType<typeof askFor>
type Early = NonNullable<Data['remboursementAnticipe']>

const askFor = (query: Query) => ask(coutDette, query).data

const BITS = 136n
const ONE = 1n << BITS
const HALF_A_CENT = ONE / 200n

/** A double, exactly; below 2^-136, nothing. */
function fixed(value: number): bigint {
  let [whole, shift] = [value, BITS]
  for (; !Number.isInteger(whole) && shift > 0n; shift -= 1n) whole *= 2
  return BigInt(Math.trunc(whole)) << shift
}

const times = (a: bigint, b: bigint): bigint => (a * b) >> BITS
const over = (a: bigint, b: bigint): bigint => (a << BITS) / b
const toNumber = (a: bigint): number => Number(a) / 2 ** Number(BITS)
const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, one) => sum + one, 0n)

function expectFigure(figure: number | null, expected: bigint, tolerance: number, name: string): void {
  const gap = Math.abs(toNumber(expected) - (figure ?? Number.NaN))
  if (!(gap <= tolerance)) expect.fail(`${name} is ${figure}, expected ${toNumber(expected)}`)
}

/** What is owed at the start of each month and after the last, and what each month pays. */
function loanOf({ capital, taux, duree, assurance = 0, assurance_base = 'initial' }: Query) {
  const rate = fixed(taux) / 1200n
  const growth = ONE + rate
  let [power, powers] = [ONE, 0n]
  for (let month = 0; month < 12 * duree; month += 1) {
    powers += power
    power = times(power, growth)
  }
  const payment = over(times(fixed(capital), power), powers)
  const owed = [fixed(capital)]
  for (let month = 0; month < 12 * duree; month += 1)
    owed.push(times(owed[month] as bigint, growth) - payment)
  const starts = owed.slice(0, -1)
  const insurance = fixed(assurance) / 1200n
  const level = times(insurance, fixed(capital))
  const premiums = starts.map((start) => (assurance_base === 'restant' ? times(insurance, start) : level))
  return { rate, growth, payment, owed, starts, premiums, insurance }
}
type Loan = ReturnType<typeof loanOf>

/** `(1 + percent/100)^(-1/12)`: a double's guess, and two steps of Newton that double its digits each. */
function monthlyDiscount(percent: bigint): bigint {
  const yearly = over(ONE, ONE + percent / 100n)
  let v = fixed(toNumber(yearly) ** (1 / 12))
  for (let step = 0; step < 2; step += 1) {
    let power = ONE
    for (let k = 0; k < 11; k += 1) power = times(power, v)
    v -= over(times(power, v) - yearly, 12n * power)
  }
  return v
}

/** What is paid back is worth less, the higher the rate: the rate is where that crosses what was received. */
function expectTaeg({ payment, premiums }: Loan, received: bigint, found: number | null): void {
  const isWorthMoreAt = (percent: bigint) => {
    const v = monthlyDiscount(percent)
    return premiums.reduceRight((worth, premium) => times(worth + payment + premium, v), 0n) > received
  }
  if (found === null) {
    if (received > 0n) expect(isWorthMoreAt(fixed(1e9 - 1)), 'no taeg, yet it is below 1e9').toBe(true)
    return
  }
  const tolerance = fixed(POINT)
  if (!isWorthMoreAt(fixed(found) - tolerance)) expect.fail(`taeg is ${found}, expected less`)
  if (isWorthMoreAt(fixed(found) + tolerance)) expect.fail(`taeg is ${found}, expected more`)
}

/** What is owed month after month when the usual payment is made until less than half a cent is due. */
function payOff({ growth, payment }: Loan, left: bigint) {
  const starts: bigint[] = []
  let owed = left
  for (let due = times(owed, growth); due > HALF_A_CENT; due = times(owed, growth)) {
    starts.push(owed)
    owed = due > payment ? due - payment : 0n
    if (Math.abs(toNumber(due - HALF_A_CENT)) < 1e-6) return undefined // doubles may count it or not
  }
  return Math.abs(toNumber(times(owed, growth) - HALF_A_CENT)) < 1e-6 ? undefined : starts
}

function expectEarly(loan: Loan, query: Query, found: Early): void {
  const { remboursement_anticipe = 0, annee_remboursement = 0, effet = 'duree', ira = 'legale' } = query
  const starts = loan.starts.slice(12 * annee_remboursement)
  const owed = starts[0] as bigint
  const amount = fixed(remboursement_anticipe)
  const left = amount > owed ? 0n : owed - amount
  const isShortened = effet === 'duree'
  const shortened = payOff(loan, left)
  if (!shortened) return
  const isCleared = shortened.length === 0
  const after = isShortened || isCleared ? shortened : starts.map((start) => times(start, over(left, owed)))

  const won = starts.length - after.length
  const fewer = sumOf(starts) - sumOf(after)
  const interest = times(loan.rate, fewer)
  const insured = query.assurance_base === 'restant' ? fewer : BigInt(won) * fixed(query.capital)
  const insurance = times(loan.insurance, insured)
  const sixMonths = 6n * times(loan.rate, owed - left)
  const threePercent = (3n * owed) / 100n
  const indemnity = ira === 'aucune' ? 0n : sixMonths < threePercent ? sixMonths : threePercent
  const gain = interest + insurance - indemnity
  const payment = isCleared ? 0n : isShortened ? loan.payment : times(loan.payment, over(left, owed))
  expectFigure(found.capitalRestantDu, owed, CENT, 'capitalRestantDu')
  expectFigure(found.indemnites, indemnity, CENT, 'indemnites')
  expectFigure(found.nouvelleMensualite, payment, CENT, 'nouvelleMensualite')
  expectFigure(found.nouvelleDureeMois, fixed(after.length), 0, 'nouvelleDureeMois')
  expectFigure(found.moisGagnes, fixed(won), 0, 'moisGagnes')
  expectFigure(found.interetsEconomises, interest, CENT, 'interetsEconomises')
  expectFigure(found.assuranceEconomisee, insurance, CENT, 'assuranceEconomisee')
  expectFigure(found.gainNet, gain, CENT, 'gainNet')
  if (Math.abs(toNumber(gain - HALF_A_CENT)) > 1e-4) expect(found.rentable).toBe(gain > HALF_A_CENT)
}

function expectYears({ rate, payment, owed, starts, premiums }: Loan, yearly: Data['yearly']): void {
  let cumulative = 0n
  yearly.forEach((row, y) => {
    const [from, to] = [12 * y, 12 * y + 12]
    const interest = times(rate, sumOf(starts.slice(from, to)))
    const insurance = sumOf(premiums.slice(from, to))
    cumulative += interest
    expectFigure(row.mensualites, 12n * payment + insurance, CENT, 'mensualites')
    expectFigure(row.interets, interest, CENT, 'interets')
    expectFigure(row.principal, (owed[from] as bigint) - (owed[to] as bigint), CENT, 'principal')
    expectFigure(row.assurance, insurance, CENT, 'assurance')
    expectFigure(row.capitalRestantDu, owed[to] as bigint, CENT, 'capitalRestantDu')
    expectFigure(row.cumulInterets, cumulative, CENT, 'cumulInterets')
  })
}

function expectMonths({ rate, payment, owed, starts, premiums }: Loan, mensuel: Data['mensuel']): void {
  expect(mensuel).toHaveLength(starts.length)
  let cumulative = 0n
  mensuel?.forEach((row, k) => {
    const [premium, before, after] = [premiums[k], owed[k], owed[k + 1]] as [bigint, bigint, bigint]
    const interest = times(rate, before)
    cumulative += interest
    expectFigure(row.mensualite, payment + premium, CENT, 'mensualite')
    expectFigure(row.interets, interest, CENT, 'interets')
    expectFigure(row.principal, before - after, CENT, 'principal')
    expectFigure(row.assurance, premium, CENT, 'assurance')
    expectFigure(row.capitalRestantDu, after, CENT, 'capitalRestantDu')
    expectFigure(row.cumulInterets, cumulative, CENT, 'cumulInterets')
  })
}

describe('against 40 digits', () => {
  it('gives every figure of 10 000 random queries', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const loan = loanOf(query)
        const { resume, remboursementAnticipe, yearly } = askFor({ ...query, detail: 'annuel' })
        expectYears(loan, yearly)
        const interest = times(loan.rate, sumOf(loan.starts))
        const insurance = sumOf(loan.premiums)
        const fees = fixed(query.frais_dossier ?? 0) + fixed(query.garantie ?? 0)
        const first = loan.payment + (loan.premiums[0] as bigint)
        const total = fixed(query.capital) + interest + insurance + fees
        expectFigure(resume.mensualite, first, CENT, 'mensualite')
        expectFigure(resume.mensualiteHorsAssurance, loan.payment, CENT, 'mensualiteHorsAssurance')
        expectFigure(resume.totalInterets, interest, CENT, 'totalInterets')
        expectFigure(resume.totalAssurance, insurance, CENT, 'totalAssurance')
        expectFigure(resume.coutCredit, interest + insurance + fees, CENT, 'coutCredit')
        expectFigure(resume.coutTotal, total, CENT, 'coutTotal')
        expectFigure(resume.revenuMinimum, (first * 100n) / 35n, CENT, 'revenuMinimum')
        expectTaeg(loan, fixed(query.capital) - fees, resume.taeg)
        if (remboursementAnticipe) expectEarly(loan, query, remboursementAnticipe)
        else expect(query.remboursement_anticipe ?? 0).toBe(0)
      }),
      cases(10_000),
    )
  })

  it('and every month of 500', () => {
    fc.assert(
      fc.property(queries, (query) => {
        expectMonths(loanOf(query), askFor({ ...query, detail: 'mensuel' }).mensuel)
      }),
      cases(500),
    )
  })
})
