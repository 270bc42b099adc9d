import { type Chart, chartData } from '@denier/charts'
import type { Answer, Contract, Language } from '@denier/core'
import { typeset } from '@denier/prose'
import { useMemo } from 'preact/hooks'
import { pagePath, queryOf } from '../model/address.ts'
import type { FormValues } from '../model/page-state.ts'
import type { View } from '../model/view.ts'
import { formatterOf } from './figures.tsx'
import { LiveChart } from './live-chart.tsx'
import { messages } from './messages.ts'
import type { RangeParts } from './range-context.ts'

interface ContractChartProps {
  readonly contract: Contract
  readonly chart: Chart
  /** The rank of its panel in the contract, which distinguishes its ids. */
  readonly rank: number
  /** The data of the answer. */
  readonly data: unknown
  /** The values used, by parameter. */
  readonly used: Answer['meta']['hypotheses']
  readonly language: Language
  /** The values of the form, for the link to an absent chart; without them, as in an embedded page, there is no link. */
  readonly typed?: FormValues
  /** Adds the band of a market range. */
  readonly banded?: RangeParts['banded']
}

/**
 * A chart of a contract, or the reason why the answer has nothing to draw, with a link to the question that has. Part of
 * `chart-panel.tsx`.
 */
export function ContractChart({
  contract,
  chart,
  rank,
  data,
  used,
  language,
  typed,
  banded,
}: ContractChartProps): View {
  const read = useMemo(() => {
    const plain = chartData(contract, chart, data, language, used)
    return banded?.(chart, plain) ?? plain
  }, [contract, chart, data, used, language, banded])
  if (read.nothing !== undefined)
    return (
      <div class="result-absent">
        <h3>{read.title}</h3>
        <p>{typeset(read.nothing)}</p>
        {typed && read.appearsWith && (
          <a
            class="button"
            href={`${pagePath(contract.name, language)}?${queryOf({ ...typed, ...read.appearsWith })}#chart`}
          >
            {messages[language].drawChart}
          </a>
        )}
      </div>
    )
  return <LiveChart id={String(rank)} data={read} language={language} format={formatterOf(contract)} />
}
