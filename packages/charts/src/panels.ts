import type { Contract } from '@denier/core'
import type { Chart } from './series.ts'

/**
 * One chart, or its two versions (nominal and real euros), shown one at a time; the first is the default. Exported by
 * `@denier/charts`; used by `result/chart-panel.tsx` and `result/drawn-panels.ts` of `@denier/web`.
 */
export interface Panel {
  /** The index of its first chart among those of the contract, from 0. */
  readonly rank: number
  readonly charts: readonly [Chart] | readonly [Chart, Chart]
}

/**
 * The charts of a contract as panels: two neighbours that differ by their terms only share one. For pages. Exported
 * by `@denier/charts`; used by `result/drawn-panels.ts` of `@denier/web`.
 * @example
 * panelsOf([nominal, real, other]) // [{ rank: 0, charts: [nominal, real] }, { rank: 2, charts: [other] }]
 */
export function panelsOf(charts: Contract['charts']): readonly Panel[] {
  const panels: Panel[] = []
  for (let rank = 0; rank < charts.length; ) {
    const [chart, next] = charts.slice(rank) as [Chart, Chart?]
    const panel: Panel = { rank, charts: next && differByTerms(chart, next) ? [chart, next] : [chart] }
    panels.push(panel)
    rank += panel.charts.length
  }
  return panels
}

/** Whether two charts draw the same in nominal and in real euros. */
const differByTerms = (one: Chart, other: Chart): boolean =>
  one.terms !== undefined &&
  other.terms !== undefined &&
  one.terms !== other.terms &&
  one.table === other.table &&
  one.x === other.x
