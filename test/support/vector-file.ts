/** Files of independent expected results of one simulator: `test/vectors/<name>.json`. */
import { valueAt } from '@denier/core'

/** A figure, a word, or the number of rows of a table at `….length`. */
type Expected = number | string | boolean | null

export interface VectorFile {
  /** The day of the answers. */
  readonly generated_with: string
  readonly tolerance: Readonly<Record<string, number>>
  /** By the last member of a path: which tolerance applies, or `exact`. */
  readonly kinds: Readonly<Record<string, string>>
  readonly cases: readonly {
    readonly id: string
    readonly query: Record<string, string>
    readonly expect: Readonly<Record<string, Expected>>
  }[]
}

/** The expected figures that an answer does not have, each with what it has instead. */
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
