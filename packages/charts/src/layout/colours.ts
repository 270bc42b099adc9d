import type { Series } from '../chart-data.ts'

/**
 * Rank in the palette of the colour of lines over stacked bars, of targets and of gaps: that of the text, used by nothing
 * else. Used by `end-labels.ts` and `marks.ts`.
 */
export const OVER_BARS = 4

/**
 * The colour of each series, as a rank in the palette, from 0. Rank 0, the accent, goes to the first line, the
 * first bar or the upper area. The two ends of a band have that colour too, and may come before and after the other
 * series. Used by `chart-sizes.ts` and `shapes.ts`.
 */
export function coloursOf(series: readonly Series[]): readonly number[] {
  const has = (role: Series['role']) => series.some((one) => one.role === role)
  const areas = series.filter(({ role }) => role === 'area').length
  const first = series[0]?.role === 'high' ? 1 : 0
  return series.map(({ role }, rank) => {
    if (role === 'area') return areas - 1 - rank
    if (role === 'level' || role === 'gap') return OVER_BARS
    if (role === 'high' || role === 'low') return 0
    return has('stack') && role === 'line' ? OVER_BARS : rank - first
  })
}
