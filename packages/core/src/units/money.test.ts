import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cases } from '../../../../test/support/tier.ts'
import { exceeds, reaches } from './money.ts'

/** Amounts from 0 to a billion, in cents and tenths of a cent, for gaps around half a cent. */
const amount = fc.oneof(
  fc.integer({ min: 0, max: 1e11 }).map((cents) => cents / 100),
  fc.integer({ min: 0, max: 1e6 }).map((mils) => mils / 1000),
)

/** Pairs of amounts, half of them close to each other. */
const pair = fc.oneof(
  fc.tuple(amount, amount),
  fc.tuple(amount, fc.integer({ min: -20, max: 20 })).map(([a, mils]) => [a, a + mils / 1000] as const),
)

it('orders two amounts with exceeds and reaches: one exceeds the other, or each reaches the other', () => {
  fc.assert(
    fc.property(pair, ([a, b]) => {
      const same = reaches(a, b) && reaches(b, a)
      expect([exceeds(a, b), exceeds(b, a), same].filter(Boolean)).toHaveLength(1)
      expect(reaches(a, b)).toBe(!exceeds(b, a))
    }),
    cases(20_000),
  )
})

it('separates with exceeds and reaches amounts that differ by more than half a cent', () => {
  expect(exceeds(0.1 + 0.2, 0.3)).toBe(false)
  expect(exceeds(100.01, 100)).toBe(true)
  expect(exceeds(100.006, 100)).toBe(true)
  expect(exceeds(100.004, 100)).toBe(false)
  expect(exceeds(100, 100.01)).toBe(false)
  expect(reaches(100, 100)).toBe(true)
  expect(reaches(99.996, 100)).toBe(true)
  expect(reaches(99.994, 100)).toBe(false)
  expect(reaches(99.99, 100)).toBe(false)
})

it('treats as equal with exceeds and reaches amounts that differ by exactly half a cent', () => {
  expect(reaches(-0.005, 0)).toBe(true)
  expect(exceeds(0.005, 0)).toBe(false)
})
