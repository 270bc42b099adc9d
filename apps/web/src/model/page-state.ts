import type { Answer, CivilDate, Language, Problem, Simulator } from '@denier/core'
import type { FunctionComponent } from 'preact'
import type { FamilyTreeProps } from '../tree/family-tree.tsx'
import type { DescribeFault } from './fault.ts'

/**
 * The values of a form by parameter name, in the grammar of the API: `3.5`, never `3,5`. A parameter that an address
 * gives twice keeps both texts (`1 & 2`), which the parser refuses.
 * Used by `tools`, `page`, `model`, `form` and others.
 */
export type FormValues = Readonly<Record<string, string>>

/** The answer to form values, or what is wrong with them. */
export type Reply =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** Form values and their answer. */
export interface Scenario {
  readonly typed: FormValues
  readonly answer: Answer
}

/** The state of a page, on the server (where it never changes) and in the browser. */
export interface PageState {
  readonly typed: FormValues
  readonly reply: Reply
  /** The last valid answer and its values; it stays shown, dimmed, while the form is invalid. */
  readonly shown: Scenario | undefined
  readonly pinned: readonly Scenario[]
  /** Whether an answer is being computed elsewhere. */
  readonly busy: boolean
}

/** An action of the user. */
export type PageAction =
  | { readonly type: 'type'; readonly name: string; readonly text: string }
  /** Fills several parameters: a preset, a choice between exclusive parameters, the result of a goal seek. */
  | { readonly type: 'fill'; readonly typed: FormValues }
  | { readonly type: 'reset' }
  | { readonly type: 'pin' }
  | { readonly type: 'unpin'; readonly index: number }

/** The language, origin and day of a page. */
export interface Setting {
  readonly language: Language
  /** The public origin of the service, without a final `/`, for links to copy; empty when unknown. */
  readonly origin: string
  /** The day in Paris. */
  readonly today: CivilDate
  /** Describes faults. The server has it; a page with its script imports it at its first fault. */
  readonly describeFault?: DescribeFault | undefined
  /** Draws a family. The server has it; a page with its script imports it with its first answer that has one. */
  readonly FamilyTree?: FunctionComponent<FamilyTreeProps> | undefined
}

/** The props of each part of the page of a simulator. */
export interface PartProps {
  readonly simulator: Simulator
  readonly setting: Setting
  readonly state: PageState
  readonly dispatch: (dispatch: PageAction) => void
}

/** How many scenarios can be pinned. */
export const MOST_PINNED = 3
