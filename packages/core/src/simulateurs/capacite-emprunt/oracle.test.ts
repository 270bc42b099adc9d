/**
 * Oracle of `capacite-emprunt`: random questions computed again with 40 digits, month by month, with the values of the
 * texts written here, and compared to the cent. The price is found by halving intervals, in thousands of a cent.
 * `cases(n)` draws n queries in the full tier of tests, and fewer in the quick one.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Decimal, decimal } from '../../../../../test/support/decimal.ts'
import { type QueryOf, validParams } from '../../../../../test/support/queries.ts'
import { cases } from '../../../../../test/support/tier.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { contract } from './contract.ts'
import { capaciteEmprunt } from './index.ts'

type Query = QueryOf<typeof contract>
const TODAY = '2026-11-23' as CivilDate
const HALF_CENT = '0.005'

/** Decree 2025-299 and CCH, art. D. 31-10-2 to D. 31-10-12: by zone, bands of income and ceilings of cost. */
const ZONES = {
  a: { bands: [25_000, 31_000, 37_000, 49_000], costs: [150_000, 225_000, 270_000, 315_000, 360_000] },
  b1: { bands: [21_500, 26_000, 30_000, 34_500], costs: [135_000, 202_500, 243_000, 283_500, 324_000] },
  b2: { bands: [18_000, 22_500, 27_000, 31_500], costs: [110_000, 165_000, 198_000, 231_000, 264_000] },
  c: { bands: [15_000, 19_500, 24_000, 28_500], costs: [100_000, 150_000, 180_000, 210_000, 240_000] },
}
const FAMILY = ['1', '1.5', '1.8', '2.1', '2.4', '2.7', '3', '3.3']
const SHARES = { collectif: [50, 40, 40, 20], individuel: [30, 20, 20, 10], ancien_travaux: [50, 40, 40, 20] }
const YEARS = [
  [10, 25],
  [8, 20],
  [2, 15],
  [0, 10],
] as const
/** C. com., art. A. 444-91. */
const NOTARY = [
  [0, '0.0387'],
  [6500, '0.01596'],
  [17_000, '0.01064'],
  [60_000, '0.00799'],
] as const

interface Zero {
  readonly most: Decimal
  readonly from: number
  readonly to: number
}
const max = (...values: Decimal[]) => values.reduce((a, b) => Decimal.max(a, b))
const isAbove = (a: Decimal, b: Decimal) => a.minus(b).greaterThan(HALF_CENT)

function prepare(query: Query) {
  const q = { ...capaciteEmprunt.parser.fromObject(query) }
  if (!q.ok) return expect.fail('refused')
  const p = q.params
  const rate = decimal(p.taux).div(1200)
  const months = 12 * p.duree
  const premium = decimal(p.assurance)
    .times(p.quotite)
    .plus(decimal(p.assurance_co).times(p.quotite_co))
    .div(120_000)
  const income = decimal(p.revenu).plus(p.revenu_co).plus(decimal(p.loyers).times(p.part_loyers).div(100))
  const byEffort = income.times(p.effort_max).div(100).minus(p.charges)
  const byRemainder = income.minus(p.charges).minus(p.reste_a_vivre)
  const budget = max(decimal(0), Decimal.min(byEffort, byRemainder))
  /** Worth of one euro paid in each month after `from`, month after month, within the term. */
  const worthFrom = (from: number, to: number, start: number) => {
    let sum = decimal(0)
    let value = decimal(1)
    for (let month = start + 1; month <= Math.min(to, months); month += 1) {
      value = value.div(rate.plus(1))
      if (month > from) sum = sum.plus(value)
    }
    return sum
  }
  const known = new Map<number, Decimal>()
  const worthOf = (from: number, to: number) => {
    const worth = known.get(from) ?? worthFrom(from, to, 0)
    known.set(from, worth)
    return worth
  }
  const repaidOver = worthFrom(0, months, p.differe)
  return { p, rate, months, premium, income, budget, repaidOver, worthOf }
}
type Prepared = ReturnType<typeof prepare>

function costsAt({ p }: Prepared, price: Decimal) {
  const base = max(decimal(0), price.minus(p.meubles))
  const department = p.primo ? Decimal.min(p.taux_departement, '4.5') : decimal(p.taux_departement)
  const duties =
    p.bien === 'neuf'
      ? base.times('0.007').times('1.0214')
      : base.times(department).div(100).times('1.0237').plus(base.times('0.012'))
  let fees = decimal(0)
  for (const [index, [above, share]] of NOTARY.entries()) {
    const next = NOTARY[index + 1]?.[0] ?? 1e15
    fees = fees.plus(max(decimal(0), Decimal.min(base, next).minus(above)).times(share))
  }
  const registry = max(decimal(15), base.times('0.001'))
  return duties.plus(fees.times('1.2')).plus(registry).plus(p.debours)
}

function zeroAt(
  { p }: Prepared,
  price: Decimal,
  ruled: Decimal,
): { readonly zero?: Zero; readonly band?: number } {
  if (p.zone === 'aucune') return {}
  const { bands, costs } = ZONES[p.zone]
  const ruledCost = ruled.plus(p.travaux)
  const income = max(decimal(p.rfr), ruledCost.div(9))
  const family = decimal(FAMILY[Math.min(8, p.personnes) - 1] ?? 1)
  const index = bands.findIndex((limit) => !isAbove(income, family.times(limit)))
  if (index < 0) return {}
  if (p.logement === 'ancien_travaux') {
    if (p.zone !== 'b2' && p.zone !== 'c') return {}
    if (isAbove(ruledCost.div(4), decimal(p.travaux))) return {}
  }
  const counted = Decimal.min(price.plus(p.travaux), costs[Math.min(5, p.personnes) - 1] ?? 0)
  const [from = 0, to = 0] = YEARS[index] ?? []
  const most = counted.times(SHARES[p.logement][index] ?? 0).div(100)
  return { zero: { most, from: 12 * from, to: 12 * to }, band: index + 1 }
}

/** What two loans pay each month, smoothed or apart; `undefined` where smoothing would lend more. */
function smooth(one: Prepared, main: Decimal, zero: Decimal, { from, to }: Zero) {
  const { months, premium, repaidOver } = one
  const monthly = zero.div(to - from)
  const worth = one.worthOf(from, to).times(monthly)
  const level = main.plus(worth).div(repaidOver)
  const left = from < months ? level.minus(monthly) : level
  if (isAbove(decimal(0), left)) return undefined
  return { level, total: level.plus(premium.times(main.plus(zero))), monthly }
}

/** The highest month, insurance included, and whether both loans are level. */
function highest(one: Prepared, main: Decimal, zero: Decimal, offer: Zero | undefined) {
  const { months, premium, repaidOver, p } = one
  const own = main.div(repaidOver)
  if (!offer || zero.lte(0)) return { total: own.plus(premium.times(main)), isLevel: false }
  const monthly = zero.div(offer.to - offer.from)
  const after = offer.to > months ? monthly.plus(premium.times(zero)) : decimal(0)
  const level = p.lissage && p.differe === 0 ? smooth(one, main, zero, offer) : undefined
  const within = own.plus(premium.times(main.plus(zero))).plus(offer.from < months ? monthly : 0)
  return { total: max(level?.total ?? within, after), isLevel: level !== undefined }
}

/** The main loan whose highest month is the budget, by halving: payments rise with it. */
function largest(one: Prepared, offer: Zero | undefined): { main: Decimal; zero: Decimal } {
  const { budget, premium, repaidOver, months } = one
  const alone = budget.div(decimal(1).div(repaidOver).plus(premium))
  if (!offer || offer.most.lte(0) || budget.lte(0)) return { main: alone, zero: decimal(0) }
  const within = (main: Decimal, zero: Decimal) => {
    const monthly = zero.div(offer.to - offer.from)
    const level = one.p.lissage && one.p.differe === 0 ? smooth(one, main, zero, offer) : undefined
    const own = main.div(repaidOver).plus(premium.times(main.plus(zero)))
    return (level?.total ?? own.plus(offer.from < months ? monthly : 0)).lte(budget)
  }
  const search = (test: (x: Decimal) => boolean, most: Decimal) => {
    let [low, high] = [decimal(0), most]
    for (let step = 0; step < 80; step += 1) {
      const half = low.plus(high).div(2)
      if (test(half)) low = half
      else high = half
    }
    return low
  }
  const equal = search((x) => within(x, x), alone)
  const zero = Decimal.min(offer.most, equal)
  const main = zero.equals(equal) ? equal : search((x) => within(x, zero), alone)
  const after = zero.div(offer.to - offer.from).plus(premium.times(zero))
  if (offer.to > months && isAbove(after, budget)) return { main: decimal(0), zero: decimal(0) }
  return { main, zero }
}

describe('capacite-emprunt', () => {
  it('matches 40-digit arithmetic on every figure of random queries', () => {
    let compared = 0
    fc.assert(
      fc.property(validParams(contract), (query) => {
        const one = prepare(query)
        const { p, budget, premium, income, months, rate } = one
        const { data } = capaciteEmprunt.compute(p, { today: TODAY }, 'fr')
        const { resume, projet, parAn } = data
        const near = (found: number | null, value: Decimal, what: string) =>
          expect([
            what,
            Math.abs((found ?? Number.NaN) - value.toNumber()) <= 1e-8 * value.abs().toNumber() + 1e-4,
            found,
            value.toNumber(),
          ]).toEqual([what, true, found, value.toNumber()])
        const keep = decimal(1).minus(decimal(p.taux_garantie).div(100))
        const needAt = (price: Decimal) =>
          price.plus(p.travaux).plus(costsAt(one, price)).plus(p.frais_dossier).minus(p.apport)

        // The price found is paid for, and no higher one is: both ends of a band of a thousandth of a cent.
        const price = decimal(resume.prixMaximum)
        const gap = (at: Decimal, ruled: Decimal) => {
          const { zero } = zeroAt(one, at, ruled)
          const loans = largest(one, zero)
          return loans.main.times(keep).plus(loans.zero).minus(needAt(at))
        }
        if (resume.prixMaximum > 1) {
          const slack = decimal('0.001').plus(price.times('1e-9'))
          expect(gap(price.minus(slack), price.minus(slack)).toNumber()).toBeGreaterThanOrEqual(-0.01)
          // one cent per nine euros of cost is within the half cent of an income
          const beyond = price.plus(slack).plus('0.1')
          expect(gap(beyond, beyond).toNumber()).toBeLessThanOrEqual(0.01)
        }
        const { zero: offer } =
          resume.prixMaximum > 0 ? zeroAt(one, price, price.minus('0.06')) : { zero: undefined }
        const loans = largest(one, offer)
        near(resume.revenuRetenu, income, 'income')
        near(resume.pretPrincipal, loans.main, 'main')
        near(resume.ptz, loans.zero, 'zero')
        near(resume.mensualiteAssurance, premium.times(loans.main.plus(loans.zero)), 'insurance')
        const paid = highest(one, loans.main, loans.zero, offer)
        near(resume.mensualite, paid.total, 'payment')
        near(resume.resteAVivre, income.minus(p.charges).minus(paid.total), 'left')
        if (resume.prixMaximum > 0) near(resume.fraisAcquisition, costsAt(one, price), 'costs')

        // The main loan month by month, until nothing is owed.
        const monthly = offer && loans.zero.gt(0) ? loans.zero.div(offer.to - offer.from) : decimal(0)
        const level = paid.isLevel && offer ? smooth(one, loans.main, loans.zero, offer)?.level : undefined
        let [owed, interest, repaid] = [loans.main, decimal(0), decimal(0)]
        for (let month = 1; month <= months; month += 1) {
          const due = owed.times(rate)
          const isBoth = offer !== undefined && month > offer.from && month <= offer.to
          const payment =
            month <= p.differe
              ? due
              : (level ?? loans.main.div(one.repaidOver)).minus(level && isBoth ? monthly : 0)
          interest = interest.plus(due)
          owed = owed.plus(due).minus(payment)
          if (isBoth) repaid = repaid.plus(monthly)
          const row = parAn[month / 12 - 1]
          if (month % 12 === 0 && row) near(row.resteDu, owed.plus(loans.zero).minus(repaid), `owed ${month}`)
        }
        near(0, owed, 'owed at the end')
        near(resume.coutInterets, interest, 'interest')
        const insured = loans.main.times(months).plus(offer ? loans.zero.times(offer.to) : 0)
        near(resume.coutAssurance, insured.times(premium), 'insurance in all')

        if (projet) {
          const projectPrice = decimal(projet.prix)
          const need = max(decimal(0), needAt(projectPrice))
          const { zero } = zeroAt(one, projectPrice, projectPrice)
          const half = need.div(keep.plus(1))
          const ofZero = zero ? Decimal.min(zero.most, half) : decimal(0)
          const ofMain = need.minus(ofZero).div(keep)
          near(projet.besoin, need, 'need')
          near(projet.ptz, ofZero, 'zero of the project')
          near(projet.pretPrincipal, ofMain, 'main of the project')
          const month = highest(one, ofMain, ofZero, zero).total
          near(projet.mensualite, month, 'payment of the project')
          const most = largest(one, zero)
          near(
            projet.apportManquant,
            max(decimal(0), need.minus(most.main.times(keep)).minus(most.zero)),
            'own money',
          )
          const wanted = max(
            month.plus(p.charges).times(100).div(p.effort_max),
            month.plus(p.charges).plus(p.reste_a_vivre),
          )
          near(
            projet.revenuManquant,
            need.gt(0) ? max(decimal(0), wanted.minus(income)) : decimal(0),
            'income missing',
          )
        }
        expect(resume.blocages.includes('endettement')).toBe(budget.lte(HALF_CENT))
        compared += 1
      }),
      cases(10_000),
    )
    expect(compared).toBeGreaterThan(5)
  })
})
