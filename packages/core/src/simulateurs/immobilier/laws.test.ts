/** Properties of the answers of `immobilier` that hold for every question, checked on random ones. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findRoot } from '../../../../../packages/core/src/finance/root.ts'
import { expectAlike, expectAtMost, expectNear } from '../../../../../test/support/figures.ts'
import { ask, validParams } from '../../../../../test/support/queries.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { contract } from './contract.ts'
import { immobilier } from './index.ts'
import { simulate } from './simulate.ts'

/** Properties before tax; `tax-laws.test.ts` has those of the tax. */
const queries = validParams(contract).map((query) => ({ ...query, regime: 'aucun' as const }))
type Query = typeof queries extends fc.Arbitrary<infer Q> ? Q : never
type Params = Parameters<typeof simulate>[0]
const CONTEXT = { today: '2026-12-01' as CivilDate }

const invest = (query: Query) => ask(immobilier, query).data
const shares = fc.double({ min: 0, max: 1, noNaN: true })

const paramsOf = (query: Query): Params => {
  const parsed = immobilier.parser.fromObject(query)
  return parsed.ok ? parsed.params : expect.fail('a refused query')
}
/** Unrounded cash flow, for the search of a root. */
const cashFlow = (params: Params): number => simulate(params, CONTEXT).data.resume.cashFlowAnnuel

describe('immobilier: yearly table', () => {
  it('sums each row to its cash flow and repays the loan', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { resume, yearly } = invest({ ...query, horizon: 40 })
        let owed = resume.montantEmprunte
        for (const row of yearly) {
          const { loyers, charges, interets, principal, impot } = row
          expectNear(loyers - charges - interets - principal - impot, row.cashFlow, 0.03)
          expectNear(owed - principal, row.capitalRestantDu, 0.02 + 1e-12 * resume.montantEmprunte)
          expectNear(row.valeurBien - row.capitalRestantDu, row.patrimoineNet, 0.015)
          owed = row.capitalRestantDu
        }
        expect(owed).toBe(0)
      }),
    )
  })

  it('starts with the rows of a shorter horizon and with the figures of the summary', () => {
    fc.assert(
      fc.property(queries, fc.integer({ min: 1, max: 40 }), (query, years) => {
        const [whole, part] = [invest({ ...query, horizon: 40 }), invest({ ...query, horizon: years })]
        expectAlike(part.yearly, whole.yearly.slice(0, years))
        const { tri: _t, van: _v, ...firstYear } = whole.resume
        expect(part.resume).toMatchObject(firstYear)
        expect(part.yearly[0]?.cashFlow).toBe(part.resume.cashFlowAnnuel)
        expectNear(12 * part.resume.cashFlowMensuel, part.resume.cashFlowAnnuel, 0.065)
      }),
    )
  })
})

describe('immobilier: warnings', () => {
  it('reports a negative cash flow of the first year, or otherwise of a later one', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { meta, data } = ask(immobilier, query)
        const codes = meta.avertissements.map(({ code }) => code)
        // Half a cent a month are 6 cents a year: what is nearer to it than rounding is left to the code.
        const rows = data.yearly.map(({ cashFlow }) => cashFlow)
        fc.pre(rows.every((cashFlow) => Math.abs(cashFlow + 0.06) > 0.011))
        const [first = false, ...later] = rows.map((cashFlow) => cashFlow < -0.06)
        expect(codes.includes('effort_mensuel')).toBe(first)
        expect(codes.includes('effort_plus_tard')).toBe(!first && later.includes(true))
      }),
    )
  })
})

describe('immobilier: yields', () => {
  it('ignores the financing in gross and net yields', () => {
    fc.assert(
      fc.property(queries, queries, (query, other) => {
        const { apport, taux_credit, duree_credit, assurance } = other
        const financed = invest({ ...query, apport, taux_credit, duree_credit, assurance }).resume
        const { rendementBrut, rendementBrutCoutTotal, rendementNet, coutTotal } = invest(query).resume
        expect(financed).toMatchObject({ rendementBrut, rendementBrutCoutTotal, rendementNet, coutTotal })
      }),
    )
  })

  it('returns the net yield as the return on equity of a purchase without a loan', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { resume } = invest({ ...query, duree_credit: 0 })
        expect(resume.rendementFondsPropres).toBe(resume.rendementNet)
        expect([resume.effetLevier, resume.dscr, resume.prixMaximumAutofinance]).toEqual([0, null, null])
        expect(resume.mensualiteCredit).toBe(0)
      }),
    )
  })

  it('never lowers yields when the rent rises nor raises them when costs rise', () => {
    fc.assert(
      fc.property(queries, shares, (query, share) => {
        const base = invest(query).resume
        const { cashFlowAnnuel: cash, rendementNet: net } = invest({
          ...query,
          loyer: query.loyer * share,
        }).resume
        const kept =
          (1 - (query.vacance ?? 5) / 100) * (1 - (query.gestion ?? 0) / 100) - (query.entretien ?? 0) / 100
        if (kept > 0) expectAtMost(cash, base.cashFlowAnnuel)
        if (kept > 0) expectAtMost(net, base.rendementNet)
        for (const cost of [
          'charges',
          'taxe_fonciere',
          'vacance',
          'gestion',
          'entretien',
          'assurance_pno',
        ] as const) {
          const less = invest({ ...query, [cost]: (query[cost] ?? 0) * share }).resume
          const more = query[cost] === undefined ? less : base
          expectAtMost(more.cashFlowAnnuel, less.cashFlowAnnuel)
          expectAtMost(more.rendementNet, less.rendementNet)
        }
        const cheaper = invest({ ...query, taux_credit: (query.taux_credit ?? 3.5) * share }).resume
        expectAtMost(base.cashFlowAnnuel, cheaper.cashFlowAnnuel)
      }),
    )
  })
})

describe('immobilier: break-even rent and price', () => {
  it('returns the rent that brings the cash flow of the first year to zero', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const params = paramsOf(query)
        const found = simulate(params, CONTEXT).data.resume.loyerEquilibre
        fc.pre(found === null || found < 1e9)
        const root = findRoot((loyer) => cashFlow({ ...params, loyer }), 0, 1e10, { tolerance: 1e-6 })
        const due = -cashFlow({ ...params, loyer: 0 })
        if (found === null) expect(root === undefined || due < 1e-6).toBe(true)
        else expectNear(root ?? Number.NaN, found, 0.01 + 1e-9 * found)
      }),
    )
  })

  it('returns the highest price that brings the cash flow of the first year to zero', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const params = paramsOf({ ...query, duree_credit: Math.max(query.duree_credit ?? 20, 1) })
        const found = simulate(params, CONTEXT).data.resume.prixMaximumAutofinance
        const cash = (prix: number) => cashFlow({ ...params, prix })
        if (found === null) expect(cash(0.01)).toBeLessThan(0.005)
        if (found === null) return
        // Up to the down payment nothing is borrowed and the cash flow stays: the highest root is from there on.
        const bare = (params.apport - params.travaux - params.meubles) / (1 + params.frais_notaire / 100)
        // A loss under half a cent counts as balanced, so it is added back.
        const from = Math.max(0, bare)
        const lent = Math.max(0, -cash(from)) + 1e-7
        const root = findRoot((prix) => cash(prix) + lent, from, 1e12, { tolerance: 1e-6 })
        expectNear(root ?? Number.NaN, found, 0.02 + 1e-9 * found)
      }),
    )
  })
})

describe('immobilier: returns', () => {
  it('brings the net present value to 0 at the internal rate of return', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { tri } = invest(query).resume
        fc.pre(tri !== null && tri >= -19.99 && tri <= 49.99)
        const van = (rate: number) => invest({ ...query, taux_actualisation: rate }).resume.van
        const slope = Math.abs(van((tri ?? 0) + 0.001) - van((tri ?? 0) - 0.001)) / 0.002
        expectNear(van(tri ?? Number.NaN), 0, 0.03 + 0.0001 * slope + 1e-9 * query.prix)
      }),
    )
  })

  it('sums all flows as the net present value at a discount rate of 0', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { resume, yearly } = invest({ ...query, taux_actualisation: 0 })
        const last = yearly.at(-1)
        const sale =
          (last?.valeurBien ?? 0) * (1 - (query.frais_vente ?? 5) / 100) - (last?.capitalRestantDu ?? 0)
        const equity = resume.coutTotal - resume.montantEmprunte
        const all = yearly.reduce((sum, row) => sum + row.cashFlow, sale - equity)
        expectNear(resume.van, all, 0.3 + 1e-10 * (resume.coutTotal + Math.abs(sale)))
      }),
    )
  })
})
