/** Properties of the answers of `interets-composes` that hold for every question, checked on random ones. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectAlike, expectAtMost, expectNear } from '../../../../../test/support/figures.ts'
import { ask, type QueryOf, validParams } from '../../../../../test/support/queries.ts'
import { contract } from './contract.ts'
import { interetsComposes } from './index.ts'

const queries = validParams(contract)
const rates = fc.double({ min: -20, max: 50, noNaN: true })

type Query = QueryOf<typeof contract>
const grow = (query: Query) => ask(interetsComposes, query).data

describe('interets-composes: properties', () => {
  it('agrees between real and nominal amounts in every year', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const price = 1 + (query.inflation ?? 2) / 100
        for (const { annee, capitalBrut, capitalReel } of grow(query).yearly) {
          const prices = price ** annee
          expectNear(capitalReel * prices, capitalBrut, 0.005 * (1 + prices))
        }
      }),
    )
  })

  it('splits the capital into payments and interest, with a last row equal to the summary', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { resume, yearly } = grow(query)
        expectAlike(
          yearly.map(({ annee }) => annee),
          Array.from({ length: query.duree }, (_, k) => k + 1),
        )
        for (const row of yearly) expectNear(row.totalVerse + row.interets, row.capitalBrut, 0.015)
        expect(yearly.at(-1)).toEqual({
          annee: query.duree,
          capitalBrut: resume.capitalFinalBrut,
          capitalReel: resume.capitalFinalReel,
          totalVerse: resume.totalVerse,
          interets: resume.totalInterets,
        })
      }),
    )
  })

  it('returns the amount paid in at rate 0 without fees', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { resume } = grow({ ...query, taux: 0, frais: 0 })
        expectNear(resume.capitalFinalBrut, resume.totalVerse)
        expectNear(resume.totalInterets, 0)
      }),
    )
  })

  it('never falls when the rate, the capital or the deposit rises, nor rises with fees', () => {
    const final = (query: Query) => grow(query).resume.capitalFinalBrut
    fc.assert(
      fc.property(queries, rates, fc.double({ min: 0, max: 1, noNaN: true }), (query, rate, share) => {
        const base = final(query)
        const [low, high] = query.taux < rate ? [query.taux, rate] : [rate, query.taux]
        expectAtMost(final({ ...query, taux: low }), final({ ...query, taux: high }))
        expectAtMost(final({ ...query, capital: query.capital * share }), base)
        expectAtMost(final({ ...query, mensuel: query.mensuel * share }), base)
        expectAtMost(base, final({ ...query, frais: (query.frais ?? 0) * share }))
      }),
    )
  })

  it('returns the first rows of a longer duration when the duration is shorter', () => {
    fc.assert(
      fc.property(queries, fc.integer({ min: 1, max: 50 }), (query, years) => {
        const [short, long] = query.duree < years ? [query.duree, years] : [years, query.duree]
        const rows = grow({ ...query, duree: long }).yearly
        expectAlike(grow({ ...query, duree: short }).yearly, rows.slice(0, short))
      }),
    )
  })

  it('composes two successive simulations into one of the total duration', () => {
    fc.assert(
      fc.property(queries, fc.integer({ min: 1, max: 25 }), (drawn, years) => {
        const query = {
          ...drawn,
          indexation: 0,
          capital: Math.min(drawn.capital, 1e6),
          mensuel: drawn.mensuel / 1e4,
        }
        const first = grow({ ...query, duree: years }).resume.capitalFinalBrut
        if (first > 1e9) return
        const then = grow({ ...query, duree: years, capital: first }).resume.capitalFinalBrut
        const kept = ((1 + query.taux / 100) * (1 - (query.frais ?? 0) / 100)) ** years
        expectNear(then, grow({ ...query, duree: 2 * years }).resume.capitalFinalBrut, 0.005 * (2 + kept))
      }),
    )
  })
})
