import { describe, expect, it } from 'vitest'
import { ask } from '../../../../../test/support/queries.ts'
import { contract } from './contract.ts'
import { interetsComposes } from './index.ts'

const grow = (query: string) => ask(interetsComposes, query).data

describe('interets-composes: worked figures', () => {
  it('grows 10 000 € and 300 € a month at 7 % for 20 years', () => {
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

  it('grows 10 000 € and 200 € a month at 5 % for 10 years', () => {
    const { resume } = grow('capital=10000&mensuel=200&taux=5&duree=10&inflation=2')
    expect(resume.capitalFinalBrut).toBe(47_161.58)
    expect(resume.totalVerse).toBe(34_000)
    expect(resume.capitalFinalReel).toBe(38_688.92)
  })

  it('returns the figures of the worked example of the contract', () => {
    expect(ask(interetsComposes, contract.example.query).data).toMatchObject(contract.example.expect)
  })
})

describe('interets-composes: optional parameters', () => {
  it('deducts fees from the assets: 7 % less 1 % is 5.93 %', () => {
    const { resume, complements } = grow('capital=1000&mensuel=0&taux=7&duree=1&frais=1')
    expect(resume.capitalFinalBrut).toBe(1059.3)
    expect(complements.tauxMensuelEquivalent).toBe(0.4812) // 1.0593^(1/12)
  })

  it('indexes deposits from the 13th month', () => {
    const { yearly } = grow('capital=0&mensuel=100&taux=0&duree=3&indexation=10')
    expect(yearly.map((row) => row.totalVerse)).toEqual([1200, 2520, 3972])
  })

  it('adds a month of interest to a deposit at the start of the month', () => {
    const { resume } = grow('capital=0&mensuel=1000&taux=7&duree=1&versement=debut')
    expect(resume.capitalFinalBrut).toBe(12_450.3) // dca's anchor
  })

  it('finds the first year whose interest exceeds its deposits, or warns when there is none', () => {
    const crossing = (query: string) => {
      const { data, meta } = ask(interetsComposes, query)
      return [data.complements.anneeCroisement, meta.avertissements.map(({ code }) => code)]
    }
    expect(crossing('capital=0&mensuel=100&taux=7&duree=20')).toEqual([11, []])
    expect(crossing('capital=0&mensuel=100&taux=7&duree=10')).toEqual([null, ['croisement_inexistant']])
    expect(crossing('capital=1000&mensuel=0&taux=7&duree=10')).toEqual([null, []])
    expect(crossing('capital=1000&mensuel=0&taux=1&duree=10')).toEqual([null, ['rendement_sous_inflation']])
    expect(crossing('capital=1000&mensuel=0&taux=2&inflation=2&duree=10')).toEqual([null, []])
    expect(crossing('capital=1000&mensuel=0&taux=6&frais=5&inflation=0.7&duree=10')).toEqual([null, []])
  })

  it('returns a total return of 0 % when nothing is invested', () => {
    expect(grow('capital=0&mensuel=0&taux=7&duree=3').resume.rendementTotal).toBe(0)
  })
})
