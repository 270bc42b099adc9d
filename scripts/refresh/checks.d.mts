/** Types of `checks.mjs`, for its tests. Used by `test/refresh.test.ts` and `test/market-joins.test.ts`. */
/** The month after one, both `YYYY-MM`. */
export function nextMonth(month: string): string
/** Throws where a month lacks or a value cannot be; `known` are months that were never published. */
export function checkSeries(
  name: string,
  series: ReadonlyMap<string, number>,
  rules?: { readonly known?: readonly string[]; readonly mayBeNegative?: boolean },
): void
/**
 * Throws where a month that both share differs by more than `most` (a share, or points with `isPoints`), or
 * fewer than `least` are shared. Returns how many were compared, and the largest difference with its month.
 */
export function checkOverlap(
  name: string,
  stored: ReadonlyMap<string, number>,
  fetched: ReadonlyMap<string, number>,
  rules: { readonly most: number; readonly isPoints?: boolean; readonly least?: number },
): { readonly months: number; readonly month: string; readonly gap: number }
