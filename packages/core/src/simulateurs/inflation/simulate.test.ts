import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectAtMost, expectNear } from '../../../../../test/support/figures.ts'
import { ask, validParams } from '../../../../../test/support/queries.ts'
import { contract } from './contract.ts'
import { inflation } from './index.ts'

/** Those of a steady inflation; those of the past are in history.test.ts. */
const queries = validParams(contract).filter(
  (query): query is typeof query & { readonly duree: number } => query.duree !== undefined,
)
type Asking = Parameters<typeof ask<typeof contract.params, typeof contract.result, string>>[1]
const erode = (query: Asking) => ask(inflation, query).data
const warned = (query: Asking) => ask(inflation, query).meta.avertissements.map(({ code }) => code)

describe('inflation: worked figures', () => {
  it('erodes 10 000 € at 2 % for 20 years', () => {
    const { resume, yearly } = erode('montant=10000&inflation=2&duree=20')
    expect(resume).toEqual({
      montantInitial: 10_000,
      valeurNominale: 10_000,
      valeurReelle: 6729.71,
      pertePouvoirAchat: 3270.29,
      pertePourcentage: 32.7029,
      montantEquivalent: 14_859.47,
      rendementReel: -1.9608,
      inflationMoyenne: 2,
      dureeDemiVie: 35,
    })
    expect(yearly).toHaveLength(20)
  })

  it('returns the figures of the worked example of the contract', () => {
    expect(erode(contract.example.query)).toMatchObject(contract.example.expect)
  })

  it('requires a duration in whole years, of at most 100', () => {
    expect(() => erode('montant=1')).toThrow('duree is required')
    expect(() => erode('montant=1&duree=1.5')).toThrow('duree must be an integer')
    expect(() => erode('montant=1&duree=101')).toThrow('duree must be at most 100')
  })
})

describe('inflation: figures', () => {
  it('returns a real yield of 0.98 % for 3 % under 2 % of inflation', () => {
    const { resume } = erode('montant=1000&duree=1&rendement=3')
    expect(resume).toMatchObject({
      valeurNominale: 1030,
      valeurReelle: 1009.8, // 1030 / 1.02
      pertePouvoirAchat: 20.2,
      pertePourcentage: 1.9608, // 1 - 1/1.02, whatever the yield
      rendementReel: 0.9804,
    })
  })

  it('raises purchasing power when prices fall', () => {
    const { resume } = erode('montant=1000&duree=1&inflation=-5')
    expect(resume).toMatchObject({ valeurReelle: 1052.63, pertePouvoirAchat: -52.63 })
    expect(resume).toMatchObject({ pertePourcentage: -5.2632, montantEquivalent: 950, rendementReel: 5.2632 })
  })

  it('returns a null half-life with a warning without inflation or above 100 years', () => {
    const halfLife = (rate: number) => erode({ montant: 1, duree: 1, inflation: rate }).resume.dureeDemiVie
    expect([2, 7, 30, 0.696].map(halfLife)).toEqual([35, 10.24, 2.64, 99.94])
    for (const rate of [0, -2, 0.695]) {
      expect(halfLife(rate)).toBeNull()
      expect(warned({ montant: 1, duree: 1, inflation: rate })).toEqual(['demi_vie_inexistante'])
    }
  })

  it('warns about an invested amount that loses purchasing power, but not about idle money', () => {
    expect(warned('montant=1000&duree=5')).toEqual([])
    expect(warned('montant=1000&duree=5&rendement=1.5')).toEqual(['rendement_sous_inflation'])
    expect(warned('montant=1000&duree=5&rendement=2')).toEqual([])
  })
})

describe('inflation: properties', () => {
  it('agrees between real and nominal amounts in every year', () => {
    fc.assert(
      fc.property(queries, (query) => {
        for (const { annee, valeurNominale, valeurReelle, pertePouvoirAchat } of erode(query).yearly) {
          const prices = (1 + (query.inflation ?? 2) / 100) ** annee
          expectNear(valeurReelle * prices, valeurNominale, 0.005 * (1 + prices))
          expectNear(valeurReelle + pertePouvoirAchat, valeurNominale, 0.015)
        }
      }),
    )
  })

  it('preserves purchasing power at a yield equal to inflation', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { resume, yearly } = erode({ ...query, rendement: query.inflation ?? 2 })
        expect(resume.rendementReel).toBe(0)
        for (const row of yearly) {
          expectNear(row.valeurReelle, query.montant)
          expect(row.valeurNominale).toBe(row.montantEquivalent)
        }
      }),
    )
  })

  it('loses the same share for any amount and yield, and no less when inflation rises', () => {
    const rates = fc.double({ min: -5, max: 30, noNaN: true })
    const lost = (query: Asking) => erode(query).resume.pertePourcentage
    fc.assert(
      fc.property(queries, rates, rates, (query, one, other) => {
        expect(lost(query)).toBe(lost({ ...query, rendement: 0, montant: 1 }))
        const [low, high] = one < other ? [one, other] : [other, one]
        expectAtMost(lost({ ...query, inflation: low }), lost({ ...query, inflation: high }))
      }),
    )
  })

  it('buys as much with the idle equivalent amount as the amount did at first', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const there = erode(query).resume.montantEquivalent
        if (there > 1e9) return
        const back = erode({ ...query, montant: there, rendement: 0 }).resume
        const prices = (1 + back.inflationMoyenne / 100) ** query.duree
        expectNear(back.valeurReelle, query.montant, 0.005 * (1 + 1 / Math.min(1, prices)))
      }),
    )
  })

  it('returns the first rows of a longer duration, and a last row equal to the summary', () => {
    fc.assert(
      fc.property(queries, fc.integer({ min: 1, max: 100 }), (query, years) => {
        const [short, long] = query.duree < years ? [query.duree, years] : [years, query.duree]
        const { resume, yearly } = erode({ ...query, duree: long })
        expect(erode({ ...query, duree: short }).yearly).toEqual(yearly.slice(0, short))
        const { annee, anneeCivile, ...last } = yearly.at(-1) ?? { annee: 0, anneeCivile: 0 }
        expect([annee, anneeCivile]).toEqual([long, null])
        expect(resume).toMatchObject(last)
      }),
    )
  })
})
