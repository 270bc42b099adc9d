import type { RangeData } from '@denier/core'
import { useContext, useEffect, useState } from 'preact/hooks'
import { AnalysisContext } from '../model/analysis-context.ts'
import type { FormValues } from '../model/page-state.ts'
import { queryWith } from '../tools/query.ts'

/**
 * Assumptions of a range that are no parameters of the form: their texts, in the grammar of the API; the
 * volatility is in percent a year. Used by `range-choices.tsx` and `with-range.tsx`.
 */
export type RangeAssumptions = Readonly<Partial<Record<'volatilite' | 'indice', string>>>

/** A range, or what is known of it yet. */
interface RangeState {
  /** The last range computed; `undefined` before the first. */
  readonly data: RangeData | undefined
  /** Whether it is of other values than those shown: the new one is being computed. */
  readonly isOld: boolean
  /** Whether the last computation failed. */
  readonly isFailed: boolean
}

/** Milliseconds without a change before a range is computed: it does not follow each step of a slider. */
const PAUSE = 80

/**
 * Computes the range of an answer in the worker of the page, beside the answer itself. When values change
 * meanwhile, only the last ones count. Used by `with-range.tsx`.
 * @param first the range that the server drew, of the first values and without other assumptions.
 */
export function useRange(
  typed: FormValues,
  assumptions: RangeAssumptions,
  first: RangeData | undefined,
): RangeState {
  const runAnalysis = useContext(AnalysisContext)
  const key = queryWith(typed, assumptions as Readonly<Record<string, string>>)
  const [found, setFound] = useState(() => ({ key, data: first, isFailed: false }))
  const isFound = found.key === key && (found.data !== undefined || found.isFailed)

  // The first range after a change must not wait for the worker and its series to load: both are loaded once the reader
  // enters the form.
  useEffect(() => {
    const load = () => void runAnalysis('plage', key).catch(() => undefined)
    const form = document.querySelector('form')
    form?.addEventListener('focusin', load, { once: true })
    return () => form?.removeEventListener('focusin', load)
  }, [])

  useEffect(() => {
    if (isFound) return undefined
    let isLast = true
    const fail = () => isLast && setFound({ key, data: undefined, isFailed: true })
    const timer = setTimeout(() => {
      runAnalysis('plage', key).then((reply) => {
        if (!isLast) return
        if (reply.ok) setFound({ key, data: reply.answer.data as unknown as RangeData, isFailed: false })
        else fail()
      }, fail)
    }, PAUSE)
    return () => {
      isLast = false
      clearTimeout(timer)
    }
  }, [key, isFound])

  return { data: found.data, isOld: !isFound, isFailed: found.key === key && found.isFailed }
}
