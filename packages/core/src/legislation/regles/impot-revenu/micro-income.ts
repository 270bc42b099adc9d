import { wholeEuros } from '../../../units/exact-euros.ts'

/**
 * The profit of a micro-enterprise: takings less a flat allowance, which is at least a minimum and at most the takings;
 * whole euros (CGI, art. 50-0 and 102 ter).
 * @param allowance a fraction of the takings.
 * @param least the smallest allowance, in euros.
 * @example microIncome(10_000, 0.34, 305) // 6600
 */
export const microIncome = (takings: number, allowance: number, least: number): number =>
  wholeEuros(Math.max(0, takings - Math.max(allowance * takings, least)))
