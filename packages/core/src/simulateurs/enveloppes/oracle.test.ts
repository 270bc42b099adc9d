/**
 * Oracle of `enveloppes`: random questions computed again with 40 digits, year by year and withdrawal by withdrawal,
 * with the rates of the articles written here, and compared to the cent. `cases(n)` draws n queries in the full tier
 * of tests, and fewer in the quick one.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  Decimal,
  decimal,
  factorOf,
  monthlyFactor,
  sumOfPowers,
} from '../../../../../test/support/decimal.ts'
import { type QueryOf, validParams } from '../../../../../test/support/queries.ts'
import { cases } from '../../../../../test/support/tier.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { contract } from './contract.ts'
import { enveloppes } from './index.ts'

type Query = QueryOf<typeof contract>
type Kind = 'pea' | 'assurance_vie' | 'cto' | 'per'
const TODAY = '2026-11-23' as CivilDate
const zero = decimal(0)
/** How near a return must be to the one that balances, in points of percent: a hundredth of what is promised. */
const NARROW = 1e-6

/** What a question says, its defaults filled in. */
function read(query: Query) {
  const parsed = enveloppes.parser.fromObject(query)
  return parsed.ok ? parsed.params : expect.fail('refused')
}
type Read = ReturnType<typeof read>
type Seven = [Decimal, Decimal, Decimal, Decimal, Decimal, Decimal, Decimal]

/** What deposits are worth on the day of the first withdrawal, less what withdrawals are, at a yearly rate in percent. */
function balanceAt(p: Read, nets: readonly Decimal[], percent: number): Decimal {
  const yearly = factorOf(percent)
  const ofYear = sumOfPowers(monthlyFactor(yearly), 12).times(p.effort)
  const paid = yearly.pow(p.duree).times(p.capital).plus(sumOfPowers(yearly, p.duree).times(ofYear))
  const lastYear = decimal(1).div(yearly)
  let [left, discount] = [paid, decimal(1)]
  for (const net of nets) {
    left = left.minus(net.times(discount))
    discount = discount.times(lastYear)
  }
  return left
}

/** What is paid on the first day, then each month of each year, and how much of all was deducted. */
function depositsOf(p: Read, kind: Kind) {
  const effort = decimal(p.effort)
  const months = Array<Decimal>(p.duree).fill(effort)
  if (kind !== 'per' || p.tmi === 0) return { first: decimal(p.capital), months, deducted: zero, saved: zero }
  const kept = decimal(100).minus(p.tmi).div(100)
  let room = decimal(p.plafond_per ?? 1e15)
  let deducted = Decimal.min(decimal(p.capital).div(kept), room)
  room = room.minus(deducted)
  const first = decimal(p.capital).plus(deducted.times(p.tmi).div(100))
  for (let year = 1; year <= p.duree; year += 1) {
    if (year > 1) room = decimal(p.plafond_per ?? 1e15)
    const ofYear = Decimal.min(effort.times(12).div(kept), room)
    deducted = deducted.plus(ofYear)
    months[year - 1] = effort.plus(ofYear.times(p.tmi).div(1200))
  }
  return { first, months, deducted, saved: deducted.times(p.tmi).div(100) }
}

/** The gains taxed at the bracket of the exit: CGI, art. 200 A, 2; after the allowance of life insurance, 125-0 A, I. */
function optionTaxOf(p: Read, kind: Kind, year: number, gains: Decimal) {
  if (kind === 'pea' && year >= 5) return zero
  const allowance = kind === 'assurance_vie' && year >= 8 ? (p.couple ? 9200 : 4600) : 0
  return Decimal.max(0, gains.minus(allowance)).times(p.tmi_sortie).div(100)
}

/** CGI, art. 125-0 A, 150-0 A, 157, 5° bis, 158, 5, b quinquies and 200 A; CSS, art. L. 136-7 and L. 136-8. */
function taxOf(p: Read, kind: Kind, year: number, gains: Decimal, base: Decimal) {
  const bracket = decimal(p.tmi_sortie).div(100)
  if (kind === 'pea') return year < 5 ? gains.times('0.128') : zero
  if (kind === 'per') return gains.times('0.128')
  if (kind === 'cto') return gains.times(Decimal.min('0.128', bracket))
  if (year < 8) return gains.times('0.128')
  const allowance = decimal(p.couple ? 9200 : 4600)
  const low = base.gt(0) ? Decimal.min(gains, gains.times(p.couple ? 300_000 : 150_000).div(base)) : gains
  const high = gains.minus(low)
  const lowTaxed = Decimal.max(0, low.minus(allowance))
  const highTaxed = Decimal.max(0, high.minus(Decimal.max(0, allowance.minus(low))))
  return lowTaxed.times('0.075').plus(highTaxed.times('0.128'))
}

function wrapperOf(p: Read, kind: Kind) {
  const fees = { pea: p.frais_pea, assurance_vie: p.frais_av, cto: p.frais_cto, per: p.frais_per }[kind]
  const yearly = factorOf(p.taux).times(factorOf(-fees))
  /** One euro at the end of each month of a year, at its end. */
  const worth = sumOfPowers(monthlyFactor(yearly), 12)
  const { first, months, deducted, saved } = depositsOf(p, kind)
  const all = months.reduce((sum, one) => sum.plus(one.times(12)), first)
  const deductedShare = all.gt(0) ? deducted.div(all) : zero
  let [held, base] = [first, first]
  const inflation = factorOf(p.inflation)
  let prices = decimal(1)
  let [gross, taken, incomeTax, levies, net, real, option] = Array<Decimal>(7).fill(zero) as Seven
  const nets: Decimal[] = []
  for (let year = 1; year < p.duree + p.retraits; year += 1) {
    const deposit = months[year - 1] ?? zero
    prices = prices.times(inflation)
    held = held.times(yearly).plus(deposit.times(worth))
    base = base.plus(deposit.times(12))
    if (kind === 'cto' && p.dividendes > 0) {
      const dividends = held.times(p.dividendes).div(100)
      const bracket = decimal(year > p.duree ? p.tmi_sortie : p.tmi).div(100)
      const tax = dividends.times(Decimal.min('0.128', bracket).plus('0.186'))
      held = held.minus(tax)
      base = base.plus(dividends).minus(tax)
      taken = taken.plus(tax)
    }
    if (year === p.duree) gross = held
    if (year < p.duree) continue
    const share = decimal(1).div(p.duree + p.retraits - year)
    const amount = held.times(share)
    const repaid = base.times(share)
    const gains = held.minus(base).gt('0.005') ? amount.minus(repaid) : zero
    const onPayments =
      kind === 'per' ? amount.minus(gains).times(deductedShare).times(p.tmi_sortie).div(100) : zero
    const tax = taxOf(p, kind, year, gains, base).plus(onPayments)
    const social = gains.times(kind === 'assurance_vie' ? '0.172' : '0.186')
    const left = amount.minus(tax).minus(social)
    nets.push(left)
    const optionTax = optionTaxOf(p, kind, year, gains).plus(onPayments)
    option = option.plus(amount).minus(optionTax).minus(social)
    incomeTax = incomeTax.plus(tax)
    levies = levies.plus(social)
    net = net.plus(left)
    real = real.plus(left.div(prices))
    held = held.minus(amount)
    base = base.minus(repaid)
  }
  return { saved, gross, taken, incomeTax, levies, net, real, option, nets }
}

describe('enveloppes', () => {
  it('matches 40-digit arithmetic on every figure of random queries', () => {
    let [compared, returns] = [0, 0]
    fc.assert(
      fc.property(validParams(contract), (query) => {
        const p = read(query)
        const { data } = enveloppes.compute(p, { today: TODAY }, 'fr')
        const near = (found: number, value: Decimal, what: string) => {
          const gap = Math.abs(found - value.toNumber())
          const allowed = 1e-9 * value.abs().toNumber() + 1e-4
          if (!(gap <= allowed)) expect([what, found]).toEqual([what, value.toNumber()])
        }
        const totals: Decimal[] = []
        for (const row of data.enveloppes) {
          const exact = wrapperOf(p, row.enveloppe as Kind)
          near(row.economieImpot, exact.saved, `${row.enveloppe}: saved`)
          near(row.capitalBrut, exact.gross, `${row.enveloppe}: gross`)
          near(row.impots, exact.incomeTax, `${row.enveloppe}: income tax`)
          near(row.prelevementsSociaux, exact.levies, `${row.enveloppe}: levies`)
          near(row.preleveEnCours, exact.taken, `${row.enveloppe}: taken each year`)
          near(row.netTotal, exact.net, `${row.enveloppe}: net`)
          near(row.netReel, exact.real, `${row.enveloppe}: real`)
          near(row.premierRetraitNet, exact.nets[0] ?? zero, `${row.enveloppe}: first`)
          near(row.netOption, exact.option, `${row.enveloppe}: net with the option`)
          totals.push(exact.net)
          if (row.tri === null) continue
          const [below, above] = [row.tri - NARROW, row.tri + NARROW].map((rate) =>
            balanceAt(p, exact.nets, rate),
          )
          expect([query, row.enveloppe, below?.lte(0), above?.gte(0)]).toEqual([
            query,
            row.enveloppe,
            true,
            true,
          ])
          returns += 1
        }
        const [most, least] = [Decimal.max(...totals), Decimal.min(...totals)]
        near(data.resume.netMaximum, most, 'most')
        near(data.resume.netMinimum, least, 'least')
        near(data.resume.ecart, most.minus(least), 'gap')
        near(
          data.resume.totalVerse,
          decimal(p.effort)
            .times(12 * p.duree)
            .plus(p.capital),
          'paid',
        )
        const best = data.enveloppes.findIndex(({ enveloppe }) => enveloppe === data.resume.meilleure)
        const behind = most.minus(totals[best] ?? zero) // wrappers within half a cent are equal
        expect([query, behind.lte(most.times(1e-9).plus(0.0051))]).toEqual([query, true])
        compared += 1
      }),
      cases(10_000),
    )
    expect(compared).toBeGreaterThan(5)
    expect(returns).toBeGreaterThan(5)
  })
})
