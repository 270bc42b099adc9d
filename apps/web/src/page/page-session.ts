import type { Simulator } from '@denier/core'
import { comparisonOf } from '../model/address.ts'
import { withoutUseless } from '../model/applicable.ts'
import { followersOf, lengthToAge, setApartIn } from '../model/linked-lengths.ts'
import { answered, pinnedAfter, typedAfter } from '../model/page-reducer.ts'
import {
  type FormValues,
  MOST_PINNED,
  type PageAction,
  type PageState,
  type SavedScenario,
} from '../model/page-state.ts'
import { rangeNames } from '../model/range-values.ts'
import { exampleOf, valuesAt } from '../model/reply.ts'
import { valuesInAddress } from './address-sync.ts'
import { createAnswerQueue } from './answer-queue.ts'
import type { AnswerSource } from './answer-source.ts'
import { createScenarioLoader } from './scenario-loader.ts'

/** The actions that change the pinned scenarios, or what is compared. Used by `page-controller.ts`. */
export const PINNING: ReadonlySet<PageAction['type']> = new Set(['pin', 'unpin', 'name', 'compare'])

/** The state of a live page. Used by `live-page.tsx` and `page-controller.ts`. */
export interface PageSnapshot {
  readonly state: PageState
  /** Whether the last computation failed by a fault of the program: the last valid answer stays. */
  readonly failed: boolean
}

/** The parts of an address: `query` after its `?`, `fragment` after its `#`. */
interface AddressParts {
  readonly query: string
  readonly fragment: string
}

/**
 * Receives the actions of a page; `onChange` of its options gets each new state. Used by `page-controller.ts`.
 */
export interface PageSession {
  readonly dispatch: (action: PageAction) => void
  /** Takes the values of an address, where they differ from those of the page. */
  readonly adopt: (address: AddressParts) => void
  /** Computes the same values again; `page-controller.ts` calls it when the day has changed. */
  readonly refresh: () => void
}

interface SessionOptions {
  readonly simulator: Simulator
  /** Where answers come from: the page itself or its worker. */
  readonly source: AnswerSource
  /** The state that the server drew. */
  readonly first: PageState
  readonly onChange: (snapshot: PageSnapshot) => void
}

/**
 * Holds the state of a page: receives actions, emits snapshots through `onChange`. It uses no DOM, so that
 * tests need none. Called by `page-controller.ts`; used, for its types, by `live-page.tsx`.
 */
export function createPageSession({ simulator, source, first, onChange }: SessionOptions): PageSession {
  const example = exampleOf(simulator)
  let snapshot: PageSnapshot = { state: first, failed: false }

  const set = (change: Partial<PageState>, failed = snapshot.failed): void => {
    snapshot = { state: { ...snapshot.state, ...change }, failed }
    onChange(snapshot)
  }
  const onFailure = (error: unknown): void => {
    set({ busy: false }, true)
    globalThis.reportError?.(error)
  }
  /** The figure that the scenarios being computed are compared on. */
  let figureToCome: PageState['figure']
  const loader = createScenarioLoader(source, {
    onLoad: (pinned) => set({ pinned, figure: figureToCome }),
    onFailure,
  })
  const queue = createAnswerQueue(source, {
    latest: () => snapshot.state.typed,
    onWait: () => set({ busy: true }),
    onReply: (typed, reply, isBehind) => {
      // the answer of earlier values, while those typed since (`isBehind`) are computed: the form keeps the
      // latter
      const { typed: latest } = snapshot.state
      set({ ...answered(snapshot.state, typed, reply), typed: latest, busy: isBehind }, false)
      if (!isBehind) lastUntilAge()
    },
    onFailure,
  })
  const ask = (typed: FormValues, setApart?: readonly string[]): void => {
    // `onChange` follows with the answer, or with the wait for it
    snapshot = { ...snapshot, state: { ...snapshot.state, typed, setApart } }
    queue.ask()
  }
  /** Takes the length that ends at an age from the answer, once a value was typed, until the reader sets it. */
  const lastUntilAge = (): void => {
    const { typed, setApart, reply } = snapshot.state
    if (!setApart || !reply.ok) return
    const next = { ...typed, ...lengthToAge(simulator.contract, reply.answer.data) }
    const length = simulator.contract.lengthToAge?.length
    if (length && next[length] !== (typed[length] ?? '') && !setApart.includes(length)) ask(next, setApart)
  }
  /** The values of parameters that no longer matter, to be brought back once they do. */
  const apart: Record<string, string> = {}
  const useful = (next: FormValues, name?: string): FormValues =>
    withoutUseless(simulator.contract.params, [snapshot.state.typed, next], apart, name)
  /** Answers a typed value, which the lengths linked to it take too. */
  const type = (action: PageAction & { readonly type: 'type' }): void => {
    const { contract } = simulator
    const { typed, shown } = snapshot.state
    const { setApart = setApartIn(contract, typed, shown?.answer.data) } = snapshot.state
    const next = { ...typedAfter(typed, action, example), ...followersOf(contract, action, setApart) }
    ask(useful(next, action.name), [...new Set([...setApart, action.name])])
  }
  return {
    dispatch: (action) => {
      if (PINNING.has(action.type)) {
        loader.cancel()
        const { figure } = action.type === 'compare' ? action : snapshot.state
        set({ pinned: pinnedAfter(snapshot.state, action), figure })
      } else if (action.type === 'type') type(action)
      else ask(useful(typedAfter(snapshot.state.typed, action, example)))
    },
    adopt: (address) => {
      const { typed, pinned, figure } = readAddress(address, simulator)
      // the address may be late: it then has what the page wrote there, the values of the last valid answer
      const isOurs = [snapshot.state.typed, valuesInAddress(snapshot.state)].some((own) =>
        areSame(typed, own),
      )
      if (!isOurs || isEmpty(snapshot.state)) ask(typed)
      if (isAnchor(address, pinned)) return
      figureToCome = figure
      if (!arePinned(snapshot.state, pinned)) loader.load(pinned)
      else if (figure !== snapshot.state.figure) set({ figure })
    },
    refresh: () => ask(snapshot.state.typed, snapshot.state.setApart),
  }
}

/** Reads an address as the server does: without a parameter of this simulator it is the worked example. */
function readAddress({ query, fragment }: AddressParts, simulator: Simulator) {
  const { contract } = simulator
  const names = [...Object.keys(contract.params), ...rangeNames(contract)]
  const { pinned, figure } = comparisonOf(fragment, names)
  return { typed: valuesAt(simulator, query), pinned: pinned.slice(0, MOST_PINNED), figure }
}

const arePinned = ({ pinned }: PageState, scenarios: readonly SavedScenario[]): boolean =>
  scenarios.length === pinned.length &&
  scenarios.every(
    ({ typed, name }, index) => areSame(typed, pinned[index]?.typed ?? {}) && name === pinned[index]?.name,
  )

/** Whether a fragment is the anchor of a section rather than a list of scenarios. */
const isAnchor = ({ fragment }: AddressParts, scenarios: readonly SavedScenario[]): boolean =>
  fragment !== '' && scenarios.length === 0

/**
 * Whether a page was served without figures, which its script computes: the client was over its rate limit.
 */
const isEmpty = ({ shown, reply }: PageState): boolean => !shown && !reply.ok && reply.problems.length === 0

/** Whether two forms give the same values; an empty text counts as absent. */
function areSame(one: FormValues, other: FormValues): boolean {
  const filled = (typed: FormValues) => Object.entries(typed).filter(([, text]) => text !== '')
  const [a, b] = [filled(one), filled(other)]
  return a.length === b.length && a.every(([name, text]) => other[name] === text)
}
