/** Types of `derive.mjs`, for its tests. Used by `test/market-joins.test.ts`. */
/** What one euro in a ten-year par bond became in a month; yields at its start and end in percent. */
export function bondGrowth(before: number, after: number): number
/** What a year of a ten-year par bond brings, in percent; yields at its start and end in percent. */
export function annualBondReturn(before: number, after: number): number
/** The last month (`YYYY-MM`) whose rate is known, from rows `[day, percent]` in order. */
export function lastLivretMonth(rates: readonly (readonly [string, number])[]): string
