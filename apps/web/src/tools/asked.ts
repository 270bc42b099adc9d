import type { AnalysisName } from '@denier/core'
import { useContext, useRef, useState } from 'preact/hooks'
import { AnalysisContext } from '../model/analysis-context.ts'
import type { Reply } from '../model/page-state.ts'

/** What became of a question that was asked on purpose, by a button. */
export type Asked<Words> =
  | { readonly status: 'none' }
  /** What was answered before stays meanwhile. */
  | { readonly status: 'asked'; readonly words: Words; readonly before: Answered<Words> | undefined }
  | Answered<Words>
  | { readonly status: 'failed' }

export interface Answered<Words> {
  readonly status: 'answered'
  readonly words: Words
  readonly query: string
  readonly reply: Reply
}

/**
 * A question and what becomes of it; of several, the latest alone is heard.
 * @param Words what the answer will be told in: it is kept with the question.
 */
export function useAsked<Words>(analysis: AnalysisName) {
  const runAnalysis = useContext(AnalysisContext)
  const [asked, setAsked] = useState<Asked<Words>>({ status: 'none' })
  const latest = useRef(0)

  const put = async (query: string, words: Words): Promise<void> => {
    latest.current += 1
    const mine = latest.current
    const say = (what: Asked<Words>) => mine === latest.current && setAsked(what)
    setAsked((before) => ({ status: 'asked', words, before: answerOf(before) }))
    try {
      say({ status: 'answered', words, query, reply: await runAnalysis(analysis, query) })
    } catch (error) {
      say({ status: 'failed' })
      globalThis.reportError?.(error)
    }
  }
  return { asked, put }
}

/** The last answer there is, a question under way or not. */
export function answerOf<Words>(asked: Asked<Words>): Answered<Words> | undefined {
  if (asked.status === 'answered') return asked
  return asked.status === 'asked' ? asked.before : undefined
}
