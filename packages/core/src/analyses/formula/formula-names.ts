import { partsOf } from './formula-parts.ts'
import type { Formula } from './syntax.ts'

/**
 * The names that a formula of an explanation reads, each once, in their order.
 * Called by `formula-reader.ts` and `write-column.ts`.
 * Also used by `expand-sums.ts`, `cell-digits.ts` and `step-operands.ts`.
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
