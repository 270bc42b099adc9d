/** Properties of the answers of `immobilier` that hold for every question, checked on random ones. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectAtMost, expectNear } from '../../../../../test/support/figures.ts'
import { ask, type QueryOf, validParams } from '../../../../../test/support/queries.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { contract } from './contract.ts'
import { taxFurnishedLetting } from './furnished.ts'
import { immobilier } from './index.ts'
import { simulate } from './simulate.ts'

const TODAY = '2026-12-01' as CivilDate
type Query = QueryOf<typeof contract>

/** Usual amounts, so that profits, deficits and gains all occur, mixed with all valid amounts. */
const everyday = fc.record(
  {
    prix: fc.integer({ min: 20_000, max: 900_000 }),
    loyer: fc.integer({ min: 0, max: 4000 }),
    apport: fc.integer({ min: 0, max: 300_000 }),
    travaux: fc.integer({ min: 0, max: 120_000 }),
    meubles: fc.integer({ min: 0, max: 20_000 }),
    charges: fc.integer({ min: 0, max: 300 }),
    duree_credit: fc.integer({ min: 0, max: 30 }),
    horizon: fc.integer({ min: 1, max: 40 }),
    tmi: fc.constantFrom(0, 11, 30, 41, 45),
    revalo_immo: fc.integer({ min: -2, max: 8 }),
  },
  { requiredKeys: ['prix', 'loyer'], noNullPrototype: true },
)
const queries = fc.oneof(everyday as fc.Arbitrary<Query>, validParams(contract))
const micro = fc.constantFrom('micro_foncier' as const, 'micro_bic' as const)
const regimes = fc.constantFrom('micro_foncier', 'reel', 'micro_bic', 'lmnp_reel')

type AnyQuery = Readonly<Record<string, unknown>>
const invest = (query: AnyQuery) => ask(immobilier, query as Query).data
const paramsOf = (query: AnyQuery) => {
  const parsed = immobilier.parser.fromObject(query)
  return parsed.ok ? parsed.params : expect.fail('a refused query')
}
/** Unrounded. */
const taxesOf = (query: AnyQuery) =>
  simulate(paramsOf(query), { today: TODAY }).data.yearly.map(({ impot }) => impot)

describe('immobilier: tax regimes', () => {
  it('changes no figure before tax and deducts the tax of each year from its cash flow', () => {
    fc.assert(
      fc.property(queries, regimes, (query, regime) => {
        const [untaxed, taxed] = [invest({ ...query, regime: 'aucun' }), invest({ ...query, regime })]
        for (const [index, row] of taxed.yearly.entries()) {
          const { impot, cashFlow, ...before } = row
          const { impot: none, cashFlow: gross, ...same } = untaxed.yearly[index] ?? expect.fail()
          expect(before).toEqual(same)
          expect(none).toBe(0)
          expectNear(gross - impot, cashFlow, 0.015)
        }
        const same = ['rendementBrut', 'rendementNet', 'effetLevier', 'dscr', 'loyerEquilibre'] as const
        for (const figure of same) expect(taxed.resume[figure]).toBe(untaxed.resume[figure])
        expect(taxed.resume.cashFlowAnnuel).toBe(taxed.yearly[0]?.cashFlow)
      }),
    )
  })

  it('lowers the net present value by the sum of all taxes', () => {
    fc.assert(
      fc.property(queries, regimes, (query, regime) => {
        const params = { ...query, regime, taux_actualisation: 0 }
        const { resume, yearly } = simulate(paramsOf(params), { today: TODAY }).data
        const gross = simulate(paramsOf({ ...params, regime: 'aucun' }), { today: TODAY }).data.resume.van
        const taxes = yearly.reduce((sum, { impot }) => sum + impot, resume.impotPlusValue)
        expectNear(gross - taxes, resume.van, 1e-6 + 1e-11 * resume.coutTotal)
        const taxedYield = ((resume.rendementNet - resume.rendementNetNet) / 100) * resume.coutTotal
        expectNear(taxedYield, yearly[0]?.impot ?? Number.NaN, 1e-6 + 1e-11 * Math.abs(resume.rendementNet))
      }),
    )
  })

  it('brings the net present value after tax to 0 at the internal rate of return', () => {
    fc.assert(
      fc.property(queries, regimes, (query, regime) => {
        const params = { ...query, regime }
        const { tri } = simulate(paramsOf(params), { today: TODAY }).data.resume
        fc.pre(tri !== null && tri > -19 && tri < 49)
        const van = (rate: number) =>
          simulate({ ...paramsOf(params), taux_actualisation: rate }, { today: TODAY }).data.resume.van
        const slope = Math.abs(van((tri ?? 0) + 1e-4) - van((tri ?? 0) - 1e-4)) / 2e-4
        expectNear(van(tri ?? Number.NaN), 0, 0.02 + 1e-6 * slope + 1e-9 * query.prix)
      }),
    )
  })

  it('never taxes a loss at resale nor a gain after 30 years', () => {
    fc.assert(
      fc.property(queries, regimes, fc.integer({ min: 30, max: 40 }), (query, regime, horizon) => {
        expect(invest({ ...query, regime, horizon }).resume.impotPlusValue).toBe(0)
        const { plusValueImposable: gain, impotPlusValue: due } = invest({ ...query, regime }).resume
        expect(gain).toBeGreaterThanOrEqual(0)
        expectAtMost(due, 0.422 * gain + 0.01) // 19 %, 17.2 % and 6 %
        if (gain === 0) expect(due).toBeLessThan(0.01)
      }),
    )
  })
})

describe('immobilier: micro regimes', () => {
  it('never lowers the tax when the bracket rises', () => {
    fc.assert(
      fc.property(queries, micro, (query, regime) => {
        const byBracket = [0, 11, 30, 41, 45].map((tmi) => taxesOf({ ...query, regime, tmi }))
        for (const [k, taxes] of byBracket.entries())
          for (const [year, tax] of taxes.entries()) expectAtMost(byBracket[k - 1]?.[year] ?? 0, tax)
      }),
    )
  })

  it('taxes rents linearly above the minimum allowance', () => {
    const rents = fc.double({ min: 100, max: 400_000, noNaN: true })
    fc.assert(
      fc.property(queries, micro, rents, rents, (query, regime, a, b) => {
        const steady = { ...query, regime, vacance: 0, revalo_loyer: 0 }
        const [of, and, both] = [a, b, a + b].map((loyer) => taxesOf({ ...steady, loyer })[0] ?? Number.NaN)
        expectNear((of ?? 0) + (and ?? 0), both ?? Number.NaN, 1e-6)
      }),
    )
  })
})

describe('immobilier: actual costs of an unfurnished letting', () => {
  it('limits the tax to that of the profit and the relief to 10 700 € at the bracket', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const params = paramsOf({ ...query, regime: 'reel' })
        const { yearly } = simulate(params, { today: TODAY }).data
        for (const { annee, loyers, charges, interets, impot } of yearly) {
          const profit = loyers - charges - interets - (annee === 1 ? params.travaux : 0)
          expectAtMost(impot, Math.max(0, profit) * (params.tmi / 100 + 0.172) + 1e-6)
          expectAtMost((-10_700 * params.tmi) / 100, impot)
          if (profit < -1e-6) expect(impot).toBeLessThanOrEqual(0)
        }
      }),
    )
  })
})

describe('immobilier: depreciation of a furnished letting', () => {
  it('never creates a taxable loss nor raises the tax', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const params = paramsOf({ ...query, regime: 'lmnp_reel' })
        const { yearly } = simulate(params, { today: TODAY }).data
        const land = { ...params, part_terrain: 100, travaux: 0, meubles: 0 } // the same rows, nothing wears out
        const without = taxFurnishedLetting(land, yearly, TODAY).taxes
        for (const { annee, impot } of yearly) {
          expect(impot).toBeGreaterThanOrEqual(0)
          expectAtMost(impot, (without[annee - 1] ?? Number.NaN) + 1e-9)
        }
      }),
    )
  })

  it('never exceeds the price of each component', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const params = paramsOf({ ...query, regime: 'lmnp_reel' })
        const { yearly } = simulate(params, { today: TODAY }).data
        const { buildingAddedBack, worksDeducted } = taxFurnishedLetting(params, yearly, TODAY)
        expectAtMost(buildingAddedBack ?? Number.NaN, params.prix * (1 - params.part_terrain / 100))
        expectAtMost(worksDeducted, params.travaux)
        expectAtMost(0, buildingAddedBack ?? Number.NaN)
        expectAtMost(0, worksDeducted)
      }),
    )
  })

  it('ignores depreciation parameters under every other regime', () => {
    fc.assert(
      fc.property(
        queries,
        fc.constantFrom('aucun', 'micro_foncier', 'reel', 'micro_bic'),
        (query, regime) => {
          const own = { part_terrain: 40, duree_bati: 12, duree_travaux: 3, duree_meubles: 2 }
          expect(invest({ ...query, regime, ...own })).toEqual(invest({ ...query, regime, part_terrain: 15 }))
        },
      ),
    )
  })
})
