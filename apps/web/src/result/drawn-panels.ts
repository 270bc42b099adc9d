import { type Panel, panelsOf } from '@denier/charts'
import { type Contract, valueAt } from '@denier/core'

/**
 * The panels of charts without those whose table has no row here, such as a spouse's options without a
 * spouse. A chart with a text for its absence (`absent`) stays, to show it. Called by `result.tsx` and
 * `embed/embed.tsx`.
 * @param data the data of the answer.
 */
export function drawnPanels(charts: Contract['charts'], data: unknown): readonly Panel[] {
  const hasRows = ({ charts: [chart] }: Panel) => {
    const rows = valueAt(data, chart.table)
    return chart.absent !== undefined || !Array.isArray(rows) || rows.length > 0
  }
  return panelsOf(charts).filter(hasRows)
}
