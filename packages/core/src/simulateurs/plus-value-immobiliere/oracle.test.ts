/**
 * Oracle of `plus-value-immobiliere`, written from the texts of law by somebody else than its rules: random
 * questions, sales as households make them, and sales at the edges of the law, computed again with 40 digits and
 * compared to the cent. Rates are those of the articles, written here. `cases(n)` draws n queries in the full tier
 * of tests, and fewer in the quick one.
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
const zero = decimal(0)

/** What a question says, its defaults filled in. */
function read(query: Query) {
  const parsed = plusValueImmobiliere.parser.fromObject(query)
  return parsed.ok ? parsed.params : expect.fail(`refused: ${JSON.stringify(query)}`)
}
type Read = ReturnType<typeof read>

/** Set where 40 digits and doubles may fall on either side of a threshold: the question is then left. */
let isUndecided = false
/** Amounts are compared to half a cent, as everywhere in these rules. */
function exceeds(amount: Decimal, threshold: Decimal | number) {
  const beyond = amount.minus(threshold).minus('0.005')
  if (beyond.abs().lt('1e-5')) isUndecided = true
  return beyond.gt(0)
}

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
const partsOf = (day: string) => day.split('-').map(Number) as [number, number, number]
/** The day that completes so many years; in a common year, 29 February is completed on 1 March. */
function anniversaryOf(day: string, years: number): string {
  const [year, month, date] = partsOf(day)
  const isMissing = month === 2 && date === 29 && !isLeap(year + years)
  return [String(year + years).padStart(4, '0'), isMissing ? '03-01' : day.slice(5)].join('-')
}
/** Periods of twelve months from one day to another. */
function fullYearsBetween(from: string, to: string): number {
  let years = partsOf(to)[0] - partsOf(from)[0]
  while (years > 0 && anniversaryOf(from, years) > to) years -= 1
  return years
}
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** CGI, art. 150 VC, I: percent of the gain that income tax leaves out, for each year of ownership. */
function incomeTaxAllowance(years: number): Decimal {
  let percent = zero
  for (let year = 1; year <= Math.min(years, 22); year += 1)
    percent = percent.plus(year < 6 ? 0 : year < 22 ? 6 : 4)
  return percent
}
/** CSS, art. L. 136-7, VI: the same for social levies. */
function levyAllowance(years: number): Decimal {
  let percent = zero
  for (let year = 1; year <= Math.min(years, 30); year += 1)
    percent = percent.plus(year < 6 ? 0 : year < 22 ? '1.65' : year === 22 ? '1.6' : 9)
  return percent
}

/**
 * CGI, art. 1609 nonies G: in each band above `from`, `rate` percent of the share; in its first 10,000 €, less
 * `smoothing` percent of what is missing to reach the end of those.
 */
const BANDS = [
  { from: 50_000, rate: 2, smoothing: 5 },
  { from: 100_000, rate: 3, smoothing: 10 },
  { from: 150_000, rate: 4, smoothing: 15 },
  { from: 200_000, rate: 5, smoothing: 20 },
  { from: 250_000, rate: 6, smoothing: 25 },
] as const
function surtaxOf(share: Decimal): { amount: Decimal; isSmoothed: boolean } {
  const band = BANDS.findLast(({ from }) => exceeds(share, from))
  if (!band) return { amount: zero, isSmoothed: false }
  const missing = Decimal.max(0, decimal(band.from).plus(10_000).minus(share))
  const amount = share.times(band.rate).minus(missing.times(band.smoothing)).div(100)
  return { amount, isSmoothed: missing.gt(0) }
}

/** The sale made on one day, at the price of the question. */
function saleOn(p: Read, sold: string) {
  const years = fullYearsBetween(p.date_achat, sold)
  const price = decimal(p.prix_vente)
  const corrected = price.minus(p.frais_vente)

  // CGI, art. 150 VB, II, 2° to 4°; flat rates are shares of the price of the deed, before III.
  const paid = decimal(p.prix_achat)
  const realCosts = decimal(p.frais_achat ?? 0)
  const costs = p.acquisition === 'achat' ? Decimal.max(realCosts, paid.times('0.075')) : realCosts
  const realWorks = decimal(p.travaux ?? 0)
  const isBuilt = p.bati && p.usage !== 'terrain_a_batir'
  const flatWorks = isBuilt && sold > anniversaryOf(p.date_achat, 5) ? paid.times('0.15') : zero
  const works = Decimal.max(realWorks, flatWorks)
  // CGI, art. 150 VB, III; law no. 2025-127 of 14 February 2025, art. 84.
  const addedBack = sold >= '2025-02-15' ? decimal(p.amortissements) : zero
  const base = paid.minus(addedBack).plus(costs).plus(works)
  const gain = corrected.minus(base)

  // CGI, art. 150 U, II and III.
  const motive =
    p.usage === 'residence_principale'
      ? 'residence_principale'
      : p.exoneration !== 'aucune'
        ? p.exoneration
        : !exceeds(price.div(p.vendeurs), 15_000)
          ? 'prix'
          : years >= 30
            ? 'duree'
            : null
  const isExempt = motive !== null && motive !== 'duree' // thirty years act through the allowances
  const reused = price.gt(0) ? Decimal.min(1, decimal(p.remploi).div(price)) : zero
  const taxable = isExempt ? zero : Decimal.max(0, gain).times(decimal(1).minus(reused))

  const allowances = { tax: incomeTaxAllowance(years), levies: levyAllowance(years) }
  const kept = (percent: Decimal) => taxable.times(decimal(100).minus(percent)).div(100)
  const taxBase = kept(allowances.tax)
  const levyBase = kept(allowances.levies)
  const tax = taxBase.times('0.19') // art. 200 B
  const levies = levyBase.times('0.172')
  const own = surtaxOf(taxBase.div(p.vendeurs))
  const isLand = p.usage === 'terrain_a_batir'
  const surtax = isLand ? zero : own.amount.times(p.vendeurs)
  const total = tax.plus(surtax).plus(levies)
  return {
    years,
    corrected,
    base,
    costs,
    works,
    isFlatRate: exceeds(works, realWorks),
    hasFlatCosts: exceeds(costs, realCosts),
    gain,
    motive,
    taxable,
    allowances,
    taxBase,
    levyBase,
    tax,
    surtax,
    isSmoothed: own.isSmoothed && !isLand,
    levies,
    total,
  }
}
type Sale = ReturnType<typeof saleOn>

const rowOf = (sale: Sale) => ({
  dureeDetention: sale.years,
  abattementImpot: sale.allowances.tax,
  abattementPrelevements: sale.allowances.levies,
  impot: sale.tax,
  surtaxe: sale.surtax,
  prelevementsSociaux: sale.levies,
  total: sale.total,
})

function modelOf(p: Read) {
  isUndecided = false
  const sold = p.date_vente ?? TODAY
  const sale = saleOn(p, sold)
  const later: Sale[] = []
  for (let years = sale.years + 1; years <= 30; years += 1)
    later.push(saleOn(p, anniversaryOf(p.date_achat, years)))
  const next = later[0]
  const anniversary = next ? anniversaryOf(p.date_achat, next.years) : null
  const saved = Decimal.max(0, next ? sale.total.minus(next.total) : zero)
  const isNear = anniversary !== null && daysBetween(sold, anniversary) <= 60
  const warnings = {
    droit_projete: sold > anniversaryOf(TODAY, 2),
    anniversaire_proche: isNear && exceeds(saved, 0),
    moins_value: exceeds(sale.gain.neg(), 0),
    forfait_travaux: sale.isFlatRate,
    surtaxe_palier: sale.isSmoothed,
    exoneration_a_verifier: p.exoneration !== 'aucune' || p.remploi > 0,
    forfait_frais: sale.hasFlatCosts,
  }
  const data = {
    resume: {
      ...rowOf(sale),
      prixVenteCorrige: sale.corrected,
      prixAchatCorrige: sale.base,
      fraisAchatRetenus: sale.costs,
      travauxRetenus: sale.works,
      plusValueBrute: sale.gain,
      plusValueImposable: sale.taxable,
      baseImpot: sale.taxBase,
      basePrelevements: sale.levyBase,
      netVendeur: sale.corrected.minus(sale.total),
      tauxEffectif: exceeds(sale.gain, 0) ? sale.total.div(sale.gain).times(100) : zero,
      motifExoneration: sale.motive,
      anniversaire: anniversary,
      economieAnniversaire: saved,
    },
    parDuree: [sale, ...later].map(rowOf),
  }
  return { data, warnings }
}

/** Sales as households make them. */
const amounts = (...values: number[]) => fc.constantFrom(...values)
const days = (from: string, to: string) =>
  fc
    .date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
const household = fc.record(
  {
    prix_vente: fc.integer({ min: 12, max: 900 }).map((thousands) => 1000 * thousands),
    prix_achat: fc.integer({ min: 8, max: 600 }).map((thousands) => 1000 * thousands),
    date_achat: days('1990-01-01', '2021-12-31'),
    date_vente: days('2022-01-01', '2032-12-31'),
    vendeurs: fc.constantFrom(1, 1, 2, 2, 3, 4, 6),
    usage: fc.constantFrom('autre', 'autre', 'autre', 'residence_principale', 'terrain_a_batir'),
    acquisition: fc.constantFrom('achat', 'donation', 'succession'),
    frais_vente: amounts(0, 600, 9000, 14_500),
    frais_achat: amounts(0, 3195, 12_500, 27_000),
    travaux: amounts(0, 8000, 32_450.5, 120_000),
    bati: fc.boolean(),
    amortissements: amounts(0, 8000, 35_000, 80_000),
    remploi: amounts(0, 30_000, 110_000, 250_000),
    exoneration: fc.constantFrom(
      'aucune',
      'aucune',
      'aucune',
      'retraite_modeste',
      'premiere_cession',
      'autre',
    ),
  },
  { requiredKeys: ['prix_vente', 'prix_achat', 'date_achat'], noNullPrototype: true },
)

/** A day of the calendar so many days later. */
const shift = (day: string, by: number) =>
  new Date(Date.parse(day) + 86_400_000 * by).toISOString().slice(0, 10)
/** Sales on an anniversary of the acquisition, the day before and the day after. */
const anniversarySale = fc
  .record({
    date_achat: fc.oneof(
      days('1990-01-01', '2020-12-31'),
      fc.constantFrom(
        '1996-02-29',
        '2000-02-29',
        '2004-02-29',
        '2016-02-29',
        '2020-02-29',
        '2019-02-28',
        '2015-03-01',
      ),
    ),
    years: fc.constantFrom(1, 4, 5, 6, 7, 21, 22, 23, 29, 30, 31),
    by: fc.constantFrom(-1, 0, 1),
    prix_achat: amounts(90_000, 150_000.37),
    gain: amounts(0, 1, 45_000, 130_000, 700_000),
    vendeurs: amounts(1, 2, 3),
    travaux: amounts(0, 13_500, 40_000),
    amortissements: amounts(0, 20_000),
    usage: fc.constantFrom('autre', 'autre', 'terrain_a_batir'),
    acquisition: fc.constantFrom('achat', 'donation'),
  })
  .map(({ years, by, gain, ...query }) => ({
    ...query,
    prix_vente: query.prix_achat + gain,
    date_vente: shift(anniversaryOf(query.date_achat, years), by),
  }))
/** Shares at the ends of the bands of the surtax, without allowance. */
const surtaxSale = fc
  .record({
    prix_achat: amounts(0, 100_000, 123_456.78),
    share: fc
      .tuple(
        fc.constantFrom(50, 55, 60, 100, 105, 110, 150, 155, 160, 200, 205, 210, 250, 255, 260, 300),
        amounts(-1, -0.01, 0, 0.01, 1),
      )
      .map(([thousands, more]) => 1000 * thousands + more),
    vendeurs: fc.integer({ min: 1, max: 5 }),
    acquisition: fc.constantFrom('donation', 'succession'),
    usage: fc.constantFrom('autre', 'autre', 'terrain_a_batir'),
    date_achat: fc.constant('2023-03-04'),
  })
  .map(({ share, ...query }) => ({ ...query, prix_vente: query.prix_achat + share * query.vendeurs }))
/** Low prices around the exemption, and days around the law that adds depreciation back. */
const smallSale = fc
  .record({
    vendeurs: fc.integer({ min: 1, max: 20 }),
    more: amounts(-1, -0.01, 0, 0.01, 1),
    prix_achat: amounts(0, 1000, 9000),
    frais_vente: amounts(0, 500),
    date_achat: days('1990-01-01', '2024-12-31'),
  })
  .map(({ more, ...query }) => ({ ...query, prix_vente: 15_000 * query.vendeurs + more }))
const depreciatedSale = fc.record({
  prix_vente: amounts(200_000, 310_000),
  prix_achat: amounts(150_000, 80_000),
  amortissements: amounts(0, 0.01, 35_000, 79_999.99, 80_000),
  date_achat: days('2000-01-01', '2022-12-31'),
  date_vente: fc.constantFrom(
    '2024-03-01',
    '2025-02-13',
    '2025-02-14',
    '2025-02-15',
    '2025-02-16',
    '2026-01-01',
  ),
  remploi: amounts(0, 40_000),
  travaux: amounts(0, 25_000),
})
const isAccepted = (query: object) => plusValueImmobiliere.parser.fromObject(query as Query).ok
const realistic = fc
  .oneof(
    household,
    household,
    household,
    anniversarySale,
    anniversarySale,
    surtaxSale,
    smallSale,
    depreciatedSale,
  )
  .filter(isAccepted) as fc.Arbitrary<Query>

/** How far doubles may be from 40 digits: in euros and percent, and in percent of the gain. */
interface Slack {
  readonly amount: number
  readonly share: number
}
/** Fails where a figure, or a table, is not that of the model. */
function compare(path: string, found: unknown, value: unknown, slack: Slack): void {
  if (Array.isArray(found) && Array.isArray(value)) {
    expect([path, found.length]).toEqual([path, value.length])
    for (const [index, row] of found.entries()) compare(`${path}.${index}`, row, value[index], slack)
  } else if (value instanceof Decimal) {
    const allowed = path.endsWith('tauxEffectif') ? slack.share : slack.amount
    if (typeof found === 'number' && value.minus(found).abs().lte(allowed)) return
    expect.fail(`${path} is ${found}, expected ${value.toFixed(8)}`)
  } else if (typeof found === 'object' && found && typeof value === 'object' && value) {
    expect([path, Object.keys(found).sort()]).toEqual([path, Object.keys(value).sort()])
    for (const [key, one] of Object.entries(found)) compare(`${path}.${key}`, one, value[key as never], slack)
  } else expect([path, found]).toEqual([path, value])
}

function check(query: Query) {
  const p = read(query)
  const { data, meta } = plusValueImmobiliere.compute(p, { today: TODAY }, 'fr')
  const model = modelOf(p)
  if (isUndecided) return false // also set by the rows of later sales
  const given = [
    p.prix_vente,
    p.prix_achat,
    p.frais_vente,
    p.frais_achat ?? 0,
    p.travaux ?? 0,
    p.amortissements,
  ]
  const amount = 1e-6 + 1e-14 * given.reduce((sum, one) => sum + one, 0)
  const gain = Math.max(1, model.data.resume.plusValueBrute.abs().toNumber())
  compare('data', data, model.data, { amount, share: amount + amount / gain })
  const codes = Object.entries(model.warnings).flatMap(([code, holds]) => (holds ? [code] : []))
  expect(['warnings', ...meta.avertissements.map(({ code }) => code)]).toEqual(['warnings', ...codes])
  return true
}

describe('plus-value-immobiliere', () => {
  it.each([
    ['any questions', validParams(contract)],
    ['sales of households and sales at the edges of the law', realistic],
  ] as const)('matches another computation on every figure of %s, with 40 digits', (_, questions) => {
    let [compared, undecided] = [0, 0]
    fc.assert(
      fc.property(questions, (query) => {
        compared += 1
        if (!check(query)) undecided += 1
      }),
      cases(10_000),
    )
    expect(compared).toBeGreaterThan(5)
    expect(undecided).toBeLessThan(compared / 10)
  })
})
