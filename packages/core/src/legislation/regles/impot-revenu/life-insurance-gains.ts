import type { AbattementAnnuel } from '../../parametres/capital/assurance-vie-abattement.ts'

/** What a household withdrew from life insurance in the year; euros. */
interface LifeInsurance {
  /** The gains in the withdrawals of the year. */
  readonly gains: number
  /** Whether the contract is 8 years old or more. */
  readonly isOld: boolean
  /** Premiums paid before 27 September 2017 and not paid back on 31 December before. */
  readonly premiumsBefore: number
  /** Premiums paid since that day and not paid back on 31 December before. */
  readonly premiumsSince: number
  readonly isCouple: boolean
}

/** The gains by the premiums that they come from; euros. */
export interface LifeInsuranceGains {
  /** Gains of premiums paid up to 26 September 2017. */
  readonly old: number
  /** Gains of those paid since. */
  readonly recent: number
  /** The old ones after the yearly allowance. */
  readonly oldNet: number
  /** The recent ones at the reduced rate, after it. */
  readonly lowNet: number
  /** The recent ones at the usual rate, after it. */
  readonly highNet: number
  /** The allowance used. */
  readonly allowance: number
}

interface LifeInsuranceValues {
  readonly assuranceVieAbattement: AbattementAnnuel
  readonly assuranceVieSeuilPrimes: number
}

/**
 * The gains of life insurance withdrawals by their taxation (CGI, art. 125-0 A and 200 A, 1, B): those of old
 * premiums in proportion of the premiums; of the recent ones, the share at the reduced rate is that of the premiums
 * under the threshold, which a couple has twice; then the allowance, on the old ones first, then the reduced rate.
 * Used by `fiscalite/income.ts`.
 * @example
 * lifeInsuranceGains({ gains: 14_600, isOld: true, premiumsBefore: 0, premiumsSince: 100_000, isCouple: false },
 * values)
 * // { old: 0, recent: 14_600, oldNet: 0, lowNet: 10_000, highNet: 0, allowance: 4600 }
 */
export function lifeInsuranceGains(
  { gains, isOld, premiumsBefore: before, premiumsSince: since, isCouple }: LifeInsurance,
  values: LifeInsuranceValues,
): LifeInsuranceGains {
  const [old, recent] =
    before === 0 ? [0, gains] : [(gains * before) / (before + since), (gains * since) / (before + since)]
  if (!isOld) return { old, recent, oldNet: old, lowNet: 0, highNet: recent, allowance: 0 }
  const threshold = values.assuranceVieSeuilPrimes * (isCouple ? 2 : 1)
  const isUnder = since === 0 || before + since <= threshold
  const low = isUnder ? recent : (recent * Math.max(0, threshold - before)) / since
  const allowance = isCouple ? values.assuranceVieAbattement.couple : values.assuranceVieAbattement.seul
  const onOld = Math.min(old, allowance)
  const onLow = Math.min(low, allowance - onOld)
  const onHigh = Math.min(recent - low, allowance - onOld - onLow)
  return {
    old,
    recent,
    oldNet: old - onOld,
    lowNet: low - onLow,
    highNet: recent - low - onHigh,
    allowance: onOld + onLow + onHigh,
  }
}
