import { type Panel, panelsOf } from '@denier/charts'
import { type Contract, valueAt } from '@denier/core'

/**
 * The panels of charts without those whose table has no row here, such as a spouse's options without a spouse. Called by
 * `result.tsx` and `embed.tsx`.
 */
export function drawnPanels(charts: Contract['charts'], data: unknown): readonly Panel[] {
  const hasRows = ({ charts: [chart] }: Panel) => {
    const rows = valueAt(data, chart.table)
    return chart.absent !== undefined || !Array.isArray(rows) || rows.length > 0
  }
  return panelsOf(charts).filter(hasRows)
}
