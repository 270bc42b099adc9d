/** The capital in a month of a crisis; `mois` counts from the peak. */
export interface PathRow {
  readonly annee: number
  readonly mois: number
  readonly capital: number
  readonly capitalSansFlux: number
}

/** The values of the portfolio from the peak of a crisis to the recovery or the end of the data. */
export interface CrisisPath {
  readonly year: number
  readonly levels: readonly number[]
}

/**
 * The capital from the peak: each month it grows like the portfolio, then the flow is added, with a minimum of 0.
 * Each row also has the capital without flows.
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
