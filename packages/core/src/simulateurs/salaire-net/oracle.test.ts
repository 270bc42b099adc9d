/**
 * Oracle of `salaire-net`, written from the texts by somebody else than its rules: every figure of the answer is
 * computed again with 40 digits, its rates written here, and compared to the cent. Random questions over the whole
 * contract, real employees, and wages at each ceiling. `cases(n)` draws n questions in the full tier of tests, and
 * fewer in the quick one.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CENT, Decimal, decimal, expectExact, POINT } from '../../../../../test/support/decimal.ts'
import { type QueryOf, validParams } from '../../../../../test/support/queries.ts'
import { caseCount, cases } from '../../../../../test/support/tier.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { contract } from './contract.ts'
import { salaireNet } from './index.ts'

type Query = QueryOf<typeof contract>
const TODAY = '2026-11-23' as CivilDate
const zero = decimal(0)

function read(query: Query) {
  const parsed = salaireNet.parser.fromObject(query)
  return parsed.ok ? parsed.params : expect.fail(`refused: ${JSON.stringify(query)}`)
}
type Read = ReturnType<typeof read>

/** Set where 40 digits and doubles may fall on either side of a rounding or a threshold: tax is then left. */
let isUndecided = false
function round(amount: Decimal, places: number): Decimal {
  const scaled = amount.times(decimal(10).pow(places))
  const nearest = scaled.plus('0.5').floor()
  const noise = scaled.abs().times('1e-13').plus('1e-9')
  if (scaled.minus(scaled.floor()).minus('0.5').abs().lt(noise)) isUndecided = true
  return nearest.div(decimal(10).pow(places))
}
/** Amounts are compared to half a cent, as everywhere in these rules. */
function exceeds(amount: Decimal, other: Decimal): boolean {
  return amount.minus(other).gt('0.005')
}
const toEuro = (amount: Decimal) => round(amount, 0)
const toCent = (amount: Decimal) => round(amount, 2)

/** Arrêté of the ceiling of 2026. */
const CEILING = 48_060

/** CSS, art. D. 242-4, L. 136-1-1, L. 136-2 and L. 136-8; ANI of 17 November 2017 (Agirc-Arrco). */
function paySlipOf(p: Read) {
  const gross = decimal(p.salaire).times(p.periode === 'mensuel' ? p.mois : 1)
  const upTo = (ceilings: number) => Decimal.min(gross, CEILING * ceilings)
  const [band1, band2] = [upTo(1), upTo(8).minus(upTo(1))]
  const employerHealth = decimal(p.mutuelle_employeur).times(12)
  const deathCover = p.cadre ? upTo(1).times('0.015') : zero
  const base = upTo(4)
    .times('0.9825')
    .plus(gross.minus(upTo(4)))
    .plus(employerHealth)
    .plus(deathCover)
  const contributions = {
    vieillesse_plafonnee: band1.times('0.069'),
    vieillesse_deplafonnee: gross.times('0.004'),
    complementaire_t1: band1.times('0.0315'),
    complementaire_t2: band2.times('0.0864'),
    ceg: band1.times('0.0086').plus(band2.times('0.0108')),
    cet: gross.gt(CEILING) ? upTo(8).times('0.0014') : zero,
    apec: p.cadre ? upTo(4).times('0.00024') : zero,
    alsace_moselle: p.alsace_moselle ? gross.times('0.013') : zero,
  }
  const deductible = base.times('0.068')
  const taxed = { csg_imposable: base.times('0.024'), crds: base.times('0.005') }
  const ownHealth = decimal(p.mutuelle).times(12)
  const sum = Object.values(contributions).reduce((total, part) => total.plus(part), zero)
  const levies = deductible.plus(taxed.csg_imposable).plus(taxed.crds)
  return {
    gross,
    contributions: sum,
    levies,
    ownHealth,
    net: gross.minus(sum).minus(levies).minus(ownHealth),
    taxable: gross.minus(sum).minus(deductible).minus(ownHealth).plus(employerHealth),
    lines: { ...contributions, csg_deductible: deductible, ...taxed, mutuelle: ownHealth },
  }
}

/** CGI, art. 197, I, 1, incomes of 2025: threshold and rate above it, in percent. */
const SCALE = [
  [11_600, 11],
  [29_579, 30],
  [84_577, 41],
  [181_917, 45],
] as const

function scaleTax(income: Decimal, parts: Decimal): Decimal {
  let [tax, rate] = [zero, 0]
  for (const [above, next] of SCALE) {
    tax = tax.plus(
      Decimal.max(0, income.minus(parts.times(above)))
        .times(next - rate)
        .div(100),
    )
    rate = next
  }
  return tax
}
function bracketOf(income: Decimal, parts: Decimal): number {
  return SCALE.reduce((rate, [above, next]) => (income.gt(parts.times(above)) ? next : rate), 0)
}

/** CGI, art. 83, 3°: costs of work of one person, to the euro. */
function deductionOf(wage: Decimal, costs: Decimal): Decimal {
  const tenth = Decimal.min(Decimal.max(wage.times('0.1'), 509), 14_555, wage)
  return toEuro(Decimal.max(tenth, costs))
}

/** CGI, art. 193 to 197, 223 sexies, 224 and 1657: the whole tax of the household. */
function householdTax(p: Read, wage: Decimal, costs: Decimal) {
  const isCouple = p.situation === 'marie' || p.situation === 'pacse'
  const spouse = decimal(p.revenu_conjoint)
  const remaining = wage.minus(deductionOf(wage, costs)).plus(spouse).minus(deductionOf(spouse, zero))
  const income = toEuro(Decimal.max(0, remaining))
  const adults = decimal(isCouple ? 2 : 1)
  const isWidowedParent = p.situation === 'veuf' && p.enfants > 0
  const children = decimal(Math.min(p.enfants, 2))
    .div(2)
    .plus(Math.max(0, p.enfants - 2))
  const more = children.plus(isWidowedParent ? 1 : 0)
  const withParts = scaleTax(income, adults.plus(more))
  const floor = scaleTax(income, adults).minus(more.times(2).times(1807))
  const isCapped = more.gt(0) && floor.gt(withParts)
  if (more.gt(0) && income.gt(0) && floor.minus(withParts).abs().lt('1e-6')) isUndecided = true
  const cap = isCapped ? floor : withParts
  const relief = isCapped && isWidowedParent ? Decimal.min(2011, cap.minus(withParts)) : zero
  if (isCapped && isWidowedParent && cap.minus(withParts).minus(2011).abs().lt('1e-6')) isUndecided = true
  const isLimited = isCapped && cap.minus(relief).gt(withParts) // else the next euro follows all parts
  const gross = toCent(cap.minus(relief))
  const allowance = Decimal.max(0, decimal(isCouple ? 1483 : 897).minus(gross.times('0.4525')))
  const tax = gross.minus(Decimal.min(gross, toCent(allowance)))
  const times = isCouple ? 2 : 1
  const above = (threshold: number) => Decimal.max(0, income.minus(threshold * times))
  const high = toEuro(above(250_000).times('0.03').plus(above(500_000).times('0.01')))
  const target = Decimal.min(income.times('0.2'), above(250_000).times('0.825'))
  const compared = tax
    .plus(high)
    .plus(isCouple ? 12_500 : 0)
    .plus(1500 * p.enfants)
  const differential = toEuro(Decimal.max(0, target.minus(compared)))
  const due = toEuro(tax).plus(high)
  return {
    tax: (due.lt(61) ? zero : due).plus(differential),
    bracket: bracketOf(income, isLimited ? adults : adults.plus(more)),
  }
}

function modelOf(p: Read) {
  isUndecided = false
  const slip = paySlipOf(p)
  const wage = Decimal.max(0, slip.taxable)
  const household = householdTax(p, wage, wage.gt('1e-8') ? decimal(p.frais_reels) : zero)
  const own = household.tax.minus(householdTax(p, zero, zero).tax)
  const left = slip.net.minus(own)
  const incomes = wage.plus(p.revenu_conjoint)
  const percent = (part: Decimal, whole: Decimal) =>
    exceeds(whole, zero) ? part.div(whole).times(100) : zero
  const slipFigures = {
    brutAnnuel: slip.gross,
    brutMensuel: slip.gross.div(12),
    cotisations: slip.contributions,
    csgCrds: slip.levies,
    netAnnuel: slip.net,
    netMensuel: slip.net.div(12),
    netImposable: slip.taxable,
    tauxNet: percent(slip.net, slip.gross),
  }
  const taxFigures = {
    impotFoyer: household.tax,
    impotDuSalaire: own,
    netApresImpotAnnuel: left,
    netApresImpotMensuel: left.div(12),
    tauxMarginal: decimal(household.bracket),
    tauxPrelevement: percent(household.tax, incomes),
  }
  const shares = {
    net: left,
    cotisations: slip.contributions,
    csg_crds: slip.levies,
    impot: own,
    mutuelle: slip.ownHealth,
  }
  const codes = [
    'bareme_precedent',
    ...(slip.gross.gt(0) && exceeds(decimal('12.31').times(1820), slip.gross) ? ['smic'] : []),
    ...(exceeds(zero, slip.net) ? ['net_negatif'] : []),
  ]
  return { slip, slipFigures, taxFigures, shares, codes, percent, isUndecided }
}

/** Compares one answer with the model. Returns whether its tax was compared. */
function compare(query: Query): boolean {
  const p = read(query)
  const { data, meta } = salaireNet.compute(p, { today: TODAY }, 'fr')
  const exact = modelOf(p)
  const question = JSON.stringify(query)
  const figures = { ...exact.slipFigures, ...(exact.isUndecided ? {} : exact.taxFigures) }
  for (const [name, value] of Object.entries(figures)) {
    const tolerance = name.startsWith('taux') ? POINT : CENT
    expectExact(data.resume[name as keyof typeof data.resume], value, tolerance, `${name} of ${question}`)
  }
  expect(data.cotisations.map(({ code }) => code)).toEqual(Object.keys(exact.slip.lines))
  for (const { code, part, taux } of data.cotisations) {
    const amount = exact.slip.lines[code as keyof typeof exact.slip.lines]
    expectExact(part, amount, CENT, `${code} of ${question}`)
    expectExact(taux, exact.percent(amount, exact.slip.gross), POINT, `rate of ${code} of ${question}`)
  }
  expect(data.partage.map(({ poste }) => poste)).toEqual(Object.keys(exact.shares))
  for (const { poste, montant } of data.partage) {
    if (exact.isUndecided && (poste === 'net' || poste === 'impot')) continue
    expectExact(montant, exact.shares[poste as keyof typeof exact.shares], CENT, `${poste} of ${question}`)
  }
  expect([question, meta.avertissements.map(({ code }) => code).sort()]).toEqual([
    question,
    exact.codes.sort(),
  ])
  return !exact.isUndecided
}

/** Employees as they are: the minimum wage and part-time, then wages near 1, 4 and 8 ceilings. */
const wages = fc.oneof(
  fc.integer({ min: 500_000, max: 2_240_424 }),
  fc.integer({ min: 2_240_424, max: 6_000_000 }),
  ...[1, 4, 8].map((n) => fc.integer({ min: 4_000_000 * n, max: 5_600_000 * n })),
)
const employees = fc
  .record({
    cents: wages,
    months: fc.constantFrom(0, 12, 13, 14),
    cadre: fc.boolean(),
    alsace_moselle: fc.boolean(),
    mutuelle: fc.constantFrom(0, 22, 48.5),
    mutuelle_employeur: fc.constantFrom(0, 22, 60),
    situation: fc.constantFrom('celibataire', 'marie', 'pacse', 'divorce', 'veuf'),
    enfants: fc.integer({ min: 0, max: 5 }),
    spouse: fc.constantFrom(0, 400, 12_000, 28_000, 190_000),
    frais_reels: fc.constantFrom(0, 0, 3000, 12_000, 60_000),
  })
  .map(({ cents, months, spouse, ...rest }) => {
    const isCouple = rest.situation === 'marie' || rest.situation === 'pacse'
    const pay =
      months === 0
        ? { salaire: cents / 100 }
        : { salaire: Math.round(cents / months) / 100, periode: 'mensuel', mois: months }
    return { ...rest, ...pay, ...(isCouple ? { revenu_conjoint: spouse } : {}) } as Query
  })

const edges = [0, 0.01, 1867.02 * 12, 22_404.19, 22_404.2, 250_000, 500_000, 1e7]
for (const ceilings of [1, 4, 8])
  for (const step of [-0.01, 0, 0.01, 1]) edges.push(CEILING * ceilings + step)

/** At most one question in ten is left for a tie; the others are compared whole. */
const expectMost = (compared: number, count: number) => expect(compared).toBeGreaterThan(0.9 * count)

describe('salaire-net', () => {
  it('matches 40-digit arithmetic on every figure of random queries', () => {
    let compared = 0
    const count = (query: Query) => {
      if (compare(query)) compared += 1
    }
    fc.assert(fc.property(validParams(contract), count), cases(10_000))
    expect(compared).toBeGreaterThan(caseCount(10_000) / 2)
  })

  it('matches 40-digit arithmetic on every figure of real employees', () => {
    let compared = 0
    const count = (query: Query) => {
      if (compare(query)) compared += 1
    }
    fc.assert(fc.property(employees, count), cases(10_000))
    expectMost(compared, caseCount(10_000))
  })

  it.each(edges)('matches 40-digit arithmetic at a wage of %d', (salaire) => {
    for (const cadre of [false, true])
      for (const situation of ['celibataire', 'marie', 'veuf'] as const)
        for (const enfants of [0, 1, 3, 15]) compare({ salaire, cadre, situation, enfants })
  })
})
