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

  it('finds the spouse of either way, who alone has a choice', () => {
    const choice = (typed: Readonly<Record<string, string>>) => appliesWith(params, typed, 'option_conjoint')
    expect([choice(couple), choice({ lien: 'enfant' })]).toEqual([true, false])
    for (const row of ['conjoint,age:70', 'lien:conjoint', 'age:70,lien:conjoint'])
      expect([row, choice({ proche: `enfant & ${row}` })]).toEqual([row, true])
    expect(choice({ proche: 'enfant & pacs' })).toBe(false)
    expect(appliesWith(params, { proche: 'enfant' }, 'donation_epoux')).toBe(false)
  })

  it('asks a tax return about a spouse of couples alone, although `situation` is stated later', () => {
    const household = simulatorNamed('fiscalite').contract.params
    const ofSpouse = Object.keys(household).filter((name) => name.endsWith('_conjoint'))
    expect(ofSpouse).toContain('revenu_conjoint')
    for (const name of ofSpouse) {
      const shown = ['', 'marie', 'pacse', 'veuf'].map((situation) =>
        appliesWith(household, { situation }, name),
      )
      expect([name, ...shown]).toEqual([name, false, true, true, false])
    }
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

  it('keeps apart what a parameter stated later makes useless', () => {
    const household = simulatorNamed('fiscalite').contract.params
    const married = { revenu: '30000', revenu_conjoint: '20000', situation: 'marie' }
    const alone = { ...married, situation: 'celibataire' }
    const apart = {}
    const after = withoutUseless(household, [married, alone], apart, 'situation')
    expect(after).toEqual({ ...alone, revenu_conjoint: '' })
    const again = { ...after, situation: 'pacse' }
    expect(withoutUseless(household, [after, again], apart, 'situation')).toMatchObject({
      revenu_conjoint: '20000',
    })
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
