import { describe, expect, it } from 'vitest'
import type { CivilDate } from '../../../units/civil-date.ts'
import { allowanceOf } from './allowance.ts'
import { dutyOn } from './duties.ts'
import { netEstate } from './estate.ts'
import { flatRateFurniture } from './furniture.ts'
import { hasOnlyDefaultAllowance, type Kinship, kinshipLaws } from './kinship.ts'
import { dutiesAfter70, levyBefore70, liableApart } from './life-insurance.ts'
import { usufruitLaw, usufruitShare } from './spouse.ts'

const day = '2026-11-21' as CivilDate
const thresholds = [
  { above: 0, rate: 0.1 },
  { above: 100, rate: 0.2 },
  { above: 300, rate: 0.5 },
]

describe('kinship', () => {
  it.each<[Kinship, number, number, number, boolean]>([
    ['enfant', 100_000, 0.05, 0.45, false],
    ['parent', 100_000, 0.05, 0.45, false],
    ['petit_enfant', 1594, 0.05, 0.45, true],
    ['frere_soeur', 15_932, 0.35, 0.45, false],
    ['neveu_niece', 7967, 0.55, 0.55, false],
    ['parent_4e_degre', 1594, 0.55, 0.55, true],
    ['autre', 1594, 0.6, 0.6, true],
  ])(
    'gives %s an allowance of %d €, then rates from %d to %d',
    (kinship, allowance, lowest, highest, isDefault) => {
      const { values } = kinshipLaws[kinship](day)
      expect(values.abattement).toBe(allowance)
      expect([values.bareme[0]?.rate, values.bareme.at(-1)?.rate]).toEqual([lowest, highest])
      expect(hasOnlyDefaultAllowance(kinship)).toBe(isDefault)
    },
  )
})

describe('an allowance', () => {
  const usual = { abattement: 90, isDefault: false, representatives: 0, disability: 0 }

  it.each([
    [{}, 90],
    [{ representatives: 1 }, 90],
    [{ representatives: 3 }, 30],
    [{ disability: 50 }, 140],
    [{ representatives: 3, disability: 50 }, 80],
    [{ isDefault: true }, 90],
    [{ isDefault: true, disability: 50 }, 50],
  ])('is, for %j, %d', (change, allowance) => expect(allowanceOf({ ...usual, ...change })).toBe(allowance))
})

describe('duties', () => {
  const heir = { scale: thresholds, allowance: 50, gifts: 0 }

  it.each([
    [0, 0, 0],
    [50, 0, 0],
    [150, 100, 10],
    [250, 200, 30],
    [450, 400, 100],
  ])('charges on %d a base of %d, thus %d', (share, base, due) => {
    expect(dutyOn(heir, share)).toMatchObject({ allowance: 50, base, due })
  })

  it('deducts the rest of an allowance that gifts used in part', () => {
    expect(dutyOn({ ...heir, gifts: 20 }, 130)).toMatchObject({ allowance: 30, base: 100, due: 10 })
  })

  it('starts above the steps that gifts filled, and do not tax them again', () => {
    const { slices, ...rest } = dutyOn({ ...heir, gifts: 200 }, 200)
    expect(rest).toEqual({ allowance: 0, base: 200, due: 55 }) // 150 filled: 150 at 20 %, 50 at 50 %
    expect(slices).toEqual([
      { above: 0, below: 100, rate: 0.1, base: 0, charge: 0 },
      { above: 100, below: 300, rate: 0.2, base: 150, charge: 30 },
      { above: 300, below: null, rate: 0.5, base: 50, charge: 25 },
    ])
  })

  it('keeps the cents of a share above a billion given', () => {
    expect(dutyOn({ ...heir, gifts: 1e9 }, 0.01).due).toBe(0.005)
  })
})

describe('the estate', () => {
  it.each([
    [{ gross: 100, debts: 0, funeral: 0 }, 0, 100],
    [{ gross: 100, debts: 30, funeral: 15 }, 0, 55],
    [{ gross: 100, debts: 30, funeral: 15 }, 20, 35],
    [{ gross: 100, debts: 90, funeral: 15 }, 0, 0],
    [{ gross: 100, debts: 70, funeral: 15 }, 20, 0],
  ])('is, for %j less %d, %d', (estate, reduction, net) => expect(netEstate(estate, reduction)).toBe(net))
})

describe('usufruct for life', () => {
  const { usufruitViager } = usufruitLaw(day).values

  it.each([
    [0, 0.9],
    [20, 0.9],
    [21, 0.8],
    [30, 0.8],
    [31, 0.7],
    [41, 0.6],
    [51, 0.5],
    [61, 0.4],
    [71, 0.3],
    [81, 0.2],
    [90, 0.2],
    [91, 0.1],
    [120, 0.1],
  ])('is at %d years %d of the whole', (age, share) => expect(usufruitShare(usufruitViager, age)).toBe(share))

  it('throws at an age that no step has', () => {
    expect(() => usufruitShare([{ moinsDe: 21, usufruit: 0.9 }], 21)).toThrow(/no step for the age of 21/)
  })
})

describe('life insurance', () => {
  it('has one allowance per beneficiary for premiums before 70', () => {
    const values = { abattement: 50, bareme: thresholds }
    expect(levyBefore70(values, 100, 2)).toEqual({ base: 0, due: 0 })
    expect(levyBefore70(values, 300, 2)).toEqual({ base: 200, due: 20 })
    expect(levyBefore70(values, 300, 1)).toEqual({ base: 250, due: 40 })
  })

  it('has one allowance for all for premiums after 70, then adds to the share', () => {
    const heir = { scale: thresholds, allowance: 50, gifts: 0 }
    const due = (change: object, beneficiary = heir) => {
      const { base, due } = dutiesAfter70(
        30,
        { heir, apart: null, beneficiary },
        { premiums: 230, beneficiaries: 1, heirs: 1, share: 0, ...change },
      )
      return { base, due }
    }
    expect(due({})).toEqual({ base: 200, due: 20 }) // 150 above the allowance of kinship
    expect(due({ premiums: 30 })).toEqual({ base: 0, due: 0 })
    expect(due({ share: 150 })).toEqual({ base: 200, due: 40 }) // from 100 to 300 of the scale
    expect(due({ share: 150, beneficiaries: 2 }).due).toBe(25) // 100 at 20 % for the heir, 50 at 10 % for the other
    expect(due({ share: 150, beneficiaries: 2, heirs: 3 }).due).toBe(40)
    const alone = { ...heir, allowance: 80 } // 20 left at 10 %, beside the 20 of the heir
    expect(due({ share: 150, beneficiaries: 2 }, alone).due).toBe(22)
  })

  it('taxes apart one who represents, whatever the share, with what it leaves of disability', () => {
    const own = { scale: thresholds, allowance: 10, isDefault: true, disability: 60 }
    const leftOf = (change: object, left: number) => liableApart({ ...own, ...change }, left)
    expect(leftOf({}, 200)).toEqual({ scale: thresholds, left: 60, excess: 0 })
    expect(leftOf({}, 25).left).toBe(25)
    expect(leftOf({}, 5).left).toBe(10) // the default allowance, when less is left
    expect(leftOf({ disability: 0 }, 200).left).toBe(10)
    expect(leftOf({ isDefault: false }, 25).left).toBe(35)
    expect(leftOf({ isDefault: false, disability: 0 }, 25).left).toBe(10)
  })

  it('starts the scale again for one who represents', () => {
    const heir = { scale: thresholds, allowance: 50, gifts: 70 }
    const apart = { scale: thresholds, allowance: 10, isDefault: true, disability: 0 }
    const shared = { premiums: 230, beneficiaries: 1, heirs: 1, share: 500 }
    const { heir: duty, due } = dutiesAfter70(30, { heir, apart, beneficiary: heir }, shared)
    expect(duty).toMatchObject({ allowance: 10, base: 190, due: 28 }) // 100 at 10 %, 90 at 20 %
    expect(due).toBe(28)
  })
})

describe('furniture at the flat rate', () => {
  it.each([
    [450_000, 0, 22_500],
    [450_000, 40_000, 20_500],
    [100, 100, 0],
    [100, 101, 0],
    [0, 0, 0],
  ])('is, for %d less %d, %d', (gross, relief, value) =>
    expect(flatRateFurniture(0.05, { gross, relief })).toBe(value),
  )
})
