import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectAlike, expectAtMost, expectNear } from '../../../../../test/support/figures.ts'
import { ask, validParams } from '../../../../../test/support/queries.ts'
import { contract } from './contract.ts'
import { retraiteFire } from './index.ts'

/** The accumulation is the same for every method, as `draws.test.ts` checks. */
const queries = validParams(contract).map((query) => ({ ...query, methode: 'deterministe' as const }))
type Query = typeof queries extends fc.Arbitrary<infer Q> ? Q : never

const fire = (query: Query) => ask(retraiteFire, query).data
const shares = fc.double({ min: 0, max: 1, noNaN: true })
const priceOf = ({ inflation = 2 }: Query) => 1 + inflation / 100

describe('retraite-fire: yearly table', () => {
  it('agrees between real and nominal amounts, and splits the capital into payments and interest', () => {
    fc.assert(
      fc.property(queries, (query) => {
        for (const row of fire(query).yearly) {
          const prices = priceOf(query) ** row.annee
          expectNear(row.capitalReel * prices, row.capitalNominal, 0.005 * (1 + prices))
          expectNear(row.totalVerse + row.interets, row.capitalNominal, 0.015)
        }
      }),
    )
  })

  it('returns the first rows of a longer table without a change to dates or targets', () => {
    fc.assert(
      fc.property(queries, fc.integer({ min: 1, max: 60 }), (query, years) => {
        const [whole, part] = [fire({ ...query, duree: 60 }), fire({ ...query, duree: years })]
        expectAlike(part.yearly, whole.yearly.slice(0, years))
        expectAlike(part.resume, whole.resume)
        expectAlike(part.regles, whole.regles)
      }),
    )
  })

  it('reaches 100 % of the target in the year of independence, and not before', () => {
    fc.assert(
      fc.property(queries, (drawn) => {
        const query = { ...drawn, taux: Math.max(drawn.taux ?? 7, drawn.inflation ?? 2), duree: 60 }
        const { resume, yearly } = fire(query)
        const { anneesAvantFire: years, atteint, capitalCible } = resume
        fc.pre(years !== null && !atteint && years <= 60 && capitalCible > 1)
        for (const { annee, progression } of yearly) {
          if (annee < years - 0.01) expectAtMost(progression, 100.0001)
          if (annee > years + 0.01) expectAtMost(99.9999, progression)
        }
      }),
    )
  })
})

describe('retraite-fire: date of independence', () => {
  const years = (query: Query) => fire(query).resume.anneesAvantFire ?? Number.POSITIVE_INFINITY
  const later = (query: Query, least: number) => expect(years(query)).toBeGreaterThanOrEqual(least - 0.01)

  it('never advances with less capital, lower deposits, more spending or tax, or a lower withdrawal rate', () => {
    fc.assert(
      fc.property(queries, shares, (query, share) => {
        const at = years(query)
        later({ ...query, capital: query.capital * share }, at)
        later({ ...query, mensuel: query.mensuel * share }, at)
        later({ ...query, depenses: query.depenses + (1e6 - query.depenses) * share }, at)
        const tax = query.fiscalite_retrait ?? 0
        later({ ...query, fiscalite_retrait: tax + (60 - tax) * share }, at)
        later({ ...query, taux_retrait: 0.5 + ((query.taux_retrait ?? 4) - 0.5) * share }, at)
      }),
    )
  })

  it('never advances with a lower or a later pension', () => {
    fc.assert(
      fc.property(queries, shares, (query, share) => {
        const at = years(query)
        later({ ...query, pension: (query.pension ?? 0) * share }, at)
        const age = query.age_pension ?? 64
        later({ ...query, age_pension: age + Math.floor((120 - age) * share) }, at)
      }),
    )
  })

  it('equals the missing capital divided by the deposits at a yield and inflation of 0', () => {
    fc.assert(
      fc.property(queries, (drawn) => {
        const query = { ...drawn, taux: 0, inflation: 0, pension: 0 }
        const { resume, regles } = fire(query)
        for (const { anneesAvantFire, capitalCible, atteint } of [resume, ...regles]) {
          const months = (capitalCible - query.capital) / query.mensuel
          if (atteint || capitalCible > 1e9 || query.mensuel < 1) continue
          if (months > 1200.1) expect(anneesAvantFire).toBeNull()
          else if (months < 1199.9) expectNear(anneesAvantFire ?? Number.NaN, months / 12, 0.006)
        }
      }),
    )
  })

  it('advances by one year when the simulation restarts from the capital of the first row', () => {
    fc.assert(
      fc.property(queries, (drawn) => {
        const query = {
          ...drawn,
          capital: Math.min(drawn.capital, 1e6),
          mensuel: Math.min(drawn.mensuel, 1e5),
        }
        const { resume, yearly } = fire(query)
        const { anneesAvantFire: before } = resume
        const [capital = 0, age] = [yearly[0]?.capitalReel, yearly[0]?.age]
        // The capital’s half a cent, grown, must stay small beside what the capital gains in a month.
        fc.pre(before !== null && before > 1.02 && query.mensuel >= 1 && (age ?? 0) <= 100)
        fc.pre((query.taux ?? 7) >= (query.inflation ?? 2))
        const now = fire({ ...query, capital, ...(age != null && { age }) }).resume
        expectNear((now.anneesAvantFire ?? Number.NaN) + 1, before, 0.021)
        const grown = ((1 + (query.taux ?? 7) / 100) / priceOf(query)) ** before
        expectNear(now.capitalCible, resume.capitalCible, 0.02 + 0.005 * grown)
      }),
    )
  })
})

describe('retraite-fire: withdrawal rules', () => {
  it('gives the same figures as a simulation at the rate of the rule, sooner at a higher rate', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { regles } = fire(query)
        for (const { revenuMensuelActuel: _, tauxReussiteHistorique: __, ...rule } of regles) {
          expect(fire({ ...query, taux_retrait: rule.tauxRetrait }).resume).toMatchObject(rule)
        }
        const waits = regles.map((rule) => rule.anneesAvantFire ?? Number.POSITIVE_INFINITY)
        expectAlike(
          waits,
          waits.toSorted((a, b) => b - a),
        )
      }),
    )
  })
})
