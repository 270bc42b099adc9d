import { expect, it } from 'vitest'
import { spoken } from './spoken.ts'

it.each([
  [0, '0', '0'],
  [1234.5, '1 234,5', '1,234.5'],
  [-1000000, '-1 000 000', '-1,000,000'],
  [0.000123, '0,000123', '0.000123'],
  [123.4567, '123,4567', '123.4567'],
  [1e21, '1e+21', '1e+21'],
])('%d is %s or %s', (value, fr, en) => {
  expect(spoken(value)).toEqual({ fr, en })
})
