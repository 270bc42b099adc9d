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
    [75, 4, 122],
    [100, 4, 123],
    [50, 4, 120],
    [75, 3, 126],
    [100, 3, 126],
    [50, 3, 126],
  ])(
    'counts with %s %% of equities over 30 years at %s %%, %s successes in 126 windows',
    (actions, rate, successes) => {
      const { past } = fire(`${ANCHOR}&actions=${actions}&horizon_retraite=30&taux_retrait=${rate}`)
      expect(past).toMatchObject({
        premiereAnnee: 1871,
        derniereAnnee: 2025,
        fenetres: 126,
        reussites: successes,
        tauxReussite: Math.round((successes / 126) * 1e6) / 1e4,
      })
    },
  )

  it('returns the worst starting year, the safe rate and the median final capital', () => {
    const { past, regles } = fire(ANCHOR)
    expect(past).toMatchObject({ pireAnneeDeDepart: 1966, tauxRetraitSur: 3.7562 })
    expect(past.capitalFinalMedian).toBe(1_184_756.91)
    expect(regles.map((rule) => rule.tauxReussiteHistorique)).toEqual([100, 96.8254, 77.7778])
  })

  it('returns the historical success of the rules, with null history, for another method', () => {
    const { data, meta } = ask(retraiteFire, 'capital=50000&mensuel=1000&depenses=2000&actions=0')
    expect(data.regles.map((rule) => rule.tauxReussiteHistorique)).toEqual([91.2698, 50, 36.5079])
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
        expect(successesAt(safe)).toBe(156 - horizon)
        expect(successesAt(Number((safe + 0.0001).toFixed(4)))).toBeLessThan(156 - horizon)
      }
  })

  it('counts windows of ten to seventy years, with a warning when they are few', () => {
    const years = (horizon: number) => fire(`${ANCHOR}&horizon_retraite=${horizon}`)
    expect([10, 56, 57, 70].map((horizon) => years(horizon).past.fenetres)).toEqual([146, 100, 99, 86])
    expect([56, 57].map((horizon) => years(horizon).codes.includes('fenetres_peu_nombreuses'))).toEqual([
      false,
      true,
    ])
    // “Two whole retirements that do not overlap”: 155 years hold no third.
    expect([57, 70].map((horizon) => Math.floor(155 / horizon))).toEqual([2, 2])
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
    expect(past).toMatchObject({ reussites: 122, capitalFinalMedian: 0 })
  })

  it('replays world equities since 2004 up to 22 years, and has no figure beyond', () => {
    const world = (horizon: number) => ask(retraiteFire, `${ANCHOR}&indice=monde&horizon_retraite=${horizon}`)
    const codes = (horizon: number) => world(horizon).meta.avertissements.map(({ code }) => code)
    expect(world(10).data.historique).toMatchObject({
      premiereAnnee: 2004,
      derniereAnnee: 2025,
      fenetres: 13,
    })
    expect(world(22).data.historique?.fenetres).toBe(1)
    expect(codes(22)).toEqual(['histoire_mondiale_courte'])
    const { historique, regles } = world(23).data
    expect(historique).toBeNull()
    expect(regles.map(({ tauxReussiteHistorique }) => tauxReussiteHistorique)).toEqual([null, null, null])
    expect(codes(23)).toEqual(['histoire_mondiale_courte', 'aucune_fenetre'])
    const titles = world(10).meta.sources.map(({ title }) => title)
    expect(
      ['TSP', 'Insee', 'Shiller', 'BLS'].map((name) => titles.some((title) => title.includes(name))),
    ).toEqual([true, true, false, false])
  })

  it('gives the same answer with the US index as without an index', () => {
    expect(ask(retraiteFire, `${ANCHOR}&indice=us`).data).toEqual(ask(retraiteFire, ANCHOR).data)
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

/** World data have a window up to 22 years: a longer retirement is asked of the US. */
const withWindows = <Q extends QueryOf<typeof contract>>(query: Q): Q => ({
  ...query,
  indice: (query.horizon_retraite ?? 30) <= 22 ? (query.indice ?? 'us') : 'us',
})
const queries = validParams(contract).map((query) =>
  withWindows({ ...query, methode: 'historique' as const }),
)
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
          ofHistory({ ...query, indice: 'us', horizon_retraite }),
        )
        expect(short?.fenetres).toBe(156 - years)
        expect(long?.fenetres).toBe(155 - years)
        expect(long?.reussites).toBeLessThanOrEqual(short?.reussites ?? Number.NaN)
      }),
    )
  })

  it('agrees with the rules and ignores the yield, the tax and the pension', () => {
    fc.assert(
      fc.property(queries, queries, (query, other) => {
        const { regles } = ask(retraiteFire, query).data
        const { actions, horizon_retraite, taux_retrait, indice } = query
        const { capitalFinalMedian: _, ...same } = ofHistory({
          ...other,
          actions,
          horizon_retraite,
          taux_retrait,
          indice,
        })
        expect(ofHistory(query)).toMatchObject(same)
        for (const { tauxRetrait, tauxReussiteHistorique } of regles) {
          expect(
            ofHistory({ ...other, actions, horizon_retraite, indice, taux_retrait: tauxRetrait })
              .tauxReussite,
          ).toBe(tauxReussiteHistorique)
        }
      }),
    )
  })
})

/** The final capital of one euro in each window with 40 digits, 0 after a missed withdrawal. */
function finalCapitals(
  actions: number,
  years: number,
  percent: number,
  indice: 'us' | 'monde',
): readonly Decimal[] {
  const { columns } = annualReturns.table()
  const [equity, bond, price] =
    indice === 'us'
      ? [columns.usEquities, columns.usBonds, columns.usInflation]
      : [columns.worldEquities, columns.frenchBonds, columns.frenchInflation]
  const factors = equity.flatMap((equities, index) => {
    if (Number.isNaN(equities)) return []
    const bonds = decimal(bond[index] as number).times(decimal(100).minus(actions))
    const mix = decimal(equities).times(actions).plus(bonds).div(100)
    return [mix.plus(100).div(decimal(price[index] as number).plus(100))]
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
      const { actions = 75, horizon_retraite: years = 30, taux_retrait: rate = 4, indice = 'us' } = query
      const firstYear = indice === 'us' ? 1871 : 2004
      const past = historique ?? expect.fail()
      const ends = finalCapitals(actions, years, rate, indice).toSorted((a, b) => a.cmp(b))
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
        finalCapitals(actions, years, percent, indice).flatMap((end, index) =>
          end.gt(0) ? [] : [firstYear + index],
        )
      expect(failures(safe)).toEqual([])
      expect(failures(safe + 0.0001)).toContain(past.pireAnneeDeDepart)
    }),
    cases(60),
  )
})
