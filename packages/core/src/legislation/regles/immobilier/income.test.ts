import { describe, expect, it } from 'vitest'
import type { CivilDate } from '../../../units/civil-date.ts'
import { deductedDepreciation, furnishedIncomeLaw } from './furnished-income.ts'
import { microBicIncome, microBicLaw } from './micro-bic.ts'
import { microFoncierIncome, microFoncierLaw } from './micro-foncier.ts'
import { propertyIncomeLaw, propertyResult } from './property-income.ts'

const TODAY = '2026-11-21' as CivilDate

/**
 * Rents and taxable incomes are in euros a year; rates are fractions. CGI, art. 32 (micro-foncier) and 50-0
 * (micro-BIC), as in force for the incomes of 2026; levies of CSS, art. L. 136-8.
 */
describe('flat-rate regimes', () => {
  it('taxes 70 % of rents under micro-foncier', () => {
    const { values } = microFoncierLaw(TODAY)
    expect(microFoncierIncome(values, 10_000)).toBe(7000)
    expect(values).toMatchObject({ microFoncierPlafond: 15_000, prelevementsSociauxMaintenus: 0.172 })
  })

  it.each([
    [0, 0],
    [300, 0],
    [305, 0],
    [400, 95],
    [610, 305],
    [10_000, 5000],
  ])('taxes under micro-BIC, for %d € of receipts, %d €', (receipts, income) => {
    expect(microBicIncome(microBicLaw(TODAY).values, receipts)).toBe(income)
  })

  it('has for micro-BIC the threshold and the levies of the year', () => {
    expect(microBicLaw(TODAY).values).toMatchObject({
      microBicPlafond: 83_600,
      prelevementsSociauxPatrimoine: 0.186,
      lmpRecettes: 23_000,
    })
    expect(microBicLaw('2025-12-31' as CivilDate).values.microBicPlafond).toBe(77_700)
  })
})

describe('bare letting at actual costs', () => {
  const { values } = propertyIncomeLaw(TODAY)

  // Computed by hand by the steps of BOI-RFPI-BASE-30-20-10, n° 190 to 210: interest is deducted from rents first, then costs.
  it.each([
    { rents: 10_000, interest: 4000, costs: 7000, result: { income: 0, offIncome: 1000, carried: 0 } },
    { rents: 10_000, interest: 12_000, costs: 7000, result: { income: 0, offIncome: 7000, carried: 2000 } },
    {
      rents: 10_000,
      interest: 12_000,
      costs: 15_000,
      result: { income: 0, offIncome: 10_700, carried: 6300 },
    },
    { rents: 10_000, interest: 2000, costs: 3000, result: { income: 5000, offIncome: 0, carried: 0 } },
    { rents: 10_000, interest: 2000, costs: 8000, result: { income: 0, offIncome: 0, carried: 0 } },
    { rents: 0, interest: 500, costs: 0, result: { income: 0, offIncome: 0, carried: 500 } },
  ])('taxes $rents € less $interest € of interest and $costs € of costs', ({ result, ...year }) => {
    expect(propertyResult(values, year)).toEqual(result)
  })

  it('carries deficits forward ten years, and requires three more years of letting', () => {
    expect(values).toMatchObject({ deficitFoncierReport: 10, deficitFoncierEngagement: 3 })
  })
})

describe('depreciation', () => {
  const { values, sources } = furnishedIncomeLaw(TODAY)

  // Five cases by hand (CGI, art. 39 C, II): rent 100, depreciation 30, and what the other costs leave of the rent.
  it.each([
    { limit: 20, deducted: 20 },
    { limit: 0, deducted: 0 },
    { limit: -20, deducted: 0 },
    { limit: 30, deducted: 30 },
    { limit: 50, deducted: 30 },
  ])('deducts $deducted of 30 when $limit is left', ({ limit, deducted }) => {
    expect(deductedDepreciation(values, [30], limit)).toEqual([deducted])
  })

  it('is deducted in the same share from each component', () => {
    expect(deductedDepreciation(values, [6000, 2000, 0], 4000)).toEqual([3000, 1000, 0])
    expect(deductedDepreciation(values, [0, 0], -1)).toEqual([0, 0])
  })

  it('leaves losses that are carried forward ten years', () => {
    expect(values.lmnpDeficitReport).toBe(10)
  })

  it('is capped by an article that the law names', () => {
    expect(deductedDepreciation({ lmnpAmortissementPlafonne: false }, [30], 20)).toEqual([30])
    expect(sources.map(({ title }) => title)).toContain('CGI, art. 39 C, II, 2 et 3')
  })
})
