import type { Formula } from './syntax.ts'

/**
 * The names that a formula of an explanation reads, each once, in their order.
 * Called by `formula-reader.ts` and `write-column.ts`.
 * Also used by `expand-sums.ts`, `cell-digits.ts` and `step-operands.ts`.
 * @example formulaNames(parseFormula('a + b * a')) // ['a', 'b']
 */
export function formulaNames(formula: Formula): readonly string[] {
  return [...new Set(namesIn(formula))]
}

function namesIn(formula: Formula): readonly string[] {
  switch (formula.type) {
    case 'literal':
      return []
    case 'name':
      return [formula.name]
    case 'negation':
    case 'not':
      return namesIn(formula.operand)
    case 'binary':
      return [...namesIn(formula.left), ...namesIn(formula.right)]
    case 'call':
      return formula.operands.flatMap(namesIn)
  }
}
