import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CENT,
  Decimal,
  decimal,
  expectExact,
  factorOf,
  monthlyFactor,
} from '../../../../../test/support/decimal.ts'
import { expectSound } from '../../../../../test/support/figures.ts'
import { ask, type QueryOf, type ResultOf, validParams } from '../../../../../test/support/queries.ts'
import { cases } from '../../../../../test/support/tier.ts'
import { contract } from './contract.ts'
import { achatLocation } from './index.ts'
import { HIGHEST_RENT } from './params.ts'

/** All bounds, but mostly short horizons and loans, as 40-digit arithmetic is slow. */
const queries = fc
  .tuple(validParams(contract), fc.nat(13), fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 4 }))
  .map(([query, draw, horizon, loan]) => {
    if (draw === 0) return query
    return { ...query, horizon, duree_credit: draw < 7 ? query.duree_credit : loan }
  })
type Query = QueryOf<typeof contract>

const ZERO = decimal(0)

/** The monthly costs of the home, which do not depend on the rent, and its state at the end of each year. */
function computeOwnership(query: Query) {
  const { prix, apport, charges = 200, taxe_fonciere = 1500, horizon = 20 } = query
  const loan = Decimal.max(0, decimal(prix).minus(apport))
  const months = loan.isZero() ? 0 : 12 * query.duree_credit
  const payment = paymentOf(loan, query.taux_credit, months)
  const insurance = loan.times(query.assurance ?? 0).div(1200)
  const upkeep = decimal(query.entretien ?? 0).div(1200)
  const rise = monthlyFactor(factorOf(query.revalo_immo ?? 2))
  const loanRate = decimal(query.taux_credit).div(1200)
  const chargesRise = factorOf(query.revalo_charges ?? 0)
  const owning: Decimal[] = []
  const years: { value: Decimal; balance: Decimal; interest: Decimal; running: Decimal }[] = []
  let [value, balance, interest, running] = [decimal(prix), loan, ZERO, ZERO]
  let bills = decimal(taxe_fonciere).div(12).plus(charges)
  for (let month = 1; month <= 12 * horizon; month += 1) {
    if (month > 1 && month % 12 === 1) bills = bills.times(chargesRise)
    const isBorrowing = month <= months
    const costs = bills.plus(upkeep.isZero() ? 0 : value.times(upkeep)).plus(isBorrowing ? insurance : 0)
    if (isBorrowing) {
      const due = balance.times(loanRate)
      interest = interest.plus(due)
      balance = balance.plus(due).minus(payment)
    }
    running = running.plus(costs)
    owning.push(isBorrowing ? costs.plus(payment) : costs)
    value = value.times(rise)
    if (month % 12 === 0) years.push({ value, balance, interest, running })
  }
  return { owning, years, payment }
}
type Owning = ReturnType<typeof computeOwnership>

/** `L·m / (1 - (1+m)^-n)` at a twelfth of the yearly rate; by parts of equal size when there is none. */
function paymentOf(loan: Decimal, percent: number, months: number): Decimal {
  if (months === 0) return ZERO
  const rate = decimal(percent).div(1200)
  if (rate.lt(1e-20)) return loan.div(months) // too near 0 for what is left of 1 + rate to divide
  return loan.times(rate).div(decimal(1).minus(rate.plus(1).pow(-months)))
}

/** Both households at a rent: each month investments grow, then the cheaper household invests the difference. */
function simulateExactly(query: Query, { owning, years }: Owning, loyer: number) {
  const { prix, apport } = query
  const fees = decimal(prix)
    .times(query.frais_notaire ?? 7.5)
    .div(100)
  const grow = monthlyFactor(factorOf(query.rendement_alternatif ?? 5))
  const rise = factorOf(query.revalo_loyer ?? 0)
  const kept = decimal(1).minus(decimal(query.taxe_gains ?? 0).div(100))
  const sold = decimal(1).minus(decimal(query.frais_vente ?? 0).div(100))
  const spare = Decimal.max(0, decimal(apport).minus(prix))
  let [pot, potIn, paid] = [spare, spare, Decimal.min(apport, prix).plus(fees)]
  let [tenantPot, tenantIn, tenantPaid] = [fees.plus(apport), fees.plus(apport), ZERO]
  let rent = decimal(loyer)
  return years.map((at, year) => {
    if (year > 0) rent = rent.times(rise)
    for (const costs of owning.slice(12 * year, 12 * year + 12)) {
      const gap = costs.minus(rent)
      pot = pot.isZero() ? pot : pot.times(grow)
      tenantPot = tenantPot.times(grow)
      if (gap.isPositive()) [tenantPot, tenantIn] = [tenantPot.plus(gap), tenantIn.plus(gap)]
      else [pot, potIn] = [pot.minus(gap), potIn.minus(gap)]
      paid = paid.plus(costs)
      tenantPaid = tenantPaid.plus(rent)
    }
    const afterTax = (all: Decimal, putIn: Decimal) =>
      putIn.plus(all.minus(putIn).times(all.gt(putIn) ? kept : 1))
    return {
      paid,
      tenantPaid,
      buyer: at.value.times(sold).minus(at.balance).plus(afterTax(pot, potIn)),
      tenant: afterTax(tenantPot, tenantIn),
    }
  })
}
type Year = ReturnType<typeof simulateExactly>[number]

const leadOf = (year: Year | undefined): Decimal => year?.buyer.minus(year.tenant) ?? ZERO

describe('achat-location', () => {
  it('matches 40-digit arithmetic on every figure of random queries', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { data } = ask(achatLocation, query)
        const home = computeOwnership(query)
        const states = simulateExactly(query, home, query.loyer)
        expectYears(data, states)
        expectHome(query, data, home)
        expectWinner(data, states)
        expectBalancedRent(data.complements.loyerEquilibre, (rent) =>
          leadOf(simulateExactly(query, home, rent).at(-1)),
        )
      }),
      cases(10_000),
    )
  })
})

type Data = ResultOf<typeof contract>

function expectYears({ resume, yearly, complements }: Data, states: readonly Year[]): void {
  expect(yearly).toHaveLength(states.length)
  yearly.forEach((row, index) => {
    const year = states[index] ?? expect.fail(`no year ${index + 1}`)
    expectExact(row.coutAchat, year.paid, CENT, `coutAchat ${row.annee}`)
    expectExact(row.coutLocation, year.tenantPaid, CENT, `coutLocation ${row.annee}`)
    expectExact(row.patrimoineAchat, year.buyer, sizeable(year), `patrimoineAchat ${row.annee}`)
    expectExact(row.patrimoineLocation, year.tenant, CENT, `patrimoineLocation ${row.annee}`)
  })
  const last = states.at(-1) ?? expect.fail('no year')
  expectExact(resume.patrimoineAchatFinal, last.buyer, sizeable(last), 'patrimoineAchatFinal')
  expectExact(resume.patrimoineLocationFinal, last.tenant, CENT, 'patrimoineLocationFinal')
  expectExact(resume.coutTotalAchat, last.paid, CENT, 'coutTotalAchat')
  expectExact(resume.coutTotalLocation, last.tenantPaid, CENT, 'coutTotalLocation')
  expectExact(complements.ecartFinal, leadOf(last), sizeable(last), 'ecartFinal')
}

/** Tolerance of a difference between amounts above 1e11, which has fewer exact digits. */
const sizeable = ({ buyer, tenant }: Year): number =>
  Math.max(CENT, 1e-13 * Math.max(Math.abs(buyer.toNumber()), tenant.toNumber()))

function expectHome(query: Query, { resume, complements }: Data, { payment, years }: Owning): void {
  const { value, balance, interest, running } = years.at(-1) ?? expect.fail('no year')
  const fees = decimal(query.prix)
    .times(query.frais_notaire ?? 7.5)
    .div(100)
  const sale = value.times(query.frais_vente ?? 0).div(100)
  expectExact(resume.mensualiteCredit, payment, CENT, 'mensualiteCredit')
  expectExact(resume.fraisNotaire, fees, CENT, 'fraisNotaire')
  expectExact(complements.valeurBien, value, CENT, 'valeurBien')
  expectExact(complements.capitalRestantDu, balance, CENT, 'capitalRestantDu')
  expectExact(complements.interets, interest, CENT, 'interets')
  const lost = fees.plus(interest).plus(running).plus(sale)
  expectExact(complements.coutIrrecuperableAchat, lost, CENT, 'coutIrrecuperableAchat')
}

/** Checks the winner, the break-even year and the verdict, except too close to a threshold for doubles. */
function expectWinner({ resume, complements }: Data, states: readonly Year[]): void {
  const signs = states.map((year) => signOf(leadOf(year).minus(0.005), year))
  const behind = signs.findLastIndex((sign) => sign <= 0)
  if (signs[behind] !== 0) {
    const year = behind + 1 < states.length ? behind + 2 : null
    expect(resume.pointBasculeAnnees).toBe(year)
    expect(resume.achatGagnant).toBe(year !== null)
  }
  const last = states.at(-1) ?? expect.fail('no year')
  const lead = leadOf(last)
  const even = Decimal.max(last.buyer.abs(), last.tenant.abs()).times(0.01)
  const beyond = signOf(lead.abs().minus(even), last)
  if (beyond < 0) expect(complements.verdict).toBe('equivalent')
  if (beyond > 0) expect(complements.verdict).toBe(lead.isPositive() ? 'achat' : 'location')
}

function signOf(difference: Decimal, { buyer, tenant }: Year): -1 | 0 | 1 {
  const rough = difference.toNumber()
  const noise = 1e-9 + 1e-11 * (Math.abs(buyer.toNumber()) + tenant.toNumber())
  return Math.abs(rough) < noise ? 0 : rough > 0 ? 1 : -1
}

/** The lead rises with the rent: it must change sign within one cent of the break-even rent. */
function expectBalancedRent(found: number | null, leadAt: (rent: number) => Decimal): void {
  if (found !== null) {
    if (leadAt(found - CENT).gt(0) || leadAt(found + CENT).lt(0))
      expect.fail(`loyerEquilibre is not ${found}`)
  } else if (leadAt(0).lt(-1e-3) && leadAt(HIGHEST_RENT).gt(1e-3)) expect.fail('loyerEquilibre exists')
}

describe('achat-location: null figures', () => {
  it('returns finite figures for random queries and a warning for each null figure', () => {
    fc.assert(
      fc.property(validParams(contract, Number.MIN_VALUE), (query) => {
        expectSound(ask(achatLocation, query), {
          'resume.pointBasculeAnnees': 'bascule_inexistante',
          'complements.loyerEquilibre': 'loyer_equilibre_inexistant',
          'complements.tauxEffort': undefined, // without an income
        })
      }),
      cases(10_000),
    )
  })
})
