import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectAtMost, expectNear } from '../../../../../test/support/figures.ts'
import { ask, validParams } from '../../../../../test/support/queries.ts'
import { contract } from './contract.ts'
import { impactFrais } from './index.ts'

const queries = validParams(contract)
type Asking = Parameters<typeof ask<typeof contract.params, typeof contract.result, string>>[1]
const compare = (query: Asking) => ask(impactFrais, query).data
const warned = (query: Asking) => ask(impactFrais, query).meta.avertissements.map(({ code }) => code)
const finals = (query: Asking) => compare(query).scenarios.map(({ capitalFinal }) => capitalFinal)

describe('impact-frais: worked figures', () => {
  it('compares fees of 0.2, 1 and 2 % on 10 000 € and 300 € a month at 7 % for 20 years', () => {
    const { resume, scenarios, yearly } = compare('capital=10000&mensuel=300&taux=7&duree=20')
    expect(resume.capitalSansFrais).toBe(190_957.76)
    expect(resume.totalVerse).toBe(82_000)
    expect(scenarios.map(({ nom, capitalFinal }) => [nom, capitalFinal])).toEqual([
      ['bas', 185_789.78],
      ['moyen', 166_621.51],
      ['eleve', 145_715.87],
    ])
    expect(scenarios.map(({ rendementNet }) => rendementNet)).toEqual([6.786, 5.93, 4.86])
    expect(scenarios.map(({ fraisPreleves }) => fraisPreleves)).toEqual([3173.69, 14_804.72, 27_201.37])
    expect(scenarios.map(({ manqueAGagner }) => manqueAGagner)).toEqual([5167.98, 24_336.25, 45_241.88])
    expect(scenarios.map(({ capitalFinalReel }) => capitalFinalReel)).toEqual([
      125_031.2, 112_131.5, 98_062.61,
    ])
    expect(resume.anneesPerdues).toBe(2.78)
    expect(resume.ecartMax).toBe(40_073.91)
    expect(resume.ecartMaxPourcentage).toBe(21.5695)
    expect(yearly.at(-1)).toEqual({
      annee: 20,
      sansFrais: 190_957.76,
      bas: 185_789.78,
      moyen: 166_621.51,
      eleve: 145_715.87,
    })
  })

  it('returns the figures of the worked example of the contract', () => {
    expect(compare(contract.example.query)).toMatchObject(contract.example.expect)
  })

  it('matches the published example of 100 000 at 4 % for 20 years', () => {
    // "just under" 210 000 with 0.25 %, some 10 000 less with 0.5 %, some 30 000 less with 1 %.
    const query = 'capital=100000&mensuel=0&taux=4&duree=20&frais_bas=0.25&frais_moyen=0.5&frais_eleve=1'
    expect(finals(query)).toEqual([208_413.03, 198_211.3, 179_213.48])
  })
})

describe('impact-frais: figures', () => {
  it('computes erosion, fees and years lost of 1 000 € over one year', () => {
    // 1000·1.1 = 1100 without fees; fees of 0, 5 and 10 % leave 1100, 1045 and 990.
    const query = 'capital=1000&mensuel=0&taux=10&duree=1&frais_bas=0&frais_moyen=5&frais_eleve=10'
    const { resume, scenarios } = compare(query)
    expect(scenarios.map(({ capitalFinal, erosion }) => [capitalFinal, erosion])).toEqual([
      [1100, 0],
      [1045, 5],
      [990, 10],
    ])
    expect(scenarios.map(({ manqueAGagner }) => manqueAGagner)).toEqual([0, 55, 110])
    // Levies month by month: 0.426535 % of a balance that grows by 0.367444 % a month, once 0.797414 % is earned.
    expect(scenarios.map(({ fraisPreleves }) => fraisPreleves)).toEqual([0, 52.65, 105.25])
    expect(resume).toMatchObject({ ecartMax: 110, ecartMaxPourcentage: 10, anneesPerdues: 1 })
  })

  it('deducts entry fees from the capital and from every deposit, and counts them as levied', () => {
    const query =
      'capital=1000&mensuel=100&taux=0&duree=1&frais_bas=0&frais_moyen=0&frais_eleve=0&frais_entree=5'
    const { resume, scenarios } = compare(query)
    expect(resume).toMatchObject({ capitalSansFrais: 2200, totalVerse: 2200, ecartMax: 0, anneesPerdues: 0 })
    for (const scenario of scenarios) {
      expect(scenario).toMatchObject({ rendementNet: 0, capitalFinal: 2090, fraisPreleves: 110, erosion: 5 })
    }
  })

  it('counts the years lost from the date at which low fees reach the final capital of high fees', () => {
    // ln(1.07^20·0.98^20)/ln(1.07) = 14.03 of the 20 years.
    const query = 'capital=1000&mensuel=0&taux=7&duree=20&frais_bas=0&frais_moyen=0'
    expect(compare(query).resume.anneesPerdues).toBe(5.97)
    const falling = `${query}&frais_eleve=10`
    expect(compare(falling).scenarios.at(-1)?.capitalFinal).toBe(470.46)
    expect(compare(falling).resume.anneesPerdues).toBe(20)
  })

  it('returns null years lost with a warning when capital does not grow even at low fees', () => {
    for (const query of [
      'capital=0&mensuel=0',
      'capital=1000&mensuel=0&taux=0',
      'capital=9000&mensuel=1&taux=-5',
    ]) {
      expect(compare(`${query}&duree=5`).resume.anneesPerdues).toBeNull()
      expect(warned(`${query}&duree=5`)).toContain('annees_perdues_inexistantes')
    }
    expect(compare('capital=0&mensuel=100&taux=-5&duree=5').resume.anneesPerdues).toBeGreaterThan(0)
  })

  it('warns when high fees leave a yield below inflation', () => {
    expect(warned('capital=1000&mensuel=0&duree=5')).toEqual([])
    expect(warned('capital=1000&mensuel=0&duree=5&taux=4')).toEqual(['rendement_sous_inflation'])
    expect(warned('capital=1000&mensuel=0&duree=5&taux=6&frais_eleve=5&inflation=0.7')).toEqual([])
  })

  it('refuses fees in decreasing order and accepts equal ones', () => {
    expect(() => compare('capital=1&mensuel=1&duree=1&frais_bas=1.5')).toThrow(
      'frais_moyen must be at least frais_bas',
    )
    expect(() => compare('capital=1&mensuel=1&duree=1&frais_eleve=0.5')).toThrow(
      'frais_eleve must be at least frais_moyen',
    )
    expect(finals('capital=1000&mensuel=0&taux=10&duree=1&frais_bas=2&frais_moyen=2')).toEqual([
      1078, 1078, 1078,
    ])
  })
})

describe('impact-frais: properties', () => {
  it('never leaves more capital with higher fees, in any year', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { resume, yearly } = compare(query)
        for (const { sansFrais, bas, moyen, eleve } of yearly) {
          expectAtMost(bas, sansFrais)
          expectAtMost(moyen, bas)
          expectAtMost(eleve, moyen)
        }
        expectAtMost(0, resume.ecartMax)
        expectAtMost(0, resume.anneesPerdues ?? 0)
        expectAtMost(resume.anneesPerdues ?? 0, query.duree)
      }),
    )
  })

  it('loses more than the fees at positive yields, less at negative yields and as much at 0', () => {
    fc.assert(
      fc.property(queries, fc.constantFrom(-1, 0, 1), (query, sign) => {
        const taux = sign * Math.abs(query.taux ?? 7)
        for (const { fraisPreleves, manqueAGagner } of compare({ ...query, taux: Math.max(taux, -20) })
          .scenarios) {
          if (taux >= 0) expectAtMost(fraisPreleves - 0.01, manqueAGagner)
          if (taux <= 0) expectAtMost(manqueAGagner, fraisPreleves + 0.01)
        }
      }),
    )
  })

  it('returns three equal scenarios without a loss when all fees are 0', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const free = { ...query, frais_bas: 0, frais_moyen: 0, frais_eleve: 0, frais_entree: 0 }
        const { resume, scenarios } = compare(free)
        for (const scenario of scenarios) {
          expect(scenario.capitalFinal).toBe(resume.capitalSansFrais)
          expect([scenario.fraisPreleves, scenario.manqueAGagner, scenario.erosion]).toEqual([0, 0, 0])
        }
        expect(resume.ecartMax).toBe(0)
      }),
    )
  })

  it('reduces the final capital by the entry fee when there are no other fees', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const entry = query.frais_entree ?? 0
        const { resume, scenarios } = compare({ ...query, frais_bas: 0, frais_moyen: 0, frais_eleve: 0 })
        const kept = 1 - entry / 100
        for (const scenario of scenarios) {
          expectNear(scenario.capitalFinal, resume.capitalSansFrais * kept)
          expectNear(scenario.fraisPreleves, (resume.totalVerse * entry) / 100)
        }
      }),
    )
  })

  it('agrees between real and nominal amounts, and between gaps and final capitals', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { resume, scenarios } = compare(query)
        const prices = (1 + (query.inflation ?? 2) / 100) ** query.duree
        for (const { capitalFinal, capitalFinalReel, manqueAGagner } of scenarios) {
          expectNear(capitalFinalReel * prices, capitalFinal, 0.005 * (1 + prices))
          expectNear(capitalFinal + manqueAGagner, resume.capitalSansFrais, 0.015)
        }
        const [low, , high] = scenarios
        expectNear((low?.capitalFinal ?? 0) - resume.ecartMax, high?.capitalFinal ?? 0, 0.015)
      }),
    )
  })

  it('returns the first rows of a longer duration when the duration is shorter', () => {
    fc.assert(
      fc.property(queries, fc.integer({ min: 1, max: 50 }), (query, years) => {
        const [short, long] = query.duree < years ? [query.duree, years] : [years, query.duree]
        const rows = compare({ ...query, duree: long }).yearly
        expect(compare({ ...query, duree: short }).yearly).toEqual(rows.slice(0, short))
      }),
    )
  })
})
