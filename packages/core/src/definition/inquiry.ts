import type { Language } from '../units/text.ts'
import type { Query } from './grammar.ts'
import type { Problem } from './problem.ts'
import type { Params, ParamsOf, Shape } from './shape.ts'
import type { Answer, Computed, World } from './simulator.ts'

/**
 * A way to question a simulator, derived from its contract: to compute, to solve backwards, to tell what matters.
 * Every door asks them alike: it reads, makes ready, has the answer computed (here or on another thread) and writes it.
 */
export interface Inquiry {
  /** What it takes besides the door's own parameters, for descriptions: none is required here that may be left out. */
  readonly fields: Params
  /** What it gives under `data`. */
  readonly result: Shape
  /**
   * Judges what a caller gives, together with the door's own parameters: every fault at once.
   * @param subject what an unknown parameter is said not to belong to: the simulator, unless told.
   */
  reader<D extends Params>(door: D, subject?: string): Reader<D>
  /** Loads what the question stands on, once. */
  ready(question: Question): Promise<void>
  /** How much work the question is, in steps of a path: a service does a long one aside. */
  steps(question: Question): number
  /** The same answer before its figures are rounded, for a writer compiled from `result`; not all can give it. */
  compute?(question: Question, world: World, language: Language): Computed
  /** Computes, rounds and explains; the question must come from the reader, and `ready` have been awaited. */
  answer(question: Question, world: World, language: Language): Answer
}

/** A sound question: plain data, which may be sent to another thread. The same question has the same text as JSON. */
export type Question = Readonly<Record<string, unknown>>

/** A sound question with the door's own parameters apart, or every fault. */
export type Read<D extends Params> =
  | { readonly ok: true; readonly question: Question; readonly door: ParamsOf<D> }
  | { readonly ok: false; readonly problems: readonly Problem[] }

export interface Reader<D extends Params> {
  readonly fromQuery: (query: Query) => Read<D>
  readonly fromObject: (object: Readonly<Record<string, unknown>>) => Read<D>
}
