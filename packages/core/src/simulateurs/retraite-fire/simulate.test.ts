import { describe, expect, it } from 'vitest'
import { readQuery } from '../../../../../packages/core/src/definition/grammar.ts'
import { ask } from '../../../../../test/support/queries.ts'
import { wireProblem } from '../../definition/problem.ts'
import { contract } from './contract.ts'
import { retraiteFire } from './index.ts'

const fire = (query: string) => {
  const { data, meta } = ask(retraiteFire, query)
  return { ...data, warnings: meta.avertissements.map(({ code }) => code) }
}

/** 50 000 € and 1 000 € a month, for 2 000 € a month, at 7 % and 2 %. */
const ANCHOR = 'capital=50000&mensuel=1000&depenses=2000'

/** Constant prices and no yield, for figures without a power. */
const STILL = 'taux=0&inflation=0'

describe('retraite-fire: worked figures', () => {
  it('reaches 600 000 € in 21.75 years at 4 %, and other targets in 26.17 and 18.57 years by the other rules', () => {
    const { resume, regles, yearly, warnings } = fire(ANCHOR)
    expect(resume).toEqual({
      capitalActuel: 50_000,
      depensesAnnuelles: 24_000,
      tauxRetrait: 4,
      capitalCible: 600_000,
      anneesAvantFire: 21.75,
      ageFire: null,
      atteint: false,
      progression: 8.3333,
      tauxReel: 4.902,
    })
    const rule = { ageFire: null, atteint: false }
    expect(regles.map(({ tauxReussiteHistorique, ...others }) => others)).toEqual([
      { tauxRetrait: 3, capitalCible: 800_000, anneesAvantFire: 26.17, revenuMensuelActuel: 125, ...rule },
      { tauxRetrait: 4, capitalCible: 600_000, anneesAvantFire: 21.75, revenuMensuelActuel: 166.67, ...rule },
      { tauxRetrait: 5, capitalCible: 480_000, anneesAvantFire: 18.57, revenuMensuelActuel: 208.33, ...rule },
    ])
    expect(yearly).toHaveLength(50)
    expect(warnings).toEqual(['histoire_clemente'])
  })

  it('returns the figures of the worked example of the contract', () => {
    expect(ask(retraiteFire, contract.example.query).data).toMatchObject(contract.example.expect)
  })
})

describe('retraite-fire: yearly table', () => {
  it('separates real amounts from nominal amounts', () => {
    const { yearly } = fire('capital=1000&mensuel=100&depenses=1&taux=0&inflation=10&duree=2&age=40')
    // 100 € of today is 100 · 1.1^(k/12) at the end of month k; at a nominal yield of 0, that is all there is.
    const paid = (months: number) =>
      Array.from({ length: months }, (_, k) => 100 * 1.1 ** ((k + 1) / 12)).reduce((a, b) => a + b, 1000)
    expect(yearly.map((row) => row.age)).toEqual([41, 42])
    for (const row of yearly) {
      expect(row.totalVerse).toBeCloseTo(paid(12 * row.annee), 2)
      expect(row.capitalNominal).toBeCloseTo(paid(12 * row.annee), 2)
      expect(row.capitalReel).toBeCloseTo(paid(12 * row.annee) / 1.1 ** row.annee, 2)
      expect(row.interets).toBe(0)
    }
  })

  it('continues after independence and shows the income that the capital would pay', () => {
    const { yearly } = fire(`capital=0&mensuel=1000&depenses=100&duree=3&${STILL}&fiscalite_retrait=25`)
    expect(yearly.map((row) => row.capitalReel)).toEqual([12_000, 24_000, 36_000])
    expect(yearly.map((row) => row.rentePossibleMensuelle)).toEqual([30, 60, 90]) // 4 % / 12, less a quarter
    expect(yearly.map((row) => row.progression)).toEqual([30, 60, 90]) // of 40 000 €
    expect(yearly.map((row) => row.age)).toEqual([null, null, null])
  })
})

describe('retraite-fire: tax and pension', () => {
  it('raises the target by the tax on withdrawals', () => {
    expect(fire(`${ANCHOR}&fiscalite_retrait=20`).resume.capitalCible).toBe(750_000) // 24 000 / 0.8 / 4 %
  })

  it('lowers the target as the pension approaches', () => {
    const query = `mensuel=1000&depenses=2000&${STILL}&age=44&pension=1200`
    // Today T = 12 · 800 / 4 % + 240 · 1200 = 528 000, falling by 1200 a month while 1000 a month is saved.
    const { resume } = fire(`capital=308000&${query}`)
    expect(resume).toMatchObject({
      capitalCible: 408_000,
      anneesAvantFire: 8.33,
      ageFire: 52.33,
      atteint: false,
    })
    expect(resume.progression).toBe(75.4902) // 308 000 / 408 000
    expect(fire(`capital=528000&${query}`).resume).toMatchObject({ capitalCible: 528_000, atteint: true })
    expect(fire(`capital=0&${query}`).resume).toMatchObject({ capitalCible: 240_000, anneesAvantFire: 20 })
    expect(fire(`capital=0&mensuel=500&depenses=2000&${STILL}&age=70&pension=1200`).resume).toMatchObject({
      capitalCible: 240_000,
      anneesAvantFire: 40,
    })
  })

  it('raises the fund that precedes the pension by the tax on withdrawals', () => {
    const { resume } = fire(
      `capital=1e9&mensuel=0&depenses=2000&${STILL}&age=54&pension=1200&fiscalite_retrait=20`,
    )
    expect(resume.capitalCible).toBe(300_000 + 120 * 1500)
  })

  it('never raises the target because of a distant pension', () => {
    const { resume } = fire(`capital=1e9&mensuel=0&depenses=2000&${STILL}&age=20&pension=1200`)
    expect(resume.capitalCible).toBe(600_000) // 528 months of 1 200 € are more than 12 · 1200 / 4 %
  })

  it('refuses a pension without an age', () => {
    const faults = (query: string) => {
      const parsed = retraiteFire.parser.fromQuery(readQuery(query))
      return parsed.ok ? [] : parsed.problems.map(wireProblem)
    }
    const message = 'pension must not be given without age'
    expect(faults(`${ANCHOR}&pension=1000`)).toEqual([{ field: 'pension', message, code: 'inconsistent' }])
    expect(faults(`${ANCHOR}&pension=1000&age=30`)).toEqual([])
    expect(faults(`${ANCHOR}&pension=0&age_pension=60`)).toEqual([])
  })
})

describe('retraite-fire: edge cases', () => {
  it('returns a null date with the current target and warnings when the capital never suffices', () => {
    const { resume, regles, warnings } = fire('capital=0&mensuel=0&depenses=2000&age=30')
    expect(resume).toMatchObject({
      capitalCible: 600_000,
      anneesAvantFire: null,
      ageFire: null,
      progression: 0,
    })
    expect(regles.map((rule) => rule.anneesAvantFire)).toEqual([null, null, null])
    expect(warnings).toEqual(['fire_jamais', 'regle_jamais', 'histoire_clemente'])
  })

  it('returns a null date beyond 100 years', () => {
    const years = (mensuel: number) => fire(`capital=0&mensuel=${mensuel}&depenses=2000&${STILL}`).resume
    expect(years(500).anneesAvantFire).toBe(100)
    expect(years(499.9).anneesAvantFire).toBeNull()
  })

  it('warns about one rule that is never reached while the others are', () => {
    const { resume, regles, warnings } = fire(`capital=0&mensuel=600&depenses=2000&${STILL}`)
    expect(resume.anneesAvantFire).toBe(83.33)
    expect(regles.map((rule) => rule.anneesAvantFire)).toEqual([null, 83.33, 66.67])
    expect(warnings).toEqual([
      'regle_jamais',
      'fire_apres_projection',
      'retrait_superieur_au_rendement',
      'histoire_clemente',
    ])
  })

  it('returns a target of 0, reached, when the pension covers the spending', () => {
    const { resume, yearly, warnings } = fire('capital=10&mensuel=0&depenses=500&age=64&pension=800&duree=1')
    expect(resume).toMatchObject({
      capitalCible: 0,
      anneesAvantFire: 0,
      ageFire: 64,
      atteint: true,
      progression: 0,
    })
    expect(yearly[0]?.progression).toBe(0)
    expect(warnings).toEqual(['objectif_nul', 'histoire_clemente'])
  })

  it('warns when the yield is below inflation and when withdrawals exceed the yield', () => {
    expect(fire(`${ANCHOR}&taux=1`).warnings).toContain('rendement_reel_negatif')
    const wearing = ['retrait_superieur_au_rendement', 'histoire_clemente']
    expect(fire(`${ANCHOR}&taux_retrait=5`).warnings).toEqual(wearing)
    // 4 % a year is 0.3274 % a month, under a twelfth of 4; 4.1 % is 0.3354 %, above it.
    expect(fire(`${ANCHOR}&taux=4&inflation=0`).warnings).toEqual(wearing)
    expect(fire(`${ANCHOR}&taux=4.1&inflation=0`).warnings).toEqual(['histoire_clemente'])
    expect(fire(`${ANCHOR}&taux=4&inflation=0&age=30&pension=2000`).warnings).toEqual(['histoire_clemente'])
  })

  it('reports the target as reached within half a cent', () => {
    const reached = (capital: number) => fire(`capital=${capital}&mensuel=0&depenses=2000`).resume.atteint
    expect(reached(599_999.996)).toBe(true)
    expect(reached(599_999.99)).toBe(false)
  })
})
