import type { Language, Simulator } from '@denier/core'

/**
 * A figure of the page, to explain with the values that it was computed from.
 * Used by `explanation/explanation-dialog.tsx` and `result/use-explanation.ts`.
 */
export interface ExplainedFigure {
  readonly simulator: Simulator
  readonly language: Language
  /** The path of the figure in the answer. */
  readonly path: string
  /** Its label and its value, as the page shows them. */
  readonly label: string
  readonly text: string
  /** The query of the explanation in the API, without its `?`: the parameters, and the figure to explain. */
  readonly query: string
}
