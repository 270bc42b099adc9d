import { describe, expect, it } from 'vitest'
import type { CivilDate } from '../../../units/civil-date.ts'
import { lifeInsuranceLaw, lifeInsuranceTaxation } from './life-insurance.ts'
import { peaCeiling, peaLaw, peaTaxation } from './pea.ts'
import { securitiesLaw, securitiesTaxation } from './securities-account.ts'
import { taxOnWithdrawal } from './withdrawal-taxation.ts'

const TODAY = '2026-11-21' as CivilDate

describe('a PEA', () => {
  const { values } = peaLaw(TODAY)

  it.each([
    [0, 128, 186],
    [4, 128, 186],
    [5, 0, 186],
    [30, 0, 186],
  ])('owes, after %d years, %d € of income tax on 1 000 € of gains', (years, incomeTax, socialLevies) => {
    expect(taxOnWithdrawal(peaTaxation(values, years), 1000)).toEqual({ incomeTax, socialLevies })
  })

  it('accepts 150 000 € of payments per person', () => {
    expect([peaCeiling(values, false), peaCeiling(values, true)]).toEqual([150_000, 300_000])
  })

  it('owes 17.2 % of levies until 2025', () => {
    expect(peaTaxation(peaLaw('2025-12-31' as CivilDate).values, 5).socialLevies).toBe(0.172)
  })
})

describe('a securities account', () => {
  const { values } = securitiesLaw(TODAY)

  it.each([
    ['without the option', undefined, 0.128],
    ['in the bracket of 0 %', 0, 0],
    ['in that of 11 %', 0.11, 0.11],
    ['in that of 30 %, where the option costs', 0.3, 0.128],
  ])('is taxed at the lower rate, for %s', (_, marginalRate, rate) => {
    expect(securitiesTaxation(values, marginalRate)).toEqual({
      incomeTax: [{ above: 0, rate }],
      socialLevies: 0.186,
    })
  })
})

describe('life insurance', () => {
  const { values } = lifeInsuranceLaw(TODAY)
  const taxOn = (gains: number, premiums: number, years = 8, isCouple = false) =>
    taxOnWithdrawal(
      lifeInsuranceTaxation(values, { years, gainsPerPremium: gains / premiums, isCouple }),
      gains,
    )

  it.each([
    ['too young: 12.8 % of all, without allowance', 1000, 1000, 7, false, 128],
    ['within the allowance', 4600, 100_000, 8, false, 0],
    ['all its premiums within the threshold', 14_600, 150_000, 8, false, 750],
    ['two people: twice the allowance', 19_200, 150_000, 8, true, 750],
    ['half its premiums beyond: half of the gains at each rate', 20_000, 300_000, 8, false, 405 + 1280],
    ['two people: twice the threshold', 20_000, 300_000, 8, true, 810],
    ['the allowance left over goes to the other half', 8000, 300_000, 8, false, 0.128 * (8000 - 4600)],
    ['no premium left: all within', 14_600, 0, 8, false, 750],
  ])('taxes %s', (_, gains, premiums, years, isCouple, incomeTax) => {
    const found = taxOn(gains, premiums, years, isCouple)
    expect(found.incomeTax).toBeCloseTo(incomeTax, 9)
    expect(found.socialLevies).toBeCloseTo(0.172 * gains, 9)
  })

  it('has no step at the normal rate when no premium is left', () => {
    const policy = { years: 8, gainsPerPremium: Number.POSITIVE_INFINITY, isCouple: false }
    expect(lifeInsuranceTaxation(values, policy).incomeTax).toEqual([
      { above: 0, rate: 0 },
      { above: 4600, rate: 0.075 },
    ])
  })
})
