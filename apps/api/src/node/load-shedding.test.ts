import { afterEach, expect, it, vi } from 'vitest'
import { watchEventLoop } from './load-shedding.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('watchEventLoop tells of an overload while the last look came more than a second late', () => {
  vi.useFakeTimers()
  let now = 0
  const pass = (realMs: number) => {
    now += realMs
    vi.advanceTimersByTime(100)
  }
  const { isOverloaded, close } = watchEventLoop(() => now)
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
