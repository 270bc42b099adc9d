import { roundHalfAway } from './rounding.ts'

/**
 * In euros. Amounts within half a cent of each other, that included, count as equal in the comparisons below.
 */
const HALF_A_CENT = 0.005

/**
 * Whether an amount is the target or more, in euros: half a cent under counts as the target. Used by
 * `coast-fire/replay.ts`, `coast-fire/simulate.ts`, `dca/replay.ts`, `fiscalite/find-warnings.ts` and others in
 * `simulateurs`.
 * @example reaches(99.996, 100) // true
 */
export const reaches = (amount: number, target: number): boolean => amount - target >= -HALF_A_CENT

/**
 * Whether an amount is more than another, in euros, by more than half a cent. Used by `formula/number-functions.ts`,
 * `finance/early-repayment.ts`, `finance/saving-windows.ts`, `donation/gift.ts` and others in `simulateurs` and
 * `legislation/regles`.
 * @example exceeds(100.004, 100) // false
 */
export const exceeds = (amount: number, other: number): boolean => amount - other > HALF_A_CENT

/**
 * Whether an amount in euros, rounded to the cent, has cents: the administration would round it. Used by
 * `donation/find-warnings.ts`, `succession/find-family-warnings.ts` and `succession/simulate.ts`.
 * @example hasCents(24_283.05) // true
 */
export const hasCents = (amount: number): boolean =>
  exceeds(Math.abs(roundHalfAway(amount, 2) - roundHalfAway(amount, 0)), 0)
