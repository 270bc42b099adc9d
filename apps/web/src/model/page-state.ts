import type { Answer, CivilDate, Language, Problem, Simulator } from '@denier/core'

/**
 * What stands in a form, by wire name, as an address of the API writes it: `3.5`, never `3,5`. What an address gives
 * twice stands there as it was given, for the service to refuse: `1 & 2`.
 */
export type Typed = Readonly<Record<string, string>>

/** What comes of it. */
export type Reply =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** A result set aside to compare with. */
export interface Scenario {
  readonly typed: Typed
  readonly answer: Answer
}

/** All that a page shows and may change. The same on the server, where nothing changes, and in the browser. */
export interface PageState {
  readonly typed: Typed
  readonly reply: Reply
  /** The last good answer, and what it was asked with: it stays, dimmed, while the form is at fault. */
  readonly shown: Scenario | undefined
  readonly pinned: readonly Scenario[]
  /** Whether an answer is being computed elsewhere. */
  readonly busy: boolean
}

/** What a person does. */
export type Act =
  | { readonly type: 'type'; readonly name: string; readonly text: string }
  /** Several at once: a preset, a way of saying one thing, a solution found backwards. */
  | { readonly type: 'fill'; readonly typed: Typed }
  | { readonly type: 'reset' }
  | { readonly type: 'pin' }
  | { readonly type: 'unpin'; readonly index: number }

/** Where and when a page is shown. */
export interface Setting {
  readonly language: Language
  /** Where the service is reached, without a final `/`: for links to copy. Empty where it is not known. */
  readonly origin: string
  /** The day in Paris. */
  readonly today: CivilDate
}

/** What each part of a simulator's page is given. */
export interface PartProps {
  readonly simulator: Simulator
  readonly setting: Setting
  readonly state: PageState
  readonly act: (act: Act) => void
}

/** How many results may be set aside. */
export const MOST_PINNED = 3
