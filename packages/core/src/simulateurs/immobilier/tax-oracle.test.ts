/**
 * Oracle of `immobilier`: random questions computed again by another method with 40 digits, and compared to the
 * cent.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CENT,
  type Decimal,
  decimal,
  expectExact,
  factorOf,
  POINT,
} from '../../../../../test/support/decimal.ts'
import { ask, type QueryOf, validParams } from '../../../../../test/support/queries.ts'
import { cases } from '../../../../../test/support/tier.ts'
import { contract } from './contract.ts'
import { immobilier } from './index.ts'

type Query = QueryOf<typeof contract>
type Full = Required<{ [K in keyof Query]: NonNullable<Query[K]> }>

/** Purchases as people make them: the whole bounds of the contract hold few profits near the thresholds. */
const plausible = fc.record(
  {
    prix: fc.integer({ min: 10_000, max: 900_000 }),
    loyer: fc.integer({ min: 0, max: 4000 }),
    apport: fc.integer({ min: 0, max: 300_000 }),
    travaux: fc.integer({ min: 0, max: 120_000 }),
    meubles: fc.integer({ min: 0, max: 20_000 }),
    charges: fc.integer({ min: 0, max: 300 }),
    taxe_fonciere: fc.integer({ min: 0, max: 3000 }),
    duree_credit: fc.integer({ min: 0, max: 30 }),
    horizon: fc.integer({ min: 1, max: 40 }),
    tmi: fc.constantFrom(0, 11, 30, 41, 45),
    revalo_immo: fc.integer({ min: -2, max: 8 }),
    part_terrain: fc.integer({ min: 0, max: 100 }),
  },
  { requiredKeys: ['prix', 'loyer'], noNullPrototype: true },
)

const ZERO = decimal(0)
const share = (percent: number): Decimal => decimal(percent).div(100)
const positive = (amount: Decimal): Decimal => (amount.isNegative() ? ZERO : amount)
const larger = (a: Decimal, b: Decimal): Decimal => (a.gt(b) ? a : b)
const smaller = (a: Decimal, b: Decimal): Decimal => (a.lt(b) ? a : b)
const sum = (amounts: readonly Decimal[]): Decimal =>
  amounts.reduce((total, amount) => total.plus(amount), ZERO)

type Row = Readonly<Record<'rents' | 'costs' | 'interest' | 'principal' | 'balance' | 'value', Decimal>>

/** Every year before tax with 40 digits: simulators.md, 12. */
function yearsOf(q: Full) {
  const cost = decimal(q.prix).times(factorOf(q.frais_notaire)).plus(q.travaux).plus(q.meubles)
  const borrows = q.duree_credit > 0 && cost.minus(q.apport).gt(0.005)
  const loan = borrows ? cost.minus(q.apport) : ZERO
  const month = share(q.taux_credit).div(12)
  const still = month.lt(1e-18)
  const annuity = (months: number) =>
    still ? decimal(months) : month.plus(1).pow(months).minus(1).div(month)
  const all = 12 * q.duree_credit
  const payment = borrows ? loan.times(month.plus(1).pow(all)).div(annuity(all)) : ZERO
  const [grown, paid] = [month.plus(1).pow(12), payment.times(annuity(12))]
  let [owed, value] = [loan, decimal(q.prix)]
  const [received, managed, kept] = [decimal(1).minus(share(q.vacance)), share(q.gestion), share(q.entretien)]
  const [dearer, rentRise, costRise] = [
    factorOf(q.revalo_immo),
    factorOf(q.revalo_loyer),
    factorOf(q.revalo_charges),
  ]
  const [yearOfPayments, insurance] = [payment.times(12), loan.times(share(q.assurance))]
  let full = decimal(q.loyer).times(12)
  let fixed = decimal(q.charges).times(12).plus(q.taxe_fonciere).plus(q.assurance_pno)
  const rows: Row[] = Array.from({ length: q.horizon }, (_, index) => {
    const runs = borrows && index < q.duree_credit
    const balance = runs && index + 1 < q.duree_credit ? owed.times(grown).minus(paid) : ZERO
    const principal = owed.minus(balance)
    const interest = runs ? yearOfPayments.minus(principal).plus(insurance) : ZERO
    const rents = full.times(received)
    const costs = fixed.plus(rents.times(managed)).plus(full.times(kept))
    owed = balance
    value = value.times(dearer)
    full = full.times(rentRise)
    fixed = fixed.times(costRise)
    return { rents, costs, interest, principal, balance, value }
  })
  return { cost, equity: borrows ? decimal(q.apport) : cost, rows }
}

/** The taxable income of a year and what of deficits and depreciation goes on, as the answer names them. */
type Fiscal = Readonly<Record<string, Decimal>>

interface Taxed {
  readonly taxes: readonly Decimal[]
  readonly fiscal: readonly Fiscal[]
  readonly building: Decimal
  readonly works: Decimal
}

/** Past deficits, oldest first, each good for ten years: CGI, art. 156, I, 1° ter and 3°. */
function afterDeficits(profit: Decimal, deficits: [year: number, left: Decimal][], year: number) {
  let left = profit
  const deficitOuverture = stillGood(deficits, year)
  for (const deficit of deficits) {
    if (year - deficit[0] > 10) continue
    const used = smaller(deficit[1], left)
    deficit[1] = deficit[1].minus(used)
    left = left.minus(used)
  }
  const deficitUtilise = profit.minus(left)
  const next = stillGood(deficits, year + 1)
  const deficitPerdu = deficitOuverture.minus(deficitUtilise).minus(next)
  return { benefice: profit, baseImposable: left, deficitOuverture, deficitUtilise, deficitPerdu, next }
}

const stillGood = (deficits: readonly [year: number, left: Decimal][], year: number): Decimal =>
  sum(deficits.filter(([from]) => year - from <= 10).map(([, left]) => left))

const levied = (q: Full, levies: string): Decimal => share(q.tmi).plus(levies)

const taxedAt = (bases: readonly Decimal[], rate: Decimal): Taxed => ({
  taxes: bases.map((base) => base.times(rate)),
  fiscal: bases.map((baseImposable) => ({ baseImposable })),
  building: ZERO,
  works: ZERO,
})

const regimes: Readonly<Record<string, (q: Full, rows: readonly Row[]) => Taxed>> = {
  /** CGI, art. 32: 30 % off. */
  micro_foncier: (q, rows) =>
    taxedAt(
      rows.map(({ rents }) => rents.times('0.7')),
      levied(q, '0.172'),
    ),

  /** CGI, art. 50-0: half off, 305 € at least. */
  micro_bic: (q, rows) =>
    taxedAt(
      rows.map(({ rents }) => positive(rents.minus(larger(rents.times('0.5'), decimal(305))))),
      levied(q, '0.186'),
    ),

  /** CGI, art. 31 and 156, I, 3°: the interest that rents do not cover waits, the rest up to 10 700 € lowers income. */
  reel: (q, rows) => {
    const deficits: [number, Decimal][] = []
    const fiscal = rows.map(({ rents, costs, interest }, index) => {
      const all = index === 0 ? costs.plus(q.travaux) : costs
      const resultat = rents.minus(interest).minus(all)
      const ofInterest = positive(interest.minus(rents))
      const deficitImpute = smaller(positive(resultat.negated().minus(ofInterest)), decimal(10_700))
      const deficitCree = positive(resultat.negated().minus(deficitImpute))
      const { next, ...after } = afterDeficits(positive(resultat), deficits, index + 1)
      deficits.push([index + 1, deficitCree])
      return { resultat, deficitImpute, deficitCree, ...after, deficitCloture: next.plus(deficitCree) }
    })
    const taxes = fiscal.map(({ baseImposable, deficitImpute }) =>
      baseImposable.times(levied(q, '0.172')).minus(deficitImpute.times(share(q.tmi))),
    )
    return { taxes, fiscal, building: ZERO, works: decimal(q.travaux) }
  },

  /** CGI, art. 39 C, II and 156, I, 1° ter: depreciation stops at 0 and waits, a deficit lasts ten years. */
  lmnp_reel: (q, rows) => {
    const parts: readonly (readonly [Decimal, number])[] = [
      [decimal(q.prix).times(decimal(1).minus(share(q.part_terrain))), q.duree_bati],
      [decimal(q.travaux), q.duree_travaux],
      [decimal(q.meubles), q.duree_meubles],
    ]
    const [waiting, used] = [
      [ZERO, ZERO, ZERO],
      [ZERO, ZERO, ZERO],
    ]
    const deficits: [number, Decimal][] = []
    const fiscal = rows.map(({ rents, costs, interest }, index) => {
      const notary = index === 0 ? decimal(q.prix).times(share(q.frais_notaire)) : ZERO
      const resultat = rents.minus(costs).minus(interest).minus(notary)
      const allowed = parts.map(([base, years]) => (index < years ? base.div(years) : ZERO))
      for (const [k, amount] of allowed.entries()) waiting[k] = (waiting[k] ?? ZERO).plus(amount)
      const total = sum(waiting)
      const taken = smaller(total, positive(resultat))
      for (const [k, amount] of waiting.entries()) {
        const part = taken.isZero() ? ZERO : amount.times(taken).div(total)
        waiting[k] = amount.minus(part)
        used[k] = (used[k] ?? ZERO).plus(part)
      }
      const { next, ...after } = afterDeficits(positive(resultat).minus(taken), deficits, index + 1)
      const deficitCree = positive(resultat.negated())
      deficits.push([index + 1, deficitCree])
      return {
        resultat,
        dotationAmortissements: sum(allowed),
        amortissementsDeduits: taken,
        amortissementsEnAttente: sum(waiting),
        deficitCree,
        ...after,
        deficitCloture: next.plus(deficitCree),
      }
    })
    const taxes = fiscal.map(({ baseImposable }) => baseImposable.times(levied(q, '0.186')))
    return { taxes, fiscal, building: used[0] ?? ZERO, works: used[1] ?? ZERO }
  },
}

/** CGI, art. 150 VC and CSS, art. L. 136-7, VI: the percents that years of ownership leave, written out. */
const TAX_LEFT = [100, 94, 88, 82, 76, 70, 64, 58, 52, 46, 40, 34, 28, 22, 16, 10, 4, 0]
const LEVIES_LEFT = [72, 63, 54, 45, 36, 27, 18, 9, 0]
const leftForTax = (years: number) => share(TAX_LEFT[Math.max(0, years - 5)] ?? 0)
const leftForLevies = (years: number) =>
  years < 22
    ? decimal(1).minus(decimal('0.0165').times(Math.max(0, years - 5)))
    : share(LEVIES_LEFT[years - 22] ?? 0)

/** CGI, art. 1609 nonies G, III, band after band as the table has them; nobody pays half a cent. */
function surtax(gain: Decimal): Decimal {
  if (gain.lte('50000.005')) return ZERO
  const bands = [
    [60, 2, 5],
    [110, 3, 10],
    [160, 4, 15],
    [210, 5, 20],
    [260, 6, 25],
  ] as const
  const [end, rate, slope] = bands.find(([top]) => gain.lte(1000 * (top + 40))) ?? bands[4]
  return gain.times(share(rate)).minus(positive(decimal(1000 * end).minus(gain)).times(share(slope)))
}

/** CGI, art. 150 U to 150 VC, 200 B: the gain, and what is due on it. */
function resaleOf(q: Full, value: Decimal, { building, works }: Taxed) {
  const flat = q.horizon > 5 ? decimal(q.prix).times('0.15') : ZERO
  const fees = decimal(q.prix).times(larger(share(q.frais_notaire), decimal('0.075')))
  const bought = decimal(q.prix)
    .minus(building)
    .plus(fees)
    .plus(larger(decimal(q.travaux).minus(works), flat))
  const net = value.times(decimal(1).minus(share(q.frais_vente)))
  const gain = value.lte('15000.005') ? ZERO : positive(net.minus(bought))
  const [base, levied] = [gain.times(leftForTax(q.horizon)), gain.times(leftForLevies(q.horizon))]
  const details = {
    fraisAcquisitionRetenus: fees,
    travauxRetenus: larger(decimal(q.travaux).minus(works), flat),
    abattementImpot: gain.minus(base),
    abattementPrelevements: gain.minus(levied),
    impotRevenu: base.times('0.19'),
    prelevementsSociaux: levied.times('0.172'),
    surtaxe: surtax(base),
  }
  const tax = details.impotRevenu.plus(details.prelevementsSociaux).plus(details.surtaxe)
  return { gain, base, tax, details }
}

/** Every figure of a row or a group that was computed here. */
function expectFigures(found: object | null | undefined, expected: Fiscal, place: string): void {
  for (const [name, amount] of Object.entries(expected)) {
    const figure = (found as Readonly<Record<string, number>> | null | undefined)?.[name]
    expectExact(figure ?? Number.NaN, amount, CENT, `${place} ${name}`)
  }
}

/** Whether an amount is too close to a threshold for doubles. */
const isNear = (amount: Decimal, threshold: number): boolean => amount.minus(threshold).abs().lt(1e-6)

describe('immobilier after tax', () => {
  it.each(Object.entries(regimes))(
    'matches 40-digit arithmetic under %s on every figure of random queries',
    (regime, taxesOf) => {
      const queries = fc
        .oneof(validParams(contract), plausible as fc.Arbitrary<Query>)
        .map((query) => ({ ...query, regime }) as Query)
      fc.assert(
        fc.property(queries, (query) => {
          const parsed = immobilier.parser.fromObject(query)
          const q = parsed.ok ? (parsed.params as Full) : expect.fail('a refused query')
          const { resume, yearly, fiscalAnnuel, revente } = ask(immobilier, query).data
          const { cost, equity, rows } = yearsOf(q)
          const taxed = taxesOf(q, rows)
          const flows = rows.map(({ rents, costs, interest, principal }, index) =>
            rents
              .minus(costs)
              .minus(interest)
              .minus(principal)
              .minus(taxed.taxes[index] ?? ZERO),
          )
          for (const annee of new Set([1, 2, 11, 12, Math.ceil(rows.length / 3), rows.length])) {
            const row = yearly[annee - 1]
            if (!row) continue
            expectExact(row.impot, taxed.taxes[annee - 1] ?? ZERO, CENT, `impot ${annee}`)
            expectExact(row.cashFlow, flows[annee - 1] ?? ZERO, CENT, `cashFlow ${annee}`)
            expectFigures(fiscalAnnuel?.[annee - 1], taxed.fiscal[annee - 1] ?? {}, `fiscalAnnuel ${annee}`)
          }
          const [first, last] = [rows[0], rows.at(-1)]
          if (!first || !last) expect.fail('no year')
          const kept = first.rents.minus(first.costs).minus(taxed.taxes[0] ?? ZERO)
          expectExact(resume.rendementNetNet, kept.div(cost).times(100), POINT, 'rendementNetNet')
          expectExact(resume.cashFlowAnnuel, flows[0] ?? ZERO, CENT, 'cashFlowAnnuel')
          const { gain, base, tax, details } = resaleOf(q, last.value, taxed)
          if (isNear(last.value, 15_000.005) || isNear(base, 50_000.005)) return
          expectExact(resume.plusValueImposable, gain, CENT, 'plusValueImposable')
          expectExact(resume.impotPlusValue, tax, CENT, 'impotPlusValue')
          expectFigures(revente, details, 'revente')
          if (regime === 'lmnp_reel')
            expectExact(revente?.amortissementsReintegres ?? Number.NaN, taxed.building, CENT, 'reintegres')
          const sold = last.value
            .times(decimal(1).minus(share(q.frais_vente)))
            .minus(last.balance)
            .minus(tax)
          flows.push((flows.pop() ?? ZERO).plus(sold))
          const discount = decimal(1).div(factorOf(q.taux_actualisation))
          const van = flows.reduceRight((later, flow) => later.plus(flow).times(discount), ZERO).minus(equity)
          const size = flows.reduceRight(
            (later, flow) => (later + Math.abs(flow.toNumber())) * discount.toNumber(),
            0,
          )
          expectExact(resume.van, van, Math.max(CENT, (size + equity.toNumber()) * 1e-13), 'van')
        }),
        cases(3000),
      )
    },
  )
})
