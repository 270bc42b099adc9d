/**
 * What a published series must satisfy before a table is written from it: one value a month, none missing, none at 0,
 * and the months already read unchanged. Called by `refresh.mjs`.
 */

/**
 * The month after one: `2026-12` is followed by `2027-01`. Used by `derive.mjs`, `test/refresh.test.ts` and
 * `support/published-files.ts`.
 */
export function nextMonth(month) {
  const [year, number] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

/**
 * Months in order without a gap, and values that are finite and, unless they are rates, above 0. Used by
 * `refresh.mjs`, `test/market-joins.test.ts` and `test/refresh.test.ts`.
 * @param name of the series, for the message of the error.
 * @param series values by month, `YYYY-MM`.
 * @param known months that may be missing, because their publisher never published them.
 * @param mayBeNegative true for rates.
 * @throws Error that names the month.
 */
export function checkSeries(name, series, { known = [], mayBeNegative = false } = {}) {
  let expected
  for (const [month, value] of series) {
    while (expected !== undefined && known.includes(expected) && month !== expected)
      expected = nextMonth(expected)
    if (expected !== undefined && month !== expected)
      throw new Error(`${name}: ${month} follows ${previous(expected)}: ${expected} is missing`)
    if (!Number.isFinite(value)) throw new Error(`${name}: ${month} is not a number`)
    if (!mayBeNegative && value <= 0) throw new Error(`${name}: ${month} is ${value}, which no level can be`)
    expected = nextMonth(month)
  }
}

/** The month before one. */
function previous(month) {
  const [year, number] = month.split('-').map(Number)
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`
}

/**
 * The months that two series share must agree, and there must be some. Used by `refresh.mjs` and
 * `test/refresh.test.ts`.
 * @param name of the series, for the message of the error.
 * @param most the largest difference allowed: a share of the value, or points when `isPoints`.
 * @param least how many months they must share.
 * @returns `months`, how many were compared, and the largest difference, `gap`, with its `month` (`''` where
 * all agree).
 * @throws Error where a month differs by more than `most`, or too few are shared.
 */
export function checkOverlap(name, stored, fetched, { most, isPoints = false, least = 12 }) {
  const shared = [...fetched].filter(([month]) => stored.has(month))
  if (shared.length < least)
    throw new Error(`${name}: ${shared.length} months in common with what is kept, fewer than ${least}`)
  let worst = { month: '', gap: 0 }
  for (const [month, value] of shared) {
    const before = stored.get(month)
    const gap = isPoints ? Math.abs(value - before) : Math.abs(value / before - 1)
    if (gap > worst.gap) worst = { month, gap }
  }
  if (worst.gap > most)
    throw new Error(
      `${name}: ${worst.month} moved from ${stored.get(worst.month)} to ${fetched.get(worst.month)}, more than ${isPoints ? `${most} point` : `${100 * most} %`}`,
    )
  return { months: shared.length, ...worst }
}
