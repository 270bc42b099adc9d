/**
 * The explanation of `drawdown`: the list of all its steps, in the order of calculation. The order matters: a
 * formula reads only the steps before it. The steps are in the `*.explain.ts` files.
 */
import { crisisSteps } from './crisis.explain.ts'
import { explanation, historySteps } from './history.explain.ts'

/**
 * The portfolio through the months of four crises: its fall, its recovery, and the capital with its flows.
 * Used by `index.ts`.
 */
export const explain = explanation({ steps: [...historySteps, ...crisisSteps] })
