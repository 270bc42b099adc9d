import { expect, it } from 'vitest'
import { eachYear } from './each-year.ts'

it.each([
  [0, []],
  [1, [10]],
  [4, [10, 20, 30, 40]],
])('makes with eachYear one row for each of %i years, from the first to the last', (years, rows) => {
  expect(eachYear(years, (annee) => 10 * annee)).toEqual(rows)
})
