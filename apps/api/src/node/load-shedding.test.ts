import { afterEach, describe, expect, it, vi } from 'vitest'
import { watchEventLoop } from './load-shedding.ts'

afterEach(() => {
  vi.useRealTimers()
})

describe('watchEventLoop', () => {
  it('reports an overload while the last check ran later than the delay allowed', () => {
    vi.useFakeTimers()
    let now = 0
    /** Runs the next check, due after 100 ms, when `realMs` have passed on the clock. */
    const pass = (realMs: number) => {
      now += realMs
      vi.advanceTimersByTime(100)
    }
    const { isOverloaded, close } = watchEventLoop(1000, () => now)
    pass(100)
    expect(isOverloaded()).toBe(false)
    pass(1090)
    expect(isOverloaded()).toBe(false)
    pass(1101)
    expect(isOverloaded()).toBe(true)
    pass(100)
    expect(isOverloaded()).toBe(false)
    close()
  })
})
