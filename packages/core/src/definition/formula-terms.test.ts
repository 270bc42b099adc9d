import { describe, expect, it } from 'vitest'
import type { FormulaStep } from './explanation.ts'
import { keepTerms } from './formula-terms.ts'

type Work = { readonly hasPensions: boolean; readonly hasRents: boolean }

const terms = [
  { formula: '+ pensions', when: ({ hasPensions }: Work) => hasPensions },
  { formula: '- charges', when: ({ hasRents }: Work) => hasRents },
]
const step = (formula: string): FormulaStep<Work> => ({ type: 'formula', id: 'revenu', formula, terms })
const formulaFor = (formula: string, work: Work) =>
  keepTerms(step(formula), work, (_step, _places, make) => make())

describe('keepTerms', () => {
  it.each([
    ['salaire {terms}', true, true, 'salaire + pensions - charges'],
    ['salaire {terms}', false, true, 'salaire - charges'],
    ['salaire {terms}', false, false, 'salaire'],
    ['0 {terms}', true, false, 'pensions'],
    ['0 {terms}', false, false, '0'],
    ['taux * (0 {terms})', true, true, 'taux * (pensions - charges)'],
    ['max(0, salaire {terms}) / (1 {terms})', true, false, 'max(0, salaire + pensions) / (1 + pensions)'],
  ])('writes %s with pensions %s and rents %s as %s', (formula, hasPensions, hasRents, written) => {
    expect(formulaFor(formula, { hasPensions, hasRents })).toEqual({
      type: 'formula',
      id: 'revenu',
      formula: written,
    })
  })

  it('names the choice of terms by their places', () => {
    const places: string[] = []
    for (const hasPensions of [true, false])
      keepTerms(step('salaire {terms}'), { hasPensions, hasRents: true }, (_step, found, make) => {
        places.push(found)
        return make()
      })
    expect(places).toEqual(['0,1', '1'])
  })

  it('leaves a step without terms as it is', () => {
    const { terms: _, ...plain } = step('salaire')
    expect(keepTerms(plain, { hasPensions: true, hasRents: true }, (_step, _places, make) => make())).toBe(
      plain,
    )
  })
})
