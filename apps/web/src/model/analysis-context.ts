import type { AnalysisName } from '@denier/core'
import { createContext } from 'preact'
import type { Reply } from './page-state.ts'

/**
 * Runs an analysis of the page's simulator, on the day and in the language of the page. Used by
 * `page/live-page.tsx`, `page/page-controller.ts` and `tools/use-analysis.ts`.
 * @param query that of the API for the analysis, without its `?`.
 */
export type RunAnalysis = (analysis: AnalysisName, query: string) => Promise<Reply>

/**
 * Gives `RunAnalysis` to the parts of a live page: `live-page.tsx` provides it, the others read it. On the
 * server there is none, and a call would be rejected. Used by `compare/waterfall.tsx`, `page/live-page.tsx`,
 * `range/use-band.ts`, `range/use-range.ts` and `tools/use-analysis.ts`.
 */
export const AnalysisContext = createContext<RunAnalysis>(() =>
  Promise.reject(new Error('the page has no script')),
)
