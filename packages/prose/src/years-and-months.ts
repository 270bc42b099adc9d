/** In a year. */
const MONTHS = 12

/**
 * Splits a length of time into whole years and the nearest month of the remainder: 11.99 years are 12 years.
 * Called by `figure-formatter.ts` and `format-figure.ts`.
 * @param length in years, 0 or more.
 * @example yearsAndMonths(2.78) // { years: 2, months: 9 }
 */
export function yearsAndMonths(length: number): { readonly years: number; readonly months: number } {
  const total = Math.round(MONTHS * length)
  return { years: Math.floor(total / MONTHS), months: total % MONTHS }
}
