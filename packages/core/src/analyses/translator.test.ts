import { describe, expect, it } from 'vitest'
import { translatorIn } from './translator.ts'

/** Replaces non-breaking spaces by plain ones. */
const plain = (text: string) => text.replaceAll('\u202f', ' ').replaceAll('\u00a0', ' ')

describe('translatorIn', () => {
  it.each([
    [0, 'ratio', '0', '0'],
    [1234.5, 'ratio', '1 234,5', '1,234.5'],
    [-1000000, 'count', '−1 000 000', '−1,000,000'],
    [0.000123, 'ratio', '0,000123', '0.000123'],
    [2011, 'calendarYear', '2011', '2011'],
    [1234.5, 'euros', '1 234,50 €', '€1,234.50'],
    [1387.63817, 'monthlyEuros', '1 387,63817 € par mois', '€1,387.63817 a month'],
    [300, 'monthlyEuros', '300 € par mois', '€300 a month'],
    [-0.5, 'euros', '−0,50 €', '−€0.50'],
    [-5.25, 'annualRate', '−5,25 %', '−5.25%'],
    [1e21, 'plain', '1e+21', '1e+21'],
    [1.5e-7, 'plain', '0,00000015', '0.00000015'],
    [-1e-9, 'euros', '−0,000000001 €', '−€0.000000001'],
    [1.5e-290, 'plain', '1,5 × 10^(−290)', '1.5 × 10^(−290)'],
    [-5e-324, 'percent', '−5 × 10^(−324) %', '−5 × 10^(−324)%'],
    [1, 'wholeYears', '1 an', '1 year'],
    [20, 'years', '20 ans', '20 years'],
    [64, 'age', '64 ans', '64 years'],
    [600, 'wholeMonths', '600 mois', '600 months'],
  ] as const)('writes %d %s as %s or %s', (value, kind, fr, en) => {
    expect(plain(translatorIn('fr').number(value, kind))).toBe(fr)
    expect(plain(translatorIn('en').number(value, kind))).toBe(en)
  })

  it('never lets a line break within a number or before its unit', () => {
    expect(translatorIn('fr').number(1234567.5, 'euros')).not.toContain(' ')
    expect(translatorIn('fr').number(50, 'percent')).not.toContain(' ')
  })

  it('quotes a label, and gives a text without quotes, in its language', () => {
    const text = { fr: 'Durée', en: 'Duration' }
    const [french, english] = [translatorIn('fr'), translatorIn('en')]
    expect([plain(french.label(text)), french.text(text)]).toEqual(['« Durée »', 'Durée'])
    expect([english.label(text), english.text(text)]).toEqual(['“Duration”', 'Duration'])
  })
})
