/**
 * The loan month by month with 40 digits. Parameters are read as the doubles that they are, because no figure has an
 * allowance here: each must be within its tolerance, however large the loan.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CENT,
  type Decimal,
  decimal,
  decimalOfDouble,
  monthlyFactor,
  POINT,
  sumOfPowers,
} from '../../../../../test/support/decimal.ts'
import { ask, validParams } from '../../../../../test/support/queries.ts'
import { cases } from '../../../../../test/support/tier.ts'
import { contract } from './contract.ts'
import { coutDette } from './index.ts'

const queries = validParams(contract)
type Query = typeof queries extends fc.Arbitrary<infer Q> ? Q : never
type Data = ReturnType<typeof askFor>
type Early = NonNullable<Data['remboursementAnticipe']>

const askFor = (query: Query) => ask(coutDette, query).data

/** In euros: a smaller amount is paid off, or no gain. */
const HALF_A_CENT = 0.005
const ZERO = decimal(0)

const sumOf = (amounts: readonly Decimal[]): Decimal => amounts.reduce((sum, one) => sum.plus(one), ZERO)

function expectFigure(figure: number | null, expected: Decimal, tolerance: number, name: string): void {
  const gap = Math.abs(expected.toNumber() - (figure ?? Number.NaN))
  if (!(gap <= tolerance)) expect.fail(`${name} is ${figure}, expected ${expected}`)
}

/** The balance at the start of each month and after the last, and the monthly payments. */
function loanOf({ capital, taux, duree, assurance = 0, assurance_base = 'initial' }: Query) {
  const rate = decimalOfDouble(taux).div(1200)
  const growth = rate.plus(1)
  const borrowed = decimalOfDouble(capital)
  const payment = borrowed.times(growth.pow(12 * duree)).div(sumOfPowers(growth, 12 * duree))
  const owed = [borrowed]
  for (let month = 0; month < 12 * duree; month += 1)
    owed.push((owed[month] as Decimal).times(growth).minus(payment))
  const starts = owed.slice(0, -1)
  const insurance = decimalOfDouble(assurance).div(1200)
  const level = insurance.times(borrowed)
  const premiums = starts.map((start) => (assurance_base === 'restant' ? insurance.times(start) : level))
  return { rate, growth, payment, owed, starts, premiums, insurance }
}
type Loan = ReturnType<typeof loanOf>

/** The present value of the payments falls with the rate; the TAEG is where it equals the amount received. */
function expectTaeg({ payment, premiums }: Loan, received: Decimal, found: number | null): void {
  const due = premiums.map((premium) => payment.plus(premium))
  const isWorthMoreAt = (percent: Decimal) => {
    const discount = monthlyFactor(decimal(1).div(percent.div(100).plus(1)))
    return due.reduceRight((worth, amount) => worth.plus(amount).times(discount), ZERO).gt(received)
  }
  if (found === null) {
    if (received.gt(0)) expect(isWorthMoreAt(decimal(1e9 - 1)), 'no taeg, yet it is below 1e9').toBe(true)
    return
  }
  if (!isWorthMoreAt(decimal(found).minus(POINT))) expect.fail(`taeg is ${found}, expected less`)
  if (isWorthMoreAt(decimal(found).plus(POINT))) expect.fail(`taeg is ${found}, expected more`)
}

/** Monthly balances when the payment continues until less than half a cent is due. */
function payOff({ growth, payment }: Loan, left: Decimal) {
  const starts: Decimal[] = []
  const isOnEdge = (due: Decimal) => Math.abs(due.toNumber() - HALF_A_CENT) < 1e-6 // doubles may count it or not
  let owed = left
  for (let due = owed.times(growth); due.gt(HALF_A_CENT); due = owed.times(growth)) {
    starts.push(owed)
    owed = due.gt(payment) ? due.minus(payment) : ZERO
    if (isOnEdge(due)) return undefined
  }
  return isOnEdge(owed.times(growth)) ? undefined : starts
}

function expectEarly(loan: Loan, query: Query, found: Early): void {
  const { remboursement_anticipe = 0, annee_remboursement = 0, effet = 'duree', ira = 'legale' } = query
  const starts = loan.starts.slice(12 * annee_remboursement)
  const owed = starts[0] as Decimal
  const amount = decimalOfDouble(remboursement_anticipe)
  const left = amount.gt(owed) ? ZERO : owed.minus(amount)
  const isShortened = effet === 'duree'
  const shortened = payOff(loan, left)
  if (!shortened) return
  const isCleared = shortened.length === 0
  const share = left.div(owed)
  const after = isShortened || isCleared ? shortened : starts.map((start) => start.times(share))

  const won = starts.length - after.length
  const fewer = sumOf(starts).minus(sumOf(after))
  const interest = loan.rate.times(fewer)
  const insured = query.assurance_base === 'restant' ? fewer : decimalOfDouble(query.capital).times(won)
  const insurance = loan.insurance.times(insured)
  const sixMonths = loan.rate.times(owed.minus(left)).times(6)
  const threePercent = owed.times(3).div(100)
  const legal = sixMonths.lt(threePercent) ? sixMonths : threePercent
  const indemnity = ira === 'aucune' ? ZERO : legal
  const gain = interest.plus(insurance).minus(indemnity)
  const payment = isCleared ? ZERO : isShortened ? loan.payment : loan.payment.times(share)
  expectFigure(found.capitalRestantDu, owed, CENT, 'capitalRestantDu')
  expectFigure(found.indemnites, indemnity, CENT, 'indemnites')
  expectFigure(found.nouvelleMensualite, payment, CENT, 'nouvelleMensualite')
  expect([found.nouvelleDureeMois, found.moisGagnes]).toEqual([after.length, won])
  expectFigure(found.interetsEconomises, interest, CENT, 'interetsEconomises')
  expectFigure(found.assuranceEconomisee, insurance, CENT, 'assuranceEconomisee')
  expectFigure(found.gainNet, gain, CENT, 'gainNet')
  if (gain.minus(HALF_A_CENT).abs().gt(1e-4)) expect(found.rentable).toBe(gain.gt(HALF_A_CENT))
}

function expectYears({ rate, payment, owed, starts, premiums }: Loan, yearly: Data['yearly']): void {
  let cumulative = ZERO
  yearly.forEach((row, y) => {
    const [from, to] = [12 * y, 12 * y + 12]
    const [before, after] = [owed[from], owed[to]] as [Decimal, Decimal]
    const interest = rate.times(sumOf(starts.slice(from, to)))
    const insurance = sumOf(premiums.slice(from, to))
    cumulative = cumulative.plus(interest)
    expectFigure(row.mensualites, payment.times(12).plus(insurance), CENT, 'mensualites')
    expectFigure(row.interets, interest, CENT, 'interets')
    expectFigure(row.principal, before.minus(after), CENT, 'principal')
    expectFigure(row.assurance, insurance, CENT, 'assurance')
    expectFigure(row.capitalRestantDu, after, CENT, 'capitalRestantDu')
    expectFigure(row.cumulInterets, cumulative, CENT, 'cumulInterets')
  })
}

function expectMonths({ rate, payment, owed, starts, premiums }: Loan, mensuel: Data['mensuel']): void {
  expect(mensuel).toHaveLength(starts.length)
  let cumulative = ZERO
  mensuel?.forEach((row, k) => {
    const [premium, before, after] = [premiums[k], owed[k], owed[k + 1]] as [Decimal, Decimal, Decimal]
    const interest = rate.times(before)
    cumulative = cumulative.plus(interest)
    expectFigure(row.mensualite, payment.plus(premium), CENT, 'mensualite')
    expectFigure(row.interets, interest, CENT, 'interets')
    expectFigure(row.principal, before.minus(after), CENT, 'principal')
    expectFigure(row.assurance, premium, CENT, 'assurance')
    expectFigure(row.capitalRestantDu, after, CENT, 'capitalRestantDu')
    expectFigure(row.cumulInterets, cumulative, CENT, 'cumulInterets')
  })
}

describe('cout-dette', () => {
  it('matches 40-digit arithmetic on every figure of random queries', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const loan = loanOf(query)
        const { resume, remboursementAnticipe, yearly } = askFor({ ...query, detail: 'annuel' })
        expectYears(loan, yearly)
        const interest = loan.rate.times(sumOf(loan.starts))
        const insurance = sumOf(loan.premiums)
        const borrowed = decimalOfDouble(query.capital)
        const fees = decimalOfDouble(query.frais_dossier ?? 0).plus(decimalOfDouble(query.garantie ?? 0))
        const first = loan.payment.plus(loan.premiums[0] as Decimal)
        const cost = interest.plus(insurance).plus(fees)
        expectFigure(resume.mensualite, first, CENT, 'mensualite')
        expectFigure(resume.mensualiteHorsAssurance, loan.payment, CENT, 'mensualiteHorsAssurance')
        expectFigure(resume.totalInterets, interest, CENT, 'totalInterets')
        expectFigure(resume.totalAssurance, insurance, CENT, 'totalAssurance')
        expectFigure(resume.coutCredit, cost, CENT, 'coutCredit')
        expectFigure(resume.coutTotal, borrowed.plus(cost), CENT, 'coutTotal')
        expectFigure(resume.revenuMinimum, first.times(100).div(35), CENT, 'revenuMinimum')
        expectTaeg(loan, borrowed.minus(fees), resume.taeg)
        if (remboursementAnticipe) expectEarly(loan, query, remboursementAnticipe)
        else expect(query.remboursement_anticipe ?? 0).toBe(0)
      }),
      cases(10_000),
    )
  })

  it('matches 40-digit arithmetic on every monthly row of 500 random queries', () => {
    fc.assert(
      fc.property(queries, (query) => {
        expectMonths(loanOf(query), askFor({ ...query, detail: 'mensuel' }).mensuel)
      }),
      cases(500),
    )
  })
})
