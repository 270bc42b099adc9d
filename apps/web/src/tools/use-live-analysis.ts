import type { AnalysisName } from '@denier/core'
import { useEffect, useRef } from 'preact/hooks'
import { type AnalysisState, useAnalysis } from './use-analysis.ts'

/**
 * Runs an analysis of the values shown, without a button: at the start and when its query changes. One runs at a
 * time: while it does, later queries wait, and only the last of them is run. Used by `sensitivity-tool.tsx`.
 * @param query the parameters of the question, as a query of the API without its `?`.
 * @param subject what the answer is about: it is kept with the answer.
 * @param isEnabled whether to run it: an analysis that nobody sees costs nothing.
 */
export function useLiveAnalysis<Subject>(
  analysis: AnalysisName,
  query: string,
  subject: Subject,
  isEnabled: boolean,
): AnalysisState<Subject> {
  const { state, run } = useAnalysis<Subject>(analysis)
  const latest = useRef<string | undefined>(undefined)
  const isRunning = state.status === 'running'
  useEffect(() => {
    if (!isEnabled || isRunning || latest.current === query) return
    latest.current = query
    void run(query, subject)
  }, [query, isEnabled, isRunning])
  return state
}
