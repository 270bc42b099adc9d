/** Checks the short figures of charts. */
import type { Field } from '@denier/core'
import { expect, it } from 'vitest'
import type { Series } from '../chart-data.ts'
import { FEWER_DIGITS, shortFigures } from './short-figure.ts'

const seriesOf = (kind: Field['kind'], values: readonly number[]): Series => ({
  key: kind,
  label: kind,
  field: { kind, label: { fr: kind, en: kind } },
  role: 'bar',
  points: values.map((value, x) => ({ x, value })),
})

it.each([
  [
    'years',
    [21.75, 18.86],
    ['21 ans et 9 mois', '18 ans et 10 mois'],
    ['21 years and 9 months', '18 years and 10 months'],
  ],
  ['euros', [14_900, 6_730], ['14,9 k€', '6,73 k€'], ['€14.9k', '€6.73k']],
] as const)('writes short figures of %s', (kind, values, french, english) => {
  const series = seriesOf(kind, values)
  for (const [language, expected] of [
    ['fr', french],
    ['en', english],
  ] as const) {
    const format = shortFigures([series], language)
    expect(values.map((value) => format(series, value).replace(/\s/g, ' '))).toEqual(expected)
  }
})

it('writes whole years where lengths of time are too wide', () => {
  const series = seriesOf('years', [21.75, 18.4])
  const format = shortFigures([series], 'fr', FEWER_DIGITS)
  expect([21.75, 18.4, null].map((value) => format(series, value).replace(/\s/g, ' '))).toEqual([
    '22 ans',
    '18 ans',
    '—',
  ])
})
