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
import { expectSound } from '../../../../../test/support/figures.ts'
import { ask, validParams } from '../../../../../test/support/queries.ts'
import { cases } from '../../../../../test/support/tier.ts'
import { contract } from './contract.ts'
import { immobilier } from './index.ts'

const queries = validParams(contract).map((query) => ({ ...query, regime: 'aucun' as const }))
type Query = typeof queries extends fc.Arbitrary<infer Q> ? Q : never
type Full = Required<{ [K in keyof Query]: NonNullable<Query[K]> }>

const ZERO = decimal(0)
const share = (percent: number): Decimal => decimal(percent).div(100)
const left = (percent: number): Decimal => decimal(1).minus(share(percent))
const isNothing = (amount: Decimal): boolean => amount.abs().lte(0.005)

/** The query with every default written out. */
const fullOf = (query: Query): Full => {
  const parsed = immobilier.parser.fromObject(query)
  return parsed.ok ? (parsed.params as Full) : expect.fail('a refused query')
}

/** The loan with 40 digits, by year. */
function loanOf(q: Full) {
  const cost = decimal(q.prix).times(factorOf(q.frais_notaire)).plus(q.travaux).plus(q.meubles)
  const loan = q.duree_credit > 0 && cost.minus(q.apport).gt(0.005) ? cost.minus(q.apport) : ZERO
  const month = share(q.taux_credit).div(12)
  const still = month.lt(1e-18) // 40 digits would not hold the quotient below
  const grown = (months: number) => month.plus(1).pow(months)
  const annuity = (months: number) => (still ? decimal(months) : grown(months).minus(1).div(month))
  const perEuro = q.duree_credit === 0 ? ZERO : grown(12 * q.duree_credit).div(annuity(12 * q.duree_credit))
  const payment = loan.times(perEuro)
  const insurance = loan.times(share(q.assurance)).div(12)
  const [yearGrowth, yearAnnuity] = [grown(12), annuity(12)]
  const balances = [loan]
  for (let year = 1; year <= q.horizon; year += 1) {
    const before = balances[year - 1] ?? ZERO
    const after = before.times(yearGrowth).minus(payment.times(yearAnnuity))
    balances.push(year >= q.duree_credit || loan.isZero() ? ZERO : after)
  }
  return { cost, loan, payment, insurance, balances, perEuro }
}

/** Every year with 40 digits, and the buyer's own flows. */
function computeExactly(q: Full) {
  const bought = loanOf(q)
  const { cost, loan, payment, insurance, balances } = bought
  const received = left(q.vacance)
  const spent = received.times(share(q.gestion)).plus(share(q.entretien))
  const kept = received.minus(spent)
  const firstFixed = decimal(q.charges).times(12).plus(q.taxe_fonciere).plus(q.assurance_pno)
  const [dearer, rentRise, costRise] = [q.revalo_immo, q.revalo_loyer, q.revalo_charges].map(factorOf)
  const service = payment.plus(insurance).times(12)
  let [full, fixed, value] = [decimal(q.loyer).times(12), firstFixed, decimal(q.prix)]
  const equity = loan.isZero() ? cost : decimal(q.apport)
  const flows = [equity.negated()]
  const rows = Array.from({ length: q.horizon }, (_, index) => {
    const [owed, balance] = [balances[index] ?? ZERO, balances[index + 1] ?? ZERO]
    const rents = full.times(received)
    const costs = fixed.plus(full.times(spent))
    const principal = owed.minus(balance)
    const paid = index < q.duree_credit && !loan.isZero() ? service : ZERO
    value = value.times(dearer as Decimal)
    full = full.times(rentRise as Decimal)
    fixed = fixed.times(costRise as Decimal)
    flows.push(rents.minus(costs).minus(paid))
    return { rents, costs, interest: paid.minus(principal), principal, paid, balance, value }
  })
  const last = rows.at(-1) ?? expect.fail('no year')
  const sale = last.value.times(left(q.frais_vente)).minus(last.balance)
  flows.push((flows.pop() ?? ZERO).plus(sale))
  return { ...bought, kept, firstFixed, equity, rows, flows }
}
type ExactYears = ReturnType<typeof computeExactly>
type Data = ReturnType<typeof ask<typeof contract.params, typeof contract.result, string>>['data']

function expectYears(yearly: Data['yearly'], { rows }: ExactYears): void {
  for (const annee of new Set([1, Math.ceil(rows.length / 3), rows.length])) {
    const [row, exactly] = [yearly[annee - 1], rows[annee - 1]]
    if (!row || !exactly) expect.fail(`no year ${annee}`)
    const { rents, costs, interest, principal, paid, balance, value } = exactly
    expectExact(row.loyers, rents, CENT, `loyers ${annee}`)
    expectExact(row.charges, costs, CENT, `charges ${annee}`)
    expectExact(row.interets, interest, CENT, `interets ${annee}`)
    expectExact(row.principal, principal, CENT, `principal ${annee}`)
    expectExact(row.cashFlow, rents.minus(costs).minus(paid), CENT, `cashFlow ${annee}`)
    expectExact(row.capitalRestantDu, balance, CENT, `capitalRestantDu ${annee}`)
    expectExact(row.valeurBien, value, CENT, `valeurBien ${annee}`)
    expectExact(row.patrimoineNet, value.minus(balance), CENT, `patrimoineNet ${annee}`)
  }
}

function expectYields(q: Full, resume: Data['resume'], exact: ExactYears): void {
  const { cost, loan, equity, payment, insurance, rows } = exact
  const first = rows[0] ?? expect.fail('no year')
  const operating = first.rents.minus(first.costs)
  const cash = operating.minus(first.paid)
  const percents = (figure: number, of: Decimal, by: Decimal | number, name: string) =>
    expectExact(figure, of.times(100).div(by), POINT, name)
  expectExact(resume.coutTotal, cost, CENT, 'coutTotal')
  expectExact(resume.montantEmprunte, loan, CENT, 'montantEmprunte')
  percents(resume.rendementBrut, decimal(q.loyer).times(12), q.prix, 'rendementBrut')
  percents(resume.rendementBrutCoutTotal, decimal(q.loyer).times(12), cost, 'rendementBrutCoutTotal')
  percents(resume.rendementNet, operating, cost, 'rendementNet')
  percents(resume.rendementNetNet, operating, cost, 'rendementNetNet')
  expectExact(resume.mensualiteCredit, payment.plus(insurance), CENT, 'mensualiteCredit')
  expectExact(resume.cashFlowAnnuel, cash, CENT, 'cashFlowAnnuel')
  expectExact(resume.cashFlowMensuel, cash.div(12), CENT, 'cashFlowMensuel')
  if (loan.isZero()) expect(resume.dscr).toBeNull()
  else expectWithLoss(resume.dscr, operating.div(first.paid), POINT, loan.div(cost), 'dscr')
  if (isNothing(equity)) expect([resume.rendementFondsPropres, resume.effetLevier]).toEqual([null, null])
  if (isNothing(equity)) return
  const gap = operating.div(cost).minus(share(q.taux_credit)).minus(share(q.assurance))
  expectRate(resume.rendementFondsPropres, cash.div(equity), 'rendementFondsPropres')
  expectRate(resume.effetLevier, gap.times(loan).div(equity), 'effetLevier')
}

/**
 * A figure divided by what two nearly equal amounts leave, here as a share of them: doubles hold those to 1e-16, so
 * what is left, and the figure, to that over the share. A cent of 1e8 € holds down to a share of 5e-6.
 */
function expectWithLoss(
  found: number | null,
  expected: Decimal,
  unit: number,
  share: Decimal,
  name: string,
): void {
  const lost = expected.abs().times(5e-16).div(share)
  expectExact(found, expected, lost.plus(unit).toNumber(), name)
}

/** A rate beyond a billion percent is not given. */
function expectRate(found: number | null, expected: Decimal, name: string): void {
  if (expected.abs().minus(1e7).abs().lt(1e-3)) return
  if (expected.abs().gt(1e7)) expect(found).toBeNull()
  else expectExact(found, expected.times(100), POINT, name)
}

function expectBreakEvens(q: Full, resume: Data['resume'], exact: ExactYears): void {
  const { kept, firstFixed, payment, insurance, rows, perEuro } = exact
  const due = firstFixed.div(12).plus(payment).plus(insurance)
  if (due.isZero()) expect(resume.loyerEquilibre).toBe(0)
  else if (kept.lte(1e-9)) expect(resume.loyerEquilibre).toBeNull()
  else expectWithLoss(resume.loyerEquilibre, due.div(kept), CENT, kept, 'loyerEquilibre')

  const first = rows[0] ?? expect.fail('no year')
  const carried = first.rents.minus(first.costs)
  if (q.duree_credit === 0) expect(resume.prixMaximumAutofinance).toBeNull()
  if (q.duree_credit === 0) return
  const aMonth = perEuro.plus(share(q.assurance).div(12))
  const loan = carried.isNegative() ? ZERO : carried.div(12).div(aMonth)
  const price = loan.plus(q.apport).minus(q.travaux).minus(q.meubles).div(factorOf(q.frais_notaire))
  if (price.minus(0.005).abs().lt(1e-6) || carried.plus(0.005).abs().lt(1e-6)) return
  const exists = carried.gt(-0.005) && price.gt(0.005)
  if (!exists) expect(resume.prixMaximumAutofinance).toBeNull()
  else expectExact(resume.prixMaximumAutofinance, price, CENT, 'prixMaximumAutofinance')
}

/** The net present value, and a rate of return at which it changes sign. */
function expectReturn(q: Full, resume: Data['resume'], { flows }: ExactYears): void {
  const discount = decimal(1).div(factorOf(q.taux_actualisation))
  const van = flows.reduceRight((later, flow) => later.times(discount).plus(flow), ZERO)
  const factor = discount.toNumber()
  const size = flows.reduceRight((later, flow) => later * factor + Math.abs(flow.toNumber()), 0)
  expectExact(resume.van, van, Math.max(CENT, size * 1e-13), 'van') // large flows may leave little
  const felt = flows.map((flow) => (isNothing(flow) ? ZERO : flow))
  if (flows.some((flow) => flow.abs().minus(0.005).abs().lt(1e-6))) return
  const signs = felt.filter((flow) => !flow.isZero()).map((flow) => flow.isPositive())
  const turns = signs.filter((sign, k) => k > 0 && sign !== signs[k - 1]).length
  const endValue = (factor: Decimal) => felt.reduce((sum, flow) => sum.times(factor).plus(flow), ZERO)
  if (resume.tri === null) {
    // A single change of sign is one rate; it may lie out of what is given, or of what a double tells from -100 %.
    if (turns !== 1) return
    const [lost, beyond] = [endValue(decimal(1e-15)), endValue(decimal(1e7 + 1))]
    expect(lost.isPositive()).toBe(beyond.isPositive())
    return
  }
  const slack = Math.max(1.1 * POINT, Math.abs(resume.tri) * 1e-10)
  const at = (percent: number) => endValue(decimal(percent).div(100).plus(1))
  const [below, above] = [at(Math.max(resume.tri - slack, -100)), at(resume.tri + slack)]
  if (below.times(above).gt(0)) expect.fail(`tri ${resume.tri}: ${below} and ${above} do not oppose`)
  if (turns > 1)
    expectNearest(
      felt.map((flow) => flow.toNumber()),
      resume.tri / 100,
    )
}

/** Checks on sample points that no other rate lies between 0 and the one found. */
function expectNearest(flows: number[], found: number): void {
  const end = Math.log1p(found)
  const value = (x: number) => flows.reduce((sum, flow) => sum * Math.exp(x) + flow, 0)
  const size = (x: number) => flows.reduce((sum, flow) => sum * Math.exp(x) + Math.abs(flow), 0)
  const signs = [-0.999, -0.9, -0.7, -0.5, -0.3, -0.1, 0, 0.1, 0.3, 0.5, 0.7, 0.9, 0.999]
    .map((part) => part * end)
    .filter((x) => Math.abs(value(x)) > 1e-9 * size(x))
    .map((x) => Math.sign(value(x)))
  expect(new Set(signs).size).toBeLessThan(2)
}

describe('immobilier before tax', () => {
  it('matches 40-digit arithmetic on every figure of random queries', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const full = fullOf(query)
        const { resume, yearly } = ask(immobilier, query).data
        const exact = computeExactly(full)
        expectYears(yearly, exact)
        expectYields(full, resume, exact)
        expectBreakEvens(full, resume, exact)
        expectReturn(full, resume, exact)
      }),
      cases(10_000),
    )
  })
})

/** The figures of the tax that a regime has not; no warning explains that. */
function lackingIn(regime: string | undefined): Readonly<Record<string, undefined>> {
  const years = ['dotationAmortissements', 'amortissementsDeduits', 'amortissementsEnAttente']
  const deficits = ['deficitOuverture', 'deficitCree', 'deficitUtilise', 'deficitPerdu', 'deficitCloture']
  const micro = [...years, 'resultat', 'benefice', 'deficitImpute', ...deficits]
  const columns: Readonly<Record<string, readonly string[]>> = {
    micro_foncier: micro,
    micro_bic: micro,
    reel: years,
    lmnp_reel: ['deficitImpute'],
  }
  const paths = (columns[regime ?? ''] ?? []).map((column) => `fiscalAnnuel.${column}`)
  if (!columns[regime ?? '']) paths.push('fiscalAnnuel', 'revente')
  else if (regime !== 'lmnp_reel') paths.push('revente.amortissementsReintegres')
  return Object.fromEntries(paths.map((path) => [path, undefined]))
}

describe('immobilier: null figures', () => {
  it('returns finite figures for random queries and a warning for each null figure', () => {
    fc.assert(
      fc.property(validParams(contract, Number.MIN_VALUE), (query) => {
        const answer = ask(immobilier, query)
        const codes = answer.meta.avertissements.map(({ code }) => code)
        const why = (absent: string) => (codes.includes(absent) ? absent : 'taux_demesure')
        expectSound(answer, {
          ...lackingIn(query.regime),
          'resume.rendementFondsPropres': why('sans_fonds_propres'),
          'resume.effetLevier': why('sans_fonds_propres'),
          'resume.tri': why('tri_inexistant'),
          'resume.loyerEquilibre': 'loyer_equilibre_inexistant',
          'resume.dscr': query.duree_credit === 0 ? undefined : 'sans_credit',
          'resume.prixMaximumAutofinance':
            query.duree_credit === 0 ? undefined : 'prix_autofinance_inexistant',
        })
      }),
      cases(10_000),
    )
  })
})
