import { describe, expect, it } from 'vitest'
import type { MonthlyRate } from '../units/rate.ts'
import { capitalToRetire } from './retirement.ts'

const ZERO = 0 as MonthlyRate
const needs = { spending: 2000, withdrawalRate: 0.04, tax: 0.2, pension: 0, monthsToPension: 0 }

describe('capitalToRetire', () => {
  it('includes the tax on each withdrawal: 2 500 € leave 2 000', () => {
    expect(capitalToRetire(needs, ZERO)).toBeCloseTo(750_000, 6)
    expect(capitalToRetire({ ...needs, tax: 0 }, ZERO)).toBeCloseTo(600_000, 6)
  })

  it('is lower by what a pension pays, and depends on the wait for it', () => {
    const withPension = { ...needs, pension: 800 }
    expect(capitalToRetire(withPension, ZERO)).toBeCloseTo(450_000, 6)
    expect(capitalToRetire({ ...withPension, monthsToPension: 12 }, ZERO)).toBeCloseTo(450_000 + 12 * 1000, 6)
  })

  it('is never higher with a pension, nor negative with a large one', () => {
    expect(capitalToRetire({ ...needs, pension: 800, monthsToPension: 1200 }, ZERO)).toBeCloseTo(750_000, 6)
    expect(capitalToRetire({ ...needs, pension: 9000 }, ZERO)).toBe(0)
  })
})
