import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectNear, expectOrder } from '../../../../../test/support/figures.ts'
import { ask, validParams } from '../../../../../test/support/queries.ts'
import { contract } from './contract.ts'
import { coutDette } from './index.ts'

const RUNS = { numRuns: 1000 }
const queries = validParams(contract)
type Query = typeof queries extends fc.Arbitrary<infer Q> ? Q : never

const owe = (query: Query) => ask(coutDette, query).data
const shares = fc.double({ min: 0, max: 1, noNaN: true })

/** Loans with something repaid early, everything else drawn at large. */
const repayments = fc
  .tuple(queries, fc.integer({ min: 1, max: 39 }), shares)
  .map(([query, year, share]): Query => {
    const duree = Math.max(2, query.duree)
    const years = { duree, annee_remboursement: 1 + (year % (duree - 1)) }
    return { ...query, ...years, remboursement_anticipe: Math.max(1, share * query.capital) }
  })

const earlyOf = (query: Query) => {
  const { remboursementAnticipe } = owe(query)
  return remboursementAnticipe ?? expect.fail('nothing repaid early')
}

describe('early repayment', () => {
  it('leaves the loan as signed in every other figure', () => {
    fc.assert(
      fc.property(repayments, (query) => {
        const { remboursementAnticipe, ...signed } = owe(query)
        const { remboursementAnticipe: none, ...same } = owe({ ...query, remboursement_anticipe: 0 })
        expect(same).toEqual(signed)
        expect(none).toBeNull()
        const row = signed.yearly[(query.annee_remboursement ?? 0) - 1]
        expect(remboursementAnticipe?.capitalRestantDu).toBe(row?.capitalRestantDu)
      }),
      RUNS,
    )
  })

  it('shortening saves at least what lightening does, in interest and in insurance', () => {
    fc.assert(
      fc.property(repayments, (query) => {
        const short = earlyOf({ ...query, effet: 'duree' })
        const light = earlyOf({ ...query, effet: 'mensualite' })
        expectOrder(light.interetsEconomises, short.interetsEconomises)
        expectOrder(light.assuranceEconomisee, short.assuranceEconomisee)
        expectOrder(light.moisGagnes, short.moisGagnes)
        expect(light.indemnites).toBe(short.indemnites)
      }),
      RUNS,
    )
  })

  it('what is gained is what is saved less the indemnity, which is within both legal limits', () => {
    fc.assert(
      fc.property(repayments, (query) => {
        const figures = earlyOf({ ...query, ira: 'legale' })
        const { interetsEconomises, assuranceEconomisee, indemnites, gainNet, capitalRestantDu } = figures
        expectNear(interetsEconomises + assuranceEconomisee - indemnites, gainNet, 0.02)
        expectOrder(indemnites, interetsEconomises + 0.01) // twelve months are left at least, and it counts six
        if (figures.rentable !== gainNet > 0) expectNear(gainNet, 0, 0.01)
        expectOrder(indemnites, 0.03 * capitalRestantDu + 0.01)
        expectOrder(indemnites, ((query.remboursement_anticipe ?? 0) * query.taux) / 200 + 0.01)
        const free = earlyOf({ ...query, ira: 'aucune' })
        expect(free.indemnites).toBe(0)
        expectNear(free.gainNet - indemnites, gainNet, 0.02)
      }),
      RUNS,
    )
  })

  it('months won and months left are those there were', () => {
    fc.assert(
      fc.property(repayments, (query) => {
        const { nouvelleDureeMois, moisGagnes } = earlyOf(query)
        expect(nouvelleDureeMois + moisGagnes).toBe(12 * (query.duree - (query.annee_remboursement ?? 0)))
        expect(nouvelleDureeMois).toBeGreaterThanOrEqual(0)
        expect(moisGagnes).toBeGreaterThanOrEqual(0)
      }),
      RUNS,
    )
  })
})
