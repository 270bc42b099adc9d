/**
 * The capital in a month of a crisis, in euros; `annee` is the year that names the crisis and `mois` counts from the
 * peak. Used by `crisis.ts` and `simulate.ts`.
 */
export interface PathRow {
  /** The year that names the crisis. */
  readonly annee: number
  /** Months since the peak. */
  readonly mois: number
  /** The capital at the end of the month, with deposits and withdrawals. */
  readonly capital: number
  /** The capital without deposits and withdrawals. */
  readonly capitalSansFlux: number
}

/**
 * The values of the portfolio from the peak of a crisis to the recovery or the end of the data; empty when it did not
 * fall.
 */
export interface CrisisPath {
  /** The year that names the crisis. */
  readonly year: number
  /** One per month, for one euro invested in the first month of the crisis. */
  readonly levels: readonly number[]
}

/**
 * The capital from the peak, in euros: each month it grows like the portfolio, then the flow is added, with a minimum
 * of 0. Each row also has the capital without flows. Used by `simulate.ts`.
 * @param flow deposits less withdrawals, in euros a month.
 */
export function pathOf({ year, levels }: CrisisPath, capital: number, flow: number): PathRow[] {
  const peak = levels[0] as number
  let balance = capital
  let previous = peak
  return levels.map((level, mois) => {
    if (mois > 0) balance = Math.max(0, balance * (level / previous) + flow)
    previous = level
    const capitalSansFlux = capital * (level / peak)
    return { annee: year, mois, capital: flow === 0 ? capitalSansFlux : balance, capitalSansFlux }
  })
}
