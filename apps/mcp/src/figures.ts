import { concatMembers, type Field, foldShape, kinds, type Language, type Shape, valueAt } from '@denier/core'
import { NO_FIGURE } from '@denier/prose'
import { translate } from './language.ts'

/**
 * The figures of a simulation that stand alone, a line each. Tables, and groups that may be lacking, are in the JSON.
 * Used by `simulation-tool.ts`.
 */
export const figureLines = (shape: Shape, data: unknown, language: Language): readonly string[] =>
  foldShape<readonly string[]>(shape, {
    field: (field, path) => {
      const value = valueAt(data, path)
      return value === undefined ? [] : [`- ${translate(field.label, language)}: ${withUnit(field, value)}`]
    },
    pair: () => [],
    rows: () => [],
    group: concatMembers,
    maybe: () => [],
  })

/**
 * A value with its unit, in letters; a sign for a figure that does not exist. Used by `analysis-lines.ts`.
 * @example withUnit(euros({ label }), 1234.5) // '1234.5 EUR'
 */
export function withUnit({ kind }: Field, value: unknown): string {
  const { unit } = kinds[kind]
  if (value === null || value === undefined) return NO_FIGURE
  return unit ? `${value} ${unit}` : String(value)
}
