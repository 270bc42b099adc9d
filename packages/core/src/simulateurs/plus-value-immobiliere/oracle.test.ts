/**
 * Oracle of `plus-value-immobiliere`: random questions computed again with 40 digits, seller by seller and year by
 * year, with the values of the articles written here, and compared to the cent. `cases(n)` draws n queries in the full
 * tier of tests, and fewer in the quick one.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Decimal, decimal } from '../../../../../test/support/decimal.ts'
import { type QueryOf, validParams } from '../../../../../test/support/queries.ts'
import { cases } from '../../../../../test/support/tier.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { contract } from './contract.ts'
import { plusValueImmobiliere } from './index.ts'

type Query = QueryOf<typeof contract>
const TODAY = '2026-11-23' as CivilDate

/** CGI, art. 1609 nonies G: thresholds by 50 000 €, a point more each, softened over the next 10 000 €. */
function surtaxOf(base: Decimal): Decimal {
  for (let band = 5; band >= 1; band -= 1) {
    const from = 50_000 * band
    if (!base.greaterThan(from + 0.005)) continue
    const missing = Decimal.max(0, decimal(from + 10_000).minus(base))
    return base
      .times(band + 1)
      .div(100)
      .minus(missing.times(5 * band).div(100))
  }
  return decimal(0)
}

/** The share of the gain left after each full year, counted one year after the other. */
function leftAfter(years: number) {
  let [incomeTax, levies] = [decimal(100), decimal(100)]
  for (let year = 1; year <= Math.min(years, 30); year += 1) {
    if (year >= 6 && year <= 21) {
      incomeTax = incomeTax.minus(6)
      levies = levies.minus('1.65')
    } else if (year === 22) {
      incomeTax = incomeTax.minus(4)
      levies = levies.minus('1.6')
    } else if (year > 22) levies = levies.minus(9)
  }
  return { incomeTax: incomeTax.div(100), levies: levies.div(100) }
}

/** Full years by the calendar: an anniversary counts once its day is reached. */
function fullYears(from: string, to: string): number {
  const [y1 = 0, m1 = 0, d1 = 0] = from.split('-').map(Number)
  const [y2 = 0, m2 = 0, d2 = 0] = to.split('-').map(Number)
  return y2 - y1 - (m2 < m1 || (m2 === m1 && d2 < d1) ? 1 : 0)
}

function computeExactly(query: Query) {
  const {
    prix_vente: sold,
    prix_achat: bought,
    vendeurs = 1,
    usage = 'autre',
    exoneration = 'aucune',
  } = query
  const day = query.date_vente ?? TODAY
  const years = fullYears(query.date_achat, day)
  const isLand = usage === 'terrain_a_batir'
  const isBuilt = (query.bati ?? true) && !isLand
  const added = (day < TODAY ? day : TODAY) >= '2025-02-15' ? (query.amortissements ?? 0) : 0
  const price = Decimal.max(0, decimal(bought).minus(added))
  const flatCosts = (query.acquisition ?? 'achat') === 'achat' ? decimal(bought).times('0.075') : decimal(0)
  const costs = Decimal.max(query.frais_achat ?? 0, flatCosts)
  const isExempt =
    usage === 'residence_principale' ||
    exoneration !== 'aucune' ||
    decimal(sold).div(vendeurs).lte(15_000.005)
  const reused =
    sold > 0
      ? Decimal.min(1, decimal(query.remploi ?? 0).div(sold))
      : decimal(Number((query.remploi ?? 0) > 0))
  const after = (held: number) => {
    const flatWorks = isBuilt && held > 5 ? decimal(bought).times('0.15') : decimal(0)
    const works = Decimal.max(query.travaux ?? 0, flatWorks)
    const gain = decimal(sold)
      .minus(query.frais_vente ?? 0)
      .minus(price)
      .minus(costs)
      .minus(works)
    const taxable = isExempt ? decimal(0) : Decimal.max(0, gain).times(decimal(1).minus(reused))
    const left = leftAfter(held)
    let total = decimal(0)
    for (let seller = 1; seller <= vendeurs; seller += 1) {
      const own = taxable.div(vendeurs)
      const base = own.times(left.incomeTax)
      total = total.plus(base.times('0.19')).plus(own.times(left.levies).times('0.172'))
      if (!isLand) total = total.plus(surtaxOf(base))
    }
    return { gain, taxable, total }
  }
  return { years, after }
}

/** Near a threshold of the surtax the tax jumps: 40 digits and doubles may stand on either side of half a cent. */
const isAtThreshold = (base: number) =>
  [1, 2, 3, 4, 5].some((band) => Math.abs(base - 50_000 * band - 0.005) < 1e-3)

describe('plus-value-immobiliere', () => {
  it('matches 40-digit arithmetic on every figure of random queries', () => {
    let compared = 0
    fc.assert(
      fc.property(validParams(contract), (query) => {
        const parsed = plusValueImmobiliere.parser.fromObject(query)
        if (!parsed.ok || (query.date_vente ?? TODAY) <= query.date_achat) return
        const { data } = plusValueImmobiliere.compute(parsed.params, { today: TODAY }, 'fr')
        const exact = computeExactly(query)
        expect(data.resume.dureeDetention).toBe(exact.years)
        if (isAtThreshold(data.resume.baseImpot / (query.vendeurs ?? 1))) return
        const now = exact.after(exact.years)
        const near = (found: number, value: Decimal) =>
          expect(Math.abs(found - value.toNumber())).toBeLessThanOrEqual(1e-9 * value.abs().toNumber() + 1e-6)
        near(data.resume.plusValueBrute, now.gain)
        near(data.resume.plusValueImposable, now.taxable)
        near(data.resume.total, now.total)
        for (const row of data.parDuree) near(row.total, exact.after(row.dureeDetention).total)
        expect(data.parDuree.at(-1)?.dureeDetention).toBe(Math.max(30, exact.years))
        compared += 1
      }),
      cases(10_000),
    )
    expect(compared).toBeGreaterThan(5)
  })
})
