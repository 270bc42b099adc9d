import type { Language } from '../units/text.ts'
import type { Query } from './grammar.ts'
import type { Problem } from './problem.ts'
import type { Params, ParamsOf, Shape } from './shape.ts'
import type { Answer, Computed, SimulationContext } from './simulator.ts'

/**
 * An analysis of a simulator, derived from its contract: simulation, goal seek, sensitivity, range,
 * explication. Every interface (HTTP, pages, command, MCP, library) runs it the same way: it parses a
 * question, loads what it needs, computes the answer (here or in a worker) and writes it. Exported by
 * `@denier/core`; used by `ask.ts`, `simulate.ts`, `analyses/analyses.ts`, `analyses/answer-question.ts` and
 * others in `@denier/api`, `@denier/mcp`, `analyses` and `@denier/cli`.
 */
export interface Analysis {
  /**
   * Its parameters without the presentation parameters, for descriptions: one that may be left out is
   * optional here.
   */
  readonly fields: Params
  /**
   * Compiles the parser of its parameters and of the presentation parameters of an interface (`lang`, `format`…), which
   * settle how an answer is written. It reports all problems at once.
   * @param subject the owner of the parameters in the message about an unknown one; the simulator by default.
   */
  parserFor<D extends Params>(presentation: D, subject?: string): QuestionParser<D>
  /** Loads the series that the question needs; what is already loaded is not loaded again. */
  load(question: Question): Promise<void>
  /** Whether `load` also imports code, so that it must be awaited where every series is loaded already. */
  readonly importsCode?: true
  /** Estimated work, in units of about 10 ns: a service answers a long question in a worker. */
  costUnits(question: Question): number
  /** The answer before rounding, for a JSON writer compiled from `result`; not every analysis has it. */
  compute?(question: Question, context: SimulationContext, language: Language): Computed
  /**
   * Computes and rounds; the question must come from the parser, and `load` must have been awaited.
   * @throws RefusedQuestion for a fault that shows only when the answer is computed.
   */
  answer(question: Question, context: SimulationContext, language: Language): Answer
}

/**
 * An analysis whose `data` has a shape, as a simulation's has. Exported by `@denier/core`; used by
 * `goal-seek/goal-seek.ts`, `range/range.ts`, `sensitivity/sensitivity.ts` and `analyses/simulation.ts`.
 */
export interface ShapedAnalysis extends Analysis {
  /** The shape of `data` in its answer. */
  readonly result: Shape
}

/**
 * A valid question: plain data that can be sent to a worker. Equal questions have the same JSON text. Exported by
 * `@denier/core`; used by `analyses/answer-question.ts`, `explication/explication-question.ts`,
 * `explication/explication.ts`, `goal-seek/goal-parser.ts` and others in `analyses` and in other packages.
 */
export type Question = Readonly<Record<string, unknown>>

/**
 * A valid question and, apart, the presentation parameters (`lang`, `format`…); or all problems. Exported by
 * `@denier/core`; used by `explication/explication.ts`, `range/ask-range.ts` and `analyses/simulation.ts`.
 */
export type ParsedQuestion<D extends Params> =
  | { readonly ok: true; readonly question: Question; readonly presentation: ParamsOf<D> }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/**
 * Parses the question of a caller, from a query string or from values (JSON, arguments). Exported by
 * `@denier/core`; used by `goal-seek/goal-parser.ts` and `range/ask-range.ts`.
 */
export interface QuestionParser<D extends Params> {
  readonly fromQuery: (query: Query) => ParsedQuestion<D>
  readonly fromObject: (object: Readonly<Record<string, unknown>>) => ParsedQuestion<D>
}
