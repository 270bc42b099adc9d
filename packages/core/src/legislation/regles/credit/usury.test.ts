import { describe, expect, it } from 'vitest'
import type { CivilDate } from '../../../units/civil-date.ts'
import { usuryLaw, usuryThreshold } from './usury.ts'

const thresholdOn = (day: string, years: number) => usuryThreshold(usuryLaw(day as CivilDate).values, years)

describe('usury threshold of a home loan', () => {
  it.each([
    [9, 0.0407],
    [10, 0.0457],
    [19, 0.0457],
    [20, 0.0529],
    [30, 0.0529],
  ])('follows the length, for %i years', (years, rate) => {
    expect(thresholdOn('2026-07-01', years)).toBe(rate)
    expect(thresholdOn('2026-09-30', years)).toBe(rate)
  })

  it('is four thirds of the average rates that the notice publishes', () => {
    const averages = [3.05, 3.43, 3.97]
    const thresholds = [9, 10, 20].map((years) => 100 * (thresholdOn('2026-08-15', years) ?? Number.NaN))
    thresholds.forEach((threshold, index) => {
      expect(Math.abs(threshold - ((averages[index] ?? 0) * 4) / 3)).toBeLessThan(0.01)
    })
  })

  it.each([
    ['2025-07-01', [0.0432, 0.0503, 0.0508]],
    ['2025-09-30', [0.0432, 0.0503, 0.0508]],
    ['2025-10-01', [0.0423, 0.0471, 0.0509]],
    ['2025-12-31', [0.0423, 0.0471, 0.0509]],
    ['2026-01-01', [0.0412, 0.0459, 0.0513]],
    ['2026-03-31', [0.0412, 0.0459, 0.0513]],
  ])('is that of its quarter on %s', (day, rates) => {
    expect([9, 10, 20].map((years) => thresholdOn(day, years))).toEqual(rates)
  })

  it.each(['2025-06-30', '2026-04-01', '2026-06-30', '2026-10-01', '2026-11-23'])(
    'is not known on %s',
    (day) => {
      expect(thresholdOn(day, 20)).toBeNull()
    },
  )
})
