import type { Answer, Language, Problem } from '@denier/core'
import type { View } from '../model/view.ts'
import { type Answered, type Asked, answerOf } from './asked.ts'
import { words } from './words.ts'

interface StandingProps<Words> {
  readonly asked: Asked<Words>
  readonly language: Language
  /** Whether what was answered was asked of the form as it is now. */
  readonly isFresh: (answered: Answered<Words>) => boolean
  /** A fault in words of the page. */
  readonly told: (problem: Problem) => string
  /** The answer in a sentence: what readers hear. */
  readonly sentence: (words: Words, answer: Answer) => string
  /** The rest of it. */
  readonly show: (words: Words, answer: Answer) => View | null
}

/** Where a question stands: being asked, failed, refused, answered, out of date. What is new is heard, once. */
export function Standing<Words>(props: StandingProps<Words>): View {
  const { asked, language, isFresh, sentence, show } = props
  const answered = answerOf(asked)
  const isAsked = asked.status === 'asked'
  const stale = answered && !isAsked && !isFresh(answered) ? words.stale : undefined
  const status = isAsked ? words.working : asked.status === 'failed' ? words.failed : stale
  const answer = answered?.reply.ok ? answered.reply.answer : undefined
  const text = answered && answer && sentence(answered.words, answer)
  return (
    <div class={`tools-answer${isAsked || stale ? ' is-old' : ''}`}>
      <div class="tools-heard" aria-live="polite">
        {status && <p class="tools-status">{status[language]}</p>}
        {text && <p class="tools-found">{text}</p>}
        {answered && !answered.reply.ok && <Faults {...props} problems={answered.reply.problems} />}
      </div>
      {answered && answer && show(answered.words, answer)}
    </div>
  )
}

/** Why the form as it stands cannot be asked. */
const Faults = ({
  problems,
  language,
  told,
}: Pick<StandingProps<never>, 'language' | 'told'> & { readonly problems: readonly Problem[] }): View => (
  <div class="tools-faults">
    <p>{words.faulty[language]}</p>
    <ul>
      {problems.map((problem) => (
        <li key={problem.field}>{told(problem)}</li>
      ))}
    </ul>
  </div>
)
