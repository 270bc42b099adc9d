import type { Simulator } from '@denier/core'
import { pinnedOf } from '../address.ts'
import { exampleOf, typedAt } from '../compute.ts'
import { type Act, MOST_PINNED, type PageState, type Typed } from '../model.ts'
import { answered, pinnedAfter, typedAfter } from '../state.ts'
import type { Answering } from './answering.ts'
import { toldBy } from './in-address.ts'
import { createPinned } from './pinned.ts'
import { createQuestions } from './questions.ts'

/** What a page holds while it is alive. */
export interface Held {
  readonly state: PageState
  /** The last question could not be answered, by a fault of ours: what was good stays. */
  readonly failed: boolean
}

/** What an address says of a page: `query` after its `?`, `fragment` after its `#`. */
export interface Told {
  readonly query: string
  readonly fragment: string
}

export interface Session {
  readonly act: (what: Act) => void
  /** Takes over what an address says, where it says something else than the page. */
  readonly adopt: (address: Told) => void
  /** Answers what is typed once more: the day has changed. */
  readonly again: () => void
}

interface Circumstances {
  readonly simulator: Simulator
  readonly answering: Answering
  /** As the server drew it. */
  readonly first: PageState
  readonly onChange: (held: Held) => void
}

/** The life of a page: what is done to it in, what it shows out. It knows no document. */
export function createSession({ simulator, answering, first, onChange }: Circumstances): Session {
  const example = exampleOf(simulator)
  let held: Held = { state: first, failed: false }

  const set = (change: Partial<PageState>, failed = held.failed): void => {
    held = { state: { ...held.state, ...change }, failed }
    onChange(held)
  }
  const fail = (error: unknown): void => {
    set({ busy: false }, true)
    globalThis.reportError?.(error)
  }
  const pinned = createPinned(answering, { done: (scenarios) => set({ pinned: scenarios }), fail })
  const questions = createQuestions(answering, {
    latest: () => held.state.typed,
    wait: () => set({ busy: true }),
    tell: (typed, reply, isBehind) => {
      const { typed: latest } = held.state
      set({ ...answered(held.state, typed, reply), typed: latest, busy: isBehind }, false)
    },
    fail,
  })
  const ask = (typed: Typed): void => {
    held = { ...held, state: { ...held.state, typed } } // shown with its answer, or with the wait for it
    questions.ask()
  }
  return {
    act: (what) => {
      if (what.type === 'pin' || what.type === 'unpin') {
        pinned.forget()
        set({ pinned: pinnedAfter(held.state, what) })
      } else ask(typedAfter(held.state.typed, what, example))
    },
    adopt: (address) => {
      const { typed, scenarios } = saidBy(address, simulator)
      const isOurs = [held.state.typed, toldBy(held.state)].some((own) => isSame(typed, own))
      if (!isOurs || hasNothing(held.state)) ask(typed)
      if (!isPinned(held.state, scenarios) && !isPlace(address, scenarios)) pinned.read(scenarios)
    },
    again: () => ask(held.state.typed),
  }
}

/** What an address asks, as the server reads it: the worked example where it asks nothing of this simulator. */
function saidBy({ query, fragment }: Told, simulator: Simulator) {
  const names = Object.keys(simulator.contract.params)
  return {
    typed: typedAt(simulator, query),
    scenarios: pinnedOf(fragment, names).slice(0, MOST_PINNED),
  }
}

const isPinned = ({ pinned }: PageState, scenarios: readonly Typed[]): boolean =>
  scenarios.length === pinned.length &&
  scenarios.every((one, index) => isSame(one, pinned[index]?.typed ?? {}))

/** A fragment that names no scenario is a place on the page, and says nothing of them. */
const isPlace = ({ fragment }: Told, scenarios: readonly Typed[]): boolean =>
  fragment !== '' && scenarios.length === 0

/** A page that was served without figures: over the limit, its script computes. */
const hasNothing = ({ shown, reply }: PageState): boolean =>
  !shown && !reply.ok && reply.problems.length === 0

function isSame(one: Typed, other: Typed): boolean {
  const filled = (typed: Typed) => Object.entries(typed).filter(([, text]) => text !== '')
  const [a, b] = [filled(one), filled(other)]
  return a.length === b.length && a.every(([name, text]) => other[name] === text)
}
