import { historySteps } from './history.explain.ts'
import { explanation, finalSteps, spreadSteps, yearsTable } from './spread.explain.ts'

/** Both paths of the same money at a constant yield, then the same deposits from each month of the past. */
export const explain = explanation({ steps: [...spreadSteps, yearsTable, ...finalSteps, ...historySteps] })
