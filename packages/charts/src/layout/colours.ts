import type { Series } from '../chart-data.ts'

/** The colour of a line over stacked bars, and of a target: that of the text, the only one that nothing else has. */
export const OVER_BARS = 4

/**
 * The colour of each series, as a rank in the palette. The first, the accent, goes to what matters most: to the first
 * line, to the first bar, to the upper area. A band wears the colour of its line, since all three are one thing.
 */
export function coloursOf(series: readonly Series[]): readonly number[] {
  const has = (role: Series['role']) => series.some((one) => one.role === role)
  const areas = series.filter(({ role }) => role === 'area').length
  return series.map(({ role }, rank) => {
    if (role === 'area') return areas - 1 - rank
    if (role === 'level') return OVER_BARS
    if (has('high')) return 0
    return has('stack') && role === 'line' ? OVER_BARS : rank
  })
}
