/** Timers for tests of the rate limiter. */
import type { Timers } from '../../apps/api/src/limit/timers.ts'

/**
 * Timers that fire when the test calls `fire`, by their delay in milliseconds. Used by
 * `limit/deadline.test.ts` and `limit/shared-limiter.test.ts`.
 */
export class ManualTimers implements Timers {
  readonly #once = new Map<number, Set<() => void>>()
  readonly #repeated = new Map<number, Set<() => void>>()

  readonly after = (ms: number, callback: () => void) => add(this.#once, ms, callback)
  readonly every = (ms: number, callback: () => void) => add(this.#repeated, ms, callback)

  /** How many timers are set. */
  get count(): number {
    const all = [...this.#once.values(), ...this.#repeated.values()]
    return all.reduce((total, { size }) => total + size, 0)
  }

  /** Fires every timer of that delay; those set by `every` stay set. */
  fire(ms: number): void {
    const once = this.#once.get(ms) ?? new Set()
    this.#once.delete(ms)
    for (const callback of [...once, ...(this.#repeated.get(ms) ?? [])]) callback()
  }
}

function add(timers: Map<number, Set<() => void>>, ms: number, callback: () => void): () => void {
  const own = () => callback()
  timers.set(ms, (timers.get(ms) ?? new Set()).add(own))
  return () => void timers.get(ms)?.delete(own)
}
