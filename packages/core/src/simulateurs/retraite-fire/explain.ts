/**
 * The explanation of `retraite-fire`: the list of all its steps, in the order of calculation. The order matters: a
 * formula reads only the steps before it. The steps are in the `*.explain.ts` files.
 */
import { inPart } from '../../definition/explanation.ts'
import { explanation, goalSteps, pathTables, rulesSteps, usualRates } from './goal.explain.ts'
import { drawnSteps, historySteps, pastSteps } from './trials.explain.ts'

/**
 * The capital to reach and its date, the usual rules, then the retirement tried on the past or on random draws.
 * Used by `index.ts`.
 */
export const explain = explanation({
  law: () => [usualRates],
  steps: [
    ...inPart({ fr: 'Le capital visé et la date', en: 'The target and the date' }, [...goalSteps]),
    ...inPart({ fr: 'Selon le taux de retrait', en: 'By withdrawal rate' }, [
      ...historySteps,
      ...rulesSteps,
      ...pathTables,
    ]),
    ...inPart({ fr: 'Ce que le passé et le hasard donnent', en: 'What the past and chance give' }, [
      ...pastSteps,
      ...drawnSteps,
    ]),
  ],
})
