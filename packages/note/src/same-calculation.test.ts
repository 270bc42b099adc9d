import { describe, expect, it } from 'vitest'
import { differingNumbers } from './same-calculation.ts'

describe('differingNumbers', () => {
  it.each([
    ['x − 1 − 12', 'x − 86 − 12', [['1', '86']]],
    ['0,6 × 1\u202f000', '0,6 × 2\u202f500,5', [['1\u202f000', '2\u202f500,5']]],
    ['x − 1', 'x − 1', []],
    ['x − 1', 'x + 1', undefined],
    ['1 − 1', '1 − 2', undefined],
  ])('gives the numbers in which %j and %j differ, if nothing else does', (first, other, numbers) => {
    expect(differingNumbers(first, other)).toEqual(numbers)
  })
})
