/**
 * Oracle of `inflation`: random questions computed again by another method with 40 digits, and compared to the
 * cent.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CENT, decimal, expectExact, factorOf, POINT, YEAR } from '../../../../../test/support/decimal.ts'
import { expectSound } from '../../../../../test/support/figures.ts'
import { ask, validParams } from '../../../../../test/support/queries.ts'
import { cases } from '../../../../../test/support/tier.ts'
import { contract } from './contract.ts'
import { inflation } from './index.ts'

const { duree, annee_debut, annee_fin, inflation: assumed, ...rest } = contract.params

/** Queries with or without past years: independent draws would mostly be refused. */
const queriesWith = (params: object) =>
  validParams({ ...contract, params: { ...rest, ...params } } as typeof contract)
const required = (field: object) => ({ ...field, optional: false })
const steady = queriesWith({ duree: required(duree), inflation: assumed })
const past = queriesWith({ annee_debut: required(annee_debut), annee_fin: required(annee_fin) })

/** Those of a steady inflation; those of the past are in history.test.ts. */
const queries = steady.filter(
  (query): query is typeof query & { readonly duree: number } => query.duree !== undefined,
)
const all = fc.oneof({ weight: 4, arbitrary: steady }, { weight: 1, arbitrary: past })
const LN2 = decimal(2).ln()

describe('inflation', () => {
  it('matches 40-digit arithmetic on every figure of random queries', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { resume, yearly } = ask(inflation, query).data
        const [dearer, richer] = [factorOf(query.inflation ?? 2), factorOf(query.rendement ?? 0)]
        const prices = dearer.pow(query.duree)
        const sum = richer.pow(query.duree).times(query.montant)
        const buys = sum.div(prices)
        const real = richer.div(dearer).minus(1).times(100)
        const lost = decimal(1).minus(decimal(1).div(prices)).times(100)
        expectExact(resume.valeurNominale, sum, CENT, 'valeurNominale')
        expectExact(resume.valeurReelle, buys, CENT, 'valeurReelle')
        expectExact(resume.pertePouvoirAchat, sum.minus(buys), CENT, 'pertePouvoirAchat')
        expectExact(resume.montantEquivalent, prices.times(query.montant), CENT, 'montantEquivalent')
        expectExact(resume.pertePourcentage, lost, POINT, 'pertePourcentage')
        expectExact(resume.rendementReel, real, POINT, 'rendementReel')
        const halfLife = dearer.gt(1) ? LN2.div(dearer.ln()) : undefined
        if (halfLife?.lte(100)) expectExact(resume.dureeDemiVie, halfLife, YEAR, 'dureeDemiVie')
        else expect(resume.dureeDemiVie).toBeNull()
        // The years before are the ends of shorter durations: a law of simulate.test.ts.
        expect(yearly).toHaveLength(query.duree)
        const { annee, anneeCivile, ...last } = yearly.at(-1) ?? { annee: 0, anneeCivile: 0 }
        expect([annee, anneeCivile]).toEqual([query.duree, null])
        expect(resume).toMatchObject(last)
      }),
      cases(10_000),
    )
  })
})

describe('inflation: null figures', () => {
  it('returns finite figures for random queries and a warning for each null figure', () => {
    fc.assert(
      fc.property(all, (query) =>
        expectSound(ask(inflation, query), {
          'resume.dureeDemiVie': 'demi_vie_inexistante',
          ...(query.annee_debut === undefined && { 'yearly.anneeCivile': undefined }),
        }),
      ),
      cases(10_000),
    )
  })
})
