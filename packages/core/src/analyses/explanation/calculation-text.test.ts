import { describe, expect, it } from 'vitest'
import { parseFormula } from '../formula/parse-formula.ts'
import { branchesOf } from './branches.ts'
import { calculationText, stepText } from './calculation-text.ts'

const values: Readonly<Record<string, number | string | null>> = {
  impotBrut: 1430,
  decoteCouple: 1483,
  decoteTaux: 0.4525,
  versement: 'debut',
  rien: null,
  perte: -5,
}
const read = (name: string) => (name.includes('.') ? { label: 'intérêts' } : (values[name] ?? null))
/** Replaces non-breaking spaces by plain ones. */
const plain = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ')

describe('calculationText', () => {
  it.each([
    [
      'min(impotBrut, centime(max(0, decoteCouple - decoteTaux * impotBrut)))',
      'min(1 430 ; arrondi au centime de max(0 ; 1 483 − 0,4525 × 1 430))',
      'min(1,430, max(0, 1,483 − 0.4525 × 1,430) rounded to the cent)',
    ],
    [
      'if(versement = "debut", 1, null)',
      '1 si « debut » = « debut », sinon rien',
      '1 if “debut” = “debut”, else none',
    ],
    [
      'if(impotBrut > 1, if(impotBrut > 2, 3, 4), 5)',
      '(3 si 1 430 > 2, sinon 4) si 1 430 > 1, sinon 5',
      '(3 if 1,430 > 2, else 4) if 1,430 > 1, else 5',
    ],
    ['sum(annees, annees.interets)', 'somme des intérêts', 'sum of intérêts'],
    ['not (rien <> 1) and true', 'non rien ≠ 1 et oui', 'not none ≠ 1 and yes'],
    ['growth(decoteTaux, -2)', '(1 + 0,4525)^(−2)', '(1 + 0.4525)^(−2)'],
    ['growth(decoteTaux, 2)', '(1 + 0,4525)^2', '(1 + 0.4525)^2'],
    ['2 * monthly(decoteTaux)', '2 × ((1 + 0,4525)^(1/12) − 1)', '2 × ((1 + 0.4525)^(1/12) − 1)'],
    [
      'annuity(decoteTaux - 1, 12)',
      '((1 + (0,4525 − 1))^12 − 1) / (0,4525 − 1)',
      '((1 + (0.4525 − 1))^12 − 1) / (0.4525 − 1)',
    ],
    [
      '2 * if(versement = "debut", 1 + decoteTaux, 1)',
      '2 × (1 + 0,4525 si « debut » = « debut », sinon 1)',
      '2 × (1 + 0.4525 if “debut” = “debut”, else 1)',
    ],
    ['round(decoteTaux, 0)', 'arrondi à 0 décimale de 0,4525', '0.4525 rounded to 0 decimals'],
    ['round(decoteTaux, 1)', 'arrondi à 1 décimale de 0,4525', '0.4525 rounded to 1 decimal'],
    ['round(decoteTaux + 1, 8) * 2', '(0,4525 + 1) × 2', '(0.4525 + 1) × 2'],
    ['round(decoteTaux, 2)', 'arrondi à 2 décimales de 0,4525', '0.4525 rounded to 2 decimals'],
    ['1 - perte', '1 − (−5)', '1 − (−5)'],
    ['perte - 1', '−5 − 1', '−5 − 1'],
    ['abs(perte) <= 2', '|−5| ≤ 2', '|−5| ≤ 2'],
    ['100 - abs(1 - perte) * 2', '100 − |1 − (−5)| × 2', '100 − |1 − (−5)| × 2'],
    ['euro(impotBrut - perte)', 'arrondi à l’euro de (1 430 − (−5))', '(1,430 − (−5)) rounded to the euro'],
    ['floor(impotBrut / 7)', 'partie entière de (1 430 / 7)', 'whole part of (1,430 / 7)'],
  ])('writes %s with the values of its names, in both languages', (formula, french, english) => {
    expect(plain(calculationText(parseFormula(formula), read, 'fr'))).toBe(french)
    expect(plain(calculationText(parseFormula(formula), read, 'en'))).toBe(english)
  })
})

describe('stepText', () => {
  it('prints a value by its kind, and a rate as a percent', () => {
    expect(plain(stepText(835.93, 'euros', 2, 'fr'))).toBe('835,93 €')
    expect(plain(stepText(0.4525, 'rate', 8, 'fr'))).toBe('45,25 %')
    expect(stepText(null, 'euros', 2, 'en')).toBe('none')
  })
})

describe('branchesOf', () => {
  it.each([
    ['min(a, b)', 'min', 2],
    ['centime(max(0, a, b))', 'max', 3],
    ['if(a > b, a, b)', 'if', 2],
  ])('finds the alternatives of %s', (formula, kind, count) => {
    const found = branchesOf(parseFormula(formula))
    expect([found?.kind, found?.branches.length]).toEqual([kind, count])
  })

  it.each(['a + b', 'abs(a)', 'min(a)', 'a'])('finds none in %s', (formula) => {
    expect(branchesOf(parseFormula(formula))).toBeUndefined()
  })
})
