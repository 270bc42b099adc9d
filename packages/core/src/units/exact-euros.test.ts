/** Amounts and roundings without the relative error, some 1e-16, of sums and products of doubles: the “noise”. */
import { describe, expect, it } from 'vitest'
import { wholeCents, wholeEuros, withoutLastDigits, withoutNoise } from './exact-euros.ts'

describe('withoutNoise', () => {
  it.each([
    [0.1 + 0.2, 0.3],
    [18_000.1 + 0.4, 18_000.5],
    [1234.5025, 1234.5025],
    [1234.567_849, 1234.5678],
    [999_999_999.99 + 1e-6, 999_999_999.99],
    [-0.000_04, 0],
  ])('rounds %d € to %d €, a hundredth of a cent', (amount, expected) =>
    expect(withoutNoise(amount)).toBe(expected),
  )
})

describe('withoutLastDigits', () => {
  it.each([
    [0.186 * 2.5, 0.465],
    [0.172 * 1e-9, 1.72e-10],
    [0.172 * 123_456_789.01, 21_234_567.709_72],
    [-0.186 * 2.5, -0.465],
  ])('rounds %d to %d, with 14 significant digits', (amount, expected) =>
    expect(withoutLastDigits(amount)).toBe(expected),
  )
})

describe('wholeEuros', () => {
  it.each([
    [1.1 + 2.2 + 1.2, 5], // 4.5
    [0.45 * (2e9 + 10), 900_000_005], // 900 000 004.5
    [4.4999, 4],
    [-1.5, -2],
    [-0.4, 0],
  ])('rounds %d € to %d €, half away from zero', (amount, expected) =>
    expect(wholeEuros(amount)).toBe(expected),
  )
})

describe('wholeCents', () => {
  it.each([
    [478.885, 478.89],
    [897 - 0.4525 * 924, 478.89],
    [1.1 + 2.2 + 0.005, 3.31], // 3.305
    [0.004_999, 0],
  ])('rounds %d € to %d €, to the cent, half away from zero', (amount, expected) =>
    expect(wholeCents(amount)).toBe(expected),
  )
})
