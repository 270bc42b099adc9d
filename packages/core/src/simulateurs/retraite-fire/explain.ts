import { explanation, goalSteps, pathTables, rulesSteps, usualRates } from './goal.explain.ts'
import { drawnSteps, historySteps, pastSteps } from './trials.explain.ts'

/** The capital to reach and its date, the usual rules, then the retirement tried on the past or on random draws. */
export const explain = explanation({
  law: () => [usualRates],
  steps: [...goalSteps, ...historySteps, ...rulesSteps, ...pathTables, ...pastSteps, ...drawnSteps],
})
