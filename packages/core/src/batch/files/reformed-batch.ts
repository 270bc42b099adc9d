import type { Field } from '../../definition/field.ts'
import { compileParser } from '../../definition/parse.ts'
import type { Problem } from '../../definition/problem.ts'
import type { Params } from '../../definition/shape.ts'
import type { BatchFigure } from '../batch-figures.ts'
import type { BatchSimulation } from '../prepare-batch.ts'
import { loadReform, reformBatch } from '../reform.ts'
import type { BatchSpec } from './batch-spec.ts'
import { comparedPaths, differenceOf, emptyComparison, WEIGHT_COLUMN, withRow } from './compare-laws.ts'
import type { ChunkProcessor } from './csv-chunk.ts'

/** What computes the rows of a batch: its parameters, its columns, and a row under a law. */
interface Compiled {
  readonly params: Params
  readonly figures: readonly BatchFigure[]
  readonly batch: BatchSimulation
}

/** The same under the law that the batch asks for. */
interface Reformed extends Compiled {
  /** The same processor, whose chunks also tell how their rows differ under the reform. */
  readonly tallied: <Chunk>(processor: ChunkProcessor<Chunk>) => ChunkProcessor<Chunk>
}

type Row = ReturnType<BatchSimulation['fromQuery']>

/** The column of weights, read as a parameter is: with a decimal comma where the file has them. */
const weight: Field = {
  kind: 'plain',
  min: 0,
  optional: true,
  label: { fr: 'Poids', en: 'Weight' },
}
const weightParser = compileParser(WEIGHT_COLUMN, { [WEIGHT_COLUMN]: weight })

/**
 * Puts a batch under the reform of its spec, with `--comparer` under both laws: three columns a figure. Used by
 * `compile-batch.ts`.
 */
export async function reformedBatch({ reform, today }: BatchSpec, plain: Compiled): Promise<Reformed> {
  if (!reform) return { ...plain, tallied: (processor) => processor }
  const read = await loadReform(reform.values, today)
  if (!read.ok) throw new Error('the reform of the spec was not checked')
  const underReform = reformBatch(plain.batch, read.reform)
  if (!reform.isCompared) return { ...plain, batch: underReform, tallied: (processor) => processor }
  const paths = plain.figures.map(({ path }) => path)
  let comparison = emptyComparison(paths)

  const compared = (before: Row, after: Row, weighed: ParsedWeight): Row => {
    if (!before.values || !after.values || weighed.errors)
      return { errors: [...(before.errors ?? after.errors?.map(ofReform) ?? []), ...(weighed.errors ?? [])] }
    const [one, other] = [before.values, after.values]
    comparison = withRow(comparison, one, other, weighed.weight)
    return { values: one.flatMap((value, at) => [value, other[at], differenceOf(value, other[at])]) }
  }

  return {
    params: { ...plain.params, [WEIGHT_COLUMN]: weight },
    figures: plain.figures.flatMap((figure) =>
      comparedPaths(figure.path).map((path) => ({ ...figure, path })),
    ),
    batch: {
      fromQuery: (query) => {
        const question = new Map(query)
        const given = question.get(WEIGHT_COLUMN)
        question.delete(WEIGHT_COLUMN)
        const weighed = weightOf(weightParser.fromQuery(new Map(given ? [[WEIGHT_COLUMN, given]] : [])))
        return compared(plain.batch.fromQuery(question), underReform.fromQuery(question), weighed)
      },
      fromObject: ({ [WEIGHT_COLUMN]: given, ...question }) => {
        const weighed = weightOf(
          weightParser.fromObject(given === undefined ? {} : { [WEIGHT_COLUMN]: given }),
        )
        return compared(plain.batch.fromObject(question), underReform.fromObject(question), weighed)
      },
    },
    tallied: ({ head, compute }) => ({
      head,
      compute: (chunk) => {
        comparison = emptyComparison(paths)
        return { ...compute(chunk), comparison }
      },
    }),
  }
}

/** The weight of a row, or why it is refused. */
type ParsedWeight =
  | { readonly weight: number; readonly errors?: never }
  | { readonly errors: readonly Problem[]; readonly weight?: never }

function weightOf(parsed: ReturnType<typeof weightParser.fromQuery>): ParsedWeight {
  if (!parsed.ok) return { errors: parsed.problems }
  const { [WEIGHT_COLUMN]: given } = parsed.params as Readonly<Record<string, unknown>>
  return { weight: typeof given === 'number' ? given : 1 }
}

/** A problem that the law of today does not have. */
const ofReform = (problem: Problem): Problem => ({
  ...problem,
  message: `under the reform: ${problem.message}`,
})
