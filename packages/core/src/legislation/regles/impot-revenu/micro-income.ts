import { wholeEuros } from '../../../units/exact-euros.ts'

/**
 * The profit of a micro regime: takings less a flat allowance in whole euros, which is at least a minimum and at most
 * the takings; whole euros (CGI, art. 32, 50-0 and 102 ter). Called by `fiscalite/income.ts`.
 * @param allowance a fraction of the takings.
 * @param least the smallest allowance, in euros; none for unfurnished lettings.
 * @example microIncome(10_000, 0.34, 305) // 6600
 * @example microIncome(8005, 0.3) // 5603: the allowance is 2 401.50, counted as 2 402
 */
export const microIncome = (takings: number, allowance: number, least = 0): number =>
  wholeEuros(Math.max(0, takings - Math.max(wholeEuros(allowance * takings), least)))
