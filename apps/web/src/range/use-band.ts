import { numericFigures, type RangeData, type Simulator } from '@denier/core'
import { useContext, useEffect, useMemo, useState } from 'preact/hooks'
import { AnalysisContext } from '../model/analysis-context.ts'
import type { Reply, Scenario, Setting } from '../model/page-state.ts'
import { computeReply, isForPage } from '../model/reply.ts'
import { queryWith } from '../tools/query.ts'
import type { BandAnswers } from './band.ts'

/** The answers at the low and at the high yield of a range, asked of the page itself or of its worker. */
interface BandQuestion {
  /** The parameter of the yield. */
  readonly rate: string
  /** The low and the high yield, in percent. */
  readonly yields: readonly [low: number, high: number]
  readonly until: number | undefined
}

/**
 * Computes the answers at the low and at the high yield of a range, for the band of a chart: at once, also on the
 * server, for the range that the server drew; in the worker of the page for later ones. `undefined` until both are
 * there; without a range; where the page computes by another method than the range; where one of the yields is refused
 * as a value of the form; and for a range that the server drew of an answer too long for the page: a first visit starts
 * no worker, which would download the computation again. Used by `with-range.tsx`.
 * @param data the range of the values shown; `undefined` while it is computed.
 */
export function useBand(
  simulator: Simulator,
  { today, language, range: served }: Setting,
  scenario: Scenario,
  data: RangeData | undefined,
): BandAnswers | undefined {
  const runAnalysis = useContext(AnalysisContext)
  const [found, setFound] = useState<{ readonly of: RangeData; readonly answers: BandAnswers }>()
  const { typed } = scenario
  const isServed = data === served
  const atOnce = useMemo(() => {
    const isShort = !simulator.contract.isLarge && isForPage(simulator, typed)
    const question = isServed && isShort && questionOf(simulator, scenario, data)
    if (!question) return undefined
    const { rate, yields, until } = question
    const [low, high] = yields.map((percent) =>
      computeReply(simulator, { ...typed, [rate]: String(percent) }, today, language),
    )
    return answersOf(low, high, until)
  }, [data])
  useEffect(() => {
    const question = isServed ? undefined : questionOf(simulator, scenario, data)
    if (!data || !question) return undefined
    const { rate, yields, until } = question
    let isLast = true
    Promise.all(
      yields.map((percent) => runAnalysis('simulation', queryWith(typed, { [rate]: String(percent) }))),
    ).then(
      ([low, high]) => {
        const answers = answersOf(low, high, until)
        if (isLast && answers) setFound({ of: data, answers })
      },
      (error) => isLast && globalThis.reportError?.(error),
    )
    return () => {
      isLast = false
    }
  }, [data])
  if (isServed) return atOnce
  return data && found?.of === data ? found.answers : undefined
}

/** What the band of a range asks; `undefined` where there is none. */
function questionOf(
  { contract: { range, result } }: Simulator,
  { answer }: Scenario,
  data: RangeData | undefined,
): BandQuestion | undefined {
  const plage = data?.plage
  const { rate, fixed = {} } = range ?? { rate: '' }
  const isSameMethod = Object.entries(fixed).every(([name, value]) => answer.meta.hypotheses[name] === value)
  if (!data || !plage || plage.tauxBas === null || plage.tauxHaut === null || !isSameMethod) return undefined
  // a figure that is a duration is that over which the yields were averaged
  const isDuration = numericFigures(result)[data.cible]?.kind === 'years'
  const until = isDuration ? Math.ceil(data.valeur ?? 0) : undefined
  return { rate, yields: [plage.tauxBas, plage.tauxHaut], until }
}

const answersOf = (low?: Reply, high?: Reply, until?: number): BandAnswers | undefined =>
  low?.ok && high?.ok ? { low: low.answer, high: high.answer, until } : undefined
