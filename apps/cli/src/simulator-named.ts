import type { Simulator } from '@denier/core'
import { simulators } from './all-simulators.ts'

/**
 * The simulator of this name; `undefined` when none has it. `build/bundle.mjs` puts another function in its place in
 * the bundle: it loads one simulator alone. Used by `run.ts`, `batch/chunk-worker.ts`, `commands/batch.ts` and
 * `commands/other-commands.ts`.
 */
export const simulatorNamed = async (name: string): Promise<Simulator | undefined> =>
  simulators.find(({ contract }) => contract.name === name)
