/** What is left of a year's deficit. */
export interface Deficit {
  /** The year of the deficit, counted from 1, the first of the letting. */
  readonly year: number
  /** In euros. */
  readonly amount: number
}

/** What a year leaves of its profit and of past deficits, in euros. */
interface ProfitAfterDeficits {
  /** The profit left to tax. */
  readonly profit: number
  /** Deficits taken off the profit. */
  readonly used: number
  /** Not used in the last year in which they could be. */
  readonly lost: number
  /** Those that may still be used in later years. */
  readonly deficits: readonly Deficit[]
}

/**
 * Takes past deficits off the profit of a year, in euros, the oldest first: a deficit serves up to `life` years after
 * its own, then what remains is lost (CGI, art. 156, I, 1° ter and 3°). Used by `simulateurs/immobilier/bare.ts` and
 * `simulateurs/immobilier/furnished.ts`.
 * @example
 * // A deficit of year 1 that serves ten years: used in year 11, and what year 11 leaves of it is lost
 * takeOffDeficits([{ year: 1, amount: 500 }], { profit: 200, year: 11, life: 10 })
 * // { profit: 0, used: 200, lost: 300, deficits: [] }
 */
export function takeOffDeficits(
  deficits: readonly Deficit[],
  { profit, year, life }: { readonly profit: number; readonly year: number; readonly life: number },
): ProfitAfterDeficits {
  let left = profit
  let used = 0
  let lost = 0
  const kept: Deficit[] = []
  for (const deficit of deficits) {
    const lastYear = deficit.year + life
    if (lastYear < year) continue
    const taken = Math.min(deficit.amount, left)
    left -= taken
    used += taken
    const rest = deficit.amount - taken
    if (lastYear === year) lost += rest
    else if (rest > 0) kept.push({ year: deficit.year, amount: rest })
  }
  return { profit: left, used, lost, deficits: kept }
}

/**
 * Euros of all deficits: `totalOf([{ year: 1, amount: 500 }, { year: 3, amount: 200 }])` is 700. Used by
 * `simulateurs/immobilier/bare.ts` and `simulateurs/immobilier/furnished.ts`.
 */
export const totalOf = (deficits: readonly Deficit[]): number =>
  deficits.reduce((sum, { amount }) => sum + amount, 0)
