import { type Field, languages } from '@denier/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cases } from '../../../test/support/tier.ts'
import { formatFigure } from './format-figure.ts'
import { toGrammar, toHuman } from './typed-number.ts'

const label = { fr: 'Essai', en: 'Trial' }
const field = (kind: Field['kind']): Field => ({ kind, label })
const money = field('euros')
const rate = field('annualRate')
/** A number that the API accepts. */
const GRAMMAR = /^-?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,3})?$/

describe('toGrammar', () => {
  it.each([
    ['3,5', '3.5'],
    ['3.5', '3.5'],
    ['3,', '3.'],
    [',5', '0.5'],
    ['.5', '.5'],
    ['1e3', '1e3'],
    [' 12 ', '12'],
    ['1 234,56 €', '1234.56'],
    ['1\u202f234,56\u00a0€', '1234.56'],
    ['1\u00a0234', '1234'],
    ['1\u2009234\u2009567', '1234567'],
    ['1\u3000234', '1234'],
    ['\ufeff1234\u200e', '1234'],
    ['\u20661\u202f234\u2069', '1234'],
    ['1 234 567.8', '1234567.8'],
    ["1'234.50", '1234.50'],
    ['1’234,50', '1234.50'],
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['1.234.567', '1234567'],
    ['1,234,567', '1234567'],
    ['1,234,567.89', '1234567.89'],
    ['1234,567', '1234.567'],
    ['0,500', '0.500'],
    ['1.234', '1.234'],
    ['−5', '-5'],
    ['– 5,5', '-5.5'],
    ['-5', '-5'],
    ['+5', '5'],
    ['€1,234.50', '1234.50'],
    ['-€5,5', '-5.5'],
    ['€ -5', '-5'],
    ['12 euros', '12'],
    ['12 EUR', '12'],
    ['', ''],
    ['\u00a0', ''],
  ])('rewrites %j as %s in both languages', (text, grammar) => {
    expect(languages.map((language) => toGrammar(money, text, language))).toEqual([grammar, grammar])
  })

  it.each([
    ['1,234', '1.234', '1234'],
    ['12,345 €', '12.345', '12345'],
    ['-999,000', '-999.000', '-999000'],
  ])('rewrites %j as %s in French and %s in English', (text, fr, en) => {
    expect([toGrammar(money, text, 'fr'), toGrammar(money, text, 'en')]).toEqual([fr, en])
  })

  it.each([
    ['percent', '5 %', '5'],
    ['annualRate', '3,5 % par an', '3.5'],
    ['annualRate', '3.5%', '3.5'],
    ['monthlyEuros', '1 391,90 €/mois', '1391.90'],
    ['monthlyEuros', '€1,391.90/month', '1391.90'],
    ['wholeYears', '20 ans', '20'],
    ['wholeYears', '1 year', '1'],
    ['age', '65 ans', '65'],
    ['wholeMonths', '12 mois', '12'],
    ['count', '12 345', '12345'],
    ['split', '50 / 30 / 20', '50/30/20'],
    ['split', '50 % - 30 % - 20 %', '50/30/20'],
    ['split', '50 30 20', '50/30/20'],
    ['civilDate', '2026-11-21', '2026-11-21'],
    ['choice', 'fin', 'fin'],
    ['flag', 'true', 'true'],
  ] as const)('reads in a field of %s %j as %s', (kind, text, grammar) => {
    expect(toGrammar(field(kind), text, 'fr')).toBe(grammar)
  })

  it.each([
    '-',
    ',',
    '.',
    '--5',
    '+-5',
    '5-',
    '1 23',
    '1 2345',
    '12 34 567',
    '0 500',
    '0,500,000',
    '12,34.5',
    '1,23,456',
    '1.234,567,8',
    '1,234.567.8',
    "1 234'567",
    '1,2,3',
    '1..2',
    '5 %',
    '5 ans',
    '5 € €',
    '€5€',
    '€',
    '5 $',
    '0x10',
    'Infinity',
    'NaN',
    '1,5e3',
    '1_000',
    '10k',
    '٣٤',
    '３４',
    '²',
    '1 234,56,',
    'douze',
    '9'.repeat(41),
    '[object Object]',
  ])('returns %j unchanged, for the service to refuse', (text) => {
    for (const language of languages) {
      expect(toGrammar(money, text, language)).toBe(text)
      expect(GRAMMAR.test(text) && text.length <= 40).toBe(false)
    }
  })

  it('reads the figures that the pages show', () => {
    const kind = fc.constantFrom('euros', 'monthlyEuros', 'percent', 'wholeYears', 'count')
    fc.assert(
      fc.property(
        kind,
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.constantFrom(...languages),
        (kindOfField, integer, language) => {
          const shown = field(kindOfField)
          const value = kindOfField === 'wholeYears' || kindOfField === 'count' ? integer : integer / 100
          expect(Number(toGrammar(shown, formatFigure(shown, value, language), language))).toBe(value)
        },
      ),
    )
  })
})

describe('toHuman', () => {
  it.each([
    ['euros', '1234.5', '1 234,50', '1,234.50'],
    ['euros', '10000', '10 000', '10,000'],
    ['euros', '10.000', '10', '10'],
    ['euros', '0.125', '0,125', '0.125'],
    ['euros', '-1234567', '-1 234 567', '-1,234,567'],
    ['euros', '1e4', '10 000', '10,000'],
    ['euros', '-0', '0', '0'],
    ['euros', '0012.', '12', '12'],
    ['annualRate', '3.50', '3,5', '3.5'],
    ['annualRate', '.5', '0,5', '0.5'],
    ['annualRate', '1e-7', '0,0000001', '0.0000001'],
    ['calendarYear', '2025', '2025', '2025'],
    ['count', '5000', '5 000', '5,000'],
    ['euros', '1e300', '1e300', '1e300'],
    ['euros', 'douze', 'douze', 'douze'],
    ['euros', '3,5', '3,5', '3,5'],
    ['euros', '', '', ''],
    ['split', '50/30/20', '50/30/20', '50/30/20'],
    ['civilDate', '2026-11-21', '2026-11-21', '2026-11-21'],
  ] as const)('writes for %s %j as %j in French, %j in English', (kind, text, fr, en) => {
    const shown = languages.map((language) => toHuman(field(kind), text, language).replaceAll('\u202f', ' '))
    expect(shown).toEqual([fr, en])
  })
})

describe('toHuman and toGrammar', () => {
  const language = fc.constantFrom(...languages)
  const kind = fc.constantFrom('euros', 'annualRate', 'years', 'calendarYear', 'count', 'plain')
  const number = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
    fc.integer().map(String),
    fc.stringMatching(/^-?\d{1,12}\.\d{0,6}$/),
  )

  it('keeps any number of the API', () => {
    fc.assert(
      fc.property(kind, number, language, (kindOfField, text, lang) => {
        if (text.length > 40 || !GRAMMAR.test(text)) return // the API takes 40 characters at most
        const human = toHuman(field(kindOfField), text, lang)
        const back = toGrammar(field(kindOfField), human, lang)
        expect(Number(back)).toBe(Number(text) + 0) // never -0
        expect(toHuman(field(kindOfField), back, lang)).toBe(human)
      }),
      cases(2000),
    )
  })

  it('keeps every digit in its place, and the sign', () => {
    const anything = fc.oneof(
      fc.stringMatching(/^[-−+]?[\d .,'’]{1,14}[ ]?[€%]?$/),
      fc.string({ unit: fc.constantFrom(...'0123456789 .,-−€%eE\u00a0\u202f’abc') }),
    )
    fc.assert(
      fc.property(anything, language, (text, lang) => {
        const grammar = toGrammar(rate, text, lang)
        if (grammar === text || grammar === '') return
        const digits = (of: string) => of.replace(/\D/g, '').replace(/^0+/, '')
        expect(grammar).toMatch(GRAMMAR)
        expect(digits(grammar)).toBe(digits(text))
        expect(grammar.startsWith('-')).toBe(/^[\s\u200e]*[-−]/.test(text))
      }),
      cases(5000),
    )
  })

  it('keeps a text that the API accepts', () => {
    fc.assert(
      fc.property(number, language, (text, lang) => {
        if (text.length <= 40 && GRAMMAR.test(text)) expect(toGrammar(money, text, lang)).toBe(text)
      }),
    )
  })
})
