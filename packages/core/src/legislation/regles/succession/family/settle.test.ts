/** The examples of the design worked by hand, and what the vectors do not ask. */
import { describe, expect, it } from 'vitest'
import { estateOf, type Inputs } from '../../../../../../../test/support/family-estates.ts'
import { instalmentsOf } from './instalments.ts'
import { isOpen } from './open-option.ts'
import { optionsOf } from './options.ts'
import { settleFamily } from './settle.ts'

const settle = (inputs: Inputs) => settleFamily(estateOf(inputs))
const valuesOf = (inputs: Inputs) => settle(inputs).estate.heirs.map(({ value }) => value)
const dutiesOf = (inputs: Inputs) => settle(inputs).estate.heirs.map(({ duty }) => duty.due)
const calledIn = (inputs: Inputs) => settle(inputs).estate.heirs.map(({ called }) => called)

const expectAmounts = (found: readonly number[], expected: readonly number[]) => {
  expect(found).toHaveLength(expected.length)
  for (const [index, amount] of expected.entries()) expect(found[index]).toBeCloseTo(amount, 6)
}

describe('the examples worked by hand', () => {
  const couple: Inputs = {
    patrimoine: 901_500,
    proche: [
      { lien: 'conjoint', age: 70 },
      { lien: 'enfant', nombre: 2 },
    ],
    donation_epoux: true,
    option_conjoint: 'quart_usufruit',
    patrimoine_conjoint: 300_000,
  }

  it('gives a spouse a quarter and the usufruct of the rest', () => {
    expectAmounts(valuesOf(couple), [495_000, 202_500, 202_500])
    expectAmounts(dutiesOf(couple), [0, 18_694.35, 18_694.35])
  })

  it('compares the four options at both deaths', () => {
    const options = optionsOf(estateOf(couple))
    expect(options.map(({ option }) => option)).toEqual([
      'quart',
      'usufruit',
      'quart_usufruit',
      'quotite_disponible',
    ])
    expectAmounts(
      options.map(({ firstDuties }) => firstDuties),
      [91_388.7, 64_388.7, 37_388.7, 76_388.7],
    )
    expectAmounts(
      options.map(({ duties }) => duties),
      [152_777.4, 80_777.4, 98_777.4, 152_777.4],
    )
  })

  it('shares between a mother, a sister and two nephews after a legacy', () => {
    const family: Inputs = {
      patrimoine: 401_500,
      proche: [{ lien: 'parent' }, { lien: 'frere_soeur' }, { lien: 'neveu_niece', nombre: 2, souche: 1 }],
      legs: [{ lien: 'organisme', part: 10 }],
    }
    expectAmounts(valuesOf(family), [90_000, 135_000, 67_500, 67_500, 40_000])
    expectAmounts(dutiesOf(family), [0, 51_137.6, 24_347.3, 24_347.3, 0])
    expect(settle(family).totals.duties).toBeCloseTo(99_832.2, 6)
  })

  it('brings a gift back, and counts it for the reserve and the quarter', () => {
    const family: Inputs = {
      patrimoine: 601_500,
      proche: [{ lien: 'conjoint', age: 60 }, { lien: 'enfant' }, { lien: 'enfant' }],
      don: [{ proche: 2, montant: 100_000, date: '2021-06-01' }],
    }
    const { civil, totals } = settle(family)
    expect(civil.reserve.reserve).toBeCloseTo(466_666.666667, 6)
    expect(civil.reserve.metByGifts).toBe(100_000)
    expectAmounts(valuesOf(family), [175_000, 162_500, 262_500])
    expect(civil.shares[1]?.sharing).toMatchObject({
      broughtBack: 100_000,
      entitlement: 262_500,
      exceeds: false,
    })
    expectAmounts(dutiesOf(family), [0, 30_694.35, 30_694.35])
    expect(totals.duties).toBeCloseTo(61_388.7, 6)
  })
})

describe('who inherits', () => {
  const estate = { patrimoine: 400_000, frais_funeraires: 0 }

  it('calls nephews of one souche in their own right beside a parent', () => {
    const family = { ...estate, proche: [{ lien: 'parent' }, { lien: 'neveu_niece', nombre: 3, souche: 1 }] }
    expectAmounts(valuesOf(family), [100_000, 100_000, 100_000, 100_000])
    expect(settle(family).estate.heirs[1]?.liability.kinshipAllowance).toBe(7967)
  })

  it('calls no grandchild or nephew whose parent is alive', () => {
    const children = [{ lien: 'enfant' }, { lien: 'petit_enfant' }]
    expect(calledIn({ ...estate, proche: children })).toEqual([true, false])
    const siblings = [{ lien: 'frere_soeur' }, { lien: 'neveu_niece' }]
    expect(calledIn({ ...estate, proche: siblings })).toEqual([true, false])
  })

  it('calls grandparents alone, then other relatives, then the State', () => {
    const grandparents = [{ lien: 'grand_parent', nombre: 2 }, { lien: 'parent_4e_degre' }]
    const first = settle({ ...estate, proche: grandparents })
    expect(first.civil.devolution.ordre).toBe('ascendants')
    expect(first.estate.heirs.map(({ called }) => called)).toEqual([true, true, false])
    const relatives = settle({ ...estate, proche: [{ lien: 'parent_4e_degre', nombre: 2 }] })
    expect(relatives.civil.devolution.ordre).toBe('collateraux')
    const state = settle({ ...estate, proche: [{ lien: 'pacs' }, { lien: 'autre' }] })
    expect(state.civil.devolution.ordre).toBe('etat')
    expect(state.civil.nonDevolu).toBe(400_000)
    expect(state.totals.received).toBe(0)
  })

  it('gives a spouse without children never less than the reserved quarter of the estate and gifts', () => {
    const family = {
      patrimoine: 100_000,
      frais_funeraires: 0,
      date_deces: '2026-11-23',
      proche: [{ lien: 'conjoint' }, { lien: 'parent', nombre: 2 }, { lien: 'autre' }],
      don: [{ proche: 3, montant: 200_000, date: '2020-01-01', mode: 'hors_part' }],
    }
    expectAmounts(valuesOf(family), [75_000, 12_500, 12_500, 0])
    const larger = { ...family, don: [{ proche: 3, montant: 900_000, date: '2020-01-01' }] }
    expectAmounts(valuesOf(larger), [100_000, 0, 0, 0])
    expect(settle(larger).civil.reserve.giftsExcess).toBe(150_000)
  })
})

describe('gifts brought back', () => {
  it('lets who received more keep it, and the others share again', () => {
    const family = {
      patrimoine: 120_000,
      frais_funeraires: 0,
      proche: [{ lien: 'enfant' }, { lien: 'enfant' }, { lien: 'enfant' }],
      don: [
        { proche: 1, montant: 300_000, date: '2000-01-01' },
        { proche: 2, montant: 20_000, date: '2000-01-01' },
      ],
    }
    expectAmounts(valuesOf(family), [0, 50_000, 70_000])
    expect(settle(family).civil.shares.map(({ sharing }) => sharing?.exceeds)).toEqual([true, false, false])
  })

  it('brings back within a souche too', () => {
    const family = {
      patrimoine: 300_000,
      frais_funeraires: 0,
      proche: [{ lien: 'enfant' }, { lien: 'petit_enfant', souche: 1 }, { lien: 'petit_enfant', souche: 1 }],
      don: [{ proche: 2, montant: 60_000, date: '2000-01-01' }],
    }
    expectAmounts(valuesOf(family), [180_000, 30_000, 90_000])
  })
})

describe('duties of a family', () => {
  it('gives rural property kept eighteen years the higher threshold', () => {
    const farm = {
      patrimoine: 2_000_000,
      frais_funeraires: 0,
      biens_ruraux: 2_000_000,
      proche: [{ lien: 'enfant' }],
    }
    expect(settle(farm).estate.heirs[0]?.partFiscale).toBe(850_000)
    expect(settle({ ...farm, conservation_18_ans: true }).estate.heirs[0]?.partFiscale).toBe(500_000)
  })

  it('taxes legacies of an amount as they are, even when nothing else is left to tax', () => {
    const home = {
      patrimoine: 100_000,
      frais_funeraires: 0,
      dutreil: 80_000,
      proche: [{ lien: 'frere_soeur' }],
      legs: [{ lien: 'autre', montant: 50_000 }],
    }
    const { estate } = settle(home)
    expect(estate.fiscal.actifNet).toBe(40_000)
    expect(estate.heirs.map(({ partFiscale }) => partFiscale)).toEqual([0, 50_000])
    const all = settle({ ...home, dutreil: 0, legs: [{ lien: 'autre', montant: 100_000 }] })
    expect(all.estate.heirs.map(({ partFiscale }) => partFiscale)).toEqual([0, 100_000])
  })

  it('takes of the disability of a legatee what gifts took of it, and gives no default allowance besides', () => {
    const friend = {
      patrimoine: 100_000,
      frais_funeraires: 0,
      date_deces: '2026-11-23',
      proche: [{ lien: 'autre', handicap: true }],
      legs: [{ proche: 1, part: 100 }],
      don: [{ proche: 1, montant: 100_000, date: '2020-01-01' }],
    }
    expect(settle(friend).estate.heirs[0]?.liability).toMatchObject({
      kinshipAllowance: 0,
      left: 59_325,
      excess: 0,
    })
  })

  it('gives a child of the only child who renounced premiums on top of the share, with one allowance', () => {
    const { insurance } = settle({
      patrimoine: 101_594,
      frais_funeraires: 0,
      proche: [{ lien: 'petit_enfant', souche: 1, renonciation: true }],
      assurance: [{ proche: 1, apres_70: 40_500 }],
    })
    expect(insurance[0]?.premiumsDue).toBeCloseTo(2000, 6) // 10 000 at 20 %, above the 100 000 of the estate
  })

  it('taxes those who represent apart on premiums, with what the share leaves of disability', () => {
    const premiums = (patrimoine: number, handicap: boolean) =>
      settle({
        patrimoine,
        frais_funeraires: 0,
        proche: [{ lien: 'petit_enfant', nombre: 2, souche: 1, handicap }],
        assurance: [{ proche: 1, apres_70: 100_000 }],
      }).insurance.map(({ premiumsDue }) => premiumsDue)
    // 84 750 each above the shared allowance
    expectAmounts(premiums(100_000, false), [14_825.55, 14_825.55]) // 1 594 free
    expectAmounts(premiums(100_000, true), [0, 0]) // 159 325 free: 50 000 of kinship cover the share
    expectAmounts(premiums(400_000, true), [13_279.35, 13_279.35]) // 9 325 free: the share takes 150 000
    expectAmounts(premiums(600_000, true), [14_825.55, 14_825.55]) // 1 594 free: the share takes all
  })

  it('counts furniture at the flat rate, on property that is taxed and before debts', () => {
    const home = {
      patrimoine: 1_000_000,
      dettes: 300_000,
      frais_funeraires: 0,
      forfait_mobilier: true,
      residence_principale: 200_000,
      residence_occupee: true,
      dutreil: 400_000,
      bois: 40_000,
      proche: [{ lien: 'enfant' }],
    }
    const { civil, estate } = settle(home)
    expect(civil.net).toBe(731_500) // 5 % of 1 000 000 - 40 000 - 300 000 - 30 000
    expect(estate.fiscal.actifNet).toBe(361_500)
    expect(settle({ ...home, forfait_mobilier: false }).civil.net).toBe(700_000)
  })

  it('leaves the second death to the common children', () => {
    const family = {
      patrimoine: 0,
      proche: [
        { lien: 'conjoint', age: 70 },
        { lien: 'enfant', autre_lit: true },
        { lien: 'enfant', adoption_simple: true },
      ],
      patrimoine_conjoint: 500_000,
    }
    expect(optionsOf(estateOf(family)).map(({ secondDuties }) => secondDuties)).toEqual([0, 0, 0, 0])
    expect(isOpen(estateOf(family), 'usufruit')).toBe(false)
    expect(isOpen({ ...estateOf(family), spouseGift: true }, 'usufruit')).toBe(true)
  })
})

describe('what cannot be computed', () => {
  it('throws for a row that is not in the family', () => {
    expect(() => settle({ patrimoine: 1, legs: [{ proche: 1, part: 10 }] })).toThrow(/no row 1/)
  })

  it('throws for a usufruct without the age of the spouse', () => {
    const proche = [{ lien: 'conjoint' }, { lien: 'enfant' }]
    expect(() => settle({ patrimoine: 9000, proche, option_conjoint: 'usufruit' })).toThrow(
      /age of the spouse/,
    )
  })

  it('throws for a clause without the age of its usufructuary', () => {
    const assurance = [{ lien: 'autre', avant_70: 1, droit: 'nue_propriete', clause: 1 }]
    expect(() => settle({ patrimoine: 0, proche: [{ lien: 'enfant' }], assurance })).toThrow(/usufructuary/)
  })
})

describe('instalments', () => {
  const { day } = estateOf({ patrimoine: 0 })

  it('bears interest on what remained, at the rate of the year', () => {
    expect(instalmentsOf(30_000, '1_an', day)).toEqual([
      { month: 0, principal: 10_000, interest: 0, payment: 10_000 },
      { month: 6, principal: 10_000, interest: 200, payment: 10_200 },
      { month: 12, principal: 10_000, interest: 100, payment: 10_100 },
    ])
  })

  it('has seven payments over three years, and none when nothing is due', () => {
    expect(instalmentsOf(70_000, '3_ans', day).map(({ month }) => month)).toEqual([0, 6, 12, 18, 24, 30, 36])
    expect(instalmentsOf(0, '3_ans', day)).toEqual([])
  })
})
