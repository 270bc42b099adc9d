/**
 * The explanation of `dca`: the list of all its steps, in the order of calculation. The order matters: a formula
 * reads only the steps before it. The steps are in the `*.explain.ts` files.
 */
import { inPart } from '../../definition/explanation.ts'
import { historySteps } from './history.explain.ts'
import { explanation, finalSteps, spreadSteps, yearsTable } from './spread.explain.ts'

/**
 * Both paths of the same money at a constant yield, then the same deposits from each month of the past.
 * Used by `index.ts`.
 */
export const explain = explanation({
  steps: [
    ...inPart({ fr: 'Les versements', en: 'The deposits' }, [...spreadSteps, yearsTable]),
    ...inPart({ fr: 'Les résultats', en: 'The results' }, [...finalSteps]),
    ...inPart({ fr: 'Ce que le passé a donné', en: 'What the past gave' }, [...historySteps]),
  ],
})
