/** Which tests run beside which: a file is of one group, and the groups of an order begin when those before have ended. */
import { availableParallelism } from 'node:os'
import type { TestProjectInlineConfiguration } from 'vitest/config'

/** Of functions alone: nothing that one file leaves behind changes another, so they share what they have loaded. */
const PURE = ['packages/*/src/**/*.test.ts']

const FACTS = ['apps/*/src/**/*.test.ts', 'test/**/*.test.ts']

/** Mostly waiting, for a process to start, to end, or to lose patience: more of them at once than there are cores. */
const WAITING = [
  'test/cli/process.test.ts',
  'test/client/{failures,limit,patience}.test.ts',
  'test/deploy/connections.test.ts',
  'test/http/{logs,orphan,stop}.test.ts',
]

/** Where a test measures a short time, or acts within one: beside another it would measure that one too. */
const TIMED = [
  'apps/api/src/limit/*.test.ts',
  'test/deploy/{limit,loss}.test.ts',
  'test/http/{heavy,limit*,metrics,slow,stop-*,workers}.test.ts',
  'test/mcp/{heavy,limit}.test.ts',
  'test/web/tools-live.test.ts',
]

/** Asked again where the machine was away: `neighbours.ts` says when. */
const MINDING_NEIGHBOURS = { retry: 2, setupFiles: ['test/support/neighbours.ts'] }

/** Every core: by default one of them is left to whoever watches, which of two is half. */
const cores = availableParallelism()

const group = (
  name: string,
  groupOrder: number,
  maxWorkers: number,
  files: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, maxWorkers, sequence: { groupOrder }, ...files },
})

export const groups = [
  group('pure', 0, cores, { include: PURE, isolate: false }),
  group('facts', 0, cores, { include: FACTS, exclude: [...WAITING, ...TIMED] }),
  group('waiting', 1, 2 * cores, { include: WAITING, ...MINDING_NEIGHBOURS }),
  group('timed', 2, 1, { include: TIMED, ...MINDING_NEIGHBOURS }),
]
