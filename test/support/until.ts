import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Resolves once a condition holds, which it checks every 5 ms; it never gives up. Used by `limit-hammer.ts`,
 * `process.ts`, `limit/shared-limiter.full.test.ts` and others in `http` and `load`.
 */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(5)
}
