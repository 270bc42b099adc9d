import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CENT, type Decimal, decimal, expectExact, POINT } from '../../../../../test/support/decimal.ts'
import { ask, type QueryOf, validParams } from '../../../../../test/support/queries.ts'
import { cases } from '../../../../../test/support/tier.ts'
import { annualReturns } from '../../indices/annual-returns.ts'
import { contract } from './contract.ts'
import { retraiteFire } from './index.ts'

/** 50 000 € and 1 000 € a month, for 2 000 € a month, at 7 % and 2 %: 600 000 € to reach at 4 %. */
const ANCHOR = 'capital=50000&mensuel=1000&depenses=2000&methode=historique'

const fire = (query: string) => {
  const { data, meta } = ask(retraiteFire, query)
  const { historique } = data
  return { ...data, past: historique ?? expect.fail(), codes: meta.avertissements.map(({ code }) => code) }
}

describe('retraite-fire: worked historical figures', () => {
  it.each([
    [75, 4, 119],
    [100, 4, 120],
    [50, 4, 117],
    [75, 3, 123],
    [100, 3, 123],
    [50, 3, 123],
  ])(
    'counts with %s %% of equities over 30 years at %s %%, %s successes in 123 windows',
    (actions, rate, successes) => {
      const { past } = fire(`${ANCHOR}&actions=${actions}&horizon_retraite=30&taux_retrait=${rate}`)
      expect(past).toMatchObject({
        premiereAnnee: 1871,
        derniereAnnee: 2022,
        fenetres: 123,
        reussites: successes,
        tauxReussite: Math.round((successes / 123) * 1e6) / 1e4,
      })
    },
  )

  it('returns the worst starting year, the safe rate and the median final capital', () => {
    const { past, regles } = fire(ANCHOR)
    expect(past).toMatchObject({ pireAnneeDeDepart: 1966, tauxRetraitSur: 3.7562 })
    expect(past.capitalFinalMedian).toBe(1_142_145.38)
    expect(regles.map((rule) => rule.tauxReussiteHistorique)).toEqual([100, 96.748, 77.2358])
  })

  it('returns the historical success of the rules, with null history, for another method', () => {
    const { data, meta } = ask(retraiteFire, 'capital=50000&mensuel=1000&depenses=2000&actions=0')
    expect(data.regles.map((rule) => rule.tauxReussiteHistorique)).toEqual([91.0569, 48.7805, 35.7724])
    expect([data.historique, data.monteCarlo]).toEqual([null, null])
    expect(meta.sources.map(({ url }) => url)).toContain('https://github.com/datasets/s-and-p-500')
  })
})

describe('retraite-fire: limits of the historical method', () => {
  it('returns a safe rate that succeeds in every window and is the highest at four decimals', () => {
    for (let horizon = 10; horizon <= 70; horizon += 1)
      for (const actions of [0, 25, 50, 75, 100]) {
        const query = `${ANCHOR}&horizon_retraite=${horizon}&actions=${actions}`
        const safe = fire(query).past.tauxRetraitSur
        const successesAt = (rate: number) => fire(`${query}&taux_retrait=${rate}`).past.reussites
        expect(successesAt(safe)).toBe(153 - horizon)
        expect(successesAt(Number((safe + 0.0001).toFixed(4)))).toBeLessThan(153 - horizon)
      }
  })

  it('counts windows of ten to seventy years, with a warning when they are few', () => {
    const years = (horizon: number) => fire(`${ANCHOR}&horizon_retraite=${horizon}`)
    expect([10, 53, 54, 70].map((horizon) => years(horizon).past.fenetres)).toEqual([143, 100, 99, 83])
    expect([53, 54].map((horizon) => years(horizon).codes.includes('fenetres_peu_nombreuses'))).toEqual([
      false,
      true,
    ])
    // “Two whole retirements that do not overlap”: 152 years hold no third.
    expect([54, 70].map((horizon) => Math.floor(152 / horizon))).toEqual([2, 2])
  })

  it('returns a median final capital of 0 with a warning when most windows fail', () => {
    const { past, codes } = fire(`${ANCHOR}&taux_retrait=15&horizon_retraite=30`)
    expect(past).toMatchObject({ reussites: 0, tauxReussite: 0, capitalFinalMedian: 0 })
    expect(codes).toContain('echec_probable')
    expect(codes).not.toContain('mauvais_moment')
  })

  it('returns the success of the rate even when the target is 0', () => {
    const { past, resume } = fire('capital=0&mensuel=0&depenses=500&age=64&pension=800&methode=historique')
    expect(resume.capitalCible).toBe(0)
    expect(past).toMatchObject({ reussites: 119, capitalFinalMedian: 0 })
  })

  it('warns according to the rate, the tax and the pension', () => {
    const warningsOf = (query: string) =>
      fire(`${ANCHOR}&${query}`).codes.filter((code) => code !== 'retrait_superieur_au_rendement')
    expect(warningsOf('taux_retrait=3')).toEqual(['histoire_clemente'])
    expect(warningsOf('')).toEqual(['histoire_clemente', 'mauvais_moment'])
    const spared = ['histoire_clemente', 'mauvais_moment', 'pension_et_impot_ignores']
    expect(warningsOf('fiscalite_retrait=10')).toEqual(spared)
    expect(warningsOf('age=60&pension=500')).toEqual(spared)
  })
})

const queries = validParams(contract).map((query) => ({ ...query, methode: 'historique' as const }))
const ofHistory = (query: QueryOf<typeof contract>) =>
  ask(retraiteFire, query).data.historique ?? expect.fail()

describe('retraite-fire: properties of the historical method', () => {
  it('succeeds no more often at a higher rate, and always at the safe rate, rounded down', () => {
    fc.assert(
      fc.property(queries, fc.double({ min: 0.5, max: 15, noNaN: true }), (query, other) => {
        const past = ofHistory(query)
        const [low, high] = [
          Math.min(other, query.taux_retrait ?? 4),
          Math.max(other, query.taux_retrait ?? 4),
        ]
        const at = (taux_retrait: number) => ofHistory({ ...query, taux_retrait })
        expect(at(low).reussites).toBeGreaterThanOrEqual(at(high).reussites)
        expect(at(past.tauxRetraitSur).tauxReussite).toBe(100)
        const over = at(Math.min(15, past.tauxRetraitSur + 0.0001))
        expect(over.reussites).toBeLessThan(over.fenetres)
        expect(over.tauxRetraitSur).toBe(past.tauxRetraitSur)
      }),
    )
  })

  it('loses one window for each added year and never succeeds more often', () => {
    fc.assert(
      fc.property(queries, fc.integer({ min: 10, max: 69 }), (query, years) => {
        const [short, long] = [years, years + 1].map((horizon_retraite) =>
          ofHistory({ ...query, horizon_retraite }),
        )
        expect(short?.fenetres).toBe(153 - years)
        expect(long?.fenetres).toBe(152 - years)
        expect(long?.reussites).toBeLessThanOrEqual(short?.reussites ?? Number.NaN)
      }),
    )
  })

  it('agrees with the rules and ignores the yield, the tax and the pension', () => {
    fc.assert(
      fc.property(queries, queries, (query, other) => {
        const { regles } = ask(retraiteFire, query).data
        const { actions, horizon_retraite, taux_retrait } = query
        const { capitalFinalMedian: _, ...same } = ofHistory({
          ...other,
          actions,
          horizon_retraite,
          taux_retrait,
        })
        expect(ofHistory(query)).toMatchObject(same)
        for (const { tauxRetrait, tauxReussiteHistorique } of regles) {
          expect(
            ofHistory({ ...other, actions, horizon_retraite, taux_retrait: tauxRetrait }).tauxReussite,
          ).toBe(tauxReussiteHistorique)
        }
      }),
    )
  })
})

/** The final capital of one euro in each window with 40 digits, 0 after a missed withdrawal. */
function finalCapitals(actions: number, years: number, percent: number): readonly Decimal[] {
  const { usEquities, usBonds, usInflation } = annualReturns.table().columns
  const factors = usEquities.map((equities, index) => {
    const bonds = decimal(usBonds[index] as number).times(decimal(100).minus(actions))
    const mix = decimal(equities).times(actions).plus(bonds).div(100)
    return mix.plus(100).div(decimal(usInflation[index] as number).plus(100))
  })
  const withdrawal = decimal(percent).div(100)
  return factors.slice(0, factors.length - years + 1).map((_, first) => {
    let capital = decimal(1)
    for (const factor of factors.slice(first, first + years)) {
      if (capital.lt(withdrawal)) return decimal(0)
      capital = capital.minus(withdrawal).times(factor)
    }
    return capital
  })
}

it('matches 40-digit arithmetic on every retraite-fire window for random mixes, durations and rates', () => {
  fc.assert(
    fc.property(queries, (drawn) => {
      const query = { ...drawn, depenses: Math.min(drawn.depenses, 1e5) }
      const { resume, historique } = ask(retraiteFire, query).data
      const { actions = 75, horizon_retraite: years = 30, taux_retrait: rate = 4 } = query
      const past = historique ?? expect.fail()
      const ends = finalCapitals(actions, years, rate).toSorted((a, b) => a.cmp(b))
      const paid = ends.filter((end) => end.gt(0)).length
      expect([past.fenetres, past.reussites]).toEqual([ends.length, paid])
      expectExact(past.tauxReussite, decimal(100 * paid).div(ends.length), POINT, 'tauxReussite')
      const middle = (ends.length - 1) / 2
      const [low, high] = [Math.floor(middle), Math.ceil(middle)].map((rank) => ends[rank] as Decimal)
      const median = (low as Decimal).plus(high as Decimal).div(2)
      // The target is read rounded to half a cent, and the median multiplies that.
      const read = decimal(CENT).plus(median.times(0.005)).toNumber()
      expectExact(past.capitalFinalMedian, median.times(resume.capitalCible), read, 'capitalFinalMedian')
      const safe = past.tauxRetraitSur
      const failures = (percent: number) =>
        finalCapitals(actions, years, percent).flatMap((end, index) => (end.gt(0) ? [] : [1871 + index]))
      expect(failures(safe)).toEqual([])
      expect(failures(safe + 0.0001)).toContain(past.pireAnneeDeDepart)
    }),
    cases(60),
  )
})
