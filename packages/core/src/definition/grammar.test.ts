import { describe, expect, it } from 'vitest'
import { readText, readValue } from './grammar.ts'
import { choice, civilDate, count, euros, flag, split } from './kinds.ts'

const label = { fr: 'Essai', en: 'Trial' }

describe('readText', () => {
  it('accepts an integer written with a point or an exponent', () => {
    const field = count({ label })
    for (const [written, value] of [
      ['12', 12],
      ['12.0', 12],
      ['1.2e1', 12],
      ['12.', 12],
      ['-0', 0],
    ] as const) {
      expect(readText(field, written)).toBe(value)
    }
    for (const written of ['12.5', '1e-1', '12,0', '1e309', ''])
      expect(readText(field, written)).toBeUndefined()
  })

  it('accepts only true and false, in lower case, for a flag', () => {
    const field = flag({ label })
    expect(readText(field, 'true')).toBe(true)
    expect(readText(field, 'false')).toBe(false)
    for (const written of ['True', '1', '0', 'on', 'oui', 'true ', 'true\n', '']) {
      expect(readText(field, written)).toBeUndefined()
    }
  })

  it('accepts only the words that a choice declares, and no inherited property', () => {
    const field = choice({ choices: { fin: label, debut: label }, label })
    expect(readText(field, 'fin')).toBe('fin')
    for (const written of [
      '050/030/020',
      'Fin',
      'fin\n',
      'milieu',
      'constructor',
      '__proto__',
      'toString',
      'hasOwnProperty',
      '',
    ]) {
      expect(readText(field, written)).toBeUndefined()
    }
  })

  it('accepts only existing days for a date', () => {
    const field = civilDate({ label })
    expect(readText(field, '2024-02-29')).toBe('2024-02-29')
    for (const written of ['2026-02-29', '2026-2-1', '2026-02-01\n', '0000-01-01']) {
      expect(readText(field, written)).toBeUndefined()
    }
  })

  it('accepts only three whole percents that sum to 100 for a split', () => {
    const field = split({ label })
    for (const written of ['50/30/20', '100/0/0', '0/100/0', '0/0/100']) {
      expect(readText(field, written)).toBe(written)
    }
    for (const written of [
      '50/30/21',
      '50/30/19',
      '50/30',
      '50/30/20/0',
      '50-30-20',
      '50/30/20\n',
      '\n50/30/20',
      ' 50/30/20',
      '50.0/30/20',
      '-50/130/20',
      '0050/30/20',
      '1e2/0/0',
      '\uff15\uff10/30/20',
      '//100',
      '',
    ]) {
      expect(readText(field, written)).toBeUndefined()
    }
  })
})

describe('readValue', () => {
  it('converts neither a text into a number nor a number into a flag', () => {
    const amount = euros({ label })
    const whole = count({ label })
    const yesNo = flag({ label })
    expect([0, -0, 1.5, 1e300].map((value) => readValue(amount, value))).toEqual([0, 0, 1.5, 1e300])
    expect(readValue(whole, 12)).toBe(12)
    expect(readValue(yesNo, false)).toBe(false)
    for (const value of [
      null,
      undefined,
      '12',
      '',
      true,
      NaN,
      Infinity,
      -Infinity,
      12n,
      [12],
      {},
      new Number(12),
    ]) {
      expect(readValue(amount, value)).toBeUndefined()
      expect(readValue(whole, value)).toBeUndefined()
    }
    expect(readValue(whole, 12.5)).toBeUndefined()
    for (const value of [null, 'true', 1, 0, new Boolean(true)])
      expect(readValue(yesNo, value)).toBeUndefined()
  })

  it('reads choices, dates and splits from texts only', () => {
    const words = choice({ choices: { fin: label, debut: label }, label })
    expect(readValue(words, 'fin')).toBe('fin')
    expect(readValue(civilDate({ label }), '2026-11-21')).toBe('2026-11-21')
    expect(readValue(split({ label }), '50/30/20')).toBe('50/30/20')
    for (const value of [null, 0, ['fin'], { toString: () => 'fin' }, new String('fin')]) {
      expect(readValue(words, value)).toBeUndefined()
    }
    for (const value of [20261121, ['2026-11-21'], null]) {
      expect(readValue(civilDate({ label }), value)).toBeUndefined()
    }
    for (const value of [50, ['50/30/20'], null]) expect(readValue(split({ label }), value)).toBeUndefined()
  })
})
