/** The money on its way down and back, a month a row; `mois` counts from the peak. */
export interface PathRow {
  readonly annee: number
  readonly mois: number
  readonly capital: number
  readonly capitalSansFlux: number
}

/** What the portfolio was worth from the peak of a crisis on, to the return or the end of the data. */
export interface Way {
  readonly year: number
  readonly levels: readonly number[]
}

/**
 * The capital from the peak on: each month it grows as the portfolio does, then takes the flow, and cannot fall
 * under 0. Beside it, the same without any flow.
 */
export function pathOf({ year, levels }: Way, capital: number, flow: number): PathRow[] {
  const top = levels[0] as number
  let held = capital
  let before = top
  return levels.map((level, mois) => {
    if (mois > 0) held = Math.max(0, held * (level / before) + flow)
    before = level
    const capitalSansFlux = capital * (level / top)
    return { annee: year, mois, capital: flow === 0 ? capitalSansFlux : held, capitalSansFlux }
  })
}
