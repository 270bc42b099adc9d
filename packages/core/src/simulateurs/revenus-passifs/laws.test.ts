/** Properties of the answers of `revenus-passifs` that hold for every question, checked on random ones. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectAtMost, expectNear, expectSound } from '../../../../../test/support/figures.ts'
import { ask, type QueryOf, validParams } from '../../../../../test/support/queries.ts'
import { cases } from '../../../../../test/support/tier.ts'
import { contract } from './contract.ts'
import { revenusPassifs } from './index.ts'

const queries = validParams(contract)
type Query = QueryOf<typeof contract>

const incomeOf = (query: Query) => {
  const { resume, enveloppes, scenarios } = ask(revenusPassifs, query).data
  const [pea, lifeInsurance, cto] = enveloppes
  if (!pea || !lifeInsurance || !cto) throw new Error('three wrappers are promised')
  return { resume, enveloppes, scenarios, pea, lifeInsurance, cto }
}
const shares = fc.double({ min: 0, max: 1, noNaN: true })

describe('revenus-passifs: withdrawal', () => {
  it('leaves the requested income after tax and equals its share of the capital', () => {
    fc.assert(
      fc.property(queries, (query) => {
        for (const row of incomeOf(query).enveloppes) {
          const left = row.retraitBrutAnnuel - row.impotAnnuel - row.prelevementsSociaux
          expectNear(left, 12 * query.revenu, 0.015)
          expectNear(row.revenuNetMensuel, query.revenu, 0.005)
          const part = (row.capitalNecessaire * (query.taux_retrait ?? 4)) / 100
          expectNear(part, row.retraitBrutAnnuel, 0.006)
          const effective = (row.impotAnnuel + row.prelevementsSociaux) / row.retraitBrutAnnuel
          expectNear(row.tauxImpositionEffectif, 100 * effective, 0.0001 + 1.5 / row.retraitBrutAnnuel)
        }
      }),
    )
  })

  it('never costs more from a PEA than from a securities account', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { pea, cto } = incomeOf(query)
        expectAtMost(pea.capitalNecessaire, cto.capitalNecessaire)
        expectAtMost(pea.tauxImpositionEffectif, cto.tauxImpositionEffectif)
      }),
    )
  })

  it('requires more capital for more income, a larger share of gains or a lower withdrawal rate', () => {
    fc.assert(
      fc.property(queries, shares, (query, share) => {
        const { enveloppes } = incomeOf(query)
        const gains = query.part_gains ?? 50
        const rate = query.taux_retrait ?? 4
        const harder: Query[] = [
          { ...query, revenu: query.revenu + (1e6 - query.revenu) * share },
          { ...query, part_gains: gains + (100 - gains) * share },
          { ...query, taux_retrait: 0.5 + (rate - 0.5) * share },
        ]
        for (const [index, other] of harder.entries()) {
          const rows = incomeOf(other).enveloppes
          enveloppes.forEach((row, wrapper) => {
            // The reduced rate of life insurance covers fewer gains when more premiums stand behind them: gains
            // that are a larger share of the capital may cost less.
            if (index === 1 && wrapper === 1) return
            expectAtMost(row.capitalNecessaire, (rows[wrapper]?.capitalNecessaire ?? 0) + 0.01)
          })
        }
      }),
    )
  })

  it('costs a couple no more than a single person, and twice as much for twice the income', () => {
    fc.assert(
      fc.property(queries, (drawn) => {
        const query = { ...drawn, revenu: Math.min(drawn.revenu, 5e5) }
        const [one, two] = [incomeOf({ ...query, couple: false }), incomeOf({ ...query, couple: true })]
        const twice = incomeOf({ ...query, couple: true, revenu: 2 * query.revenu })
        one.enveloppes.forEach((row, wrapper) => {
          expectAtMost(two.enveloppes[wrapper]?.capitalNecessaire ?? 0, row.capitalNecessaire)
          expectNear(twice.enveloppes[wrapper]?.capitalNecessaire ?? 0, 2 * row.capitalNecessaire, 0.015)
        })
      }),
    )
  })
})

describe('revenus-passifs: summary and scenarios', () => {
  it('selects the wrapper with the least capital, the first one on a tie', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { resume, enveloppes } = incomeOf(query)
        const capitals = enveloppes.map((row) => row.capitalNecessaire)
        expect(resume.capitalNecessaireMin).toBe(Math.min(...capitals))
        expect(resume.capitalNecessaireMax).toBe(Math.max(...capitals))
        const best = enveloppes.findIndex((row) => row.enveloppe === resume.meilleureEnveloppe)
        expectNear(capitals[best] ?? 0, resume.capitalNecessaireMin)
        for (const before of capitals.slice(0, best)) expectAtMost(resume.capitalNecessaireMin, before)
      }),
    )
  })

  it('gives in each scenario the capitals of a simulation at its rate', () => {
    fc.assert(
      fc.property(queries, (query) => {
        for (const scenario of incomeOf(query).scenarios) {
          const { pea, lifeInsurance, cto } = incomeOf({ ...query, taux_retrait: scenario.tauxRetrait })
          expect([scenario.capitalPea, scenario.capitalAssuranceVie, scenario.capitalCto]).toEqual([
            pea.capitalNecessaire,
            lifeInsurance.capitalNecessaire,
            cto.capitalNecessaire,
          ])
        }
      }),
    )
  })

  it('reaches the capital no later with more savings or a lower target', () => {
    fc.assert(
      fc.property(queries, shares, (query, share) => {
        const waits = (changed: Query) =>
          incomeOf(changed).enveloppes.map((row) => row.anneesPourAtteindre ?? Number.POSITIVE_INFINITY)
        const now = waits(query)
        const { capital = 0, mensuel = 0 } = query
        const richer = waits({ ...query, capital: capital + (1e9 - capital) * share })
        const thriftier = waits({ ...query, mensuel: mensuel + (1e7 - mensuel) * share })
        now.forEach((wait, wrapper) => {
          expectAtMost(richer[wrapper] ?? 0, wait + 0.01)
          expectAtMost(thriftier[wrapper] ?? 0, wait + 0.01)
        })
        expectAtMost(now[0] ?? 0, (now[2] ?? 0) + 0.01)
      }),
    )
  })
})

it('returns finite revenus-passifs figures for random queries and a warning for each null figure', () => {
  fc.assert(
    fc.property(validParams(contract, Number.MIN_VALUE), (query) => {
      const saves = (query.capital ?? 0) > 0 || (query.mensuel ?? 0) > 0
      expectSound(ask(revenusPassifs, query), {
        'enveloppes.anneesPourAtteindre': saves ? 'capital_hors_atteinte' : 'epargne_non_indiquee',
      })
    }),
    cases(10_000),
  )
})
