import { type Contract, numericFigures, type RangeData } from '@denier/core'
import { useContext, useEffect, useState } from 'preact/hooks'
import { AnalysisContext } from '../model/analysis-context.ts'
import type { Scenario } from '../model/page-state.ts'
import { queryWith } from '../tools/query.ts'
import type { BandAnswers } from './band.ts'

/**
 * Computes, in the worker of the page, the answers at the low and at the high yield of a range, for the band
 * of a chart. `undefined` until both are there; without a range; where the page computes by another method
 * than the range; and where one of the yields is refused as a value of the form. Used by `with-range.tsx`.
 * @param data the range of the values shown; `undefined` while it is computed.
 */
export function useBand(
  { range, result }: Contract,
  { typed, answer }: Scenario,
  data: RangeData | undefined,
): BandAnswers | undefined {
  const runAnalysis = useContext(AnalysisContext)
  const [found, setFound] = useState<{ readonly of: RangeData; readonly answers: BandAnswers }>()
  const plage = data?.plage
  useEffect(() => {
    const { rate, fixed = {} } = range ?? { rate: '' }
    const isSameMethod = Object.entries(fixed).every(
      ([name, value]) => answer.meta.hypotheses[name] === value,
    )
    if (!data || !plage || plage.tauxBas === null || plage.tauxHaut === null || !isSameMethod)
      return undefined
    // a figure that is a duration is that over which the yields were averaged
    const isDuration = numericFigures(result)[data.cible]?.kind === 'years'
    const until = isDuration ? Math.ceil(data.valeur ?? 0) : undefined
    let isLast = true
    const answerAt = (percent: number) =>
      runAnalysis('simulation', queryWith(typed, { [rate]: String(percent) }))
    Promise.all([answerAt(plage.tauxBas), answerAt(plage.tauxHaut)]).then(
      ([low, high]) => {
        if (isLast && low.ok && high.ok)
          setFound({ of: data, answers: { low: low.answer, high: high.answer, until } })
      },
      (error) => isLast && globalThis.reportError?.(error),
    )
    return () => {
      isLast = false
    }
  }, [data])
  return data && found?.of === data ? found.answers : undefined
}
