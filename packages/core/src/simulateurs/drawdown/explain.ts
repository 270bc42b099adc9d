import { crisisSteps } from './crisis.explain.ts'
import { explanation, historySteps } from './history.explain.ts'

/**
 * The portfolio through the months of four crises: its fall, its recovery, and the capital with its flows.
 * Used by `index.ts`.
 */
export const explain = explanation({ steps: [...historySteps, ...crisisSteps] })
