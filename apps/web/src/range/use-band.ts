import type { RangeData, Simulator } from '@denier/core'
import { useContext, useEffect, useMemo, useState } from 'preact/hooks'
import { AnalysisContext } from '../model/analysis-context.ts'
import type { Bands, Scenario, Setting } from '../model/page-state.ts'
import { carriesAnswer } from '../model/reply.ts'
import { queryWith } from '../tools/query.ts'
import { bandsOf } from './band.ts'
import { bandNow, bandQuestion } from './band-now.ts'

/**
 * Computes the bands of the charts of an answer from those at the low and at the high yield of its range: at once, also
 * on the server, for the range that the server drew; in the worker of the page for later ones. Where the first answer
 * is too long for the page, the server gives its bands with the page: a first visit starts no worker, which would
 * download the computation. `undefined` until both answers are there; without a range; and where one of the yields is refused as a value of the form. Used by
 * `with-range.tsx`.
 * @param data the range of the values shown; `undefined` while it is computed.
 */
export function useBand(
  simulator: Simulator,
  { today, language, range: served, bands }: Setting,
  scenario: Scenario,
  data: RangeData | undefined,
): Bands | undefined {
  const runAnalysis = useContext(AnalysisContext)
  const [found, setFound] = useState<{ readonly of: RangeData; readonly bands: Bands }>()
  const { typed } = scenario
  const isServed = data === served
  const atOnce = useMemo(() => {
    if (!isServed || bands) return bands
    return carriesAnswer(simulator, typed) ? undefined : bandNow(simulator, scenario, data, today, language)
  }, [data])
  useEffect(() => {
    const question = isServed ? undefined : bandQuestion(simulator, scenario, data)
    if (!data || !question) return undefined
    let isLast = true
    Promise.all(
      [question.low, question.high].map((values) => runAnalysis('simulation', queryWith(values, {}))),
    ).then(
      ([low, high]) => {
        if (!isLast || !low?.ok || !high?.ok) return
        const answers = { low: low.answer, high: high.answer, until: question.until, range: data }
        setFound({ of: data, bands: bandsOf(simulator.contract, scenario.answer, answers, language) })
      },
      (error) => isLast && globalThis.reportError?.(error),
    )
    return () => {
      isLast = false
    }
  }, [data])
  if (isServed) return atOnce
  return data && found?.of === data ? found.bands : undefined
}
