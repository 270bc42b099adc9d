import { expect, it } from 'vitest'
import type { CivilDate } from '../units/civil-date.ts'
import { type Dated, inForce } from './in-force.ts'

const rate: Dated<number> = {
  values: { '2022-01-01': 2, '2020-02-01': 0.5, '2025-08-01': 1.7 },
  articles: {},
  checkedOn: '2026-11-21',
}

it.each([
  ['2020-02-01', 0.5],
  ['2021-12-31', 0.5],
  ['2022-01-01', 2],
  ['2025-07-31', 2],
  ['2025-08-01', 1.7],
  ['2099-12-31', 1.7],
])('reads with inForce on %s the value %d', (day, value) =>
  expect(inForce(rate, day as CivilDate)).toBe(value),
)

it('throws from inForce before the first day', () => {
  expect(() => inForce(rate, '2020-01-31' as CivilDate)).toThrow(/2020-01-31 is before 2020-02-01/)
})
