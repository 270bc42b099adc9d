import { explicationOf, loadExplication } from '../../analyses/explication/explication.ts'
import type { ParsedQuestion } from '../../definition/analysis.ts'
import type { Params } from '../../definition/shape.ts'
import type { Simulator } from '../../definition/simulator.ts'
import type { BatchFigure } from '../batch-figures.ts'
import type { BatchRow, BatchSimulation } from '../prepare-batch.ts'
import { type BatchSpec, EXPLICATION_COLUMN } from './batch-spec.ts'

/** The parameters of a batch, its columns, and what computes its rows. */
interface Compiled {
  readonly params: Params
  readonly figures: readonly BatchFigure[]
  readonly batch: BatchSimulation
}

/**
 * Adds to each row the explications of its figures, as a last figure: an object by path, whose members are what
 * `explain` gives for that figure. Imported by `compile-batch.ts` for `--explication` alone, since it loads the code
 * of explications. Under a reform they cite its values, as `explained-batch.test.ts` checks.
 */
export async function explainedBatch(
  { today, language }: BatchSpec,
  simulator: Simulator,
  plain: Compiled,
): Promise<Compiled> {
  const analysis = explicationOf(simulator)
  await loadExplication(simulator)
  const parser = analysis.parserFor({})
  const { batch, figures, params } = plain
  const explained = (row: BatchRow, parse: () => ParsedQuestion<Params>): BatchRow => {
    if (!row.values) return row
    const parsed = parse()
    if (!parsed.ok) return { errors: parsed.problems }
    const explications = figures.map(({ path }) => {
      const question = { ...parsed.question, figure: path }
      return [path, analysis.answer(question, { today }, language)] as const
    })
    return { values: [...row.values, Object.fromEntries(explications)] }
  }
  return {
    params,
    figures: [...figures, { path: EXPLICATION_COLUMN, read: () => null }],
    batch: {
      fromQuery: (query) => explained(batch.fromQuery(query), () => parser.fromQuery(query)),
      fromObject: (object) => explained(batch.fromObject(object), () => parser.fromObject(object)),
    },
  }
}
