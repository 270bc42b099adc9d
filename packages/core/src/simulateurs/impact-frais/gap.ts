import { annuityFactor } from '../../finance/compound.ts'
import { exp, expm1, log1p } from '../../units/exact-math.ts'
import { MONTHS, type Scenario } from './scenario.ts'

/**
 * The final gap in euros between two scenarios of the same savings, the second with at least as many fees: what the
 * first has more, 0 or above. Called by `simulate.ts`.
 *
 * `t` is the yearly yield before fees, `f` the yearly fee, `m` the monthly yield after fees, as fractions; a prime
 * marks those of the worse scenario. The gap starts at what the higher entry fee takes from the capital. Each year
 * it grows at the better net yield, plus the loss of the worse balance `B` to its higher fee, `(1+t)(f' - f)·B`,
 * plus the difference of the year's deposits. The gap is accumulated: the difference of the final capitals could
 * lose all its digits in a double.
 */
export function gapBetween(better: Scenario, worse: Scenario): number {
  const { capital, deposit, gross } = worse.plan
  const extraEntryFee = worse.plan.entryFee - better.plan.entryFee
  const lostToFees = (1 + gross) * (worse.plan.fee - better.plan.fee)
  const deposits =
    deposit * extraEntryFee * annuityFactor(better.monthly, MONTHS) + worse.added * factorGap(better, worse)
  let gap = capital * extraEntryFee
  let worseBalance = worse.start
  for (const end of worse.capitals) {
    gap = gap * (1 + better.net) + worseBalance * lostToFees + deposits
    worseBalance = end
  }
  return gap
}

/**
 * The difference between the annuity factors `a(12)` of both scenarios: `Σ (1+m')^j · (((1+m)/(1+m'))^j - 1)`, j from
 * 0 to 11. As `(1+m)^12 = (1+t)(1-f)`, the ratio of both months is the twelfth root of `(1-f)/(1-f')`.
 */
function factorGap(better: Scenario, worse: Scenario): number {
  const month = log1p(worse.monthly)
  const logRatio = log1p((worse.plan.fee - better.plan.fee) / (1 - worse.plan.fee)) / MONTHS
  let sum = 0
  for (let j = 1; j < MONTHS; j += 1) sum += exp(j * month) * expm1(j * logRatio)
  return sum
}
