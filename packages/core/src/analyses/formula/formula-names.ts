import type { Formula } from './syntax.ts'

/**
 * The names that a formula of an explanation reads, each once, in their order. Used by `explanation/expand-sums.ts`,
 * `explication/cell-digits.ts`, `explication/formula-reader.ts`, `explication/step-operands.ts` and
 * `explication/write-column.ts`.
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
