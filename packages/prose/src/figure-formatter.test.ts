import { describe, expect, it } from 'vitest'
import { figureFormatter } from './figure-formatter.ts'

const fr = figureFormatter('fr')
const en = figureFormatter('en')

/** Every kind of blank as a plain one, so that what is expected can be read. */
const plain = (text: string): string => text.replace(/\s/g, ' ')

/** Checks what a method of the formatter gives for each value, in French and in English. */
function each(say: (one: typeof fr, value: number) => string, cases: [number, string, string][]) {
  for (const [value, french, english] of cases)
    expect([value, plain(say(fr, value)), say(en, value)]).toEqual([value, french, english])
}

describe('figureFormatter', () => {
  it('says euros: cents below ten, and only where there are some', () => {
    each(
      (say, value) => say.euros(value),
      [
        [0, '0 €', '€0'],
        [-0, '0 €', '€0'],
        [-0.004, '0 €', '€0'],
        [0.5, '0,50 €', '€0.50'],
        [5.53, '5,53 €', '€5.53'],
        [-5.53, '−5,53 €', '−€5.53'],
        [3, '3 €', '€3'],
        [9.994, '9,99 €', '€9.99'],
        [9.996, '10 €', '€10'],
        [459.7, '460 €', '€460'],
        [12_345.67, '12 346 €', '€12,346'],
        [-1e9, '−1 000 000 000 €', '−€1,000,000,000'],
      ],
    )
  })

  it('says euros of a month', () => {
    each(
      (say, value) => say.monthlyEuros(value),
      [
        [300, '300 € par mois', '€300 a month'],
        [1391.9, '1 392 € par mois', '€1,392 a month'],
      ],
    )
  })

  it('says percents to two decimals, and never 0 % or 100 % for a share that is close to it', () => {
    each(
      (say, value) => say.percent(value),
      [
        [0, '0 %', '0%'],
        [-0.001, '0 %', '0%'],
        [0.0001, 'moins de 0,01 %', 'less than 0.01%'],
        [0.0049, 'moins de 0,01 %', 'less than 0.01%'],
        [0.005, '0,01 %', '0.01%'],
        [5.25, '5,25 %', '5.25%'],
        [12.1353, '12,14 %', '12.14%'],
        [-27.7352, '−27,74 %', '−27.74%'],
        [99.998, '99,99 %', '99.99%'],
        [-99.9999, '−99,99 %', '−99.99%'],
        [100, '100 %', '100%'],
        [1e9, '1 000 000 000 %', '1,000,000,000%'],
      ],
    )
  })

  it('says lengths of time in years and months', () => {
    each(
      (say, value) => say.years(value),
      [
        [0, 'moins d’un mois', 'less than a month'],
        [0.04, 'moins d’un mois', 'less than a month'],
        [0.08, '1 mois', '1 month'],
        [0.5, '6 mois', '6 months'],
        [0.99, '1 an', '1 year'],
        [1, '1 an', '1 year'],
        [1.08, '1 an et 1 mois', '1 year and 1 month'],
        [2, '2 ans', '2 years'],
        [21.75, '21 ans et 9 mois', '21 years and 9 months'],
      ],
    )
  })

  it('says lengths of time in months', () => {
    each(
      (say, value) => say.months(value),
      [
        [0, 'moins d’un mois', 'less than a month'],
        [0.04, 'moins d’un mois', 'less than a month'],
        [1, '1 mois', '1 month'],
        [1.5, '1,5 mois', '1.5 months'],
        [18, '18 mois', '18 months'],
      ],
    )
  })

  it('says ranks: of years, which are feminine, in French', () => {
    each(
      (say, value) => say.rank(value),
      [
        [1, '1re', '1st'],
        [2, '2e', '2nd'],
        [3, '3e', '3rd'],
        [4, '4e', '4th'],
        [11, '11e', '11th'],
        [12, '12e', '12th'],
        [13, '13e', '13th'],
        [21, '21e', '21st'],
        [22, '22e', '22nd'],
        [23, '23e', '23rd'],
        [111, '111e', '111th'],
        [112, '112e', '112th'],
      ],
    )
  })

  it('says numbers grouped, and years of the calendar digit by digit', () => {
    each((say, value) => say.number(value), [[12_500.25, '12 500,25', '12,500.25']])
    each((say, value) => say.digits(value), [[2008, '2008', '2008']])
  })

  it('says a day with its month in words', () => {
    each((say) => say.day('2027-05-10'), [[0, '10 mai 2027', '10 May 2027']])
  })

  it('chooses the form of a word: 0 and 1.5 are singular in French, plural in English', () => {
    const forms = { one: 'one', many: 'many' }
    each(
      (say, value) => say.plural(value, forms),
      [
        [0, 'one', 'many'],
        [1, 'one', 'one'],
        [-1, 'one', 'one'],
        [1.5, 'one', 'many'],
        [2, 'many', 'many'],
        [1_000_000, 'many', 'many'],
      ],
    )
  })

  it('keeps a number and what it counts on one line, in French', () => {
    expect(fr.years(21.75)).toBe('21\u00a0ans et 9\u00a0mois')
    expect(fr.monthlyEuros(1391.9)).toBe('1\u202f392\u00a0€\u00a0par mois')
    expect(fr.percent(5)).toBe('5\u00a0%')
  })
})
