/** Types of `checks.mjs`, for its tests. Used by `test/refresh.test.ts` and `test/market-joins.test.ts`. */
export function nextMonth(month: string): string
export function checkSeries(
  name: string,
  series: ReadonlyMap<string, number>,
  rules?: { readonly known?: readonly string[]; readonly mayBeNegative?: boolean },
): void
export function checkOverlap(
  name: string,
  stored: ReadonlyMap<string, number>,
  fetched: ReadonlyMap<string, number>,
  rules: { readonly most: number; readonly isPoints?: boolean; readonly least?: number },
): { readonly months: number; readonly month: string; readonly gap: number }
