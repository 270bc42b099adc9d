/**
 * For tests of time. Where others took the processor from this machine while a test measured, it measured them: if it
 * failed then, it is asked again once it is calm, twice at most. One that failed without them has failed.
 */
import { beforeEach } from 'vitest'
import { calm, shareTaken, ticksNow } from './processor.ts'

/** Less is what any guest of a machine lives with. */
const TOO_MUCH = 0.05
const PATIENCE_MS = 120_000

beforeEach(async ({ task }) => {
  if (task.result?.retryCount) await calm(PATIENCE_MS)
  const before = ticksNow()
  const condition = () => shareTaken(before, ticksNow()) > TOO_MUCH
  Object.assign(task, { retry: { condition } }) // how often, the group has said
})
