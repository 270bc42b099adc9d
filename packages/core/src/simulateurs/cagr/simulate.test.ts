import { describe, expect, it } from 'vitest'
import { ask } from '../../../../../test/support/queries.ts'
import { contract } from './contract.ts'
import { cagr } from './index.ts'

const growth = (query: string) => {
  const { data, meta } = ask(cagr, query)
  return { ...data, warnings: meta.avertissements.map(({ code }) => code) }
}

/** Final value of the capital and the deposits at a yearly rate, each from its own date. */
function grown(capital: number, deposit: number, rate: number, years: number): number {
  let sum = capital * (1 + rate) ** years
  for (let k = 1; k <= Math.floor(12 * years); k += 1) sum += deposit * (1 + rate) ** (years - k / 12)
  return sum
}

describe('cagr: worked figures', () => {
  it('computes the rates from 10 000 € to 25 000 € in 8 years', () => {
    const { resume, yearly, warnings } = growth('valeur_initiale=10000&valeur_finale=25000&duree=8')
    expect(resume).toEqual({
      cagr: 12.1353,
      rendementTotal: 150,
      gainAbsolu: 15_000,
      multiple: 2.5,
      cagrReel: 12.1353,
      tauxMensuelEquivalent: 0.959, // 2.5^(1/96)
      anneesDoublement: 6.05, // 8 ln 2 / ln 2.5
      tri: null,
    })
    expect(yearly).toHaveLength(8)
    expect(yearly[3]).toEqual({ annee: 4, valeur: 15_811.39 }) // 10 000 √2.5
    expect(warnings).toEqual([])
  })

  it('returns the figures of the worked example of the contract', () => {
    expect(ask(cagr, contract.example.query).data).toMatchObject(contract.example.expect)
  })

  it('deducts inflation by division of growth factors', () => {
    const { resume } = growth('valeur_initiale=100&valeur_finale=107&duree=1&inflation=2')
    expect([resume.cagr, resume.cagrReel]).toEqual([7, 4.902])
  })
})

describe('cagr: dates', () => {
  it('counts 365.25 days a year, so that four years with one leap day are whole', () => {
    const { resume, yearly, warnings } = growth(
      'valeur_initiale=10000&valeur_finale=14641&date_debut=2020-01-01&date_fin=2024-01-01',
    )
    expect(resume.cagr).toBe(10)
    expect(yearly.map(({ valeur }) => valeur)).toEqual([11_000, 12_100, 13_310, 14_641])
    expect(warnings).toEqual([])
  })

  it('counts a common year as slightly less than one year', () => {
    const { resume, yearly } = growth(
      'valeur_initiale=100&valeur_finale=105&date_debut=2025-01-01&date_fin=2026-01-01',
    )
    expect(resume.cagr).toBe(5.0035) // 1.05^(365.25/365)
    expect(yearly).toEqual([{ annee: 1, valeur: 105 }])
  })

  it('counts every monthly deposit when the span is a whole number of average months', () => {
    // 487 days are 16 months of 365.25/12 days, and so on: doubles must not lose the last deposit.
    for (let k = 1; k <= 75; k += 1) {
      const end = new Date(Date.UTC(1950, 0, 1 + 487 * k)).toISOString().slice(0, 10)
      const { resume } = growth(
        `valeur_initiale=1000&valeur_finale=9000&versements=10&date_debut=1950-01-01&date_fin=${end}`,
      )
      expect(resume.gainAbsolu).toBe(9000 - 1000 - 10 * 16 * k)
    }
  })

  it('refuses dates given alone, with a duration, in the wrong order or out of range', () => {
    const base = 'valeur_initiale=1&valeur_finale=2'
    expect(() => growth(base)).toThrow('duree is required without date_debut and date_fin')
    expect(() => growth(`${base}&date_fin=2020-01-01`)).toThrow('date_debut is required with date_fin')
    expect(() => growth(`${base}&date_debut=2020-01-01`)).toThrow('date_fin is required with date_debut')
    expect(() => growth(`${base}&duree=1&date_debut=2020-01-01&date_fin=2021-01-01`)).toThrow(
      'duree must not be given with date_debut and date_fin',
    )
    for (const end of ['2020-01-01', '2019-12-31', '2020-01-04', '2120-01-03']) {
      expect(() => growth(`${base}&date_debut=2020-01-01&date_fin=${end}`)).toThrow(
        'date_fin must be 0.01 to 100 years after date_debut',
      )
    }
    expect(growth(`${base}&date_debut=2020-01-01&date_fin=2020-01-05`).resume.cagr).not.toBeUndefined()
    expect(growth(`${base}&date_debut=2020-01-01&date_fin=2120-01-01`).yearly).toHaveLength(100)
  })
})

describe('cagr: deposits', () => {
  it('dates each deposit, also when the span ends with a fraction of a month', () => {
    for (const [years, rate] of [
      [1.5, 0.06],
      [1.55, 0.06],
      [7.99, -0.12],
      [0.3, 0.4],
      [33.333, 0.09],
      [0.05, 0.2],
    ] as const) {
      const final = grown(1000, 100, rate, years)
      const { resume, yearly } = growth(
        `valeur_initiale=1000&versements=100&duree=${years}&valeur_finale=${final}`,
      )
      expect(resume.cagr).toBeCloseTo(100 * rate, 4)
      expect(resume.tri).toBe(resume.cagr)
      const paidIn = 1000 + 100 * Math.floor(12 * years)
      expect(resume.gainAbsolu).toBeCloseTo(final - paidIn, 2)
      expect(resume.multiple).toBeCloseTo(final / paidIn, 4)
      yearly.slice(0, -1).forEach(({ annee, valeur }) => {
        expect(valeur).toBeCloseTo(grown(1000, 100, rate, annee), 1)
      })
      expect(yearly.at(-1)).toEqual({ annee: Math.ceil(years), valeur: Math.round(final * 100) / 100 })
    }
  })

  it('returns null rates with a warning when the final value is below the deposit of the last day', () => {
    const { resume, yearly, warnings } = growth(
      'valeur_initiale=1000&versements=100&duree=2&valeur_finale=99.99',
    )
    expect(resume).toMatchObject({ cagr: null, tri: null, cagrReel: null, tauxMensuelEquivalent: null })
    expect(resume).toMatchObject({ anneesDoublement: null, gainAbsolu: -3300.01 })
    expect(yearly).toEqual([
      { annee: 1, valeur: null },
      { annee: 2, valeur: 99.99 },
    ])
    expect(warnings).toEqual(['taux_inexistant'])
  })

  it('returns -100 % when only the last deposit is left, and a rate above when it had time to fall', () => {
    const lost = growth('valeur_initiale=1000&versements=100&duree=2&valeur_finale=100')
    expect(lost.resume.cagr).toBe(-100)
    expect(lost.yearly[0]?.valeur).toBe(100)
    const late = growth('valeur_initiale=1000&versements=100&duree=2.05&valeur_finale=50')
    expect(late.resume.cagr).toBeLessThan(-99.99)
    expect(late.warnings).toEqual(['doublement_inexistant'])
  })
})

describe('cagr: limits of the rate', () => {
  it('returns -100 % when the final value is 0', () => {
    for (const deposits of ['', '&versements=100&duree=3.04']) {
      const { resume, warnings } = growth(
        `valeur_initiale=1000&valeur_finale=0${deposits || '&duree=3'}&inflation=2`,
      )
      expect(resume).toMatchObject({ cagr: -100, cagrReel: -100, tauxMensuelEquivalent: -100, multiple: 0 })
      expect(warnings).toEqual(['doublement_inexistant'])
    }
  })

  it('annualises a span under one year with a warning', () => {
    const { resume, yearly, warnings } = growth('valeur_initiale=100&valeur_finale=101&duree=0.5')
    expect(resume.cagr).toBe(2.01)
    expect(yearly).toEqual([{ annee: 1, valeur: 101 }])
    expect(warnings).toEqual(['annualisation_courte'])
    expect(growth('valeur_initiale=100&valeur_finale=101&duree=1').warnings).toEqual([])
    const calendarYear = 'valeur_initiale=100&valeur_finale=101&date_debut=2025-01-01&date_fin='
    expect(growth(`${calendarYear}2026-01-01`).warnings).toEqual([])
    expect(growth(`${calendarYear}2025-12-31`).warnings).toEqual(['annualisation_courte'])
  })

  it('returns a null rate above 1e9 %', () => {
    const upTo = (end: number) => growth(`valeur_initiale=1&valeur_finale=${end}&duree=1`)
    expect(upTo(10_000_001).resume.cagr).toBe(1e9)
    expect(upTo(10_000_002).resume).toMatchObject({ cagr: null, gainAbsolu: 10_000_001 })
    const days = growth('valeur_initiale=0.01&valeur_finale=1e12&duree=0.01')
    expect(days.resume).toMatchObject({ cagr: null, multiple: 1e14 })
    expect(days.warnings).toEqual(['annualisation_courte', 'taux_inexistant'])
    const deposits = growth('valeur_initiale=0.01&versements=0.01&valeur_finale=1e12&duree=1')
    expect(deposits.resume).toMatchObject({ cagr: null, tri: null })
  })

  it('returns a null doubling time beyond 100 years', () => {
    const doubling = (end: number) => {
      const { resume, warnings } = growth(`valeur_initiale=1000&valeur_finale=${end}&duree=1`)
      return [resume.anneesDoublement, warnings]
    }
    expect(doubling(1007)).toEqual([99.37, []]) // ln 2 / ln 1.007
    expect(doubling(1006.9)).toEqual([null, ['doublement_inexistant']]) // 100.80 years
    expect(doubling(1000)).toEqual([null, ['doublement_inexistant']])
    expect(doubling(2000)).toEqual([1, []])
  })
})
