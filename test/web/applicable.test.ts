/** The values of parameters that matter for some values of others only. */
import { describe, expect, it } from 'vitest'
import { appliesWith, withoutUseless } from '../../apps/web/src/model/applicable.ts'
import { simulatorNamed } from '../support/simulators.ts'

const { params } = simulatorNamed('succession').contract
const couple = { lien: 'enfant', conjoint_survivant: 'true', age_conjoint: '70' }

describe('appliesWith', () => {
  it.each([
    [couple, true],
    [{ ...couple, conjoint_survivant: 'false' }, false],
    [{ lien: 'enfant' }, false], // the default: no spouse
  ])('compares the texts of %o, or those of defaults', (typed, applies) => {
    expect(appliesWith(params, typed, 'age_conjoint')).toBe(applies)
  })

  it('compares a number by its text', () => {
    const gift = simulatorNamed('donation').contract.params
    const ages = ['1', '2'].map((donateurs) => appliesWith(gift, { donateurs }, 'age_second_donateur'))
    expect(ages).toEqual([false, true])
  })
})

describe('withoutUseless', () => {
  it('keeps apart a value that no longer matters, and brings it back', () => {
    const apart = {}
    const alone = { ...couple, conjoint_survivant: 'false' }
    const after = withoutUseless(params, [couple, alone], apart, 'conjoint_survivant')
    expect(after).toEqual({ ...alone, age_conjoint: '' })
    const again = { ...after, conjoint_survivant: 'true' }
    expect(withoutUseless(params, [after, again], apart, 'conjoint_survivant')).toEqual(couple)
  })

  it('keeps apart what depends on a value kept apart, and brings back both', () => {
    const apart = {}
    const siblings = { ...couple, lien: 'frere_soeur' }
    const after = withoutUseless(params, [couple, siblings], apart, 'lien')
    expect(after).toEqual({ lien: 'frere_soeur', conjoint_survivant: '', age_conjoint: '' })
    expect(withoutUseless(params, [after, { ...after, lien: 'enfant' }], apart, 'lien')).toEqual(couple)
  })

  it('keeps a useless value of an address while others change, and one that is being typed', () => {
    const address = { ...couple, conjoint_survivant: 'false' }
    const other = { ...address, patrimoine: '500000' }
    expect(withoutUseless(params, [address, other], {}, 'patrimoine')).toEqual(other)
    const typing = { ...address, age_conjoint: '71' }
    expect(withoutUseless(params, [address, typing], {}, 'age_conjoint')).toEqual(typing)
  })

  it('prefers a value that the change gives to one kept apart', () => {
    const alone = { ...couple, conjoint_survivant: 'false', age_conjoint: '' }
    const preset = { ...couple, age_conjoint: '60' }
    expect(withoutUseless(params, [alone, preset], { age_conjoint: '70' })).toEqual(preset)
  })

  it('keeps apart a useless value that a fill gives', () => {
    const typed = { lien: 'enfant', conjoint_survivant: 'false' }
    const filled = { ...typed, age_conjoint: '70' }
    expect(withoutUseless(params, [typed, filled], {})).toEqual({ ...typed, age_conjoint: '' })
  })
})
