import { describe, expect, it } from 'vitest'
import { annualRate } from '../units/rate.ts'
import { netOfFees } from './fees.ts'

describe('netOfFees', () => {
  it.each([
    [7, 0.01, 5.93],
    [5, 0, 5],
    [0, 0.01, -1],
    [-50, 0.1, -55],
    [7, 1, -100],
  ])('takes from %d %% a year a fee of %d and leaves %d %%', (rate, fee, net) =>
    expect(100 * netOfFees(annualRate(rate), fee)).toBeCloseTo(net, 12),
  )
})
