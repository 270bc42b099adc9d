import type { AbattementAnnuel } from '../../parametres/capital/assurance-vie-abattement.ts'

/** What a household withdrew from life insurance in the year; euros. */
interface LifeInsurance {
  /** The gains in the withdrawals of the year. */
  readonly gains: number
  /** Whether the contract has lasted 8 years or more: the allowance and the reduced rate need it. */
  readonly hasEightYears: boolean
  /** Premiums paid before 27 September 2017 and not yet repaid on 31 December of the year before. */
  readonly premiumsBefore: number
  /** Premiums paid since that day and not yet repaid on 31 December of the year before. */
  readonly premiumsSince: number
  /** Whether they are taxed jointly, with the allowance and the threshold of a couple. */
  readonly isCouple: boolean
}

/**
 * The gains by the premiums that they come from, in euros: `old` for premiums paid before 27 September 2017, `recent`
 * for those paid since. The age of the contract has no part in these two words.
 */
export interface LifeInsuranceGains {
  /** Gains of old premiums. */
  readonly old: number
  /** Gains of recent premiums. */
  readonly recent: number
  /** The old gains after the yearly allowance. */
  readonly oldNet: number
  /** The recent gains at the reduced rate, after the allowance. */
  readonly lowNet: number
  /** The recent gains at the usual rate, after the allowance. */
  readonly highNet: number
  /** The allowance used. */
  readonly allowance: number
}

/** The legal values that the rule reads, in euros. */
interface LifeInsuranceValues {
  /** The yearly allowance. */
  readonly assuranceVieAbattement: AbattementAnnuel
  /** The premiums of a person up to which the reduced rate holds. */
  readonly assuranceVieSeuilPrimes: number
}

/**
 * The gains of life insurance withdrawals by their taxation (CGI, art. 125-0 A and 200 A, 1, B): those of old
 * premiums in proportion of the premiums; of the recent ones, the share at the reduced rate is that of the premiums
 * under the threshold, which a couple has twice; then the allowance, on the old gains first, then on those at the
 * reduced rate, then on the rest. Under 8 years, all recent gains are at the usual rate and there is no allowance.
 * Used by `fiscalite/income.ts`.
 * @example
 * const premiums = { premiumsBefore: 0, premiumsSince: 100_000 }
 * lifeInsuranceGains({ gains: 14_600, hasEightYears: true, ...premiums, isCouple: false }, values)
 * // { old: 0, recent: 14_600, oldNet: 0, lowNet: 10_000, highNet: 0, allowance: 4600 }
 */
export function lifeInsuranceGains(
  { gains, hasEightYears, premiumsBefore: before, premiumsSince: since, isCouple }: LifeInsurance,
  values: LifeInsuranceValues,
): LifeInsuranceGains {
  const [old, recent] =
    before === 0 ? [0, gains] : [(gains * before) / (before + since), (gains * since) / (before + since)]
  if (!hasEightYears) return { old, recent, oldNet: old, lowNet: 0, highNet: recent, allowance: 0 }
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
