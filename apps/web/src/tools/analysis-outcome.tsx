import type { Answer, Language, Problem } from '@denier/core'
import type { View } from '../model/view.ts'
import { messages } from './messages.ts'
import { outcomeMessages } from './outcome-messages.ts'
import { type AnalysisState, type FinishedAnalysis, lastAnalysis } from './use-analysis.ts'

interface AnalysisOutcomeProps<Subject> {
  readonly analysis: AnalysisState<Subject>
  readonly language: Language
  /** Whether it runs by itself, without a button: the answer before it then stays, marked busy. */
  readonly isLive?: boolean
  /** Whether the answer is to the values that the form has now. */
  readonly isFresh: (finished: FinishedAnalysis<Subject>) => boolean
  /** Describes an invalid parameter in the language of the page. */
  readonly describeProblem: (problem: Problem) => string
  /** The answer in one sentence, which screen readers announce. */
  readonly sentence: (subject: Subject, answer: Answer) => string
  /** Draws the rest of the answer. */
  readonly show: (subject: Subject, answer: Answer) => View | null
}

/**
 * Draws the state of an analysis: running, failed, refused, finished or out of date. A change is announced
 * once. Part of the goal seek and sensitivity tools. Used by `goal-seek-tool.tsx` and `sensitivity-tool.tsx`.
 */
export function AnalysisOutcome<Subject>(props: AnalysisOutcomeProps<Subject>): View {
  const { analysis, language, isLive = false, isFresh, sentence, show } = props
  const finished = lastAnalysis(analysis)
  const isRunning = analysis.status === 'running'
  const isOld = finished !== undefined && (isRunning || !isFresh(finished))
  const status = statusOf(analysis, isLive, isOld)
  const answer = finished?.reply.ok ? finished.reply.answer : undefined
  const text = finished && answer && sentence(finished.subject, answer)
  return (
    <div class={`tools-answer${isOld ? ' is-old' : ''}`} aria-busy={isLive && isRunning}>
      <div class="tools-heard" aria-live="polite">
        {status && <p class="tools-status">{status[language]}</p>}
        {text && <p class="tools-found">{text}</p>}
        {finished && !finished.reply.ok && <Faults {...props} problems={finished.reply.problems} />}
      </div>
      {finished && answer && show(finished.subject, answer)}
    </div>
  )
}

/** What is said of an analysis besides its answer; nothing while one that runs by itself has an answer to show. */
function statusOf({ status }: AnalysisState<unknown>, isLive: boolean, isOld: boolean) {
  if (status === 'failed') return isLive ? outcomeMessages.failed : messages.failed
  if (isLive && isOld) return undefined
  if (status === 'running') return outcomeMessages.working
  return isOld ? outcomeMessages.stale : undefined
}

/** Lists the invalid parameters of the form. */
const Faults = ({
  problems,
  language,
  describeProblem,
}: Pick<AnalysisOutcomeProps<never>, 'language' | 'describeProblem'> & {
  readonly problems: readonly Problem[]
}): View => (
  <div class="tools-faults">
    <p>{outcomeMessages.faulty[language]}</p>
    <ul>
      {problems.map((problem) => (
        <li key={problem.field}>{describeProblem(problem)}</li>
      ))}
    </ul>
  </div>
)
