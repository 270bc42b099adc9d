/**
 * The column whose number says how many households a row counts for; 1 where it is absent or blank. Exported by
 * `@denier/core/batch`; used by `batch-plan.ts` and `reformed-batch.ts`, and by `batch/column-line.ts` of
 * `@denier/cli`.
 */
export const WEIGHT_COLUMN = 'poids'

/**
 * The columns of a figure under both laws: under that of today, under the reform, and what the reform adds. Used by
 * `batch-plan.ts`, `member-columns.ts`, `reformed-batch.ts` and `written-columns.ts`.
 * @example comparedPaths('resume.tri') // ['resume.tri', 'resume.tri.reforme', 'resume.tri.ecart']
 */
export const comparedPaths = (path: string): readonly [string, string, string] => [
  path,
  `${path}.reforme`,
  `${path}.ecart`,
]

/** Some rows: how many, and the sum of their weights. */
export interface RowSum {
  readonly rows: number
  readonly weight: number
}

/** How one figure differs under the reform, over many rows. */
export interface ComparedFigure {
  readonly path: string
  readonly higher: RowSum
  readonly lower: RowSum
  readonly unchanged: RowSum
  /** Words, days and flags that differ, and figures that one law alone gives. */
  readonly changed: RowSum
  /** The weighted totals of numbers, under the law of today and under the reform. */
  readonly before: number
  readonly after: number
}

/** How a batch differs under the reform: each figure. Plain data, which threads and checkpoints carry. */
export type Comparison = readonly ComparedFigure[]

const NONE: RowSum = { rows: 0, weight: 0 }

/** No row yet. Used by `reformed-batch.ts`. */
export const emptyComparison = (paths: readonly string[]): Comparison =>
  paths.map((path) => ({
    path,
    higher: NONE,
    lower: NONE,
    unchanged: NONE,
    changed: NONE,
    before: 0,
    after: 0,
  }))

/**
 * What a reform adds to a figure; `null` where it is no number. Figures are rounded already: the ten decimals kept
 * only remove what binary subtraction leaves. Used by `reformed-batch.ts`.
 */
export const differenceOf = (before: unknown, after: unknown): number | null =>
  typeof before === 'number' && typeof after === 'number' ? Number((after - before).toFixed(10)) : null

/** The comparison with one more row. Used by `reformed-batch.ts`. */
export const withRow = (
  comparison: Comparison,
  before: readonly unknown[],
  after: readonly unknown[],
  weight: number,
): Comparison =>
  comparison.map((figure, at) => {
    const [one, other] = [before[at], after[at]]
    const difference = differenceOf(one, other)
    const isSame = difference === null ? one === other : difference === 0
    const kind = isSame ? 'unchanged' : difference === null ? 'changed' : difference > 0 ? 'higher' : 'lower'
    const sum = figure[kind]
    return {
      ...figure,
      [kind]: { rows: sum.rows + 1, weight: sum.weight + weight },
      before: figure.before + (typeof one === 'number' ? weight * one : 0),
      after: figure.after + (typeof other === 'number' ? weight * other : 0),
    }
  })

/** Two comparisons of other rows as one. Used by `run-batch.ts`. */
export const sumOf = (one: Comparison | undefined, other: Comparison | undefined): Comparison | undefined =>
  one && other
    ? one.map((figure, at) => {
        const more = other[at] ?? figure
        const sum = (kind: 'higher' | 'lower' | 'unchanged' | 'changed'): RowSum => ({
          rows: figure[kind].rows + more[kind].rows,
          weight: figure[kind].weight + more[kind].weight,
        })
        return {
          path: figure.path,
          higher: sum('higher'),
          lower: sum('lower'),
          unchanged: sum('unchanged'),
          changed: sum('changed'),
          before: figure.before + more.before,
          after: figure.after + more.after,
        }
      })
    : (one ?? other)
