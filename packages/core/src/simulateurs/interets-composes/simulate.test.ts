import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectNear, expectOrder } from '../../../../../test/support/figures.ts'
import { ask, validParams } from '../../../../../test/support/queries.ts'
import { contract } from './contract.ts'
import { interetsComposes } from './index.ts'

const RUNS = { numRuns: 1000 }
const queries = validParams(contract)
const rates = fc.double({ min: -20, max: 50, noNaN: true })
const grow = (query: Parameters<typeof ask<typeof contract.params, typeof contract.result, string>>[1]) =>
  ask(interetsComposes, query).data

describe('anchors', () => {
  it('10 000 € and 300 € a month at 7 % for 20 years', () => {
    const { resume, yearly } = grow('capital=10000&mensuel=300&taux=7&duree=20')
    expect(resume).toEqual({
      capitalFinalBrut: 190_957.76,
      capitalFinalReel: 128_509.1,
      totalVerse: 82_000,
      totalInterets: 108_957.76,
      rendementTotal: 132.8753,
    })
    expect(yearly).toHaveLength(20)
  })

  it('10 000 € and 200 € a month at 5 % for 10 years', () => {
    const { resume } = grow('capital=10000&mensuel=200&taux=5&duree=10&inflation=2')
    expect(resume.capitalFinalBrut).toBe(47_161.58)
    expect(resume.totalVerse).toBe(34_000)
    expect(resume.capitalFinalReel).toBe(38_688.92)
  })

  it('keeps the worked example of the contract', () => {
    expect(grow(contract.example.query)).toMatchObject(contract.example.expect)
  })
})

describe('what the extra parameters mean', () => {
  it('takes fees as a share of assets: 7 % less 1 % is 5.93 %', () => {
    const { resume, complements } = grow('capital=1000&mensuel=0&taux=7&duree=1&frais=1')
    expect(resume.capitalFinalBrut).toBe(1059.3)
    expect(complements.tauxMensuelEquivalent).toBe(0.4812) // 1.0593^(1/12)
  })

  it('indexes deposits from the 13th month', () => {
    const { yearly } = grow('capital=0&mensuel=100&taux=0&duree=3&indexation=10')
    expect(yearly.map((row) => row.totalVerse)).toEqual([1200, 2520, 3972])
  })

  it('lets a deposit of the start of the month earn that month too', () => {
    const { resume } = grow('capital=0&mensuel=1000&taux=7&duree=1&versement=debut')
    expect(resume.capitalFinalBrut).toBe(12_450.3) // dca's anchor
  })

  it('finds the year whose interest exceeds its deposits, and says when there is none', () => {
    const crossing = (query: string) => {
      const { data, meta } = ask(interetsComposes, query)
      return [data.complements.anneeCroisement, meta.avertissements.map(({ code }) => code)]
    }
    expect(crossing('capital=0&mensuel=100&taux=7&duree=20')).toEqual([11, []])
    expect(crossing('capital=0&mensuel=100&taux=7&duree=10')).toEqual([null, ['croisement_inexistant']])
    expect(crossing('capital=1000&mensuel=0&taux=7&duree=10')).toEqual([null, []])
    expect(crossing('capital=1000&mensuel=0&taux=1&duree=10')).toEqual([null, ['rendement_sous_inflation']])
  })

  it('returns 0 % on nothing', () => {
    expect(grow('capital=0&mensuel=0&taux=7&duree=3').resume.rendementTotal).toBe(0)
  })
})

describe('laws', () => {
  it('real euros times (1 + i)^n are nominal euros, every year', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const price = 1 + (query.inflation ?? 2) / 100
        for (const { annee, capitalBrut, capitalReel } of grow(query).yearly) {
          const prices = price ** annee
          expectNear(capitalReel * prices, capitalBrut, 0.005 * (1 + prices))
        }
      }),
      RUNS,
    )
  })

  it('capital is what was paid in and its interest, and the last year is the summary', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { resume, yearly } = grow(query)
        expect(yearly.map(({ annee }) => annee)).toEqual(Array.from({ length: query.duree }, (_, k) => k + 1))
        for (const row of yearly) expectNear(row.totalVerse + row.interets, row.capitalBrut, 0.015)
        expect(yearly.at(-1)).toEqual({
          annee: query.duree,
          capitalBrut: resume.capitalFinalBrut,
          capitalReel: resume.capitalFinalReel,
          totalVerse: resume.totalVerse,
          interets: resume.totalInterets,
        })
      }),
      RUNS,
    )
  })

  it('at rate 0 without fees, what comes out is what was put in', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { resume } = grow({ ...query, taux: 0, frais: 0 })
        expectNear(resume.capitalFinalBrut, resume.totalVerse)
        expectNear(resume.totalInterets, 0)
      }),
      RUNS,
    )
  })

  it('never falls when the rate, the capital or the deposit rises, nor rises with fees', () => {
    const final = (query: Parameters<typeof grow>[0]) => grow(query).resume.capitalFinalBrut
    fc.assert(
      fc.property(queries, rates, fc.double({ min: 0, max: 1, noNaN: true }), (query, rate, share) => {
        const base = final(query)
        const [low, high] = query.taux < rate ? [query.taux, rate] : [rate, query.taux]
        expectOrder(final({ ...query, taux: low }), final({ ...query, taux: high }))
        expectOrder(final({ ...query, capital: query.capital * share }), base)
        expectOrder(final({ ...query, mensuel: query.mensuel * share }), base)
        expectOrder(base, final({ ...query, frais: (query.frais ?? 0) * share }))
      }),
      RUNS,
    )
  })

  it('a shorter time is the beginning of a longer one', () => {
    fc.assert(
      fc.property(queries, fc.integer({ min: 1, max: 50 }), (query, years) => {
        const [short, long] = query.duree < years ? [query.duree, years] : [years, query.duree]
        const rows = grow({ ...query, duree: long }).yearly
        expect(grow({ ...query, duree: short }).yearly).toEqual(rows.slice(0, short))
      }),
      RUNS,
    )
  })

  it('stopping half-way and going on with what is there changes nothing', () => {
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
      RUNS,
    )
  })
})
