import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CENT, type Exact, exact, expectExact, POINT } from '../../../../../test/support/exact.ts'
import { ask, validParams } from '../../../../../test/support/queries.ts'
import { contract } from './contract.ts'
import { coutDette } from './index.ts'

const RUNS = { numRuns: 10_000 }
const queries = validParams(contract)
type Query = typeof queries extends fc.Arbitrary<infer Q> ? Q : never

const HALF_A_CENT = 0.005

/** A sum of twelve terms, from the 0th to the 11th. */
const twelve = (term: (k: number) => Exact): Exact =>
  Array.from({ length: 12 }, (_, k) => term(k)).reduce((sum, one) => sum.plus(one))

/**
 * The loan with 40 digits, from the debt of one month to the next: `B(q) = B·q - A`, hence `B·q^k - A·s(k)` after
 * `k` of them, where `s(k) = 1 + q + … + q^(k-1)`. A year at a time, since twelve months are one such step.
 */
function loanOf({ capital, taux, duree, assurance = 0, assurance_base = 'initial' }: Query) {
  const rate = exact(taux).div(1200)
  const powers = [exact(1)]
  const sums = [exact(0)]
  for (let k = 0; k < 12; k += 1) {
    sums.push((sums[k] as Exact).plus(powers[k] as Exact))
    powers.push((powers[k] as Exact).times(rate.plus(1)))
  }
  const [year, yearSum] = [powers[12] as Exact, sums[12] as Exact]
  const sumOfSums = twelve((k) => sums[k] as Exact)
  let [grown, deposits] = [exact(capital), exact(0)]
  for (let y = 0; y < duree; y += 1)
    [grown, deposits] = [grown.times(year), deposits.times(year).plus(yearSum)]
  const payment = grown.div(deposits)
  const owed = [exact(capital)]
  const euroMonths: Exact[] = []
  for (let y = 0; y < duree; y += 1) {
    const start = owed[y] as Exact
    euroMonths.push(start.times(yearSum).minus(payment.times(sumOfSums)))
    owed.push(start.times(year).minus(payment.times(yearSum)))
  }
  const insurance = exact(assurance).div(1200)
  const falls = assurance_base === 'restant' && assurance > 0
  return { years: duree, rate, powers, sums, sumOfSums, payment, owed, euroMonths, insurance, falls }
}
type Loan = ReturnType<typeof loanOf>

const at = (loan: Loan, year: number): Exact => loan.owed[year] as Exact

/** What is owed at the start of each month from the end of a year on, added up. */
const euroMonthsFrom = (loan: Loan, year: number): Exact =>
  loan.euroMonths.slice(year).reduce((sum, one) => sum.plus(one), exact(0))

/** The premiums of a number of months in which so much was owed in all. */
const premiums = (loan: Loan, months: number, euroMonths: Exact): Exact =>
  loan.insurance.times(loan.falls ? euroMonths : at(loan, 0).times(months))

/** `(1 + percent/100)^(-1/12)`: a double's guess, and two steps of Newton that double its digits each. */
function monthlyDiscount(percent: Exact): Exact {
  const yearly = exact(1).div(percent.div(100).plus(1))
  let v = exact(yearly.toNumber() ** (1 / 12))
  for (let step = 0; step < 2; step += 1) {
    const power = v.pow(11)
    v = v.minus(power.times(v).minus(yearly).div(power.times(12)))
  }
  return v
}

/** What all the payments are worth at the start, at a yearly rate in percent; a year at a time. */
function worth(loan: Loan, percent: Exact): Exact {
  const v = monthlyDiscount(percent)
  const powers = [v]
  for (let k = 0; k < 11; k += 1) powers.push((powers[k] as Exact).times(v))
  const power = (k: number) => powers[k] as Exact
  const level = loan.falls ? loan.payment : loan.payment.plus(premiums(loan, 1, exact(0)))
  const ofPayments = level.times(twelve(power))
  const ofDebt = loan.falls ? twelve((k) => power(k).times(loan.powers[k] as Exact)) : exact(0)
  const lessPaid = loan.falls ? twelve((k) => power(k).times(loan.sums[k] as Exact)) : exact(0)
  let [years, debts] = [exact(0), exact(0)]
  for (let y = loan.years - 1; y >= 0; y -= 1) {
    years = years.times(power(11)).plus(1)
    if (loan.falls) debts = debts.times(power(11)).plus(at(loan, y))
  }
  const ofInsurance = debts.times(ofDebt).minus(years.times(loan.payment).times(lessPaid))
  return years.times(ofPayments).plus(ofInsurance.times(loan.insurance))
}

/** The worth falls as the rate rises, so the rate is where it crosses what was received. */
function expectTaeg(loan: Loan, received: Exact, found: number | null): void {
  const exceedsAt = (percent: Exact) => worth(loan, percent).gt(received)
  if (found === null) {
    if (received.gt(0)) expect(exceedsAt(exact(1e9 - 1)), 'taeg above 1e9').toBe(true)
    return
  }
  const allowed = Math.max(POINT, found * 1e-10)
  expect(exceedsAt(exact(found).minus(allowed)), `taeg above ${found} - ${allowed}`).toBe(true)
  expect(exceedsAt(exact(found).plus(allowed)), `taeg below ${found} + ${allowed}`).toBe(false)
}

/** Pays the usual payment for whole years, then whole months, then what is left unless it is under half a cent. */
function payOff(loan: Loan, start: Exact) {
  let [owed, sum, months] = [start, exact(0), 0]
  for (const step of [12, 1]) {
    const [power, paid] = [loan.powers[step] as Exact, loan.payment.times(loan.sums[step] as Exact)]
    const paidBefore = step === 12 ? loan.payment.times(loan.sumOfSums) : exact(0)
    for (let next = owed; ; months += step) {
      next = owed.times(power).minus(paid)
      if (next.isNegative()) break
      sum = sum.plus(owed.times(loan.sums[step] as Exact)).minus(paidBefore)
      owed = next
    }
  }
  const due = owed.times(loan.powers[1] as Exact)
  const edge = due.minus(HALF_A_CENT).abs().lt(loan.payment.times(1e-9).plus(1e-7))
  return due.lte(HALF_A_CENT) ? { months, sum, edge } : { months: months + 1, sum: sum.plus(owed), edge }
}

type Early = NonNullable<
  ReturnType<
    typeof ask<typeof contract.params, typeof contract.result, string>
  >['data']['remboursementAnticipe']
>

function expectEarly(loan: Loan, query: Query, found: Early): void {
  const { remboursement_anticipe = 0, annee_remboursement = 0, effet = 'duree', ira = 'legale' } = query
  const owed = at(loan, annee_remboursement)
  const repaid = owed.lt(remboursement_anticipe) ? owed : exact(remboursement_anticipe)
  const left = owed.minus(repaid)
  const months = 12 * (loan.years - annee_remboursement)
  const euroMonths = euroMonthsFrom(loan, annee_remboursement)
  const due = left.times(loan.powers[1] as Exact)
  const share = left.div(owed)
  const after = due.lte(HALF_A_CENT)
    ? { months: 0, sum: exact(0), edge: due.minus(HALF_A_CENT).abs().lt(1e-7) }
    : effet === 'duree'
      ? payOff(loan, left)
      : { months, sum: euroMonths.times(share), edge: false }
  if (after.edge) return // half a cent, within a double's noise: a month may be made of it or not

  const won = months - after.months
  const fewer = euroMonths.minus(after.sum)
  const interest = loan.rate.times(fewer)
  const insurance = premiums(loan, won, fewer)
  const sixMonths = repaid.times(loan.rate).times(6)
  const cap = owed.times(3).div(100)
  const indemnity = ira === 'aucune' ? exact(0) : sixMonths.lt(cap) ? sixMonths : cap
  const gain = interest.plus(insurance).minus(indemnity)
  expectExact(found.capitalRestantDu, owed, CENT, 'capitalRestantDu')
  expectExact(found.indemnites, indemnity, CENT, 'indemnites')
  const usual = effet === 'duree' ? loan.payment : loan.payment.times(share)
  expectExact(found.nouvelleMensualite, after.months === 0 ? exact(0) : usual, CENT, 'nouvelleMensualite')
  expect(found.nouvelleDureeMois, 'nouvelleDureeMois').toBe(after.months)
  expect(found.moisGagnes, 'moisGagnes').toBe(won)
  expectExact(found.interetsEconomises, interest, CENT, 'interetsEconomises')
  expectExact(found.assuranceEconomisee, insurance, CENT, 'assuranceEconomisee')
  expectExact(found.gainNet, gain, CENT, 'gainNet')
  if (gain.minus(HALF_A_CENT).abs().gt(1e-3)) expect(found.rentable).toBe(gain.gt(HALF_A_CENT))
}

/** `expectExact` for the many rows: they are far below 1e11, where a double of the exact figure tells a cent. */
function expectCent(figure: number, expected: Exact, name: string): void {
  if (!(Math.abs(expected.toNumber() - figure) <= CENT)) expectExact(figure, expected, CENT, name)
}

describe('against 40 digits', () => {
  it('gives every yearly figure and every total of 10 000 random queries', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const loan = loanOf(query)
        const { resume, yearly, remboursementAnticipe } = ask(coutDette, query).data
        let [interests, insurances] = [exact(0), exact(0)]
        yearly.forEach((row, y) => {
          const euroMonths = loan.euroMonths[y] as Exact
          const interest = loan.rate.times(euroMonths)
          const insurance = premiums(loan, 12, euroMonths)
          interests = interests.plus(interest)
          insurances = insurances.plus(insurance)
          expectCent(row.mensualites, loan.payment.times(12).plus(insurance), 'mensualites')
          expectCent(row.interets, interest, 'interets')
          expectCent(row.principal, at(loan, y).minus(at(loan, y + 1)), 'principal')
          expectCent(row.assurance, insurance, 'assurance')
          expectCent(row.capitalRestantDu, at(loan, y + 1), 'capitalRestantDu')
          expectCent(row.cumulInterets, interests, 'cumulInterets')
        })
        const first = loan.payment.plus(premiums(loan, 1, at(loan, 0)))
        const fees = exact(query.frais_dossier ?? 0).plus(query.garantie ?? 0)
        const cost = interests.plus(insurances).plus(fees)
        expectExact(resume.mensualite, first, CENT, 'mensualite')
        expectExact(resume.mensualiteHorsAssurance, loan.payment, CENT, 'mensualiteHorsAssurance')
        expectExact(resume.totalInterets, interests, CENT, 'totalInterets')
        expectExact(resume.totalAssurance, insurances, CENT, 'totalAssurance')
        expectExact(resume.coutCredit, cost, CENT, 'coutCredit')
        expectExact(resume.coutTotal, cost.plus(query.capital), CENT, 'coutTotal')
        expectExact(resume.revenuMinimum, first.div('0.35'), CENT, 'revenuMinimum')
        const share = first.div(query.revenu ?? 0).times(100)
        if (!query.revenu || share.gt(1e9)) expect(resume.tauxEndettement).toBeNull()
        else expectExact(resume.tauxEndettement, share, POINT, 'tauxEndettement')
        expectTaeg(loan, exact(query.capital).minus(fees), resume.taeg)
        if (remboursementAnticipe) expectEarly(loan, query, remboursementAnticipe)
        else expect(query.remboursement_anticipe ?? 0).toBe(0)
      }),
      RUNS,
    )
  })
})
