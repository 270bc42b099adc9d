import type { Contract, Language } from '@denier/core'
import { colon, formatBrief, shownDifference } from '@denier/prose'
import { useContext, useEffect, useState } from 'preact/hooks'
import { queryOf } from '../model/address.ts'
import { AnalysisContext } from '../model/analysis-context.ts'
import type { Scenario } from '../model/page-state.ts'
import type { View } from '../model/view.ts'
import { formatterOf, standaloneLabel } from '../result/figures.tsx'
import { type Attribution, type AttributionStep, attributionOf, explainableFigures } from './attribution.ts'
import { formatGap } from './differences.ts'
import { waterfallMessages } from './waterfall-messages.ts'

interface WaterfallProps {
  readonly contract: Contract
  /** The scenario where the steps start. */
  readonly from: Scenario
  /** The scenario where they end. */
  readonly to: Scenario
  /** The id of the title of the table, unique on the page. */
  readonly id: string
  /** The names of the two scenarios. */
  readonly names: readonly [from: string, to: string]
  readonly language: Language
  /** The path of the figure that bars and menu show; `undefined` where none can be explained. */
  readonly chosen: string | undefined
}

/**
 * What explains the difference between a decisive figure of two scenarios, as a table: a row and a bar for each
 * parameter that differs. The figure is the one chosen among those that both have, else the first. The parameters change one after the other, and a worker simulates each step. Null until
 * all steps are simulated, and where a scenario lacks the figure or no parameter differs. Part of `comparison.tsx`.
 */
export function Waterfall({ id, contract, from, to, names, language, chosen }: WaterfallProps): View | null {
  const runAnalysis = useContext(AnalysisContext)
  const [found, setFound] = useState<{ from: Scenario; to: Scenario; attribution: Attribution | undefined }>()
  const figures = explainableFigures(contract, from, to)
  const { path = '' } = figures.find((one) => one.path === chosen) ?? figures[0] ?? {}
  useEffect(() => {
    let isLatest = true
    attributionOf(contract, { path, from, to }, (typed) => runAnalysis('simulation', queryOf(typed))).then(
      (attribution) => isLatest && setFound({ from, to, attribution }),
      (error) => isLatest && globalThis.reportError?.(error),
    )
    return () => {
      isLatest = false
    }
    // by answer: a scenario that is renamed keeps it, and its steps
  }, [contract, path, from.answer, to.answer, runAnalysis])
  if (!found?.attribution) return null
  const { attribution } = found
  const { figure, start, end, steps } = attribution
  const text = waterfallMessages[language]
  const format = formatterOf(contract)
  const gapShown = (value: number, before: number): number =>
    shownDifference(figure.field, before, value, contract.estimates === true)
  const x = positionOf([start, ...steps.map(({ value }) => value)])
  const total = (name: string, value: number): View => (
    <tr class="compare-total">
      <th scope="row">{name}</th>
      <td>{format(figure.field, value, language)}</td>
      <Bar x={x} from={x.origin} to={value} kind="total" />
    </tr>
  )
  return (
    <div class="compare-scroll compare-waterfall" role="region" tabIndex={0} aria-labelledby={id}>
      <table>
        <caption id={id}>{text.title(standaloneLabel(contract, figure, language), ...names)}</caption>
        <thead>
          <tr>
            <th scope="col">{text.step}</th>
            <th scope="col">{text.effect}</th>
            <td aria-hidden="true" />
          </tr>
        </thead>
        <tbody>
          {total(names[0], start)}
          {steps.map((step, rank) => (
            <tr key={step.names.join()}>
              <th scope="row">{changeText(contract, step, found.from, found.to, language)}</th>
              <td>
                {formatGap(
                  figure.field,
                  gapShown(step.value, steps[rank - 1]?.value ?? start),
                  language,
                  format,
                )}
              </td>
              <Bar x={x} from={step.value - step.gap} to={step.value} kind={step.gap < 0 ? 'less' : 'more'} />
            </tr>
          ))}
          {total(names[1], end)}
        </tbody>
      </table>
      {steps.length > 1 && <p>{text.order}</p>}
    </div>
  )
}

/** The parameters of a step with both values. @example 'Taux : 4 % → 5 %' */
const changeText = (
  { params }: Contract,
  { names }: AttributionStep,
  from: Scenario,
  to: Scenario,
  language: Language,
): string =>
  names
    .flatMap((name) => {
      const field = params[name]
      if (!field) return []
      const [before, after] = [from, to].map(({ answer }) =>
        formatBrief(field, answer.meta.hypotheses[name] ?? null, language),
      )
      return `${field.label[language]}${colon(language)}${before}${waterfallMessages[language].between}${after}`
    })
    .join(' · ')

interface Position {
  (value: number): number
  /** Where the bars of totals begin: 0, or the end of the scale nearest to it. */
  readonly origin: number
}

/**
 * Places figures along the width, in percent of it. The scale holds 0 unless a figure exceeds 8 times the
 * spread of the figures. It then covers them alone, with half their spread on each side, so that the gaps can
 * be seen.
 */
function positionOf(values: readonly number[]): Position {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const spread = high - low || 1
  const holdsZero = Math.max(Math.abs(low), Math.abs(high)) <= 8 * spread
  const first = holdsZero ? Math.min(0, low) : low - spread / 2
  const last = holdsZero ? Math.max(0, high) : high + spread / 2
  const place = (value: number): number => (100 * (value - first)) / (last - first)
  return Object.assign(place, { origin: Math.min(Math.max(0, first), last) })
}

interface BarProps {
  readonly x: Position
  /** Both ends, as values of the figure. */
  readonly from: number
  readonly to: number
  /** The look of the bar: the figure of a scenario, or a gap below or above 0. */
  readonly kind: 'total' | 'less' | 'more'
}

/** The bar of a row; the figures beside it say the same. */
const Bar = ({ x, from, to, kind }: BarProps): View => {
  const [left, right] = [Math.min(x(from), x(to)), Math.max(x(from), x(to))]
  return (
    <td class="compare-bar" aria-hidden="true">
      <svg width="100%" height={14}>
        <rect class={`compare-${kind}`} x={`${left}%`} width={`${right - left}%`} height={14} />
      </svg>
    </td>
  )
}
