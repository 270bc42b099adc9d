import { annuityFactor } from '../../finance/compound.ts'
import { exp, expm1, log1p } from '../../units/exact-math.ts'
import { MONTHS, type Scenario } from './scenario.ts'

/**
 * By how much one scenario of the same savings ends above another that bears as many fees or more.
 *
 * Each year the gap grows at the better net yield; on it comes what the worse balance `B` loses to its higher
 * fee, `(1+t)(f' - f)·B`, and the difference of the year's deposits. Followed by itself and not taken from two
 * ends, which may exceed the gap so much that nothing of it would be left in a double.
 */
export function gapBetween(better: Scenario, worse: Scenario): number {
  const { capital, deposit, gross } = worse.plan
  const kept = worse.plan.entryFee - better.plan.entryFee
  const lostToFees = (1 + gross) * (worse.plan.fee - better.plan.fee)
  const deposits =
    deposit * kept * annuityFactor(better.monthly, MONTHS) + worse.added * factorGap(better, worse)
  let gap = capital * kept
  let behind = worse.start
  for (const end of worse.capitals) {
    gap = gap * (1 + better.net) + behind * lostToFees + deposits
    behind = end
  }
  return gap
}

/** The difference of their `a(12)`: `Σ (1+m')^j · (((1+m)/(1+m'))^j - 1)`, j from 0 to 11. */
function factorGap(better: Scenario, worse: Scenario): number {
  const month = log1p(worse.monthly)
  const apart = log1p((worse.plan.fee - better.plan.fee) / (1 - worse.plan.fee)) / MONTHS
  let sum = 0
  for (let j = 1; j < MONTHS; j += 1) sum += exp(j * month) * expm1(j * apart)
  return sum
}
