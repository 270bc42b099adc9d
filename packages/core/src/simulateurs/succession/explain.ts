import { dutySteps } from './duties.explain.ts'
import { estateSteps } from './estate.explain.ts'
import { insuranceSteps } from './insurance.explain.ts'
import { explanation, lawOf, step } from './settlement.explain.ts'

/**
 * Explains the answer of `succession`: the analysis `explication` replays these formulas (grammar:
 * `docs/en/formulas.md`) against `simulate`. In formulas, a parameter that is a rate is in percent. Inheritance
 * duties, in the order of the articles: the estate, each heir's share, life insurance, then all of it.
 */
export const explain = explanation({
  law: lawOf,
  steps: [
    ...estateSteps,
    ...dutySteps,
    ...insuranceSteps,
    step('totalDroits', 'droitsTotal + droitsAssuranceVie'),
    step('transmisAvantDroits', 'actifTransmis + assuranceVieRecue', {
      label: { fr: 'Transmis avant les droits', en: 'Passed on before duties' },
      kind: 'euros',
    }),
    step('netTransmis', 'transmisAvantDroits - totalDroits'),
    step('tauxEffectif', 'if(transmisAvantDroits = 0, 0, 100 * totalDroits / transmisAvantDroits)'),
  ],
})
