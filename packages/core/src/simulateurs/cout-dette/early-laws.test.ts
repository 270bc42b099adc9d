/** Properties of the answers of `cout-dette` that hold for every question, checked on random ones. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectAtMost, expectNear } from '../../../../../test/support/figures.ts'
import { ask, validParams } from '../../../../../test/support/queries.ts'
import { contract } from './contract.ts'
import { coutDette } from './index.ts'

const queries = validParams(contract)
type Query = typeof queries extends fc.Arbitrary<infer Q> ? Q : never

const owe = (query: Query) => ask(coutDette, query).data
const shares = fc.double({ min: 0, max: 1, noNaN: true })

/** Random loans with an early repayment. */
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

describe('cout-dette: properties of an early repayment', () => {
  it('changes no figure of the signed loan except the yearly balances after the repayment', () => {
    fc.assert(
      fc.property(repayments, (query) => {
        const { remboursementAnticipe, yearly: repaid, ...signed } = owe(query)
        const { remboursementAnticipe: none, yearly, ...same } = owe({ ...query, remboursement_anticipe: 0 })
        expect(same).toEqual(signed)
        expect(yearly).toEqual(repaid.map((row) => ({ ...row, capitalApresRemboursement: null })))
        expect(none).toBeNull()
        const row = yearly[(query.annee_remboursement ?? 0) - 1]
        expect(remboursementAnticipe?.capitalRestantDu).toBe(row?.capitalRestantDu)
      }),
    )
  })

  it('saves at least as much interest and insurance by shortening the loan as by lowering its payments', () => {
    fc.assert(
      fc.property(repayments, (query) => {
        const short = earlyOf({ ...query, effet: 'duree' })
        const light = earlyOf({ ...query, effet: 'mensualite' })
        expectAtMost(light.interetsEconomises, short.interetsEconomises)
        expectAtMost(light.assuranceEconomisee, short.assuranceEconomisee)
        expectAtMost(light.moisGagnes, short.moisGagnes)
        expect(light.indemnites).toBe(short.indemnites)
      }),
    )
  })

  it('computes the gain as savings less an indemnity within both legal limits', () => {
    fc.assert(
      fc.property(repayments, (query) => {
        const figures = earlyOf({ ...query, ira: 'legale' })
        const { interetsEconomises, assuranceEconomisee, indemnites, gainNet, capitalRestantDu } = figures
        expectNear(interetsEconomises + assuranceEconomisee - indemnites, gainNet, 0.02)
        expectAtMost(indemnites, interetsEconomises + 0.01) // twelve months are left at least, and it counts six
        if (figures.rentable !== gainNet > 0) expectNear(gainNet, 0, 0.01)
        expectAtMost(indemnites, 0.03 * capitalRestantDu + 0.01)
        expectAtMost(indemnites, ((query.remboursement_anticipe ?? 0) * query.taux) / 200 + 0.01)
        const free = earlyOf({ ...query, ira: 'aucune' })
        expect(free.indemnites).toBe(0)
        expectNear(free.gainNet - indemnites, gainNet, 0.02)
      }),
    )
  })

  it('keeps yearly balances before the repayment, deducts it that year, and reaches 0 in the last month', () => {
    fc.assert(
      fc.property(repayments, fc.constantFrom('duree' as const, 'mensualite' as const), (query, effet) => {
        const { yearly, remboursementAnticipe: after } = owe({ ...query, effet })
        const { annee_remboursement: year = 0, remboursement_anticipe: amount = 0 } = query
        const lastMonth = 12 * year + (after?.nouvelleDureeMois ?? Number.NaN)
        for (const { annee, capitalRestantDu: signed, capitalApresRemboursement: owed } of yearly) {
          if (owed === null) expect.fail('nothing owed after a repayment')
          if (annee < year) expect(owed).toBe(signed)
          else if (annee === year) expectNear(Math.max(0, signed - amount), owed, 0.02)
          else expectAtMost(owed, signed)
          expect(owed === 0 || 12 * annee < lastMonth).toBe(true)
        }
      }),
    )
  })

  it('splits the remaining months into months saved and months left', () => {
    fc.assert(
      fc.property(repayments, (query) => {
        const { nouvelleDureeMois, moisGagnes } = earlyOf(query)
        expect(nouvelleDureeMois + moisGagnes).toBe(12 * (query.duree - (query.annee_remboursement ?? 0)))
        expect(nouvelleDureeMois).toBeGreaterThanOrEqual(0)
        expect(moisGagnes).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
