import { expect, it } from 'vitest'
import { shareTaken, ticksNow, ticksOf } from './support/processor.ts'

const stat = (...ticks: number[]) => `cpu  ${ticks.join(' ')}\ncpu0 1 2 3 4 5 6 7 8 9 10\nintr 0\n`
const before = ticksOf(stat(100, 5, 20, 800, 3, 1, 1, 70, 9, 9))

it('counts all that a machine tells of, once: guests are in what users took', () => {
  expect(before).toEqual({ all: 1000, taken: 70 })
})

it('what others took is a share of what passed', () => {
  expect(shareTaken(before, ticksOf(stat(130, 5, 20, 830, 3, 1, 1, 110, 9, 9)))).toBe(0.4)
  expect(shareTaken(before, ticksOf(stat(150, 5, 20, 850, 3, 1, 1, 70, 9, 9)))).toBe(0)
  expect(shareTaken(before, before)).toBe(0)
})

it('looks at this machine', () => {
  const [one, other] = [ticksNow(), ticksNow()]
  expect(other.all).toBeGreaterThanOrEqual(one.all)
  expect(shareTaken(one, other)).toBeGreaterThanOrEqual(0)
})
