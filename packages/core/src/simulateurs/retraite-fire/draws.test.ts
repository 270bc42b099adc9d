import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectAtMost, expectNear } from '../../../../../test/support/figures.ts'
import { ask, type QueryOf, validParams } from '../../../../../test/support/queries.ts'
import { cases } from '../../../../../test/support/tier.ts'
import { contract } from './contract.ts'
import { retraiteFire } from './index.ts'

type Query = QueryOf<typeof contract>

/** 50 000 € and 1 000 € a month, for 2 000 € a month, at 7 % and 2 %: 600 000 € to reach at 4 %. */
const ANCHOR: Query = { capital: 50_000, mensuel: 1000, depenses: 2000, methode: 'monte_carlo' }

const draw = (query: Query) => ask(retraiteFire, query).data.monteCarlo ?? expect.fail()
const warningsOf = (query: Partial<Query>) =>
  ask(retraiteFire, { ...ANCHOR, simulations: 200, ...query }).meta.avertissements.map(({ code }) => code)

/** Few draws, as the properties hold for any number. */
const queries = validParams(contract)
  .map((query) => ({
    ...query,
    methode: 'monte_carlo' as const,
    simulations: 100,
    depenses: Math.min(query.depenses, 1e4),
  }))
  .filter(({ depenses, pension = 0 }) => pension < depenses)

describe('retraite-fire: properties of Monte Carlo', () => {
  it('bounds the success rate by its interval within 0 and 100, and orders the percentiles', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { tauxReussite, intervalle95, percentiles, simulations } = draw(query)
        const [low, high] = intervalle95
        expect(simulations).toBe(100)
        for (const [a, b] of [
          [0, low],
          [low, tauxReussite],
          [tauxReussite, high],
          [high, 100],
        ] as const)
          expectAtMost(a, b)
        expect(percentiles).toHaveLength(query.horizon_retraite ?? 30)
        for (const { p10, p50, p90 } of percentiles) {
          expectAtMost(0, p10)
          expectAtMost(p10, p50)
          expectAtMost(p50, p90)
        }
        // Rank 89.1 of 100, 49.5 and 9.9: what failed for good is at 0 in the last year.
        const last = percentiles.at(-1) ?? expect.fail()
        if (tauxReussite < 9) expect(last.p90).toBe(0)
        if (tauxReussite < 49) expect(last.p50).toBe(0)
        if (tauxReussite < 90) expect(last.p10).toBe(0)
      }),
    )
  })

  it('never succeeds more often at a higher withdrawal rate, over a longer time or at a lower yield', () => {
    fc.assert(
      fc.property(queries, fc.double({ min: 0, max: 1, noNaN: true }), (query, share) => {
        const rate = draw(query).tauxReussite
        const { taux_retrait = 4, horizon_retraite: years = 30, taux = 7 } = query
        const harder: Partial<Query>[] = [
          { taux_retrait: taux_retrait + (15 - taux_retrait) * share },
          { horizon_retraite: years + Math.floor((70 - years) * share) },
          { taux: taux - (taux + 20) * share },
        ]
        for (const one of harder) expectAtMost(draw({ ...query, ...one }).tauxReussite, rate)
      }),
      cases(300),
    )
  })

  it('ignores the starting capital in the success rate and scales the percentiles with the target', () => {
    fc.assert(
      fc.property(queries, queries, (query, other) => {
        const { capital, mensuel, depenses, age, pension, age_pension, fiscalite_retrait } = other
        const moved = { ...query, capital, mensuel, depenses, age, pension, age_pension, fiscalite_retrait }
        const [one, two] = [ask(retraiteFire, query).data, ask(retraiteFire, moved).data]
        expect(two.monteCarlo?.tauxReussite).toBe(one.monteCarlo?.tauxReussite)
        const scale = two.resume.capitalCible / one.resume.capitalCible
        fc.pre(one.resume.capitalCible > 1e4)
        const [first, second] = [one, two].map(
          ({ monteCarlo }) => monteCarlo?.percentiles[0]?.p50 ?? Number.NaN,
        )
        expectNear(second as number, (first as number) * scale, 0.02 * (1 + scale))
      }),
      cases(300),
    )
  })
})

describe('retraite-fire: method', () => {
  it('changes neither the accumulation nor the success of the rules', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { monteCarlo: _, historique: __, ...drawn } = ask(retraiteFire, query).data
        for (const methode of ['deterministe', 'historique'] as const) {
          expect(ask(retraiteFire, { ...query, methode }).data).toMatchObject(drawn)
        }
      }),
      cases(300),
    )
  })
})

describe('retraite-fire: random seed', () => {
  it('reproduces the figures of methode.md', () => {
    const { tauxReussite, intervalle95, percentiles } = draw(ANCHOR)
    expect([tauxReussite, ...intervalle95]).toEqual([84.12, 83.0808, 85.1068])
    expect(percentiles.at(-1)).toEqual({ annee: 30, p10: 0, p50: 833_511.64, p90: 3_872_427.44 })
    expect(draw({ ...ANCHOR, graine: 43 }).tauxReussite).toBe(84.96)
    expect(draw({ ...ANCHOR, taux: 5 }).tauxReussite).toBe(66.54)
    expect(draw({ ...ANCHOR, horizon_retraite: 50 }).tauxReussite).toBe(68.46)
    expect(draw({ ...ANCHOR, volatilite: 0 }).percentiles.at(-1)?.p50).toBe(912_228.31)
  })

  it('gives the same answer for the same seed and another for another seed', () => {
    expect(draw(ANCHOR)).toEqual(draw({ ...ANCHOR, graine: 42, simulations: 5000 }))
    expect(draw({ ...ANCHOR, graine: 43 }).percentiles).not.toEqual(draw(ANCHOR).percentiles)
    expect(draw({ ...ANCHOR, graine: 9 })).toMatchObject({ graine: 9, simulations: 5000 })
  })
})

describe('retraite-fire: warnings of the methods', () => {
  it('warns about assumed randomness and about probable failure', () => {
    expect(warningsOf({})).toEqual(['histoire_clemente', 'hasard_suppose', 'mauvais_moment'])
    expect(warningsOf({ taux_retrait: 1, taux: 10 })).toEqual(['histoire_clemente', 'hasard_suppose'])
    expect(warningsOf({ taux_retrait: 12 })).toEqual([
      'retrait_superieur_au_rendement',
      'histoire_clemente',
      'hasard_suppose',
      'echec_probable',
    ])
    expect(warningsOf({ volatilite: 0 })).toEqual(['histoire_clemente', 'sans_alea'])
    expect(warningsOf({ fiscalite_retrait: 5 })).toContain('pension_et_impot_ignores')
  })

  it('returns null history and draws for the deterministic method', () => {
    const { historique, monteCarlo } = ask(retraiteFire, { ...ANCHOR, methode: 'deterministe' }).data
    expect([historique, monteCarlo]).toEqual([null, null])
  })
})

it('costs units in proportion to its simulated months for draws, and none for history', () => {
  const costUnits = (query: Partial<Query>) => {
    const parsed = retraiteFire.parser.fromObject({ ...ANCHOR, ...query })
    return parsed.ok ? contract.costUnits(parsed.params) : expect.fail()
  }
  expect(costUnits({})).toBe(5000 * 360)
  expect(costUnits({ simulations: 20_000, horizon_retraite: 70 })).toBe(16_800_000)
  expect(costUnits({ methode: 'historique' })).toBe(0)
  expect(contract.needs({} as Parameters<typeof contract.needs>[0])).toHaveLength(1)
})
