import type { Query } from '../definition/grammar.ts'
import type { Parsed } from '../definition/parse.ts'
import { type Problem, wireProblem } from '../definition/problem.ts'
import { attempt } from '../definition/refused-question.ts'
import type { SimulationContext } from '../definition/simulation-context.ts'
import type { Simulator } from '../definition/simulator.ts'
import type { Language } from '../units/text.ts'
import type { BatchFigure } from './batch-figures.ts'

/** The figures of one question of a batch, in the order chosen, or all the problems of the question. */
export type BatchRow =
  | { readonly values: readonly unknown[]; readonly errors?: never }
  | { readonly errors: readonly Problem[]; readonly values?: never }

/**
 * Computes the questions of a batch, one at a time: from a parsed query string, or from values by wire name.
 * Exported by `@denier/core`.
 */
export interface BatchSimulation {
  readonly fromQuery: (query: Query) => BatchRow
  readonly fromObject: (object: Readonly<Record<string, unknown>>) => BatchRow
}

/**
 * Prepares the questions of a batch: each is validated as over HTTP, and only the chosen figures are rounded. All
 * series must have been loaded (`loadHistory`). Exported by `@denier/core`; used by `simulate-many.ts` and
 * `files/compile-batch.ts`.
 * @example
 * const batch = prepareBatch(cagr, figures, { today }, 'fr') // figures: resume.cagr alone
 * batch.fromObject({ valeur_initiale: 1, valeur_finale: 2, duree: 3 }) // { values: [25.9921] }
 */
export function prepareBatch(
  simulator: Simulator,
  figures: readonly BatchFigure[],
  context: SimulationContext,
  language: Language,
): BatchSimulation {
  const { parser } = simulator
  const compute = (parsed: Parsed): BatchRow => {
    if (!parsed.ok) return refused(parsed.problems)
    const attempted = attempt(() => simulator.compute(parsed.params, context, language).data)
    if (!attempted.ok) return refused(attempted.problems)
    return { values: figures.map(({ read }) => read(attempted.answer, language)) }
  }
  return {
    fromQuery: (query) => compute(parser.fromQuery(query)),
    fromObject: (object) => compute(parser.fromObject(object)),
  }
}

const refused = (problems: readonly Problem[]): BatchRow => ({ errors: problems.map(wireProblem) })
