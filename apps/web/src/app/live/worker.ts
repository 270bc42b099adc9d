import type { Simulator } from '@denier/core'
import type { Returned } from './aside.ts'
import { inquire } from './inquire.ts'
import type { Job } from './job.ts'

/** What this thread is to the code in it. */
interface Scope {
  onmessage: ((event: MessageEvent<{ readonly id: number; readonly job: Job }>) => void) | null
  postMessage(returned: Returned): void
}

/**
 * A worker's whole life: it answers each question about one simulator.
 * @example serve(cagr) // in a module that a page starts with new Worker(…, { type: 'module' })
 */
export function serve(simulator: Simulator, scope: Scope = globalThis as unknown as Scope): void {
  scope.onmessage = async ({ data: { id, job } }) => {
    try {
      scope.postMessage({ id, reply: await inquire(simulator, job) })
    } catch (error) {
      scope.postMessage({ id, error: error instanceof Error ? error.message : String(error) })
    }
  }
}
