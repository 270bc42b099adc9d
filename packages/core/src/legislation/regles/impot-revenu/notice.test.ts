/** The rules that follow the gross tax, and those that come before it. */
import { describe, expect, it } from 'vitest'
import { flat, taxOnWithdrawal } from '../capital/withdrawal-taxation.ts'
import { cdhrOf } from './cdhr.ts'
import { cehrOf } from './cehr.ts'
import { decoteOf } from './decote.ts'
import { standardDeduction, wageDeduction } from './deductions.ts'
import { claimedTax } from './recovery.ts'

describe('deductions (CGI, art. 83, 3°, and 158, 5, a)', () => {
  const tenPercent = { rate: 0.1, floor: 500, ceiling: 14_000 }

  it.each([
    [0, 0],
    [300, 300],
    [300.6, 301],
    [500, 500],
    [4000, 500],
    [5000, 500],
    [5010, 501],
    [30_004, 3000],
    [30_005, 3001],
    [140_000, 14_000],
    [200_000, 14_000],
  ])('deducts the standard 10 %% of %d: %d', (income, expected) =>
    expect(standardDeduction(income, tenPercent)).toBe(expected),
  )

  it.each([
    [30_000, 0, 3000],
    [30_000, 3000.4, 3000],
    [30_000, 3000.5, 3001],
    [30_000, 40_000, 40_000],
  ])('leaves of a wage of %d with expenses of %d: %d', (wage, expenses, expected) =>
    expect(wageDeduction(wage, expenses, tenPercent)).toBe(expected),
  )
})

describe('the décote (CGI, art. 197, I, 4, a)', () => {
  it.each([
    [0, 0],
    [300, 300],
    [617, 617], // 897 - 279.19 = 617.81 is more than the tax
    [618, 617.36],
    [924, 478.89],
    [1982, 0.15], // 897 - 896.855 = 0.145
    [1983, 0],
    [9000, 0],
  ])('is, on a tax of %d, %d', (tax, expected) => expect(decoteOf(tax, 897, 0.4525)).toBe(expected))
})

describe('recovery (CGI, art. 1657)', () => {
  const values = { recouvrementAvantCredits: 61, recouvrementApresCredits: 12 }

  it.each([
    [60, 0, 0, 0],
    [61, 0, 0, 61],
    [60.99, 0, 0, 0],
    [60, 1, 0, 61],
    [40, 20, 0, 0],
    [60, 0, 45, 0],
    [60, 0, 100, -40],
    [36, 0, 45, -9],
    [100, 0, 88, 12],
    [100, 0, 88.5, 0],
    [100, 0, 100, 0],
    [100, 0, 100.5, -0.5],
    [0, 0, 0, 0],
  ])('collects of a tax of %d, a CEHR of %d and credits of %d: %d', (incomeTax, cehr, credits, expected) =>
    expect(claimedTax({ incomeTax, cehr, credits }, values)).toBe(expected),
  )
})

describe('the tax on a high income', () => {
  it('adds the CEHR (CGI, art. 223 sexies)', () => {
    const scale = [
      { above: 0, rate: 0 },
      { above: 250_000, rate: 0.03 },
      { above: 500_000, rate: 0.04 },
    ]
    expect([250_000, 250_016, 250_017, 400_000, 550_000].map((income) => cehrOf(income, scale))).toEqual([
      0, 0, 1, 4500, 9500,
    ])
  })

  const values = {
    tauxCible: 0.2,
    seuilSeul: 250_000,
    seuilCouple: 500_000,
    majorationCouple: 12_500,
    majorationParPersonneACharge: 1500,
    decote: { taux: 0.825, plafondSeul: 330_000, plafondCouple: 660_000 },
  }
  const alone = { taxes: 0, isCouple: false, dependants: 0 }
  const couple = { ...alone, isCouple: true }

  it.each([
    [alone, 250_000, 0],
    [alone, 250_001, 1], // 82.5 % of one euro
    [alone, 300_000, 41_250],
    [alone, 330_000, 66_000], // where the two meet
    [alone, 330_001, 66_000],
    [alone, 400_000, 80_000],
    [{ ...alone, taxes: 30_000, dependants: 2 }, 400_000, 47_000],
    [{ ...alone, taxes: 80_000.4 }, 400_000, 0],
    [{ ...alone, taxes: -500 }, 250_000, 0], // a refund of credits owes nothing
    [{ ...alone, taxes: -500 }, 250_001, 501],
    [couple, 500_000, 0],
    [couple, 516_000, 700], // 13 200 - 12 500
    [couple, 660_000, 119_500],
    [couple, 700_000, 127_500],
  ])('adds the CDHR (CGI, art. 224), for %o with %d: %d', (household, reference, expected) =>
    expect(cdhrOf({ ...household, reference }, values).due).toBe(expected),
  )

  it('aims with the CDHR at a tax that neither the family nor the taxes paid change', () => {
    expect(cdhrOf({ ...couple, reference: 500_000, taxes: -500 }, values)).toEqual({ target: 0, due: 0 })
    expect(cdhrOf({ ...couple, reference: 516_000, taxes: 600 }, values)).toEqual({
      target: 13_200,
      due: 100,
    })
    expect(cdhrOf({ ...couple, reference: 700_000, dependants: 2 }, values).target).toBe(140_000)
  })

  it('applies the décote of the CDHR up to the limit of the law, not where the two lines meet', () => {
    const narrower = { ...values, decote: { ...values.decote, plafondSeul: 290_000 } }
    expect(cdhrOf({ ...alone, reference: 290_000 }, narrower)).toEqual({ target: 33_000, due: 33_000 })
    expect(cdhrOf({ ...alone, reference: 290_001 }, narrower).due).toBe(58_000)
  })
})

it('charges the flat tax and the social levies (CGI, art. 200 A; CSS, art. L. 136-7)', () => {
  expect(taxOnWithdrawal({ incomeTax: flat(0.128), socialLevies: 0.172 }, 1000)).toEqual({
    incomeTax: 128,
    socialLevies: 172,
  })
})
