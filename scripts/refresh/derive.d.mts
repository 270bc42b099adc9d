/** Types of `derive.mjs`, for its tests. Used by `test/market-joins.test.ts`. */
export function bondGrowth(before: number, after: number): number
export function annualBondReturn(before: number, after: number): number
export function lastLivretMonth(rates: readonly (readonly [string, number])[]): string
