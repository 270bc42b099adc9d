import type { Field } from '@denier/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Series } from '../chart-data.ts'
import { yAxis } from './y-axis.ts'

const field: Field = { kind: 'euros', label: { fr: 'Capital', en: 'Capital' } }

/** One line of amounts in euros. */
const line = (values: readonly number[]): readonly Series[] => [
  {
    key: 'capital',
    label: 'Capital',
    field,
    role: 'line',
    points: values.map((value, x) => ({ x, value })),
  },
]

describe('yAxis of amounts', () => {
  it.each([
    [
      [0, 0.01],
      ['€0', '€0.01'],
    ],
    [
      [0, 0.02],
      ['€0', '€0.01', '€0.02'],
    ],
    [
      [0, 0.06],
      ['€0', '€0.01', '€0.02', '€0.03', '€0.04', '€0.05', '€0.06'],
    ],
    [
      [-0.01, 0.01],
      ['−€0.01', '€0', '€0.01'],
    ],
  ])('has no gridline between two cents: %j', (values, texts) => {
    const height = 400 // pixels: room for many gridlines
    expect(yAxis(line(values), height, 'en').ticks.map(({ text }) => text)).toEqual(texts)
  })

  it('labels each gridline with its exact value, however small the amounts', () => {
    const cents = fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 2, maxLength: 6 })
    fc.assert(
      fc.property(cents, fc.integer({ min: 100, max: 500 }), (amounts, height) => {
        const { ticks } = yAxis(line(amounts.map((amount) => amount / 100)), height, 'en')
        expect(ticks.length).toBeGreaterThan(0)
        for (const { value, text } of ticks)
          expect(Number(text.replace('€', '').replace('−', '-'))).toBeCloseTo(value, 9)
      }),
    )
  })
})
