import type { Answer, Computed, Constraint, Language, Params, ParamsOf } from '@denier/core'
import type { Headers } from './cached.ts'
import type { ApiRequest, Body } from './exchange.ts'
import type { lang } from './language.ts'

/** How an answer leaves: as JSON, as a sheet, as a drawing. */
export interface Writer {
  /** Tells this form of an answer from its other forms, for caches. */
  readonly format: string
  /** What a success is, `content-type` first. */
  readonly headers: Headers
  readonly write: (answer: Answer, request: ApiRequest) => string
  /** The same, quicker, of what is not rounded yet; not every form has it. */
  readonly writeComputed?: (computed: Computed, language: Language, request: ApiRequest) => Body
}

/** The parameters of every door: an answer has a language. */
export type Spoken = Params & { readonly lang: typeof lang }

/** The writers of one door, chosen by the parameters that are the door's own and by what the client takes. */
export interface Writers<D extends Spoken> {
  readonly parameters: D
  /** What must hold between these parameters. */
  readonly rules: (accept: string | undefined) => readonly Constraint[]
  readonly choose: (door: ParamsOf<D>, accept: string | undefined) => Writer
}

const NO_RULES: readonly Constraint[] = []

export const noRules = (): readonly Constraint[] => NO_RULES
