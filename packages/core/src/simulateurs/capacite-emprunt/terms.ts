import { presentValue } from '../../finance/compound.ts'
import type { MonthlyRate } from '../../units/rate.ts'

/**
 * What every loan of a question shares, whatever its amount. Used by `funding.ts`, `question.ts` and
 * `schedule.ts`.
 */
export interface Terms {
  /** The rate of the main loan. */
  readonly rate: MonthlyRate
  /** The term of the main loan, in months, the deferral included. */
  readonly months: number
  /** How many first months pay interest and insurance only. */
  readonly deferral: number
  /** The monthly premium of all borrowers, as a share of each initial capital. */
  readonly premium: number
  /** Whether the main loan is repaid so that both loans together cost the same each month. */
  readonly isSmoothed: boolean
}

/**
 * When a zero-rate loan beside the main one is repaid, in months since the start. Used by `funding.ts` and
 * `schedule.ts`.
 */
export interface ZeroRate {
  /** How many first months have no payment. */
  readonly from: number
  /** The month of the last payment. */
  readonly to: number
}

/**
 * What one euro of the main loan is worth in equal payments after the deferral. Used by `funding.ts` and
 * `schedule.ts`.
 */
export const annuityOf = ({ rate, months, deferral }: Terms): number => presentValue(rate, months - deferral)

/** The payment, in euros a month, of a zero-rate loan of one euro. Used by `funding.ts` and `schedule.ts`. */
export const shareRepaid = ({ from, to }: ZeroRate): number => 1 / (to - from)

/** Whether some month pays both loans. Used by `funding.ts`. */
export const overlaps = ({ months }: Terms, { from }: ZeroRate): boolean => from < months

/**
 * What the payments of a zero-rate loan of one euro within the term of the main one are worth after `paid` months, at
 * the rate of the main one. Used by `funding.ts` and `schedule.ts`.
 */
export function zeroRateValue({ rate, months }: Terms, { from, to }: ZeroRate, paid = 0): number {
  const end = Math.max(0, Math.min(to, months) - paid)
  const start = Math.max(0, Math.min(from, months) - paid)
  return (presentValue(rate, end) - presentValue(rate, start)) / (to - from)
}
