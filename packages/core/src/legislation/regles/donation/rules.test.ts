/** The rules of gifts, worked by hand. */
import { describe, expect, it } from 'vitest'
import type { CivilDate } from '../../../units/civil-date.ts'
import { dutyAtDeath, heirOfDonor } from './at-death.ts'
import { compareGiveAndLeave } from './compare.ts'
import { familyExemption, housingExemption, isFamilyGiftOpen, isHousingGiftOn } from './exemptions.ts'
import { deedFees } from './fees.ts'
import { type GiftCase, giftDuty, giftLawDay, kinshipAllowance } from './gift.ts'
import { giftScaleOn } from './kinship.ts'
import { ownershipShare } from './ownership.ts'

const day = (text: string) => text as CivilDate
const TODAY = day('2026-11-23')

/**
 * A gift of 100 000 € to a child, with changes. `value` is in euros; `dutreil`: whether the commitment to keep the
 * business given (pacte Dutreil) is met; `family.used`: euros that earlier family gifts of money exempted.
 */
const gift = (changes: Partial<GiftCase>): GiftCase => ({
  day: TODAY,
  tie: 'enfant',
  value: 100_000,
  ownership: { right: 'pleine_propriete' },
  handicap: false,
  representatives: 0,
  earlier: [],
  isMoney: false,
  dutreil: false,
  housing: null,
  family: null,
  ...changes,
})

describe('ownershipShare', () => {
  it.each([
    [20, 0.1],
    [21, 0.2],
    [58, 0.5],
    [62, 0.6],
    [91, 0.9],
  ])('gives, when a donor aged %d keeps the usufruct, the share %d of the value', (donorAge, share) =>
    expect(ownershipShare({ right: 'nue_propriete', donorAge }, TODAY)).toBeCloseTo(share, 12),
  )

  it.each([
    [1, 0.23],
    [10, 0.23],
    [11, 0.46],
    [30, 0.69],
  ])('counts each begun period of ten years in a usufruct of %d years: share %d', (years, share) =>
    expect(ownershipShare({ right: 'usufruit_temporaire', years }, TODAY)).toBeCloseTo(share, 12),
  )
})

// `giftDuty` returns amounts in euros: `counted` is what the exemptions leave of the taxable value, `used` what the
// gift takes of the allowances, `left` what it leaves of them, `duty.base` what the scale taxes, `duty.due` the
// duties. `marginal` is the rate of the highest band that is reached, a fraction.

describe('giftDuty and deedFees, house given by both parents', () => {
  const half = (donorAge: number) =>
    giftDuty(gift({ value: 200_000, ownership: { right: 'nue_propriete', donorAge } }))

  it('taxes the half given by a father of 62 with 2,194.35 euros for each child', () => {
    const found = half(62)
    expect(found.taxableValue).toBeCloseTo(120_000, 8)
    expect(found.duty.base).toBeCloseTo(20_000, 8)
    expect(found.duty.due).toBeCloseTo(2194.35, 8)
    expect(found.marginal).toBe(0.2)
  })

  it('taxes the half given by a mother of 58 with nothing', () => {
    expect(half(58)).toMatchObject({ taxableValue: 100_000, used: 100_000, left: 0, marginal: 0 })
    expect(half(58).duty.due).toBe(0)
  })

  it('sums the fees of the deed to 13,916.12 euros', () => {
    const fees = deedFees(
      { property: 'immobilier', byDonor: [400_000, 400_000], taxableValue: 440_000 },
      TODAY,
    )
    // 6 500 at 4.837 %, 10 500 at 1.995 %, 43 000 at 1.33 %, 340 000 at 0.998 %: 4 488.98
    expect((fees.emolumentsByDonor[0] ?? 0) / 1.2).toBeCloseTo(4488.98, 8)
    expect(fees.emoluments).toBeCloseTo(10_773.552, 8)
    expect(fees.taxePubliciteFonciere).toBeCloseTo(2702.568, 8)
    expect(fees.contributionSecuriteImmobiliere).toBeCloseTo(440, 8)
    expect(fees.total).toBeCloseTo(13_916.12, 8)
  })
})

describe('deedFees', () => {
  it('charges 15 euros at least for the registration of property', () => {
    const { contributionSecuriteImmobiliere } = deedFees(
      { property: 'immobilier', byDonor: [10_000], taxableValue: 10_000 },
      TODAY,
    )
    expect(contributionSecuriteImmobiliere).toBe(15)
  })

  it('charges 48 % of the fees for money, and no tax of registration', () => {
    const of = (property: 'argent' | 'entreprise') =>
      deedFees({ property, byDonor: [60_000], taxableValue: 60_000 }, TODAY)
    expect(of('argent').total / of('entreprise').total).toBeCloseTo(0.48, 3)
    expect(of('entreprise').total).toBe(of('entreprise').emoluments)
  })
})

describe('exemptions of gifts of money', () => {
  const money = { day: TODAY, tie: 'enfant', isMoney: true } as const

  it.each([
    ['2025-02-14', false],
    ['2025-02-15', true],
    ['2026-12-31', true],
    ['2027-01-01', false],
  ])('opens the exemption for a home on %s: %s', (on, exists) =>
    expect(isHousingGiftOn(day(on))).toBe(exists),
  )

  it.each([
    [220_000, 0, 100_000],
    [220_000, 250_000, 50_000],
    [220_000, 300_001, 0],
    [40_000, 0, 40_000],
  ])('exempts of a gift of %d for a home, after %d received from others: %d', (value, received, exempt) =>
    expect(housingExemption(money, value, received)).toBe(exempt),
  )

  it.each([
    ['enfant', 79, 18, true],
    ['enfant', 80, 18, false],
    ['petit_enfant', 60, 17, false],
    ['neveu_niece', 60, 30, true],
    ['frere_soeur', 60, 30, false],
    ['conjoint', 60, 30, false],
  ] as const)(
    'opens the exemption of family gifts to tie %s, donor aged %d, recipient aged %d: %s',
    (tie, donorAge, recipientAge, isOpen) =>
      expect(isFamilyGiftOpen({ ...money, tie, donorAge, recipientAge })).toBe(isOpen),
  )

  it('exempts what earlier family gifts of the same donor have left of 31,865 euros', () => {
    const adult = { ...money, donorAge: 60, recipientAge: 30 }
    expect([0, 20_000, 40_000].map((used) => familyExemption(adult, 50_000, used))).toEqual([
      31_865, 11_865, 0,
    ])
  })

  it('uses the exemption for a home first, then that of family gifts, then allowances', () => {
    const requested = {
      isMoney: true,
      housing: { received: 0 },
      family: { used: 0, donorAge: 60, recipientAge: 30 },
    }
    expect(giftDuty(gift({ value: 220_000, ...requested }))).toMatchObject({
      housing: 100_000,
      family: 31_865,
      counted: 88_135,
      used: 88_135,
      left: 11_865,
    })
  })

  it('exempts no bare ownership of money', () => {
    const requested = { isMoney: true, family: { used: 0, donorAge: 60, recipientAge: 30 } }
    expect(giftDuty(gift({ ...requested, ownership: { right: 'nue_propriete', donorAge: 60 } })).family).toBe(
      0,
    )
  })
})

describe('giftDuty', () => {
  it('taxes a spouse by table II above 80,724 euros', () => {
    // 8 072 at 5 %, 7 860 at 10 %, 15 933 at 15 %, 37 411 at 20 %
    expect(giftDuty(gift({ tie: 'conjoint', value: 150_000 })).duty.due).toBeCloseTo(11_061.75, 8)
  })

  it('exempts 75 % of a business that is kept', () => {
    const kept = giftDuty(gift({ value: 2_000_000, dutreil: true }))
    expect(kept.taxableValue).toBe(500_000)
    expect(kept.counted).toBe(500_000)
  })

  it('taxes no body of public utility', () => {
    expect(giftDuty(gift({ tie: 'organisme' }))).toMatchObject({
      counted: 100_000,
      used: 0,
      left: 0,
      marginal: 0,
    })
    expect(giftScaleOn('organisme', TODAY)).toBeNull()
  })

  it('adds to a grandchild’s own allowance a share of the represented parent’s', () => {
    expect(kinshipAllowance({ tie: 'petit_enfant', representatives: 0 }, TODAY)).toBe(31_865)
    expect(kinshipAllowance({ tie: 'petit_enfant', representatives: 2 }, TODAY)).toBe(81_865)
  })

  it('applies the oldest known values to an earlier gift', () => {
    expect(giftLawDay(day('1990-01-01'))).toBe('2012-08-17')
    expect(giftDuty(gift({ day: day('1990-01-01'), value: 180_000 })).kinship).toBe(159_325)
  })
})

// `dutyAtDeath` returns amounts in euros: `allowance` is what earlier gifts leave of the allowance, `base` what the
// scale taxes, `due` the duties.
describe('dutyAtDeath', () => {
  const heir = { tie: 'petit_enfant', handicap: false, representatives: 0, earlier: [] } as const
  const before = { date: day('2020-05-01'), taxable: 50_000 }

  it('does not reduce the default allowance (CGI, art. 788, IV) by earlier gifts', () => {
    expect(dutyAtDeath(heirOfDonor({ ...heir, earlier: [before] }, TODAY), 10_000, TODAY)).toMatchObject({
      allowance: 1594,
      base: 8406,
    })
  })

  it('replaces the default allowance with the disability allowance, less what earlier gifts used', () => {
    expect(dutyAtDeath(heirOfDonor({ ...heir, handicap: true }, TODAY), 0, TODAY).allowance).toBe(159_325)
    // of the 50 000 given, 31 865 by kinship and 18 135 by disability
    expect(
      dutyAtDeath(heirOfDonor({ ...heir, handicap: true, earlier: [before] }, TODAY), 0, TODAY).allowance,
    ).toBe(141_190)
  })

  it('reduces the allowance of a child by what earlier gifts used', () => {
    expect(
      dutyAtDeath(heirOfDonor({ ...heir, tie: 'enfant', earlier: [before] }, TODAY), 0, TODAY).allowance,
    ).toBe(50_000)
  })

  it.each(['conjoint', 'pacs', 'organisme'] as const)('exempts %s', (tie) =>
    expect(dutyAtDeath(heirOfDonor({ ...heir, tie }, TODAY), 1_000_000, TODAY).due).toBe(0),
  )
})

// `counted`: what a child receives from each donor once exempt amounts are off, in euros, one number a donor.
// `growth` is a yearly fraction; `given`, `kept` and `cost` are euros.
describe('compareGiveAndLeave', () => {
  const child = {
    tie: 'enfant',
    handicap: false,
    representatives: 0,
    earlier: [],
    count: 1,
    counted: [100_000],
  } as const
  const requested = {
    day: TODAY,
    donors: 1,
    heirs: [child],
    given: 100_000,
    kept: 100_000,
    growth: 0,
    cost: 0,
    isPaidByDonor: false,
  }

  it('recalls the gift for fifteen years, and not in the sixteenth', () => {
    const { years } = compareGiveAndLeave(requested, 16)
    expect(years.map(({ dutiesIfGiven }) => Math.round(dutiesIfGiven * 100) / 100)).toEqual([
      ...Array(15).fill(18_194.35),
      0,
    ])
    expect(years[0]?.advantage).toBeCloseTo(0, 8)
    expect(years[15]?.advantage).toBeCloseTo(18_194.35, 8)
  })

  it('recalls the gift when the donor dies the same day, without growth', () => {
    const { atOnce } = compareGiveAndLeave({ ...requested, growth: 0.05, cost: 1000 }, 1)
    expect(atOnce.netIfGiven).toBeCloseTo(199_000 - 18_194.35, 8)
    expect(atOnce.netIfLeft).toBeCloseTo(200_000 - 18_194.35, 8)
  })

  it('taxes the estate less what the donor has paid', () => {
    const paid = { ...requested, cost: 10_000, isPaidByDonor: true }
    const [year] = compareGiveAndLeave(paid, 1).years
    expect(year?.dutiesIfGiven).toBeCloseTo(18_194.35 - 2000, 8)
    expect(year?.netIfGiven).toBeCloseTo(190_000 - 16_194.35, 8)
  })

  it('halves the estate between two donors, each with the allowances of all heirs', () => {
    const both = { ...requested, donors: 2, heirs: [{ ...child, counted: [50_000, 50_000] }] }
    const [year] = compareGiveAndLeave(both, 1).years
    expect([year?.dutiesIfGiven, year?.dutiesIfLeft]).toEqual([0, 0])
  })

  it('recalls a gift of 29 February for fifteen years too', () => {
    const { years } = compareGiveAndLeave({ ...requested, day: day('2028-02-29') }, 16)
    expect(years[14]?.dutiesIfGiven).toBeCloseTo(18_194.35, 8)
    expect(years[15]?.dutiesIfGiven).toBe(0)
  })
})
