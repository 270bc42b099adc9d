import { type Chart, chartData } from '@denier/charts'
import type { Contract, Language } from '@denier/core'
import { typeset } from '@denier/prose'
import { h } from 'preact'
import { useMemo } from 'preact/hooks'
import type { View } from '../app/view.ts'
import { LiveChart } from './live-chart.ts'

interface ContractChartProps {
  readonly contract: Contract
  readonly chart: Chart
  readonly rank: number
  readonly data: unknown
  readonly language: Language
}

/** A chart of a contract; where an answer has nothing to draw, the words that say why. */
export function ContractChart({ contract, chart, rank, data, language }: ContractChartProps): View {
  const read = useMemo(() => chartData(contract, chart, data, language), [contract, chart, data, language])
  if (read.nothing !== undefined)
    return h('div', { class: 'result-absent' }, h('h3', {}, read.title), h('p', {}, typeset(read.nothing)))
  return h(LiveChart, { id: String(rank), data: read, language })
}
