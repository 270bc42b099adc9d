import type { Answer, CivilDate, Contract, Language, Problem, RangeData, Simulator } from '@denier/core'
import type { FunctionComponent } from 'preact'
import type { DescribeFault } from './fault.ts'

/**
 * The values of a form by parameter name, in the grammar of the API: `3.5`, never `3,5`. A parameter that an
 * address gives twice keeps both texts (`1 & 2`), which the parser refuses. Used by `address.ts`,
 * `page-reducer.ts`, `reply.ts`, `row-fields.ts` and others in `form`, `page`, `server`, `tools`, `model`,
 * `client`, `compare`, `range` and `embed`.
 */
export type FormValues = Readonly<Record<string, string>>

/**
 * The answer to form values, or what is wrong with them: no problem at all where no answer was computed yet, or the
 * service refused to compute it. Used by `analysis-context.ts`, `page-reducer.ts`,
 * `reply.ts`, `client/initial-state.ts` and others in `worker`, `page`, `server`, `compare` and `tools`.
 */
export type Reply =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/**
 * Form values and their answer. Used by `distinct-scenarios.ts`, `page-reducer.ts`, `compare/comparison.tsx`,
 * `compare/differences.ts` and others in `result`, `range`, `page` and `tree`.
 */
export interface Scenario {
  readonly typed: FormValues
  readonly answer: Answer
  /** The name that the reader gave it, when it was pinned; absent for a rank in its place. */
  readonly name?: string
}

/**
 * A pinned scenario before it is computed, as an address has it. Used by `page/page-session.ts` and
 * `page/scenario-loader.ts`.
 */
export type SavedScenario = Pick<Scenario, 'typed' | 'name'>

/** The pinned scenarios, and the figure that is compared, as an address has them. Used by `address.ts` and `tools/addresses.ts`. */
export interface SavedComparison extends Pick<PageState, 'figure'> {
  readonly pinned: readonly SavedScenario[]
}

/**
 * The band of each chart of a contract, in its order: the values of its main line in poor and in good markets, at its
 * first x, the second, and so on. `null` for a chart without band. Used by `range/band.ts`, `range/band-now.ts`,
 * `range/use-band.ts` and `server/draw-page.ts`.
 */
export type Bands = readonly ({
  readonly low: readonly (number | null)[]
  readonly high: readonly (number | null)[]
} | null)[]

/**
 * The state of a page, on the server (where it never changes) and in the browser. Used by `page-reducer.ts`,
 * `client/initial-state.ts`, `page/address-sync.ts`, `page/live-page.tsx` and others in `page`, `pages`,
 * `server` and `tools`.
 */
export interface PageState {
  /** The values in the form. */
  readonly typed: FormValues
  /** The latest reply; while `busy`, it may be that to earlier values. */
  readonly reply: Reply
  /** The last valid answer and its values; it stays shown, dimmed, while the form is invalid. */
  readonly shown: Scenario | undefined
  /** The scenarios kept to be compared with the shown one, in the order in which they were pinned. */
  readonly pinned: readonly Scenario[]
  /** The path of the figure that is compared, once one was chosen; absent for the first decisive one. */
  readonly figure?: string | undefined
  /** Whether the answer to `typed` is still awaited. */
  readonly busy: boolean
  /**
   * The parameters that the user typed, and the durations that already differed from the one that they would
   * follow: none of them is changed to follow another any more. Absent until a value is typed after the page, a preset
   * or an address set all values.
   */
  readonly setApart?: readonly string[] | undefined
}

/**
 * An action of the user. `type` puts a text in one parameter, `reset` brings back the worked example, `pin`
 * keeps the shown scenario to compare it, `unpin` removes a kept one by its index, `name` names one,
 * `compare` chooses the figure that is compared. Used by `page-reducer.ts`, `form/param-field.tsx` and
 * `page/page-session.ts`.
 */
export type PageAction =
  | { readonly type: 'type'; readonly name: string; readonly text: string }
  /** Fills several parameters: a preset, a choice between exclusive parameters, the result of a goal seek. */
  | { readonly type: 'fill'; readonly typed: FormValues }
  | { readonly type: 'reset' }
  | { readonly type: 'pin' }
  | { readonly type: 'unpin'; readonly index: number }
  /** Names a pinned scenario; an empty name brings back its rank. */
  | { readonly type: 'name'; readonly index: number; readonly name: string }
  | { readonly type: 'compare'; readonly figure: string }

/**
 * A range, and why it has no share of the past where too few periods fit in the data. Used by `range/shown-range.ts`,
 * `range/use-range.ts`, `range/with-range.tsx` and `server/draw-page.ts`.
 */
export interface ShownRange extends RangeData {
  readonly noPast?: string | undefined
}

/** The props of a family tree. Used by `result/family-tree-slot.tsx` and `tree/family-tree.tsx`. */
export interface FamilyTreeProps {
  readonly contract: Contract
  /** The last valid answer and its values. */
  readonly shown: Scenario
  readonly language: Language
}

/** The props of what an answer is based on. Used by `result/basis.tsx`. */
export interface BasisProps {
  readonly contract: Contract
  readonly language: Language
  /** The last valid answer and its values. */
  readonly shown: Scenario
}

/**
 * Another simulator that takes some of the same parameters. Used by `result/next-questions.tsx` and
 * `server/neighbours-of.ts`.
 */
export interface Neighbour {
  /** Its name, that of its page. */
  readonly name: string
  readonly title: string
  /** The names of the parameters that both take. */
  readonly shared: readonly string[]
}

/**
 * What does not change while a page is open: its language, origin and day, the parts that the server has and the
 * script imports later, and what the server computed or wrote. Used by `page-data.ts`, `form/use-describe-fault.ts`,
 * `page/address-sync.ts`, `page/live-page.tsx` and others in `page`, `pages`, `result` and `tools`.
 */
export interface Setting {
  readonly language: Language
  /** The public origin of the service, without a final `/`, for links to copy; empty when unknown. */
  readonly origin: string
  /** The day in Paris. */
  readonly today: CivilDate
  /** Where the values of the form lead to, for a contract that does not say it. */
  readonly neighbours?: readonly Neighbour[] | undefined
  /** Describes faults. The server has it; a page with its script imports it at its first fault. */
  readonly describeFault?: DescribeFault | undefined
  /** Shares a scenario. The server has it; a page with its script imports it when the user opens that part. */
  readonly Share?: FunctionComponent<PartProps> | undefined
  /** Draws what an answer is based on. The server has it; the script imports it once the answer changes. */
  readonly Basis?: FunctionComponent<BasisProps> | undefined
  /**
   * Draws a family. The server has it; a page with its script imports it with its first answer that has one.
   */
  readonly FamilyTree?: FunctionComponent<FamilyTreeProps> | undefined
  /** The range of the first answer, where the server computed it. */
  readonly range?: ShownRange | undefined
  /** What is wrong with the values of that range, in the language of the page. */
  readonly rangeFault?: string | undefined
  /** The bands of that range, where the page does not compute them at once. */
  readonly bands?: Bands | undefined
  /** The method of the simulator, as markup; the script takes what the server wrote. */
  readonly method?: string | undefined
}

/**
 * The props of each part of the page of a simulator. Used by `compare/compare.tsx`, `embed/embed-form.tsx`,
 * `embed/embed.tsx`, `form/form.tsx` and others in `tools`, `page`, `form` and `result`.
 */
export interface PartProps {
  readonly simulator: Simulator
  readonly setting: Setting
  readonly state: PageState
  readonly dispatch: (action: PageAction) => void
}

/**
 * How many scenarios can be pinned. Used by `page-reducer.ts`, `compare/compare.tsx` and
 * `page/page-session.ts`.
 */
export const MOST_PINNED = 3
