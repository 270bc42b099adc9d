import { expect, it } from 'vitest'
import { ask } from '../../../../../test/support/queries.ts'
import { fiscalite } from './index.ts'
import { yearLaw } from './law.ts'

it.each([
  [2020, 3005.86], // 11 % of 15 626, 30 % of 4 290
  [2021, 2921.95], // 11 % of 15 845, 30 % of 3 930
  [2022, 2593.71], // 11 % of 16 701, 30 % of 2 522
  [2023, 2286.23], // 11 % of 17 503, 30 % of 1 203
  [2024, 2165.48], // 11 % of 17 818, 30 % of 685
  [2025, 2103.99], // 11 % of 17 979, 30 % of 421
])('30 000 € of %d bear %d €, by the scale of that year', (annee_revenus, expected) => {
  const { data, meta } = ask(fiscalite, { revenu: 30_000, nature: 'imposable', annee_revenus })
  expect(data.resume.impotBrut).toBe(expected)
  expect(meta.droit).toEqual({ anneeRevenus: annee_revenus })
})

it.each([
  [2020, 779, 1570, 442, 394],
  [2021, 790, 1592, 448, 400],
  [2022, 833, 1678, 472, 422],
  [2023, 873, 1759, 495, 442],
  [2024, 889, 1791, 504, 450],
  [2025, 897, 1807, 509, 454],
])('%d: décote %d, half part %d, floors %d and %d', (year, decote, halfPart, wages, pensions) => {
  const { values } = yearLaw(year)
  expect(values).toMatchObject({
    decoteCelibataire: decote,
    plafondDemiPart: halfPart,
    deductionSalairesMinimum: wages,
    abattementPensionsMinimum: pensions,
    decoteTaux: 0.4525,
  })
  expect(values.cdhr === undefined).toBe(year < 2025)
})

it('is read once a year, and its texts once a list of chapters', () => {
  const law = yearLaw(2025)
  expect(yearLaw(2025)).toBe(law)
  expect(law.textsOf(['scale', 'cdhr'])).toBe(law.textsOf(['scale', 'cdhr']))
  expect(law.textsOf(['scale', 'scale'])).toEqual(law.textsOf(['scale']))
  expect(yearLaw(2024).textsOf(['scale'])).not.toEqual(law.textsOf(['scale']))
})
