import type { Chart, Panel } from '@denier/charts'
import type { Contract, Language } from '@denier/core'
import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useAlive } from '../hooks/use-alive.ts'
import type { View } from '../model/view.ts'
import { ContractChart } from './contract-chart.tsx'
import { messages } from './messages.ts'

interface ChartPanelProps {
  readonly contract: Contract
  readonly panel: Panel
  readonly data: unknown
  readonly language: Language
}

/** A chart of a contract; where it exists in both terms, one of the two and the choice between them. */
export function ChartPanel({ panel, ...drawn }: ChartPanelProps): View {
  const { rank, charts } = panel
  const [only, other] = charts
  if (!other) return <ContractChart {...drawn} chart={only} rank={rank} />
  return <EitherChart {...drawn} charts={charts} rank={rank} />
}

interface EitherProps extends Omit<ChartPanelProps, 'panel'> {
  readonly charts: readonly Chart[]
  readonly rank: number
}

/**
 * Two charts of which one is seen. Without a script both are there, and the style sheet shows the one that is ticked.
 * With one, a single drawing turns from one to the other: what is not seen is not made, what is has the width that it
 * had and is read where it was.
 */
function EitherChart({ charts, rank, language, ...drawn }: EitherProps): View {
  const radios = useRef<HTMLFieldSetElement>(null)
  const [chosen, choose] = useTicked(radios)
  const isAlive = useAlive()
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
      {isAlive && chart ? (
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

/** Which is ticked; before any script ran, a person or the browser's memory may have ticked another than the first. */
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
  readonly radios: RefObject<HTMLFieldSetElement | null>
  readonly chosen: number
  choose(at: number): void
}

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
