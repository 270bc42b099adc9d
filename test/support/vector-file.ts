/**
 * Files of independent expected results of one simulator: `test/vectors/<name>.json`. Used by
 * `capacite-emprunt/vectors.test.ts`, `enveloppes/vectors.test.ts`, `plus-value-immobiliere/vectors.test.ts`
 * and others in `simulateurs`.
 */
import { valueAt } from '@denier/core'

/** A figure, a word, or the number of rows of a table at `….length`. */
type Expected = number | string | boolean | null

/** The content of a file of vectors. */
export interface VectorFile {
  /** The ISO day that answers are computed for. */
  readonly generated_with: string
  /** By kind: how far a figure may be from the expected one, in its unit. */
  readonly tolerance: Readonly<Record<string, number>>
  /** By the last member of a path: the kind of the figure; `exact` where it is left out. */
  readonly kinds: Readonly<Record<string, string>>
  readonly cases: readonly {
    readonly id: string
    readonly query: Record<string, string>
    /** By path in the data of the answer. */
    readonly expect: Readonly<Record<string, Expected>>
  }[]
}

/**
 * The paths where the data of an answer is not as expected, with what it has (`found`) and what is expected.
 */
export function disagreements(
  { tolerance, kinds }: VectorFile,
  data: unknown,
  expected: Readonly<Record<string, Expected>>,
) {
  return Object.entries(expected).flatMap(([path, value]) => {
    const found = valueAt(data, path)
    const kind = kinds[path.split('.').at(-1) ?? ''] ?? 'exact'
    const within = tolerance[kind]
    const isSame =
      typeof value === 'number' && typeof found === 'number' && within !== undefined
        ? Math.abs(found - value) <= within * (1 + 1e-9)
        : found === value
    return isSame ? [] : [{ path, found, expected: value }]
  })
}
