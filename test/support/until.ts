import { setTimeout as sleep } from 'node:timers/promises'

/** For tests: resolves once a condition holds. It waits for as long as the test may last. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(5)
}
