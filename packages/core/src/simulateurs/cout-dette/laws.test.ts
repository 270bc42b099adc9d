/** Properties of the answers of `cout-dette` that hold for every question, checked on random ones. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectAlike, expectAtMost, expectNear } from '../../../../../test/support/figures.ts'
import { ask, validParams } from '../../../../../test/support/queries.ts'
import { cases } from '../../../../../test/support/tier.ts'
import { contract } from './contract.ts'
import { coutDette } from './index.ts'

const queries = validParams(contract)
type Query = typeof queries extends fc.Arbitrary<infer Q> ? Q : never

const owe = (query: Query) => ask(coutDette, query).data
const resumeOf = (query: Query) => owe(query).resume
const shares = fc.double({ min: 0, max: 1, noNaN: true })

describe('cout-dette: amortisation table', () => {
  it('repays the whole capital and splits each year into interest, principal and insurance', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { resume, yearly } = owe(query)
        expectAlike(
          yearly.map(({ annee }) => annee),
          Array.from({ length: query.duree }, (_, k) => k + 1),
        )
        let [owed, interest] = [query.capital, 0]
        for (const row of yearly) {
          expectNear(row.interets + row.principal + row.assurance, row.mensualites, 0.02)
          expectNear(owed - row.principal, row.capitalRestantDu, 0.015)
          expectNear(interest + row.interets, row.cumulInterets, 0.015)
          owed = row.capitalRestantDu
          interest = row.cumulInterets
        }
        expect(owed).toBe(0)
        expect(interest).toBe(resume.totalInterets)
      }),
    )
  })

  it('sums twelve monthly rows to each yearly row', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { yearly, mensuel = [] } = owe({ ...query, detail: 'mensuel' })
        expect(mensuel).toHaveLength(12 * query.duree)
        for (const [y, row] of yearly.entries()) {
          const twelve = mensuel.slice(12 * y, 12 * y + 12)
          const sum = (name: 'mensualite' | 'interets' | 'principal' | 'assurance') =>
            twelve.reduce((total, month) => total + month[name], 0)
          expectNear(sum('mensualite'), row.mensualites, 0.065)
          expectNear(sum('interets'), row.interets, 0.065)
          expectNear(sum('principal'), row.principal, 0.065)
          expectNear(sum('assurance'), row.assurance, 0.065)
          const { capitalRestantDu, cumulInterets } = row
          expect(twelve[11]).toMatchObject({ mois: 12 * y + 12, capitalRestantDu, cumulInterets })
        }
      }),
      cases(300),
    )
  })

  it('keeps the payment when the remaining balance is borrowed for the remaining years', () => {
    fc.assert(
      fc.property(queries, shares, (query, share) => {
        const { resume, yearly } = owe(query)
        const year = Math.floor(share * (query.duree - 1))
        const owed = yearly[year - 1]?.capitalRestantDu ?? query.capital
        fc.pre(owed >= 100)
        const again = { capital: owed, taux: query.taux, duree: query.duree - year }
        expectNear(resumeOf(again).mensualite, resume.mensualiteHorsAssurance, 0.011)
      }),
    )
  })
})

describe('cout-dette: total cost', () => {
  it('sums interest, insurance and fees, plus the capital for the total paid', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { coutCredit, coutTotal, totalInterets, totalAssurance } = resumeOf(query)
        const fees = (query.frais_dossier ?? 0) + (query.garantie ?? 0)
        expectNear(totalInterets + totalAssurance + fees, coutCredit, 0.015)
        expectNear(coutCredit + query.capital, coutTotal, 0.01)
      }),
    )
  })

  it('never falls when the rate, the insurance, the fees or the duration rise', () => {
    const cost = (query: Query) => resumeOf(query).coutCredit
    fc.assert(
      fc.property(queries, shares, (query, share) => {
        const base = cost(query)
        expectAtMost(cost({ ...query, taux: query.taux * share }), base)
        expectAtMost(cost({ ...query, assurance: (query.assurance ?? 0) * share }), base)
        expectAtMost(cost({ ...query, frais_dossier: (query.frais_dossier ?? 0) * share }), base)
        const longer = { ...query, duree: Math.min(40, query.duree + 1) }
        expectAtMost(base, cost(longer) + 0.01)
        expectAtMost(resumeOf(longer).mensualite, resumeOf(query).mensualite)
      }),
    )
  })

  it('charges no more insurance on the balance than on the amount borrowed', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const [falling, level] = (['restant', 'initial'] as const).map((base) =>
          resumeOf({ ...query, assurance_base: base }),
        )
        expectAtMost(falling?.totalAssurance ?? Number.NaN, level?.totalAssurance ?? Number.NaN)
        expect(falling?.mensualite).toBe(level?.mensualite)
      }),
    )
  })

  it('equals zero at rate 0 without insurance or fees', () => {
    fc.assert(
      fc.property(queries, ({ capital, duree }) => {
        const { coutCredit, taeg, mensualite } = resumeOf({ capital, duree, taux: 0 })
        expect([coutCredit, taeg]).toEqual([0, 0])
        expectNear(mensualite * 12 * duree, capital, 0.0051 * 12 * duree)
      }),
    )
  })
})
