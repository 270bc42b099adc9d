import type { Contract } from '@denier/core'
import type { Chart } from './series.ts'

/** A chart, or the same in its two terms, of which one is drawn at a time; the contract's first of them is the usual. */
export interface Panel {
  /** Where its first chart stands among those of the contract, from 0. */
  readonly rank: number
  readonly charts: readonly [Chart] | readonly [Chart, Chart]
}

/**
 * The charts of a contract, those that differ by their terms alone put together.
 * @example panelsOf(contract.charts) // nominal and real of one table, then another: [{ rank: 0, charts: [a, b] }, { rank: 2, charts: [c] }]
 */
export function panelsOf(charts: Contract['charts']): readonly Panel[] {
  const panels: Panel[] = []
  for (let rank = 0; rank < charts.length; ) {
    const [chart, next] = charts.slice(rank) as [Chart, Chart?]
    const panel: Panel = { rank, charts: next && areTwins(chart, next) ? [chart, next] : [chart] }
    panels.push(panel)
    rank += panel.charts.length
  }
  return panels
}

const areTwins = (one: Chart, other: Chart): boolean =>
  one.terms !== undefined &&
  other.terms !== undefined &&
  one.terms !== other.terms &&
  one.table === other.table &&
  one.x === other.x
