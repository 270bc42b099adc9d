import type { Answer, Computed, Constraint, Language, Params, ParamsOf, Question } from '@denier/core'
import type { Headers } from './conditional-response.ts'
import type { ApiRequest, Body } from './handler.ts'
import type { lang } from './language.ts'

/** Writes an answer in one format: JSON, CSV, SVG, Markdown or plain text. */
export interface AnswerWriter {
  /** Identifies this format in the ETag. */
  readonly format: string
  /** Headers of a 200, `content-type` first. */
  readonly headers: Headers
  /** Writes a rounded answer, as a text. */
  readonly write: (answer: Answer, request: ApiRequest) => string
  /**
   * Writes the same text from the result before it is rounded, rounding as it writes. It may return the bytes
   * of the text, which need no further encoding. It is faster than `write`, and used in its place where the
   * result is computed in this thread: a worker sends rounded answers only. Optional.
   */
  readonly writeComputed?: (computed: Computed, language: Language, request: ApiRequest) => Body
}

/**
 * The presentation parameters of every endpoint, which settle how an answer is written: at least its language. Used
 * by `analysis-resource.ts`.
 */
export type LanguageParams = Params & { readonly lang: typeof lang }

/**
 * The formats of one endpoint, chosen by the presentation parameters and the `Accept` header. `analysis-resource.ts`
 * takes them.
 */
export interface AnswerFormats<D extends LanguageParams> {
  /** The presentation parameters that the endpoint accepts besides those of its analysis. */
  readonly parameters: D
  /**
   * Constraints between these parameters, for an `Accept` header: `separateur` is for CSV, which either `format` or that
   * header asks for.
   */
  readonly constraints: (accept: string | undefined) => readonly Constraint[]
  /**
   * The question with what only the format decides: a note, in Markdown or text, asks for extracts of tables in place
   * of all rows. Optional.
   */
  readonly complete?: (question: Question, presentation: ParamsOf<D>, accept: string | undefined) => Question
  /** The writer of the answer, by the parsed presentation parameters and the `Accept` header. */
  readonly choose: (presentation: ParamsOf<D>, accept: string | undefined) => AnswerWriter
}

const NO_CONSTRAINTS: readonly Constraint[] = []

/**
 * For formats whose parameters have no constraint between them. Used by `chart-formats.ts`, `explication-formats.ts`
 * and `json-or-csv.ts`.
 */
export const noConstraints = (): readonly Constraint[] => NO_CONSTRAINTS
