import { LONGEST_NAME } from './address.ts'
import {
  type FormValues,
  MOST_PINNED,
  type PageAction,
  type PageState,
  type Reply,
  type Scenario,
} from './page-state.ts'

/**
 * The first state of a page. The server and the script both begin with it. Used by `client/initial-state.ts`
 * and `server/draw-page.ts`.
 * @param reply the answer to `typed`.
 */
export const stateOf = (typed: FormValues, reply: Reply, pinned: readonly Scenario[] = []): PageState => ({
  typed,
  reply,
  shown: reply.ok ? { typed, answer: reply.answer } : undefined,
  pinned,
  busy: false,
})

/**
 * The state of a page without figures: its script computes them. Used by `client/initial-state.ts` and
 * `server/draw-page.ts`.
 */
export const laterState = (typed: FormValues): PageState => ({
  ...stateOf(typed, { ok: false, problems: [] }),
  busy: true,
})

/** The form values after an action; their answer is computed separately. Used by `page/page-session.ts`. */
export function typedAfter(typed: FormValues, action: PageAction, example: FormValues): FormValues {
  switch (action.type) {
    case 'type':
      return { ...typed, [action.name]: action.text }
    case 'fill':
      return { ...typed, ...action.typed }
    case 'reset':
      return example
    default:
      return typed
  }
}

/**
 * The state after a reply: the last valid answer stays shown when the new values are invalid. Used by
 * `page/page-session.ts`.
 */
export const answered = (state: PageState, typed: FormValues, reply: Reply): PageState => ({
  ...state,
  typed,
  reply,
  shown: reply.ok ? { typed, answer: reply.answer } : state.shown,
  busy: false,
})

/**
 * The pinned scenarios after an action: `pin` adds the shown one, up to `MOST_PINNED`, `name` names one. Used by
 * `page/page-session.ts`.
 */
export function pinnedAfter({ pinned, shown }: PageState, action: PageAction): readonly Scenario[] {
  if (action.type === 'name')
    return pinned.map((one, index) => (index === action.index ? named(one, action.name) : one))
  if (action.type === 'unpin') return pinned.filter((_, index) => index !== action.index)
  return action.type === 'pin' && shown && pinned.length < MOST_PINNED ? [...pinned, shown] : pinned
}

function named({ typed, answer }: Scenario, text: string): Scenario {
  const name = text.trim().slice(0, LONGEST_NAME)
  return { typed, answer, ...(name && { name }) }
}
