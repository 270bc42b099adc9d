/** What is left of a year's deficit, in euros. Years count from 1, the first of the letting. */
export interface Deficit {
  readonly year: number
  readonly amount: number
}

/**
 * Takes past deficits off the profit of a year, in euros, the oldest first: a deficit serves up to `life` years after
 * its own, then it is lost (CGI, art. 156, I, 1° ter and 3°).
 * @example
 * // A deficit of year 1 that serves ten years: still in year 11, no more in year 12
 * takeOffDeficits([{ year: 1, amount: 500 }], { profit: 2000, year: 11, life: 10 }) // { profit: 1500, deficits: [] }
 * takeOffDeficits([{ year: 1, amount: 500 }], { profit: 2000, year: 12, life: 10 }) // { profit: 2000, deficits: [] }
 */
export function takeOffDeficits(
  deficits: readonly Deficit[],
  { profit, year, life }: { readonly profit: number; readonly year: number; readonly life: number },
): { readonly profit: number; readonly deficits: readonly Deficit[] } {
  let left = profit
  const kept: Deficit[] = []
  for (const deficit of deficits) {
    if (deficit.year + life < year) continue
    const used = Math.min(deficit.amount, left)
    left -= used
    if (used < deficit.amount) kept.push({ year: deficit.year, amount: deficit.amount - used })
  }
  return { profit: left, deficits: kept }
}
