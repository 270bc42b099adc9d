/**
 * The cases of `finance-maths.json`, loans apart (`loan-vectors.test.ts`): every expected figure of each, at the
 * tolerance that the file states.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type CivilDate, civilDate } from '../units/civil-date.ts'
import {
  annualRate,
  compoundedYearly,
  equivalentMonthly,
  type MonthlyRate,
  proportionalMonthly,
  toPercent,
} from '../units/rate.ts'
import { roundHalfAway } from '../units/rounding.ts'
import { annuityReturn } from './annuity-return.ts'
import { futureValue } from './compound.ts'
import { effectiveRate, effectiveRateOf } from './effective-rate.ts'
import { irr, xirr } from './irr.ts'
import { monthlyPayment } from './loan.ts'
import { realRate, realValue } from './real.ts'
import { cagr } from './return.ts'

type Figures = Record<string, number>

interface Case<Inputs, Expected> {
  readonly id: string
  readonly kind: string
  readonly inputs: Inputs
  readonly expected: Expected
}

const path = new URL('../../../../test/vectors/finance-maths.json', import.meta.url)
const file: { count: number; cases: Case<unknown, unknown>[] } = JSON.parse(readFileSync(path, 'utf8'))

const casesOf = <Inputs, Expected = Figures>(kind: string): Case<Inputs, Expected>[] =>
  file.cases.filter((one) => one.kind === kind) as Case<Inputs, Expected>[]

/** The tolerances of the file: euros, a rate as a fraction, and a TAEG in percent. */
const MONEY = 0.01
const RATE = 1e-7
const TAEG_PERCENT = 0.005

/** Expects the same names on both sides, and each actual figure within its tolerance. */
function expectFigures(actual: Figures, expected: Figures, toleranceOf: (name: string) => number): void {
  expect(Object.keys(actual).sort()).toEqual(Object.keys(expected).sort())
  for (const [name, figure] of Object.entries(expected)) {
    const away = Math.abs((actual[name] as number) - figure)
    expect(away, `${name}: ${actual[name]} instead of ${figure}`).toBeLessThanOrEqual(toleranceOf(name))
  }
}

/** A rate that must exist: `NaN`, which no comparison accepts, where there is none. */
const found = (rate: number | undefined): number => rate ?? Number.NaN

const monthly = (percent: number, convention: string): MonthlyRate =>
  (convention === 'nominal' ? proportionalMonthly : equivalentMonthly)(annualRate(percent))

it('tests all 233 cases of the file, here or in loan-vectors.test.ts', () => {
  const kinds = ['future_value', 'cagr', 'irr_periodic', 'xirr', 'irr_monthly_annuity', 'taeg']
  const tested = kinds.reduce((sum, kind) => sum + casesOf(kind).length, casesOf('loan_payment').length)
  expect(file.count).toBe(233)
  expect(tested).toBe(233)
})

describe('Published future values', () => {
  interface Savings {
    initial: number
    monthly_deposit: number
    annual_rate_percent: number
    years: number
    inflation_percent: number
    monthly_rate_convention: string
  }

  it.each(casesOf<Savings>('future_value'))('gives the published result of $id', ({ inputs, expected }) => {
    const { initial: capital, monthly_deposit: deposit, years } = inputs
    const rate = monthly(inputs.annual_rate_percent, inputs.monthly_rate_convention)
    const inflation = annualRate(inputs.inflation_percent)
    const savings = { capital, deposit, rate, months: 12 * years }
    const end = futureValue(savings)
    const start = futureValue({ ...savings, timing: 'start' })
    const invested = futureValue({ ...savings, rate: 0 as MonthlyRate })
    const rates = new Set(['monthly_rate', 'effective_annual_rate', 'real_annual_rate_fisher'])
    const actual = {
      monthly_rate: rate,
      effective_annual_rate: compoundedYearly(rate),
      fv_deposit_end_of_month: end,
      fv_deposit_start_of_month: start,
      total_invested: invested,
      interest_end_of_month: end - invested,
      real_value_end_of_month: realValue(end, inflation, years),
      real_value_start_of_month: realValue(start, inflation, years),
      real_annual_rate_fisher: realRate(compoundedYearly(rate), inflation),
    }
    expectFigures(actual, expected, (name) => (rates.has(name) ? RATE : MONEY))
  })
})

describe('Published growth rates', () => {
  interface Growth {
    start_value: number
    end_value: number
    years: number
  }

  it.each(casesOf<Growth>('cagr'))('gives the published result of $id', ({ inputs, expected }) => {
    const { start_value: start, end_value: end, years } = inputs
    const actual = { cagr: cagr(start, end, years), total_return: cagr(start, end, 1) }
    expectFigures(actual, expected, () => RATE)
  })
})

describe('Published internal rates of return', () => {
  it.each(casesOf<{ cash_flows: number[] }>('irr_periodic'))(
    'gives the published result of $id',
    ({ inputs, expected }) => {
      expectFigures({ irr_per_period: found(irr(inputs.cash_flows)) }, expected, () => RATE)
    },
  )

  interface Dated {
    flows: { date: string; amount: number }[]
    day_count: string
  }

  it.each(casesOf<Dated>('xirr'))('gives the published result of $id', ({ inputs, expected }) => {
    const flows = inputs.flows.map(({ date, amount }) => ({ date: civilDate(date) as CivilDate, amount }))
    expect(inputs.day_count).toBe('actual/365')
    expectFigures({ xirr: found(xirr(flows)) }, expected, () => RATE)
  })

  interface Annuity {
    outlay: number
    monthly_income: number
    years: number
    final_value: number
  }

  it.each(casesOf<Annuity>('irr_monthly_annuity'))(
    'gives the published result of $id',
    ({ inputs, expected }) => {
      const { outlay, monthly_income: income, years, final_value: last } = inputs
      const rate = annuityReturn({ first: -outlay, monthly: income, months: 12 * years, last }) as MonthlyRate
      const actual = {
        irr_monthly: rate,
        annual_effective: compoundedYearly(rate),
        annual_nominal_x12: 12 * rate,
      }
      expectFigures(actual, expected, () => RATE)
    },
  )
})

describe('Published effective rates of loans', () => {
  interface Credit {
    principal: number
    annual_nominal_rate_percent: number
    years: number
    fees_upfront: number
    guarantee_cost_upfront: number
    insurance_monthly: number
  }

  it.each(casesOf<Credit>('taeg'))('gives the published result of $id', ({ inputs, expected }) => {
    const months = 12 * inputs.years
    const rate = proportionalMonthly(annualRate(inputs.annual_nominal_rate_percent))
    const bare = monthlyPayment(inputs.principal, rate, months)
    const payment = bare + inputs.insurance_monthly
    const received = inputs.principal - inputs.fees_upfront - inputs.guarantee_cost_upfront
    const irrMonthly = annuityReturn({ first: received, monthly: -payment, months }) as MonthlyRate
    const taeg = toPercent(found(effectiveRate({ received, payment, months })))
    const actual = {
      monthly_payment_excl_insurance: bare,
      monthly_payment_incl_insurance: payment,
      irr_monthly: irrMonthly,
      taeg_percent: taeg,
      taeg_percent_2dp: roundHalfAway(taeg, 2),
      teg_proportional_percent: toPercent(12 * irrMonthly),
      total_cost_of_credit: payment * months - received,
    }
    const percents = new Set(['taeg_percent', 'taeg_percent_2dp', 'teg_proportional_percent'])
    const tolerance = (name: string) =>
      name === 'irr_monthly' ? RATE : percents.has(name) ? TAEG_PERCENT : MONEY
    expectFigures(actual, expected, tolerance)
    expect(actual.taeg_percent_2dp).toBe(expected.taeg_percent_2dp)
    expect(toPercent(found(effectiveRateOf(received, Array(months).fill(payment))))).toBeCloseTo(taeg, 9)
  })
})
