import fc from 'fast-check'
import { describe, it } from 'vitest'
import { expectSound } from '../../../../../test/support/figures.ts'
import { ask, validParams } from '../../../../../test/support/queries.ts'
import { cases } from '../../../../../test/support/tier.ts'
import { contract } from './contract.ts'
import { retraiteFire } from './index.ts'

describe('retraite-fire: null figures', () => {
  it('returns finite figures for random queries and a warning for each null figure', () => {
    fc.assert(
      fc.property(
        validParams(contract, Number.MIN_VALUE),
        fc.integer({ min: 100, max: 120 }),
        (drawn, few) => {
          const query = { ...drawn, simulations: few }
          const unasked = query.age === undefined
          expectSound(ask(retraiteFire, query), {
            'resume.anneesAvantFire': 'fire_jamais',
            'resume.ageFire': unasked ? undefined : 'fire_jamais',
            'regles.anneesAvantFire': 'regle_jamais',
            'regles.ageFire': unasked ? undefined : 'regle_jamais',
            ...(unasked && { 'yearly.age': undefined }),
            'regles.tauxReussiteHistorique': 'aucune_fenetre',
            historique: query.methode === 'historique' ? 'aucune_fenetre' : undefined,
            ...(query.methode !== 'monte_carlo' && { monteCarlo: undefined }),
          })
        },
      ),
      cases(10_000),
    )
  })

  it('returns finite figures at the extreme parameters of history and draws', () => {
    const corners = fc.record({
      methode: fc.constantFrom('historique' as const, 'monte_carlo' as const),
      capital: fc.constantFrom(0, 1e9),
      mensuel: fc.constantFrom(0, 1e7),
      depenses: fc.constantFrom(1, 1e6),
      taux: fc.constantFrom(-20, 0, 50),
      inflation: fc.constantFrom(-5, 0, 30),
      age: fc.constant(100),
      pension: fc.constantFrom(0, 1e7),
      age_pension: fc.constantFrom(0, 120),
      fiscalite_retrait: fc.constantFrom(0, 60),
      taux_retrait: fc.constantFrom(0.5, 15),
      horizon_retraite: fc.constantFrom(10, 70),
      actions: fc.constantFrom(0, 100),
      volatilite: fc.constantFrom(0, 1e-9, 60),
      simulations: fc.constant(100),
      graine: fc.constantFrom(0, 2 ** 31 - 1),
    })
    fc.assert(
      fc.property(corners, (query) => {
        expectSound(ask(retraiteFire, query), {
          'resume.anneesAvantFire': 'fire_jamais',
          'resume.ageFire': 'fire_jamais',
          'regles.anneesAvantFire': 'regle_jamais',
          'regles.ageFire': 'regle_jamais',
          [query.methode === 'historique' ? 'monteCarlo' : 'historique']: undefined,
        })
      }),
      cases(2000),
    )
  })
})
