import type { Language } from '../units/text.ts'
import type { Query } from './grammar.ts'
import type { Problem } from './problem.ts'
import type { Params, ParamsOf, Shape } from './shape.ts'
import type { Answer, Computed, SimulationContext } from './simulator.ts'

/**
 * An analysis of a simulator, derived from its contract: simulation, goal seek, sensitivity. Every channel runs it the
 * same way: it reads, makes ready, computes the answer (here or in a worker) and writes it.
 */
export interface Analysis {
  /** Its parameters besides those of the channel, for descriptions: those that may be left out are optional here. */
  readonly fields: Params
  /** What it gives under `data`. */
  readonly result: Shape
  /**
   * Validates what a caller gives, together with the channel parameters: all problems at once.
   * @param subject what an unknown parameter does not belong to, in its message; the simulator by default.
   */
  reader<D extends Params>(door: D, subject?: string): Reader<D>
  /** Loads the series that the request needs, once. */
  ready(question: Question): Promise<void>
  /** Estimated work of the request, in steps of a path: a service runs long ones in a worker. */
  steps(question: Question): number
  /** The answer before rounding, for a writer compiled from `result`; not every analysis has it. */
  compute?(question: Question, context: SimulationContext, language: Language): Computed
  /** Computes and rounds; the request must come from the reader, and `ready` have been awaited. */
  answer(question: Question, context: SimulationContext, language: Language): Answer
}

/** A valid request: plain data that can be sent to a worker. Equal requests have the same JSON text. */
export type Question = Readonly<Record<string, unknown>>

/** A valid request and the channel parameters apart, or all problems. */
export type Read<D extends Params> =
  | { readonly ok: true; readonly question: Question; readonly door: ParamsOf<D> }
  | { readonly ok: false; readonly problems: readonly Problem[] }

export interface Reader<D extends Params> {
  readonly fromQuery: (query: Query) => Read<D>
  readonly fromObject: (object: Readonly<Record<string, unknown>>) => Read<D>
}
