import { expect, it } from 'vitest'
import { wholeCents, wholeEuros, withoutLastDigits, withoutNoise } from './exact-euros.ts'

it.each([
  [0.1 + 0.2, 0.3],
  [18_000.1 + 0.4, 18_000.5],
  [1234.5025, 1234.5025],
  [1234.567_849, 1234.5678],
  [999_999_999.99 + 1e-6, 999_999_999.99],
  [-0.000_04, 0],
])('removes the noise of %d to give %d', (amount, expected) => expect(withoutNoise(amount)).toBe(expected))

it.each([
  [0.186 * 2.5, 0.465],
  [0.172 * 1e-9, 1.72e-10],
  [0.172 * 123_456_789.01, 21_234_567.709_72],
  [-0.186 * 2.5, -0.465],
])('rounds %d to %d by significant digits', (amount, expected) =>
  expect(withoutLastDigits(amount)).toBe(expected),
)

it.each([
  [1.1 + 2.2 + 1.2, 5], // 4.5
  [0.45 * (2e9 + 10), 900_000_005], // 900 000 004.5
  [4.4999, 4],
  [-1.5, -2],
  [-0.4, 0],
])('rounds %d to %d whole euros', (amount, expected) => expect(wholeEuros(amount)).toBe(expected))

it.each([
  [478.885, 478.89],
  [897 - 0.4525 * 924, 478.89],
  [1.1 + 2.2 + 0.005, 3.31], // 3.305
  [0.004_999, 0],
])('rounds %d to %d in whole cents', (amount, expected) => expect(wholeCents(amount)).toBe(expected))
