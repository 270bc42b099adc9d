import { partsOf } from './formula-parts.ts'
import type { Formula } from './syntax.ts'

/**
 * The names that a formula of an explanation reads, each once, in their order. Used by `explanation/expand-sums.ts`,
 * `explication/cell-digits.ts`, `explication/formula-reader.ts`, `explication/step-operands.ts` and
 * `explication/write-column.ts`.
 * Exported by `@denier/core/formulas`, and used by `explanation/formula-in-labels.ts` of `@denier/web`.
 * @example formulaNames(parseFormula('a + b * a')) // ['a', 'b']
 */
export function formulaNames(formula: Formula): readonly string[] {
  const names = new Set<string>()
  const collect = (part: Formula): void => {
    if (part.type === 'name') names.add(part.name)
    else partsOf(part).forEach(collect)
  }
  collect(formula)
  return [...names]
}
