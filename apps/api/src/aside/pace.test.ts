import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import { Pace } from './pace.ts'

let now = 0
let pace: Pace
beforeEach(() => {
  now = 0
  pace = new Pace({ msPerStep: 1, memoryMs: 1000, now: () => now })
})

/** A piece of work, at so many times what it takes at the least. */
const work = (steps: number, times: number) => {
  now += steps * times
  pace.learn(steps, steps * times)
}

it('is what a step takes at the least, until something is seen', () => {
  expect(pace.timeOf(7)).toBe(7)
})

it('is never quicker than that, whatever is seen', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(100), fc.double({ min: 0, max: 1, noNaN: true }))), (pieces) => {
      for (const [steps, times] of pieces) work(steps, times)
      expect(pace.timeOf(100)).toBeCloseTo(100, 9)
    }),
  )
})

it('is that of a machine that stays slow, once it has shown it for a moment', () => {
  for (let times = 0; times < 10; times += 1) work(10, 10)
  expect(pace.timeOf(1)).toBeGreaterThan(5)
  for (let times = 0; times < 100; times += 1) work(10, 10)
  expect(pace.timeOf(1)).toBeCloseTo(8.2, 0) // a fortieth of what counts is what was believed before
  expect(pace.timeOf(1)).toBeLessThan(10)
})

it('is that of a machine that turns slow after it was busy, though later', () => {
  for (let times = 0; times < 1000; times += 1) work(10, 1)
  for (let times = 0; times < 10; times += 1) work(10, 10)
  expect(pace.timeOf(1)).toBeGreaterThan(2)
  for (let times = 0; times < 30; times += 1) work(10, 10)
  expect(pace.timeOf(1)).toBeGreaterThan(7)
})

it('is hardly that of a moment among others', () => {
  for (let times = 0; times < 100; times += 1) work(10, 1)
  work(1, 100)
  expect(pace.timeOf(1)).toBeLessThan(1.2)
})

it('is believed at once of a long piece of work, and forgotten', () => {
  work(100, 100)
  expect(pace.timeOf(1)).toBeGreaterThan(75)
  now += 10_000
  expect(pace.timeOf(1)).toBeLessThan(1.1)
})

it('is that of the work and of no piece: many small ones are one large', () => {
  const other = new Pace({ msPerStep: 1, memoryMs: 1000, now: () => now })
  now = 600
  for (let times = 0; times < 100; times += 1) pace.learn(1, 3)
  other.learn(100, 300)
  expect(pace.timeOf(1)).toBeCloseTo(other.timeOf(1), 12)
})
