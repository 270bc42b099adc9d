import { describe, expect, it } from 'vitest'
import { simulatorNamed } from '../../../test/support/simulators.ts'
import { valuesUsed } from './values-used.ts'

const { contract } = simulatorNamed('donation')
/** The names of the values that an answer of `donation` is said to have used. */
const namesOf = (used: object) => valuesUsed(contract, { ...used }).map(({ name }) => name)

describe('valuesUsed', () => {
  /**
   * Values of the two ways to put the question: equal shares (`montant`…), or the lists `don` and
   * `anterieure`.
   */
  const shares = { montant: null, lien: null, donataires: 1, don: [], anterieure: [], bien: 'argent' }

  it('leaves out the parameters of equal shares where a list says who receives', () => {
    expect(namesOf({ ...shares, don: [{ lien: 'enfant', montant: 1 }] })).toEqual(['don', 'bien'])
  })

  it('leaves out lists without rows and values that are not given', () => {
    expect(namesOf({ ...shares, montant: 1000, lien: 'enfant' })).toEqual([
      'montant',
      'lien',
      'donataires',
      'bien',
    ])
  })

  it('gives each value with its parameter, in the order of the contract', () => {
    const [first] = valuesUsed(contract, { bien: 'argent', montant: 5 })
    expect(first).toEqual({ name: 'montant', field: contract.params.montant, value: 5 })
  })
})
