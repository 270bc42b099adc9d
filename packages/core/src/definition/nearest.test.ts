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
  ])('finds for %j the candidates %j', (word, wanted) => expect(nearest(word, names)).toEqual(wanted))

  it('allows one different letter in a short word, and any dash', () => {
    expect(nearest('ag', ['age'])).toEqual(['age'])
    expect(nearest('A-B-C-D', ['a_b_c_d'])).toEqual(['a_b_c_d'])
  })

  it('sorts candidates by distance, equal ones in their own order', () => {
    expect(nearest('abcdefghi', ['abcdefxxx', 'abcdefghx', 'abcdefghi'])).toEqual([
      'abcdefghi',
      'abcdefghx',
      'abcdefxxx',
    ])
    expect(nearest('aaa', ['aab', 'aac'])).toEqual(['aab', 'aac'])
  })

  it('returns the names that begin with the word when no name is similar', () => {
    expect(nearest('dur', names)).toEqual(['duree', 'duree_credit'])
    expect(nearest('duree-cr', names)).toEqual(['duree_credit'])
    expect(nearest('Interets', ['epargne', 'interets-composes'])).toEqual(['interets-composes'])
    expect(nearest('taux', ['duree_credit', 'taux_credit'])).toEqual(['taux_credit'])
    expect(nearest('in', names)).toEqual([])
    expect(nearest('credit', names)).toEqual([])
  })

  it('returns nothing for a word too long to be a typing error', () => {
    const forty = 'a'.repeat(40)
    expect(nearest(forty, [forty])).toEqual([forty])
    expect(nearest(`${forty}a`, [forty])).toEqual([])
  })

  it('finds a name with any one letter changed', () => {
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
