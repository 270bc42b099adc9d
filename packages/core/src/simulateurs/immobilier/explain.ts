/**
 * The explanation of `immobilier`: the list of all its steps, in the order of calculation. The order matters: a
 * formula reads only the steps before it. The steps are in the `*.explain.ts` files.
 */
import { type CitedValue, inPart } from '../../definition/explanation.ts'
import { citationsOf } from '../../legislation/citation.ts'
import { furnishedIncomeLaw } from '../../legislation/regles/immobilier/furnished-income.ts'
import { microBicLaw } from '../../legislation/regles/immobilier/micro-bic.ts'
import { microFoncierLaw } from '../../legislation/regles/immobilier/micro-foncier.ts'
import { propertyGainLaw } from '../../legislation/regles/immobilier/property-gain.ts'
import { propertyIncomeLaw } from '../../legislation/regles/immobilier/property-income.ts'
import { bareSteps } from './bare.explain.ts'
import { explanation, type Work } from './explain-steps.ts'
import { furnishedSteps } from './furnished.explain.ts'
import { lettingSteps } from './letting.explain.ts'
import { microSteps, rentTaxSteps } from './micro.explain.ts'
import { purchaseSteps } from './purchase.explain.ts'
import { resaleSteps } from './resale.explain.ts'
import { returnSteps, yearSteps } from './returns.explain.ts'
import { yieldSteps } from './yields.explain.ts'

/** Every value of law that the regime of a question reads, each once; none without a regime. */
function lawOfWork({ params, today }: Work): readonly CitedValue[] {
  if (params.regime === 'aucun') return []
  const values = citationsOf(regimeLaws[params.regime](today), propertyGainLaw(today))
  return values.filter(({ name }, index) => values.findIndex((other) => other.name === name) === index)
}

const regimeLaws = {
  micro_foncier: microFoncierLaw,
  reel: propertyIncomeLaw,
  micro_bic: microBicLaw,
  lmnp_reel: furnishedIncomeLaw,
} as const

/**
 * Explains the answer of `immobilier`: the analysis `explication` replays these formulas (grammar:
 * `docs/en/formulas.md`) against `simulate`. In formulas, a parameter that is a rate is in percent. The purchase,
 * the letting, its tax by regime, the sale and what it all returns. Used by `index.ts`.
 */
export const explain = explanation({
  law: lawOfWork,
  steps: [
    ...inPart({ fr: 'L’achat et le crédit', en: 'The purchase and the loan' }, [...purchaseSteps]),
    ...inPart({ fr: 'La location', en: 'The letting' }, [...lettingSteps]),
    ...inPart({ fr: 'L’impôt sur les loyers', en: 'Tax on the rents' }, [
      ...rentTaxSteps,
      ...microSteps,
      ...bareSteps,
      ...furnishedSteps,
    ]),
    ...inPart({ fr: 'Rendements et flux', en: 'Yields and cash flows' }, [...yearSteps, ...yieldSteps]),
    ...inPart({ fr: 'La revente', en: 'The resale' }, [...resaleSteps]),
    ...inPart({ fr: 'Ce que l’opération rapporte', en: 'What it all returns' }, [...returnSteps]),
  ],
})
