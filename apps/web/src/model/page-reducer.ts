import { type Act, MOST_PINNED, type PageState, type Reply, type Scenario, type Typed } from './page-state.ts'

/** A page as it is first seen. */
export const stateOf = (typed: Typed, reply: Reply, pinned: readonly Scenario[] = []): PageState => ({
  typed,
  reply,
  shown: reply.ok ? { typed, answer: reply.answer } : undefined,
  pinned,
  busy: false,
})

/** A page without figures yet: its script is to find them. */
export const laterState = (typed: Typed): PageState => ({
  ...stateOf(typed, { ok: false, problems: [] }),
  busy: true,
})

/** What is typed after an act; the reply to it comes separately. */
export function typedAfter(typed: Typed, act: Act, example: Typed): Typed {
  switch (act.type) {
    case 'type':
      return { ...typed, [act.name]: act.text }
    case 'fill':
      return { ...typed, ...act.typed }
    case 'reset':
      return example
    default:
      return typed
  }
}

/** The state once an answer came: what was good stays shown when the new one is at fault. */
export const answered = (state: PageState, typed: Typed, reply: Reply): PageState => ({
  ...state,
  typed,
  reply,
  shown: reply.ok ? { typed, answer: reply.answer } : state.shown,
  busy: false,
})

/** Results set aside, the one shown added or one taken away. */
export function pinnedAfter(state: PageState, act: Act): readonly Scenario[] {
  if (act.type === 'unpin') return state.pinned.filter((_, index) => index !== act.index)
  if (act.type !== 'pin' || !state.shown || state.pinned.length >= MOST_PINNED) return state.pinned
  return [...state.pinned, state.shown]
}
