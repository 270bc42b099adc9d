import { catalogue, type Simulator } from '@denier/core'

/**
 * Every simulator. A command that needs one alone asks `simulator-named.ts`, which does not load the others. Used by
 * `simulator-named.ts`, `commands/batch.ts`, `commands/other-commands.ts` and `commands/unknown-command.ts`.
 */
export const simulators: readonly Simulator[] = catalogue
