import type { Chart, Panel } from '@denier/charts'
import type { Answer, Contract, Language } from '@denier/core'
import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useHasScript } from '../hooks/use-has-script.ts'
import type { FormValues } from '../model/page-state.ts'
import type { View } from '../model/view.ts'
import { ContractChart } from './contract-chart.tsx'
import { messages } from './messages.ts'
import type { RangeParts } from './range-context.ts'

interface ChartPanelProps {
  readonly contract: Contract
  readonly panel: Panel
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
 * A chart of a contract; when it exists in nominal and in real euros, one of the two with a choice between
 * them. Part of `result.tsx` and `embed/embed.tsx`.
 */
export function ChartPanel({ panel, ...drawn }: ChartPanelProps): View {
  const { rank, charts } = panel
  const [only, other] = charts
  if (!other) return <ContractChart {...drawn} chart={only} rank={rank} />
  return <EitherChart {...drawn} charts={charts} rank={rank} />
}

interface EitherProps extends Omit<ChartPanelProps, 'panel'> {
  readonly charts: readonly Chart[]
  /** The rank of the panel in the contract, which distinguishes its ids. */
  readonly rank: number
}

/**
 * Two charts of which one is shown. Without a script both are in the page, and the style sheet shows the one
 * ticked. With one, only the chosen chart is drawn; it keeps the width and the position of the crosshair.
 */
function EitherChart({ charts, rank, language, ...drawn }: EitherProps): View {
  const radios = useRef<HTMLFieldSetElement>(null)
  const [chosen, choose] = useTicked(radios)
  const hasScript = useHasScript()
  const chart = charts[chosen]
  return (
    <div class="result-either">
      <TermsChoice
        radios={radios}
        charts={charts}
        rank={rank}
        chosen={chosen}
        choose={choose}
        language={language}
      />
      {hasScript && chart ? (
        <div key={0}>
          <ContractChart {...drawn} chart={chart} rank={rank} language={language} />
        </div>
      ) : (
        charts.map((one, at) => (
          <div key={at} class={`result-either-${at}`}>
            <ContractChart {...drawn} chart={one} rank={rank} language={language} />
          </div>
        ))
      )}
    </div>
  )
}

/**
 * The index of the ticked radio button, and what ticks another. Before the script ran, the user or the
 * browser may have ticked another than the first.
 */
function useTicked(radios: RefObject<HTMLFieldSetElement | null>): readonly [number, (at: number) => void] {
  const [ticked, tick] = useState(0)
  useEffect(() => {
    const inputs = [...(radios.current?.querySelectorAll('input') ?? [])]
    const at = inputs.findIndex(({ checked }) => checked)
    tick(Math.max(at, 0))
  }, [radios])
  return [ticked, tick]
}

interface TermsChoiceProps extends Pick<EitherProps, 'charts' | 'rank' | 'language'> {
  /** The element that holds the radio buttons. */
  readonly radios: RefObject<HTMLFieldSetElement | null>
  /** The index in `charts` of the chart to show. */
  readonly chosen: number
  choose(at: number): void
}

/** The radio buttons that choose between nominal and real euros. */
function TermsChoice({ radios, charts, rank, chosen, choose, language }: TermsChoiceProps): View {
  const { amounts, terms } = messages[language]
  return (
    <fieldset class="result-terms" ref={radios}>
      <legend class="visually-hidden">{amounts}</legend>
      <div>
        {charts.map((chart, at) => (
          <label key={at}>
            <input
              type="radio"
              name={`result-terms-${rank}`}
              checked={at === chosen}
              onChange={() => choose(at)}
            />
            <span>{chart.terms && terms[chart.terms]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
