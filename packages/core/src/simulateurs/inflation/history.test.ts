import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CENT, decimal, expectExact, factorOf, POINT, YEAR } from '../../../../../test/support/decimal.ts'
import { expectAtMost, expectNear } from '../../../../../test/support/figures.ts'
import { ask } from '../../../../../test/support/queries.ts'
import { cases } from '../../../../../test/support/tier.ts'
import { consumerPrices } from '../../indices/consumer-prices.ts'
import { inflation } from './index.ts'

const convert = (query: string) => ask(inflation, query).data
const warned = (query: string) => ask(inflation, query).meta.avertissements.map(({ code }) => code)

/** Sums, yields and two years of the table, the second later. */
const pasts = fc
  .record({
    montant: fc.double({ min: 0, max: 1e9, noNaN: true }),
    rendement: fc.oneof(fc.constant(0), fc.double({ min: -20, max: 50, noNaN: true })),
    years: fc.uniqueArray(fc.integer({ min: 1901, max: 2025 }), { minLength: 2, maxLength: 2 }),
  })
  .map(({ montant, rendement, years }) => {
    const [annee_debut = 0, annee_fin = 0] = years.sort((a, b) => a - b)
    return { montant, rendement, annee_debut, annee_fin }
  })

describe('inflation: two past years', () => {
  it('converts 1 000 € of 1960 to 2020 at a yield of 3 %', () => {
    const { resume, yearly } = convert('montant=1000&annee_debut=1960&annee_fin=2020&rendement=3')
    // Prices from 9.63 to 104.73; 1.03^60 = 5.891603; 104.73/9.63 = 10.875389, 4.0577 % a year.
    expect(resume).toEqual({
      montantInitial: 1000,
      valeurNominale: 5891.6,
      valeurReelle: 541.74,
      pertePouvoirAchat: 5349.87,
      pertePourcentage: 90.8049,
      montantEquivalent: 10_875.39,
      rendementReel: -1.0164,
      inflationMoyenne: 4.0577,
      dureeDemiVie: 17.43,
    })
    expect(yearly).toHaveLength(60)
    expect(yearly.map(({ annee }) => annee)).toEqual(yearly.map((_, index) => index + 1))
    expect(yearly.map(({ anneeCivile }) => anneeCivile)).toEqual(yearly.map((_, index) => 1961 + index))
  })

  it('applies the index of each year, falling prices included', () => {
    // 1952 to 1955: 7.11, 6.99, 7.02, 7.09.
    const { resume, yearly } = convert('montant=10000&annee_debut=1952&annee_fin=1955')
    expect(yearly.map(({ montantEquivalent }) => montantEquivalent)).toEqual([9831.22, 9873.42, 9971.87])
    expect(yearly[0]).toMatchObject({ valeurReelle: 10_171.67, pertePouvoirAchat: -171.67 })
    expect(resume).toMatchObject({ pertePourcentage: -0.2821, dureeDemiVie: null })
    expect(resume.inflationMoyenne).toBe(-0.0939) // (7.09/7.11)^(1/3) - 1
    expect(warned('montant=10000&annee_debut=1952&annee_fin=1955')).toEqual([
      'demi_vie_inexistante',
      'inflation_observee',
      'montants_en_euros',
    ])
  })

  it.each([
    // Published by 2014, under another base than 2015; the last coefficient, 0.128, has three digits.
    ['1 000 F of 2001, in euros of 2011', 1000 / 6.55957, 2001, 2011, 181.5, 0.001],
    ['1 000 F of 1995, in euros of 2005', 1000 / 6.55957, 1995, 2005, 178.11, 0.001],
    ['100 F of 1998, in euros of 2013', 100 / 6.55957, 1998, 2013, 19.39, 0.001],
    ['1 000 old francs of 1951, in euros of 2001', 1000 / 655.957, 1951, 2001, 128 / 6.55957, 0.0005 / 0.128],
  ])('matches the published Insee figure for %s', (_, montant, annee_debut, annee_fin, published, room) => {
    const { montantEquivalent } = ask(inflation, { montant, annee_debut, annee_fin }).data.resume
    expectNear(montantEquivalent, published, room * published)
  })

  it('reports the derived duration and inflation, and credits Insee', () => {
    const { hypotheses, sources } = ask(inflation, 'montant=1&annee_debut=2000&annee_fin=2025').meta
    expect(hypotheses).toMatchObject({ duree: 25, inflation: 1.6722, annee_debut: 2000, annee_fin: 2025 })
    expect(sources[0]?.title).toContain('Insee, indice des prix')
    const steady = ask(inflation, 'montant=1&duree=5').meta
    expect(steady.hypotheses).toMatchObject({ duree: 5, inflation: 2 })
    expect(steady.sources.map(({ title }) => title).join()).not.toContain('indice des prix')
  })

  it('needs the price series only when years are given', () => {
    const needs = (query: Readonly<Record<string, unknown>>) => {
      const parsed = inflation.parser.fromObject(query)
      return parsed.ok ? inflation.contract.needs(parsed.params) : undefined
    }
    expect(needs({ montant: 1, duree: 2 })).toEqual([])
    expect(needs({ montant: 1, annee_debut: 1990, annee_fin: 2000 })).toEqual([consumerPrices])
  })
})

describe('inflation: invalid parameters', () => {
  it.each([
    ['montant=1', 'duree is required without annee_debut and annee_fin'],
    ['montant=1&annee_debut=1990', 'annee_fin is required with annee_debut'],
    ['montant=1&annee_fin=1990', 'annee_debut is required with annee_fin'],
    ['duree=3&montant=1&annee_debut=1990&annee_fin=1995', 'duree must not be given with annee_debut'],
    ['inflation=2&montant=1&annee_debut=1990&annee_fin=1995', 'inflation must not be given with annee_debut'],
    ['montant=1&annee_debut=1990&annee_fin=1990', 'annee_fin must be greater than annee_debut'],
    ['montant=1&annee_debut=1900&annee_fin=1990', 'annee_debut must be at least 1901'],
    ['montant=1&annee_debut=1990&annee_fin=2026', 'annee_fin must be at most 2025'],
  ])('refuses %s', (query, problem) => expect(() => convert(query)).toThrow(problem))
})

describe('inflation: warnings', () => {
  it('warns about a final amount below prices even when it was above them earlier', () => {
    // 1952 to 1957: prices fall, then end 1.37 % a year above (7.61 / 7.11); a yield of 0.5 % is ahead of them until 1955.
    const query = 'montant=1000&annee_debut=1952&annee_fin=1957&rendement=0.5'
    const { resume, yearly } = convert(query)
    expect(warned(query)).toContain('rendement_sous_inflation')
    expect(yearly.slice(0, 3).every(({ valeurReelle }) => valeurReelle > 1000)).toBe(true)
    expect(resume.valeurReelle).toBeLessThan(1000)
  })

  it('warns about an imprecise index before 1950 and about francs before 2002', () => {
    const codes = (from: number) => warned(`montant=1&annee_debut=${from}&annee_fin=2010`)
    expect(codes(1949)).toEqual(['inflation_observee', 'indice_peu_precis', 'montants_en_euros'])
    expect(codes(1950)).toEqual(['inflation_observee', 'montants_en_euros'])
    expect(codes(2001)).toEqual(['inflation_observee', 'montants_en_euros'])
    expect(codes(2002)).toEqual(['inflation_observee'])
    expect(warned('montant=1&duree=10')).toEqual([])
  })
})

/** The index of a year, as published. */
function indexOf(year: number) {
  const { dates, columns } = consumerPrices.table()
  return decimal(columns.prices[dates.indexOf(String(year))] ?? Number.NaN)
}

it('matches 40-digit arithmetic on every inflation figure of random past periods', () => {
  fc.assert(
    fc.property(pasts, fc.nat(), (past, drawn) => {
      const { resume, yearly } = ask(inflation, past).data
      const n = past.annee_fin - past.annee_debut
      const at = (year: number) => {
        const rise = indexOf(past.annee_debut + year).div(indexOf(past.annee_debut))
        const sum = factorOf(past.rendement).pow(year).times(past.montant)
        return { rise, sum, buys: sum.div(rise) }
      }
      const end = at(n)
      const average = end.rise.pow(decimal(1).div(n))
      expectExact(resume.inflationMoyenne, average.minus(1).times(100), POINT, 'inflationMoyenne')
      const real = factorOf(past.rendement).div(average).minus(1).times(100)
      expectExact(resume.rendementReel, real, POINT, 'rendementReel')
      const lost = decimal(1).minus(decimal(1).div(end.rise)).times(100)
      expectExact(resume.pertePourcentage, lost, POINT, 'pertePourcentage')
      const half = end.rise.gt(1) ? decimal(2).ln().div(average.ln()) : undefined
      if (half?.lte(100)) expectExact(resume.dureeDemiVie, half, YEAR, 'dureeDemiVie')
      else expect(resume.dureeDemiVie).toBeNull()
      const year = 1 + (drawn % n)
      const row = yearly[year - 1] ?? expect.fail(`no year ${year}`)
      for (const [figures, { rise, sum, buys }] of [
        [resume, end],
        [row, at(year)],
      ] as const) {
        expectExact(figures.valeurNominale, sum, CENT, 'valeurNominale')
        expectExact(figures.valeurReelle, buys, CENT, 'valeurReelle')
        expectExact(figures.pertePouvoirAchat, sum.minus(buys), CENT, 'pertePouvoirAchat')
        expectExact(figures.montantEquivalent, rise.times(past.montant), CENT, 'montantEquivalent')
      }
    }),
    cases(2000),
  )
})

describe('inflation: properties of past periods', () => {
  it('reaches the same prices with a constant inflation at the observed average', () => {
    fc.assert(
      fc.property(pasts, (past) => {
        const there = ask(inflation, { ...past, montant: 1000 }).data.resume
        fc.pre(there.inflationMoyenne >= -5 && there.inflationMoyenne <= 30)
        const duree = past.annee_fin - past.annee_debut
        fc.pre(duree <= 100)
        const steady = ask(inflation, {
          montant: 1000,
          duree,
          inflation: there.inflationMoyenne,
          rendement: past.rendement,
        }).data.resume
        const room = duree * 1e-6 // the average is rounded to a ten-thousandth
        expectNear(steady.montantEquivalent, there.montantEquivalent, 0.01 + there.montantEquivalent * room)
        expect(steady.valeurNominale).toBe(there.valeurNominale)
        expectNear(steady.valeurReelle, there.valeurReelle, 0.01 + there.valeurReelle * room)
        expectNear(steady.rendementReel, there.rendementReel, 0.0002)
      }),
    )
  })

  it('composes the equivalents of two successive periods', () => {
    fc.assert(
      fc.property(pasts, fc.nat(), (past, drawn) => {
        const span = past.annee_fin - past.annee_debut
        fc.pre(span > 1)
        const stop = past.annee_debut + 1 + (drawn % (span - 1))
        const worth = (montant: number, annee_debut: number, annee_fin: number) =>
          ask(inflation, { montant, annee_debut, annee_fin }).data.resume.montantEquivalent
        const first = worth(1000, past.annee_debut, stop)
        const onward = worth(1000, stop, past.annee_fin) / 1000
        const whole = worth(1000, past.annee_debut, past.annee_fin)
        expectNear(first * onward, whole, 0.01 + 0.005 * onward + 5e-6 * first)
      }),
    )
  })

  it('returns the first rows of a longer period, and the same relative loss for any amount', () => {
    fc.assert(
      fc.property(pasts, (past) => {
        fc.pre(past.annee_fin < 2025)
        const longer = ask(inflation, { ...past, annee_fin: 2025 }).data
        const { resume, yearly } = ask(inflation, past).data
        expect(longer.yearly.slice(0, yearly.length)).toEqual(yearly)
        const idle = ask(inflation, { ...past, montant: 7, rendement: 0 }).data.resume
        expect(idle.pertePourcentage).toBe(resume.pertePourcentage)
        expectAtMost(resume.pertePourcentage, 100)
      }),
    )
  })
})
