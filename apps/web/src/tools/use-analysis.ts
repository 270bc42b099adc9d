import type { AnalysisName } from '@denier/core'
import { useContext, useRef, useState } from 'preact/hooks'
import { AnalysisContext } from '../model/analysis-context.ts'
import type { Reply } from '../model/page-state.ts'

/** The state of an analysis that a button starts. Used by `analysis-outcome.tsx`. */
export type AnalysisState<Subject> =
  | { readonly status: 'none' }
  /** The analysis before it stays shown meanwhile. */
  | {
      readonly status: 'running'
      readonly subject: Subject
      readonly before: FinishedAnalysis<Subject> | undefined
    }
  | FinishedAnalysis<Subject>
  | { readonly status: 'failed' }

/** An analysis with its reply. Used by `analysis-outcome.tsx`. */
export interface FinishedAnalysis<Subject> {
  readonly status: 'finished'
  /** What the reply is about, as given to `run`. */
  readonly subject: Subject
  /** The parameters of the question, as a query of the API without its `?`. */
  readonly query: string
  readonly reply: Reply
}

/**
 * Runs analyses of one kind. When several are started, only the last one changes the state. Used by
 * `goal-seek-tool.tsx`, `use-live-analysis.ts`, `explanation/explanation-dialog.tsx` and
 * `explanation/row-values.tsx`.
 * @param Subject what the answer is about: it is kept with the answer.
 */
export function useAnalysis<Subject>(analysis: AnalysisName) {
  const runAnalysis = useContext(AnalysisContext)
  const [state, setState] = useState<AnalysisState<Subject>>({ status: 'none' })
  const latest = useRef(0)

  const run = async (query: string, subject: Subject): Promise<void> => {
    latest.current += 1
    const own = latest.current
    const update = (next: AnalysisState<Subject>) => own === latest.current && setState(next)
    setState((before) => ({ status: 'running', subject, before: lastAnalysis(before) }))
    try {
      update({ status: 'finished', subject, query, reply: await runAnalysis(analysis, query) })
    } catch (error) {
      update({ status: 'failed' })
      globalThis.reportError?.(error)
    }
  }
  return { state, run }
}

/**
 * The last finished analysis; while the next one runs, the one before it; `undefined` before the first and after a
 * failure. Used by `analysis-outcome.tsx` and `explanation/row-values.tsx`.
 */
export function lastAnalysis<Subject>(state: AnalysisState<Subject>): FinishedAnalysis<Subject> | undefined {
  if (state.status === 'finished') return state
  return state.status === 'running' ? state.before : undefined
}
