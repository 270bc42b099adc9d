import { describe, expect, it } from 'vitest'
import { formatFormula } from '../formula/format-formula.ts'
import { parseFormula } from '../formula/parse-formula.ts'
import { takeZeroRates, takeZeroRatesOfRows } from './zero-rates.ts'

const values: Readonly<Record<string, number | boolean | null>> = {
  nul: 0,
  taux: 0.01,
  infime: 1e-290,
  minuscule: -8e-13,
  'cout = 0': true,
  '10 / cout': null,
  'max(0, 10 / cout)': 0,
  'rang = 0': true,
  'at(bareme, rang, bareme.taux)': null,
  'duree > 0': true,
  'taux / taux': 1,
  0: 0,
}
/** The formula that takeZeroRates writes with these values of its parts. */
const taken = (text: string) =>
  formatFormula(
    takeZeroRates(parseFormula(text), (part) => values[part] as number | boolean | null | undefined),
  )

describe('takeZeroRates', () => {
  it.each([
    ['capital / present(nul, 240)', 'capital / 240'],
    ['100 * annuity(infime, 12 * duree)', '100 * (12 * duree)'],
    ['100 * annuity(minuscule, 12)', '100 * annuity(minuscule, 12)'],
    ['100 * annuity(taux, 12)', '100 * annuity(taux, 12)'],
    ['present(inconnue, 12)', 'present(inconnue, 12)'],
  ])(
    'writes annuity and present as the number of payments only where the rate is 0: %s',
    (formula, written) => {
      expect(taken(formula)).toBe(written)
    },
  )

  it('leaves out the side of a condition that divides by zero here', () => {
    expect(taken('if(cout = 0, 0, 10 / cout)')).toBe('0')
    expect(taken('if(cout = 0, 0, max(0, 10 / cout))')).toBe('0')
    expect(taken('if(duree > 0, taux / taux, null)')).toBe('if(duree > 0, taux / taux, null)')
  })

  it('leaves out the side of a condition that reads a row that a table does not have', () => {
    expect(taken('if(rang = 0, 0, at(bareme, rang, bareme.taux))')).toBe('0')
  })
})

describe('takeZeroRatesOfRows', () => {
  it.each([
    [[0, 0], '12'],
    [[0.01, 0.02], 'annuity(net, 12)'],
    [[0, 0.02], 'if(net = 0, 12, annuity(net, 12))'],
  ])('writes annuity for rates of %j by row as %s', (rates, written) => {
    expect(formatFormula(takeZeroRatesOfRows(parseFormula('annuity(net, 12)'), () => rates))).toBe(written)
  })
})
