import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cases } from '../../../../test/support/tier.ts'
import { nearest } from './nearest.ts'

const names = ['capital', 'mensuel', 'taux', 'duree', 'inflation', 'duree_credit', 'taux_credit']

describe('nearest', () => {
  it.each([
    ['inflaton', ['inflation']],
    ['Inflation', ['inflation']],
    ['DUREE-CREDIT', ['duree_credit']],
    ['taux-credits', ['taux_credit']],
    ['tau', ['taux']],
    ['durée', ['duree']],
    ['mensuelle', ['mensuel']],
    ['tax', ['taux']],
    ['tuax', ['taux']],
    ['duere', ['duree']],
    ['xuat', []],
    ['tx', []],
    ['salaire', []],
    ['', []],
    ['__proto__', []],
  ])('%j may have meant %j', (word, wanted) => expect(nearest(word, names)).toEqual(wanted))

  it('forgives one letter of a short word, and every dash', () => {
    expect(nearest('ag', ['age'])).toEqual(['age'])
    expect(nearest('A-B-C-D', ['a_b_c_d'])).toEqual(['a_b_c_d'])
  })

  it('puts the nearest first, and equals in their own order', () => {
    expect(nearest('abcdefghi', ['abcdefxxx', 'abcdefghx', 'abcdefghi'])).toEqual([
      'abcdefghi',
      'abcdefghx',
      'abcdefxxx',
    ])
    expect(nearest('aaa', ['aab', 'aac'])).toEqual(['aab', 'aac'])
  })

  it('takes the beginning of a name for it, where no name is alike', () => {
    expect(nearest('dur', names)).toEqual(['duree', 'duree_credit'])
    expect(nearest('duree-cr', names)).toEqual(['duree_credit'])
    expect(nearest('Interets', ['epargne', 'interets-composes'])).toEqual(['interets-composes'])
    expect(nearest('taux', ['duree_credit', 'taux_credit'])).toEqual(['taux_credit'])
    expect(nearest('in', names)).toEqual([])
    expect(nearest('credit', names)).toEqual([])
  })

  it('does not compare what is too long to be a typo', () => {
    const forty = 'a'.repeat(40)
    expect(nearest(forty, [forty])).toEqual([forty])
    expect(nearest(`${forty}a`, [forty])).toEqual([])
  })

  it('knows a name with one letter wrong, whichever it is', () => {
    const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789_')
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.nat(20), letter, (name, where, replacement) => {
        const at = where % name.length
        expect(nearest(name.slice(0, at) + replacement + name.slice(at + 1), names)).toContain(name)
      }),
      cases(5000),
    )
  })
})
