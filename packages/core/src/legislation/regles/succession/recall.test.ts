import { describe, expect, it } from 'vitest'
import type { CivilDate } from '../../../units/civil-date.ts'
import { dutyAbove } from './duties.ts'
import { giftAllowanceOn, giftDisabilityOn } from './gift-allowance.ts'
import { kinshipLaws } from './kinship.ts'
import { isRecalled, type RecallCase, recallOf } from './recall.ts'

const day = (text: string) => text as CivilDate
const gift = (date: string, taxable: number) => ({ date: day(date), taxable })

const child: RecallCase = {
  day: day('2026-11-23'),
  years: 15,
  kinshipOn: (on) => giftAllowanceOn('enfant', on),
  disabilityOn: () => 0,
}

describe('the allowance of a gift', () => {
  it.each([
    ['enfant', '2012-08-16', 159_325],
    ['enfant', '2012-08-17', 100_000],
    ['enfant', '2005-06-01', 159_325],
    ['parent', '2026-11-23', 100_000],
    ['grand_parent', '2026-11-23', 100_000],
    ['petit_enfant', '2026-11-23', 31_865],
    ['frere_soeur', '2026-11-23', 15_932],
    ['neveu_niece', '2026-11-23', 7967],
    ['parent_4e_degre', '2026-11-23', 0],
    ['autre', '2026-11-23', 0],
  ])('is that of %s on %s', (kinship, on, allowance) =>
    expect(giftAllowanceOn(kinship, day(on))).toBe(allowance),
  )

  it('adds 159,325 euros for disability, also on days before the first known', () => {
    expect([giftDisabilityOn(day('2005-01-01')), giftDisabilityOn(day('2026-01-01'))]).toEqual([
      159_325, 159_325,
    ])
  })
})

describe('the recall of a gift', () => {
  it.each([
    ['2011-11-22', '2026-11-23', false],
    ['2011-11-23', '2026-11-23', true],
    ['2026-11-23', '2026-11-23', true],
    ['2013-02-28', '2028-02-29', false],
    ['2013-03-01', '2028-02-29', true],
    ['2012-02-29', '2027-02-28', true],
    ['2012-02-29', '2027-03-01', false],
  ])('is, for one of %s on %s, %s', (given, on, recalled) =>
    expect(isRecalled(day(given), day(on), 15)).toBe(recalled),
  )

  it('takes the allowance, then fills the low steps', () => {
    expect(recallOf([gift('2020-03-01', 150_000)], child)).toMatchObject({
      recalled: 150_000,
      fromKinship: 100_000,
      excess: 50_000,
    })
  })

  it('counts what an older gift, itself not recalled any more, had taken when the next was made', () => {
    const { gifts, ...sums } = recallOf([gift('2015-06-01', 60_000), gift('2005-06-01', 90_000)], child)
    expect(gifts.map(({ recalled, fromKinship }) => [recalled, fromKinship])).toEqual([
      [false, 90_000],
      [true, 10_000],
    ])
    expect(sums).toEqual({ recalled: 60_000, fromKinship: 10_000, fromDisability: 0, excess: 50_000 })
  })

  it('takes of disability once kinship is used', () => {
    const disabled = { ...child, disabilityOn: giftDisabilityOn }
    expect(recallOf([gift('2020-01-01', 300_000)], disabled)).toMatchObject({
      fromKinship: 100_000,
      fromDisability: 159_325,
      excess: 40_675,
    })
  })

  it('keeps the order of gifts of one day', () => {
    const { gifts } = recallOf([gift('2020-01-01', 70_000), gift('2020-01-01', 50_000)], child)
    expect(gifts.map(({ excess }) => excess)).toEqual([0, 20_000])
  })
})

describe('the duty above recalled gifts', () => {
  const scale = kinshipLaws.enfant(day('2026-11-23')).values.bareme

  it.each([
    [0, 50_000, 100_000, 20_000], // 20 % alone, as published: 50 000 have filled the low steps
    [100_000, 0, 150_000, 8194.35],
    [0, 0, 0, 0],
  ])('is, with %d left and %d above, on %d, %d', (left, excess, share, due) =>
    expect(dutyAbove({ scale, left, excess }, share).due).toBeCloseTo(due, 8),
  )
})
