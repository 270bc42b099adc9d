import { expect, it } from 'vitest'
import type { CivilDate } from '../../../units/civil-date.ts'
import { annualRate, proportionalMonthly } from '../../../units/rate.ts'
import { earlyRepaymentLaw, legalIndemnity } from './early-repayment.ts'

const { values, sources } = earlyRepaymentLaw('2026-11-21' as CivilDate)

it.each([
  ['six months of interest on what is repaid', 3.5, 20_000, 162_253.15, 350],
  ['three percent of what was owed, when that is less', 8, 100_000, 100_000, 3000],
  ['nothing on a loan without interest', 0, 20_000, 100_000, 0],
])('limits the early repayment charge: %s', (_, taux, repaid, owed, due) => {
  const rate = proportionalMonthly(annualRate(taux))
  expect(legalIndemnity(values, { rate, repaid, owed })).toBeCloseTo(due, 10)
})

it('names the two articles of early repayment once each', () => {
  expect(sources.map(({ title }) => title)).toEqual([
    'Code de la consommation, art. R. 313-25',
    'Code de la consommation, art. L. 313-47',
  ])
})
