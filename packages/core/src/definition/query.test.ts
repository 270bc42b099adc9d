import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cases } from '../../../../test/support/tier.ts'
import { readQuery } from './grammar.ts'

const read = (raw: string) => [...readQuery(raw)]

describe('readQuery', () => {
  it.each([
    ['', []],
    ['&&&', []],
    ['a', [['a', ['']]]],
    ['a=', [['a', ['']]]],
    ['=5', [['', ['5']]]],
    ['=', [['', ['']]]],
    [
      'a=1&b=2',
      [
        ['a', ['1']],
        ['b', ['2']],
      ],
    ],
    [
      '&a=1&&b=2&',
      [
        ['a', ['1']],
        ['b', ['2']],
      ],
    ],
    [
      'b=2&a=1&b=3',
      [
        ['b', ['2', '3']],
        ['a', ['1']],
      ],
    ],
    ['a=1=2', [['a', ['1=2']]]],
    [
      'a[]=1&a[b]=2',
      [
        ['a[]', ['1']],
        ['a[b]', ['2']],
      ],
    ],
    ['a%5B%5D=1', [['a[]', ['1']]]],
    ['a=1;b=2', [['a', ['1;b=2']]]],
    ['?a=1', [['?a', ['1']]]],
  ])('reads %j', (raw, wanted) => expect(read(raw)).toEqual(wanted))

  it('decodes names and values', () => {
    expect(read('capit%61l=3%2E5')).toEqual([['capital', ['3.5']]])
    expect(read('%63apital=1&capital=2')).toEqual([['capital', ['1', '2']]])
    expect(read('a=%C3%A9%E2%82%AC')).toEqual([['a', ['é€']]])
    expect(read('a=%26%3D%00')).toEqual([['a', ['&=\0']]])
  })

  it('reads + as a space, and %2B as +', () => {
    expect(read('a+b=1+2')).toEqual([['a b', ['1 2']]])
    expect(read('a=%2B5')).toEqual([['a', ['+5']]])
    expect(read('a=1e%2B3')).toEqual([['a', ['1e+3']]])
  })

  it('keeps a text that does not decode', () => {
    expect(read('a+%zz=b+%FF')).toEqual([['a %zz', ['b %FF']]])
    for (const text of ['%FF', '%', '%zz', '%C3', '%C0%80', '%ED%A0%80', '%E2%82', '5%']) {
      expect(read(`a=${text}`)).toEqual([['a', [text]]])
      expect(read(`${text}=5`)).toEqual([[text, ['5']]])
    }
  })

  it('treats __proto__ and the like as ordinary names', () => {
    const before = Reflect.ownKeys(Object.prototype)
    const names = [
      '__proto__',
      'constructor',
      'prototype',
      'hasOwnProperty',
      'toString',
      '__proto__[a]',
      'a.b',
    ]
    expect(read(names.map((name) => `${name}=1`).join('&'))).toEqual(names.map((name) => [name, ['1']]))
    expect(Reflect.ownKeys(Object.prototype)).toEqual(before)
  })

  it('reads 2 000 parameters, and one given 2 000 times', () => {
    const many = Array.from({ length: 2000 }, (_, index) => `p${index}=${index}`).join('&')
    expect(readQuery(many).size).toBe(2000)
    expect(readQuery(many).get('p1999')).toEqual(['1999'])
    expect(readQuery('a=1&'.repeat(2000)).get('a')).toHaveLength(2000)
  })

  it('decodes random pairs that were encoded, in the order of first appearance', () => {
    const word = fc.string({ unit: 'grapheme', maxLength: 8 })
    fc.assert(
      fc.property(fc.array(fc.tuple(word, word), { maxLength: 8 }), (pairs) => {
        const wanted = new Map<string, string[]>()
        for (const [name, value] of pairs) wanted.set(name, [...(wanted.get(name) ?? []), value])
        const encode = (text: string) => encodeURIComponent(text).replaceAll('%20', '+')
        const raw = pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')
        expect(read(raw)).toEqual([...wanted])
      }),
      cases(5000),
    )
  })

  it('never throws', () => {
    const bytes = fc.string({ unit: fc.constantFrom(...'%&=+;[]aF0\u00e9\ud800'), maxLength: 40 })
    fc.assert(
      fc.property(bytes, (raw) => {
        const query = readQuery(raw)
        expect([...query.values()].every((texts) => texts.length > 0)).toBe(true)
      }),
      cases(20_000),
    )
  })
})
