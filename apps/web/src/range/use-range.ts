import type { Contract } from '@denier/core'
import { useContext, useEffect, useState } from 'preact/hooks'
import { AnalysisContext } from '../model/analysis-context.ts'
import type { FormValues, Setting, ShownRange } from '../model/page-state.ts'
import { queryWith } from '../tools/query.ts'
import { messages } from './messages.ts'
import { shownRange } from './shown-range.ts'

/** A range, or what is known of it yet. */
interface RangeState {
  /** The last range computed; `undefined` before the first. */
  readonly data: ShownRange | undefined
  /** Whether it is of other values than those shown: the new one is being computed. */
  readonly isOld: boolean
  /** Why there is none: an invalid value, or a computation that failed. */
  readonly failure: string | undefined
}

/** Milliseconds without a change before a range is computed: it does not follow each step of a slider. */
const PAUSE = 80

/**
 * Computes the range of an answer in the worker of the page, beside the answer itself. When values change
 * meanwhile, only the last ones count. Used by `with-range.tsx`.
 * @param typed the values of the form, and those of the range.
 * @param setting holds the range that the server drew, or what it found wrong, of the first values.
 */
export function useRange(
  contract: Contract,
  typed: FormValues,
  { range: first, rangeFault: fault, language }: Setting,
): RangeState {
  const runAnalysis = useContext(AnalysisContext)
  const key = queryWith(typed, {})
  const [found, setFound] = useState(() => ({ key, data: first, failure: fault }))
  const isFound = found.key === key && (found.data !== undefined || found.failure !== undefined)

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
    const settle = (data: ShownRange | undefined, failure?: string) =>
      isLast && setFound({ key, data, failure })
    const compute = async (): Promise<void> => {
      const reply = await runAnalysis('plage', key)
      if (reply.ok) settle(shownRange(reply.answer))
      else {
        const { rangeFault } = await import('./range-fault.ts')
        settle(undefined, rangeFault(contract, reply.problems, typed, language))
      }
    }
    const timer = setTimeout(() => {
      compute().catch(() => settle(undefined, messages[language].failed))
    }, PAUSE)
    return () => {
      isLast = false
      clearTimeout(timer)
    }
  }, [key, isFound])

  return { data: found.data, isOld: !isFound, failure: found.key === key ? found.failure : undefined }
}
